//! Keys of maps: types whose values are text in JSON, and lists of pairs that are maps.

use toolcall_schema::catalog::{Shape, Type, TypeId};
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::span::Span;

use super::Lowering;
use super::wire::quoted;
use crate::bind::Slot;
use crate::codes;

impl Lowering<'_> {
    /// A type as it is the key of an object; `is_provided`: its values are made outside. `None`: it cannot be one, and that was reported.
    pub(super) fn key(
        &mut self,
        id: TypeId,
        is_provided: bool,
        span: Span,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<TypeId> {
        let kind = self.catalog.type_of(id);
        match kind.shape {
            Shape::Text | Shape::Enum(_) => Some(id),
            // What is not ours need not know that its number is text here.
            Shape::Integer(width) if !is_provided => {
                // A type of its own: elsewhere it travels as a number.
                let mut own = Type { name: None, ..kind.clone() };
                own.constraints.push(quoted(width));
                Some(self.catalog.add(own))
            }
            Shape::Bool
            | Shape::Integer(_)
            | Shape::Number(_)
            | Shape::List(_)
            | Shape::Tuple(_)
            | Shape::Map(..)
            | Shape::Any
            | Shape::Raw
            | Shape::Record(_)
            | Shape::Choice(..)
            | Shape::Nullable(_)
            | Shape::Error => {
                let help = "take text, a character, a whole number, an enum of names, or a struct around one of these";
                problems.push(codes::TYPE_ARGUMENTS.error(span, "this cannot be the key of an object").help(help));
                None
            }
        }
    }

    /// Makes a map of a list of pairs; what is none is reported.
    pub(super) fn pairs(&mut self, id: TypeId, slot: &mut Slot, span: Span, problems: &mut Vec<Diagnostic>) {
        if let Slot::Option(inner) = slot {
            return self.pairs(self.catalog.nonnull(id), inner, span, problems);
        }
        let parts = self.catalog.parts_of(self.catalog.item(id));
        let slots = if let Slot::List(item) = &*slot { Some(&**item) } else { None };
        let (Some(Slot::Tuple(slots)), [key_id, value_id]) = (slots, parts.as_slice()) else {
            let message = "`pairs` is for lists of pairs: `Vec<(String, u32)>`";
            problems.push(codes::CONSTRAINT.error(span, message));
            return;
        };
        let [key, value] = slots.as_slice() else { return };
        let Some(key_id) = self.key(*key_id, key.is_provided(), span, problems) else { return };
        self.catalog.types[id.0 as usize].shape = Shape::Map(key_id, *value_id);
        *slot = Slot::Pairs(Box::new(key.clone()), Box::new(value.clone()));
    }
}
