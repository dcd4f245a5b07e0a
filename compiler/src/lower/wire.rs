//! Values that travel otherwise than their type would: integers as text, bytes as base64.

use quote::quote;
use toolcall_schema::catalog::{Shape, TypeId};
use toolcall_schema::constraints::{Constraint, format_of, of_format};
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::json::Json;
use toolcall_schema::span::Spanned;
use toolcall_schema::table::{Format, Width};

use super::Lowering;
use super::kind::Kind;
use crate::attributes::Settings;
use crate::bind::Slot;
use crate::codes;
use crate::decl::ValueKind;

impl Lowering<'_> {
    /// Gives a type the form in which it travels.
    pub(super) fn wire(&mut self, kind: &mut Kind, settings: &Settings, problems: &mut Vec<Diagnostic>) {
        let is_base64 = |value: &ValueKind| matches!(value, ValueKind::Literal(Json::Text(name)) if name == "base64");
        if settings.constraints.iter().any(|word| word.name.text == "format" && is_base64(&word.value.kind)) {
            self.base64(kind.id, &mut kind.slot);
        }
        if let Some(Spanned { span, .. }) = settings.wire
            && !self.quote(kind.id, &kind.slot)
        {
            let message =
                "`wire = \"string\"` is for integers, and lists and maps of them; other types have one form only";
            problems.push(codes::CONSTRAINT.error(span, message));
        }
    }

    /// Bytes become text; the word itself says of which format.
    fn base64(&mut self, id: TypeId, slot: &mut Slot) {
        if let Slot::Option(inner) = slot {
            self.base64(self.catalog.nonnull(id), inner);
        } else if matches!(slot, Slot::List(item) if matches!(**item, Slot::Integer(Width::U8, _))) {
            self.catalog.types[id.0 as usize].shape = Shape::Text;
            *slot = Slot::Parsed(Format::Base64, quote!(::std::vec::Vec<::core::primitive::u8>));
        }
    }

    /// Whether there are integers in it, which are text from now on.
    fn quote(&mut self, id: TypeId, slot: &Slot) -> bool {
        if let Slot::Integer(width, _) | Slot::NonZero(width, _) | Slot::Big(width, _) = slot {
            self.catalog.types[id.0 as usize].constraints.push(quoted(*width));
            true
        } else if let Slot::Option(inner) = slot {
            self.quote(self.catalog.nonnull(id), inner)
        } else if let Slot::List(inner) | Slot::Array(inner, _) | Slot::Collection(inner, _) | Slot::Set(inner, _) =
            slot
        {
            self.quote(self.catalog.item(id), inner)
        } else if let Slot::Map(_, inner, _) | Slot::Pairs(_, inner) = slot {
            self.quote(self.catalog.item(id), inner)
        } else {
            matches!(slot, Slot::Parsed(Format::Decimal, _))
        }
    }

    /// A literal as it travels.
    pub(super) fn wired(&self, id: TypeId, json: Json) -> Json {
        let kind = self.catalog.type_of(id);
        let is_text = matches!(kind.shape, Shape::Integer(_)) && format_of(&kind.constraints).is_some();
        if let (Json::Integer(value), true) = (&json, is_text) { Json::Text(value.to_string()) } else { json }
    }
}

/// What an integer is under that travels as text.
pub(super) fn quoted(width: Width) -> Constraint {
    of_format(if width.bounds().0 < 0.into() { Format::Integer } else { Format::Natural })
}
