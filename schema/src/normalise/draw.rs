//! Draws what a tool takes or returns as plain JSON Schema would have it: every named type a reference, nothing left out.

use std::collections::BTreeMap;

use super::draft::{Draft, Form, Named, Property, Schema};
use crate::catalog::{Catalog, Field, Presence, Shape, Tool, Type, TypeId, Variant};
use crate::constraints::{Constraint, format_of, sentences, shown, values};
use crate::ledger::{Change, Fate};
use crate::table::{Bound, Check};

/// The draft of what a tool takes.
pub(super) fn draw(catalog: &Catalog, tool: &Tool) -> Draft {
    let mut drawing = Drawing { catalog, types: BTreeMap::new() };
    let mut root = drawing.body(tool.arguments);
    // The tool's description says it; what is built by hand may have a root that is no record.
    root.description = None;
    root.examples.clone_from(&tool.examples);
    if !matches!(root.form, Form::Object(_)) {
        root = Schema::of(Form::Object(Vec::new()));
    }
    drawing.draft(tool, root)
}

/// The draft of what a tool returns.
pub(super) fn draw_output(catalog: &Catalog, tool: &Tool, output: TypeId) -> Draft {
    let mut drawing = Drawing { catalog, types: BTreeMap::new() };
    let root = drawing.body(output);
    drawing.draft(tool, root)
}

struct Drawing<'c> {
    catalog: &'c Catalog,
    types: BTreeMap<TypeId, Named>,
}

impl Drawing<'_> {
    fn draft(self, tool: &Tool, root: Schema) -> Draft {
        Draft { name: tool.name.clone(), root, types: self.types, definitions: Vec::new(), changes: Vec::new() }
    }

    /// A type at a place where it is used.
    fn usage(&mut self, id: TypeId) -> Schema {
        let kind = self.catalog.type_of(id);
        let Some(name) = self.catalog.referable(kind) else { return self.body(id) };
        if !self.types.contains_key(&id) {
            // Known before it is drawn: a type may use itself.
            self.types.insert(id, Named { name: name.to_owned(), schema: Schema::of(Form::Any) });
            let schema = self.body(id);
            self.types.insert(id, Named { name: name.to_owned(), schema });
        }
        Schema::of(Form::Reference(id))
    }

    /// A type itself.
    fn body(&mut self, id: TypeId) -> Schema {
        let kind = self.catalog.type_of(id);
        let form = match &kind.shape {
            Shape::Bool => Form::Bool,
            Shape::Integer(_) => Form::Integer,
            Shape::Number(_) => Form::Number,
            Shape::Text => Form::Text,
            Shape::Enum(variants) => Form::Enum(variants.clone()),
            Shape::List(item) => Form::List(Box::new(self.usage(*item))),
            Shape::Tuple(parts) => Form::Tuple(parts.iter().map(|part| self.usage(*part)).collect()),
            Shape::Map(_, value) => Form::Map(Box::new(self.usage(*value))),
            Shape::Any | Shape::Raw => Form::Any,
            Shape::Record(fields) => Form::Object(fields.iter().map(|field| self.property(field)).collect()),
            Shape::Choice(_, branches) => Form::Choice(branches.iter().map(|branch| self.usage(*branch)).collect()),
            Shape::Nullable(inner) => return self.nullable(kind, *inner),
            Shape::Error => Form::Any,
        };
        let constraints = shown(&kind.shape, &kind.constraints);
        // A key is never worth a reference.
        let keys = match kind.shape {
            Shape::Map(key, _) if self.catalog.restricts_keys(key) => Some(Box::new(self.body(key))),
            _ => None,
        };
        let others = self.catalog.others.get(&id).map(|others| Box::new(self.usage(*others)));
        let schema = Schema { description: kind.description.clone(), constraints, keys, others, ..Schema::of(form) };
        match (&kind.shape, format_of(&kind.constraints)) {
            (Shape::Integer(_), Some(_)) => as_text(schema),
            (_, _) => schema,
        }
    }

    fn nullable(&mut self, kind: &Type, inner: TypeId) -> Schema {
        let mut schema = self.usage(inner);
        schema.nullable = true;
        if kind.description.is_some() {
            schema.description.clone_from(&kind.description);
        }
        schema
    }

    fn property(&mut self, field: &Field) -> Property {
        let mut schema = self.usage(field.kind);
        schema.title.clone_from(&field.title);
        schema.examples.clone_from(&field.examples);
        schema.deprecated = field.deprecated;
        // What the type says of itself need not be said again beside a reference to it.
        let says_it = |id| self.catalog.type_of(id).description == field.description;
        let is_said = matches!(schema.form, Form::Reference(id) if says_it(id));
        if field.description.is_some() && !is_said {
            schema.description.clone_from(&field.description);
        }
        if let Presence::Default(value) = &field.presence {
            schema.default = Some(value.clone());
        }
        let (name, aliases) = (field.name.clone(), field.aliases.clone());
        Property { name, aliases, required: field.presence == Presence::Required, schema }
    }
}

/// A number that travels as text. What JSON Schema says of numbers only is said in words, in every dialect.
fn as_text(mut schema: Schema) -> Schema {
    schema.form = Form::Text;
    let is_format = |constraint: &Constraint| matches!(constraint.check, Check::Format(_));
    let (format, mut numeric): (Vec<_>, Vec<_>) = schema.constraints.into_iter().partition(is_format);
    if let Some(values) = values(&numeric) {
        let names = values.iter().map(|value| Variant { name: value.to_string(), ..Variant::default() });
        return Schema { form: Form::Enum(names.collect()), constraints: Vec::new(), ..schema };
    }
    // The pattern says it: no sign.
    numeric.retain(|constraint| constraint.check != Check::Minimum(Bound::Integer(0)));
    schema.notes.extend(sentences(&numeric));
    schema.changes.extend(numeric.iter().map(|constraint| Change {
        keyword: constraint.keyword.name,
        fate: Fate::Described,
        enforced: true,
    }));
    Schema { constraints: format, ..schema }
}
