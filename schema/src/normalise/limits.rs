//! Pass: how much a dialect takes.

use std::collections::BTreeMap;

use super::draft::{Draft, Form, Named, Schema};
use crate::catalog::{Catalog, Tool, TypeId};
use crate::diag::Diagnostic;
use crate::dialects::{Limits, Spec};
use crate::table::Check;

/// Whether there are too many tools for one request.
pub(super) fn count(catalog: &Catalog, spec: &Spec) -> Vec<Diagnostic> {
    let (count, limit) = (catalog.tools.len(), spec.limits.tools);
    let Some(first_beyond) = catalog.tools.get(limit) else { return Vec::new() };
    let message = format!("{count} tools are more than the {limit} of one request in {}", spec.id);
    vec![Diagnostic::warning("V001", first_beyond.span, message).help("send a subset")]
}

/// Whether a tool's description is too long.
pub(super) fn describe(tool: &Tool, spec: &Spec, diagnostics: &mut Vec<Diagnostic>) {
    let (length, limit) = (tool.shown_description().chars().count(), spec.limits.description);
    if length > limit {
        let message = format!(
            "the description of `{}` has {length} characters; more than {limit} may be refused in {}",
            tool.name, spec.id
        );
        diagnostics.push(Diagnostic::warning("V002", tool.span, message).help("shorten it"));
    }
}

/// In what way a schema is bigger than the dialect takes, if it is, and what its author can do about it.
pub(super) fn excess(draft: &Draft, limits: &Limits) -> Option<(String, &'static str)> {
    Size::of(draft).excess(limits)
}

/// How big one tool is, in the terms of [`Limits`].
#[derive(Debug, Default)]
struct Size {
    properties: usize,
    depth: usize,
    names: usize,
    enum_values: usize,
    items: usize,
    /// Number and characters of the values of each enum.
    enums: Vec<(usize, usize)>,
}

impl Size {
    fn of(draft: &Draft) -> Self {
        let mut size = Self { depth: depth(&draft.root, draft, &mut BTreeMap::new()), ..Self::default() };
        size.add(&draft.root);
        for Named { name, schema } in draft.types.values() {
            size.names += name.chars().count();
            size.add(schema);
        }
        size
    }

    fn add(&mut self, schema: &Schema) {
        let most = schema.constraints.iter().filter_map(|constraint| match constraint.check {
            Check::MaxItems(most) => usize::try_from(most).ok(),
            _ => None,
        });
        self.items = most.fold(self.items, usize::saturating_add);
        match &schema.form {
            Form::Object(properties) => {
                self.properties += properties.len();
                self.names += properties.iter().map(|property| property.name.chars().count()).sum::<usize>();
            }
            Form::Enum(variants) => {
                let characters = variants.iter().map(|variant| variant.name.chars().count()).sum();
                self.names += characters;
                self.enum_values += variants.len();
                self.enums.push((variants.len(), characters));
            }
            Form::Any | Form::Bool | Form::Integer | Form::Number | Form::Text => {}
            Form::List(_) | Form::Tuple(_) | Form::Map(_) | Form::Choice(_) | Form::Reference(_) => {}
        }
        schema.parts().into_iter().for_each(|part| self.add(part));
    }

    fn excess(&self, limits: &Limits) -> Option<(String, &'static str)> {
        let sizes = [
            (self.properties, limits.properties, "properties", SPLIT),
            (self.depth, limits.depth, "levels of objects and lists", LIFT),
            (self.names, limits.names, "characters in names and enum values", SPLIT),
            (self.enum_values, limits.enum_values, "enum values", TEXT),
            (self.items, limits.items, "items of all arrays together", FEWER),
        ];
        let long_enums = self.enums.iter().filter(|(values, _)| *values > limits.long_enum);
        let long_enums =
            long_enums.map(|(_, characters)| (*characters, limits.long_enum_names, "characters in one enum", TEXT));
        let mut sizes = sizes.into_iter().chain(long_enums);
        let (size, limit, what, help) = sizes.find(|(size, limit, ..)| size > limit)?;
        Some((format!("{size} {what} are more than {limit}"), help))
    }
}

/// Objects and lists within each other, through references; a type inside itself adds nothing.
fn depth(schema: &Schema, draft: &Draft, known: &mut BTreeMap<TypeId, usize>) -> usize {
    match &schema.form {
        Form::Reference(id) => {
            if let Some(depth) = known.get(id) {
                return *depth;
            }
            known.insert(*id, 0);
            let depth = draft.types.get(id).map_or(0, |named| depth(&named.schema, draft, known));
            known.insert(*id, depth);
            depth
        }
        Form::List(_) | Form::Tuple(_) | Form::Map(_) | Form::Object(_) | Form::Choice(_) => {
            let parts = schema.parts().into_iter().map(|part| depth(part, draft, known));
            let is_level = !matches!(schema.form, Form::Choice(_));
            usize::from(is_level) + parts.max().unwrap_or(0)
        }
        Form::Any | Form::Bool | Form::Integer | Form::Number | Form::Text | Form::Enum(_) => 0,
    }
}

const SPLIT: &str = "make two tools of it, each with some of the parameters";

const LIFT: &str =
    "make an inner struct a parameter of its own, or write `#[serde(flatten)]` on the field that holds it";

const TEXT: &str =
    "write `&str` or `String` instead of the longest enum, and say in its description which names there are";

const FEWER: &str = "let each list be shorter, as `#[tool(max_items = 20)]` does";
