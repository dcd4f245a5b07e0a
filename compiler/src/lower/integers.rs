//! An enum whose variants are numbers, as `serde_repr` reads it: each has the value that Rust gives it.

use proc_macro2::Ident;
use toolcall_schema::catalog::{Shape, TypeId};
use toolcall_schema::constraints::{self, Constraint};
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::json::Json;
use toolcall_schema::table::Width;

use super::Lowering;
use super::find::marks;
use crate::attributes::{self, Place};
use crate::bind::Parts;
use crate::codes;
use crate::decl::{Fields, Item, ValueKind, Variant};

/// What such an enum is.
pub(super) struct Integers {
    pub(super) shape: Shape,
    pub(super) constraints: Vec<Constraint>,
    pub(super) values: Vec<(Ident, i128)>,
    /// What the variants say of themselves, a line each.
    pub(super) remarks: String,
}

impl Lowering<'_> {
    /// Whether serde reads an enum as numbers.
    pub(super) fn is_integers(declared: &Item) -> bool {
        declared.derives.iter().any(|derived| derived == "Deserialize_repr")
    }

    /// The number of a variant.
    pub(super) fn number(&self, id: TypeId, index: usize) -> Option<i128> {
        let value = self.values.iter().find(|value| value.id == id)?;
        let Parts::Integers(values) = &value.parts else { return None };
        values.get(index).map(|(_, number)| *number)
    }

    /// Understands the values. `None`: something in them was reported.
    pub(super) fn integers(
        &self,
        declared: &Item,
        variants: &[Variant],
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Integers> {
        let (mut values, mut remarks): (Vec<(Ident, i128)>, _) = (Vec::new(), String::new());
        for variant in variants {
            self.needs_glue(&variant.attributes, declared, problems);
            let settings = attributes::settings(Place::Variant, marks(&variant.attributes), problems);
            let value = match &variant.discriminant {
                Some(written) => match self.behind(declared.module, &written.kind) {
                    (_, ValueKind::Literal(Json::Integer(value))) => Some(*value),
                    (_, _) => None,
                },
                None => Some(values.last().map_or(0, |(_, last)| last + 1)),
            };
            let Some(value) =
                value.filter(|value| i64::try_from(*value).is_ok() && matches!(variant.fields, Fields::None))
            else {
                let message = format!("`{}` has no number that is known before the program runs", variant.name.text);
                let help = "write it as a literal of at most 64 bits: `High = 3`";
                problems.push(codes::ENUM_VARIANT.error(variant.name.span, message).help(help));
                return None;
            };
            let said = settings.description.unwrap_or_else(|| variant.docs.text.clone());
            let said = if said.is_empty() { &variant.name.text } else { &said };
            remarks.push_str(&format!("\n- {value}: {}", said.split_whitespace().collect::<Vec<_>>().join(" ")));
            values.push((variant.name.ident.clone(), value));
        }
        if values.is_empty() {
            let message = format!("`{}` has no variant, so it has no value", declared.name.text);
            problems.push(
                codes::ENUM_VARIANT.error(declared.name.span, message).help("give it one, or leave out what takes it"),
            );
            return None;
        }
        let numbers: Vec<_> = values.iter().map(|(_, value)| Json::Integer(*value)).collect();
        Some(Integers {
            shape: Shape::Integer(Width::I64),
            constraints: constraints::one_of(&numbers),
            values,
            remarks,
        })
    }
}
