//! The last step: a finished draft as JSON Schema.

use super::draft::{Draft, Form, Property, Schema};
use crate::constraints::values;
use crate::dialects::{NullSpelling, References, Rules, Spec, TypeNames};
use crate::json::{Json, Object};

/// The schema of the arguments, or of the output.
pub(super) fn write(draft: &Draft, spec: &Spec) -> Json {
    let is_closed = spec.takes(CLOSED);
    let writer = Writer { draft, rules: &spec.rules, is_closed };
    let definitions = draft.definitions.iter().filter_map(|id| draft.types.get(id));
    let definitions = definitions.fold(Object::new(), |all, named| all.with(&named.name, writer.place(&named.schema)));
    writer.place(&draft.root).maybe("$defs", Some(definitions).filter(|all| !all.is_empty())).into()
}

struct Writer<'d> {
    draft: &'d Draft,
    rules: &'d Rules,
    /// Whether an object can say that it takes no other keys.
    is_closed: bool,
}

impl Writer<'_> {
    fn place(&self, schema: &Schema) -> Object {
        let object = if let Some(mut branches) = self.branches(schema) {
            if schema.nullable {
                branches.push(Object::new().with("type", "null").into());
            }
            remarks(Object::new(), schema).with("anyOf", Json::List(branches))
        } else {
            self.body(remarks(self.head(schema, schema.nullable), schema), schema, schema.nullable)
        };
        object
            .maybe("default", schema.default.clone())
            .maybe("examples", Some(schema.examples.clone()).filter(|all| !all.is_empty()).map(Json::List))
            .maybe("deprecated", schema.deprecated.then_some(true))
    }

    /// What stands in the `anyOf` of a place that has one, `null` aside.
    fn branches(&self, schema: &Schema) -> Option<Vec<Json>> {
        if let Form::Choice(branches) = &schema.form {
            return Some(branches.iter().map(|branch| self.place(branch).into()).collect());
        }
        let has_one = schema.is_any_of(self.rules) || self.is_crowded(schema);
        has_one.then(|| vec![self.body(self.head(schema, false), schema, false).into()])
    }

    /// Whether a reference that must stand alone has something beside it; then it stands in an `anyOf` of its own.
    fn is_crowded(&self, schema: &Schema) -> bool {
        let is_reference = matches!(schema.form, Form::Reference(_));
        is_reference && schema.has_siblings() && self.rules.references == References::Alone
    }

    /// Says which type it is.
    fn head(&self, schema: &Schema, nullable: bool) -> Object {
        let name = match &schema.form {
            Form::Any | Form::Choice(_) => return Object::new(),
            Form::Reference(id) => {
                let path = self.draft.types.get(id).map(|named| format!("#/$defs/{}", named.name));
                return Object::new().maybe("$ref", path.as_deref());
            }
            Form::Bool => "boolean",
            Form::Integer => "integer",
            Form::Number => "number",
            Form::Text | Form::Enum(_) => "string",
            Form::List(_) | Form::Tuple(_) => "array",
            Form::Object(_) | Form::Map(_) => "object",
        };
        let name = match self.rules.types {
            TypeNames::Lower => name.to_owned(),
            TypeNames::Upper => name.to_uppercase(),
        };
        match self.rules.nullable {
            NullSpelling::TypeList | NullSpelling::TypeListButEnums if nullable => {
                Object::new().with("type", Json::texts([name.as_str(), "null"]))
            }
            NullSpelling::Keyword if nullable => Object::new().with("type", Json::Text(name)).with("nullable", true),
            NullSpelling::TypeList | NullSpelling::TypeListButEnums | NullSpelling::AnyOf | NullSpelling::Keyword => {
                Object::new().with("type", Json::Text(name))
            }
        }
    }

    /// Adds what may be in it.
    fn body(&self, object: Object, schema: &Schema, nullable: bool) -> Object {
        if let Some(values) = values(&schema.constraints) {
            let null = (nullable && self.rules.nullable == NullSpelling::TypeList).then_some(Json::Null);
            return object.with("enum", Json::List(values.into_iter().chain(null).collect()));
        }
        let constraints = schema.constraints.iter();
        let object =
            constraints.fold(object, |object, constraint| object.with(constraint.keyword.name, constraint.schema()));
        let object = object.maybe(PATTERN, schema.pattern.as_deref());
        match &schema.form {
            Form::Any | Form::Bool | Form::Integer | Form::Number | Form::Text => object,
            Form::Choice(_) | Form::Reference(_) => object,
            Form::Enum(variants) => {
                let names = variants.iter().map(|variant| Json::text(&variant.name));
                let null = (nullable && self.rules.nullable == NullSpelling::TypeList).then_some(Json::Null);
                object.with("enum", Json::List(names.chain(null).collect()))
            }
            Form::List(item) => object.with("items", self.place(item)),
            Form::Tuple(parts) => {
                object.with("prefixItems", Json::List(parts.iter().map(|part| self.place(part).into()).collect()))
            }
            Form::Map(value) => {
                let keys = schema.keys.as_ref().map(|keys| self.place(keys));
                object.maybe(KEYS, keys).with("additionalProperties", self.place(value))
            }
            Form::Object(properties) => self.object(object, properties, schema.others.as_deref()),
        }
    }

    fn object(&self, object: Object, properties: &[Property], others: Option<&Schema>) -> Object {
        let places = properties
            .iter()
            .fold(Object::new(), |all, property| all.with(&property.name, self.place(&property.schema)));
        let required = properties.iter().filter(|property| property.required).map(|property| &property.name);
        let required =
            Some(Json::texts(required)).filter(|names| self.rules.require_all || *names != Json::List(vec![]));
        let places = Some(places).filter(|places| self.rules.empty_properties || !places.is_empty());
        let closed = match others {
            _ if !self.is_closed => None,
            None => Some(Json::Bool(false)),
            // Without the keyword they may be anything.
            Some(others) => Some(Json::from(self.place(others))).filter(|others| *others != Object::new().into()),
        };
        object.maybe("properties", places).maybe("required", required).maybe(CLOSED, closed)
    }
}

/// Adds what people and models read.
fn remarks(object: Object, schema: &Schema) -> Object {
    object.maybe("title", schema.title.as_deref()).maybe("description", description(schema).as_deref())
}

/// Description, notes and the remarks on variants, for which JSON Schema has no place of their own.
fn description(schema: &Schema) -> Option<String> {
    let mut text = schema.description.clone().unwrap_or_default();
    for note in &schema.notes {
        if !text.is_empty() {
            text.push_str(if text.ends_with(['.', '!', '?', ':', ';', '…']) { " " } else { ". " });
        }
        text.push_str(note);
    }
    if let Form::Enum(variants) = &schema.form {
        for variant in variants {
            let Some(remark) = &variant.description else { continue };
            let remark = remark.split_whitespace().collect::<Vec<_>>().join(" ");
            let line_break = if text.is_empty() { "" } else { "\n" };
            text.push_str(&format!("{line_break}- {}: {remark}", variant.name));
        }
    }
    Some(text).filter(|text| !text.is_empty())
}

/// What a text must match.
pub(super) const PATTERN: &str = "pattern";

/// What the keys of an object must be.
pub(super) const KEYS: &str = "propertyNames";

/// With `false`, an object takes no other keys.
pub(super) const CLOSED: &str = "additionalProperties";
