//! `one_of = [...]`: an enum made in place, of texts, whole numbers or booleans. The type of the function does not change.

use toolcall_schema::catalog::{Shape, TypeId, Variant};
use toolcall_schema::constraints::{self, accepts};
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::json::Json;

use super::Lowering;
use super::kind::Kind;
use crate::bind::Slot;
use crate::codes;
use crate::decl::{Value, ValueKind};

impl Lowering<'_> {
    /// Leaves a type only these values.
    pub(super) fn one_of(&mut self, kind: &Kind, said: &Value, problems: &mut Vec<Diagnostic>) {
        let id = self.catalog.nonnull(kind.id);
        let slot = kind.slot.within_option().unwrap_or(&kind.slot);
        let refused = match self.values_of(id, slot, said) {
            Some(values) => self.leave(id, &values).err(),
            None => Some(WRITE_LITERALS.to_owned()),
        };
        problems.extend(refused.map(|message| codes::CONSTRAINT.error(said.span, message)));
    }

    /// The values, if they are of the type's kind.
    fn values_of(&self, id: TypeId, slot: &Slot, said: &Value) -> Option<Vec<Json>> {
        let ValueKind::Items(items) = &said.kind else { return None };
        let is_of_kind = |json: &Json| match (&self.catalog.type_of(id).shape, json) {
            (Shape::Text, Json::Text(_)) => matches!(slot, Slot::Borrowed | Slot::Owned | Slot::Cow),
            (Shape::Integer(_), Json::Integer(_)) => matches!(slot, Slot::Integer(..) | Slot::Big(..)),
            (Shape::Bool, Json::Bool(_)) => matches!(slot, Slot::Bool),
            (_, _) => false,
        };
        let literal = |item: &Value| {
            let ValueKind::Literal(json) = &item.kind else { return None };
            Some(json.clone()).filter(is_of_kind)
        };
        items.iter().map(literal).collect::<Option<Vec<_>>>().filter(|values| !values.is_empty())
    }

    fn leave(&mut self, id: TypeId, values: &[Json]) -> Result<(), String> {
        for (index, value) in values.iter().enumerate() {
            accepts(&self.catalog, id, &self.wired(id, value.clone()))?;
            if values[..index].contains(value) {
                return Err(format!("{value} stands there twice"));
            }
        }
        let variant = |value: &Json| {
            let Json::Text(name) = value else { return None };
            Some(Variant { name: name.clone(), ..Variant::default() })
        };
        let kind = &mut self.catalog.types[id.0 as usize];
        match values.iter().map(variant).collect() {
            Some(names) => kind.shape = Shape::Enum(names),
            None => kind.constraints.extend(constraints::one_of(values)),
        }
        Ok(())
    }
}

const WRITE_LITERALS: &str =
    "`one_of` takes literals: texts for a text, whole numbers for an integer, `true` or `false` for a boolean";
