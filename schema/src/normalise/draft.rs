//! A tool's schema on its way: still typed, already apart from the catalog.

use std::collections::BTreeMap;

use crate::catalog::{TypeId, Variant};
use crate::constraints::{Constraint, values};
use crate::dialects::{NullSpelling, Rules};
use crate::json::Json;
use crate::ledger::Change;

/// One tool.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    /// As the dialect takes it.
    pub(super) name: String,
    /// The arguments, always [`Form::Object`]; or the output, of any form.
    pub(super) root: Schema,
    /// Every named type that the tool uses.
    pub(super) types: BTreeMap<TypeId, Named>,
    /// The types that stand in `$defs`, in the order of their first use.
    pub(super) definitions: Vec<TypeId>,
    /// What happened to the tool itself.
    pub(super) changes: Vec<Change>,
}

/// A type with a name of its own.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Named {
    /// Its key in `$defs`.
    pub(super) name: String,
    /// What it is.
    pub(super) schema: Schema,
}

/// One place of a schema.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Schema {
    pub(super) title: Option<String>,
    pub(super) description: Option<String>,
    /// Sentences behind the description, for what the dialect has no keyword for.
    pub(super) notes: Vec<String>,
    pub(super) constraints: Vec<Constraint>,
    /// What lengths are written as, where they have no keywords.
    pub(super) pattern: Option<String>,
    pub(super) default: Option<Json>,
    pub(super) examples: Vec<Json>,
    pub(super) deprecated: bool,
    pub(super) nullable: bool,
    pub(super) form: Form,
    /// What the keys of a map must be.
    pub(super) keys: Option<Box<Self>>,
    /// What the values of other keys must be, of an object that may have such.
    pub(super) others: Option<Box<Self>>,
    /// What the passes did here.
    pub(super) changes: Vec<Change>,
}

/// The JSON type of a place and its parts.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Form {
    /// Any value; stands for a type that was already reported as well.
    Any,
    Bool,
    Integer,
    Number,
    Text,
    Enum(Vec<Variant>),
    List(Box<Schema>),
    /// One item of each schema.
    Tuple(Vec<Schema>),
    /// Any keys, and values of one schema.
    Map(Box<Schema>),
    Object(Vec<Property>),
    /// A value of one of the schemas.
    Choice(Vec<Schema>),
    Reference(TypeId),
}

/// One key of an object.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Property {
    pub(super) name: String,
    /// What calls may use as well.
    pub(super) aliases: Vec<String>,
    pub(super) required: bool,
    pub(super) schema: Schema,
}

impl Draft {
    /// Every place of the schema with its JSON pointer, in the order of writing.
    pub(super) fn walk(&self, rules: &Rules, visit: &mut dyn FnMut(&str, &Schema)) {
        let mut pointer = String::new();
        self.root.walk(&mut pointer, rules, visit);
        for id in &self.definitions {
            if let Some(Named { name, schema }) = self.types.get(id) {
                pointer.replace_range(.., "/$defs/");
                push_escaped(name, &mut pointer);
                schema.walk(&mut pointer, rules, visit);
            }
        }
    }

    /// Every place that is drawn, named types each once.
    pub(super) fn each_mut(&mut self, visit: &mut dyn FnMut(&mut Schema)) {
        self.root.each_mut(visit);
        self.types.values_mut().for_each(|named| named.schema.each_mut(visit));
    }
}

impl Schema {
    /// A place without any remark.
    pub(super) const fn of(form: Form) -> Self {
        Self {
            title: None,
            description: None,
            notes: Vec::new(),
            constraints: Vec::new(),
            pattern: None,
            default: None,
            examples: Vec::new(),
            deprecated: false,
            nullable: false,
            form,
            keys: None,
            others: None,
            changes: Vec::new(),
        }
    }

    /// Whether something would have to be written beside a `$ref`.
    pub(super) fn has_siblings(&self) -> bool {
        let has_text = self.title.is_some() || self.description.is_some() || !self.notes.is_empty();
        has_text || self.default.is_some() || !self.examples.is_empty() || self.deprecated
    }

    /// Whether "or null" is written as `anyOf` here.
    pub(super) fn is_any_of(&self, rules: &Rules) -> bool {
        let is_branch = match self.form {
            // What may be of any type may be null.
            Form::Any => false,
            // It is one anyway.
            Form::Choice(_) => false,
            Form::Reference(_) => true,
            Form::Enum(_) | Form::Bool | Form::Integer | Form::Number | Form::Text => match rules.nullable {
                NullSpelling::AnyOf => true,
                NullSpelling::TypeListButEnums => self.is_enum(),
                NullSpelling::TypeList | NullSpelling::Keyword => false,
            },
            Form::List(_) | Form::Tuple(_) | Form::Map(_) | Form::Object(_) => rules.nullable == NullSpelling::AnyOf,
        };
        self.nullable && is_branch
    }

    /// Whether its values are listed, if the dialect lists such values.
    fn is_enum(&self) -> bool {
        matches!(self.form, Form::Enum(_)) || values(&self.constraints).is_some()
    }

    /// The places right below.
    pub(super) fn parts(&self) -> Vec<&Self> {
        match &self.form {
            Form::List(item) | Form::Map(item) => vec![item],
            Form::Object(properties) => {
                properties.iter().map(|property| &property.schema).chain(self.others.as_deref()).collect()
            }
            Form::Tuple(parts) | Form::Choice(parts) => parts.iter().collect(),
            Form::Any | Form::Bool | Form::Integer | Form::Number | Form::Text => Vec::new(),
            Form::Enum(_) | Form::Reference(_) => Vec::new(),
        }
    }

    /// Shows the places right below, to be rewritten.
    pub(super) fn each_part_mut(&mut self, mut visit: impl FnMut(&mut Self)) {
        match &mut self.form {
            Form::List(item) | Form::Map(item) => visit(item),
            Form::Object(properties) => {
                properties.iter_mut().for_each(|property| visit(&mut property.schema));
                self.others.iter_mut().for_each(|others| visit(others));
            }
            Form::Tuple(parts) | Form::Choice(parts) => parts.iter_mut().for_each(visit),
            Form::Any | Form::Bool | Form::Integer | Form::Number | Form::Text => {}
            Form::Enum(_) | Form::Reference(_) => {}
        }
    }

    /// `pointer` is that of this place, and as long again afterwards.
    fn walk(&self, pointer: &mut String, rules: &Rules, visit: &mut dyn FnMut(&str, &Self)) {
        visit(pointer, self);
        let whole = pointer.len();
        if self.is_any_of(rules) {
            pointer.push_str("/anyOf/0");
        }
        let base = pointer.len();
        let mut below = |step: &str, place: Option<&str>, part: &Self| {
            pointer.push_str(step);
            if let Some(place) = place {
                pointer.push('/');
                push_escaped(place, pointer);
            }
            part.walk(pointer, rules, visit);
            pointer.truncate(base);
        };
        match &self.form {
            Form::List(item) => below("/items", None, item),
            Form::Map(value) => {
                if let Some(keys) = &self.keys {
                    below("/propertyNames", None, keys);
                }
                below("/additionalProperties", None, value);
            }
            Form::Object(properties) => {
                for Property { name, schema, .. } in properties {
                    below("/properties", Some(name), schema);
                }
                if let Some(others) = &self.others {
                    below("/additionalProperties", None, others);
                }
            }
            Form::Tuple(parts) => {
                for (index, part) in parts.iter().enumerate() {
                    below("/prefixItems", Some(&index.to_string()), part);
                }
            }
            Form::Choice(branches) => {
                for (index, branch) in branches.iter().enumerate() {
                    below("/anyOf", Some(&index.to_string()), branch);
                }
            }
            Form::Any | Form::Bool | Form::Integer | Form::Number | Form::Text => {}
            Form::Enum(_) | Form::Reference(_) => {}
        }
        pointer.truncate(whole);
    }

    fn each_mut(&mut self, visit: &mut dyn FnMut(&mut Self)) {
        visit(self);
        self.keys.iter_mut().for_each(|keys| keys.each_mut(visit));
        self.each_part_mut(|part| part.each_mut(visit));
    }
}

/// One step of a JSON pointer.
fn push_escaped(key: &str, pointer: &mut String) {
    for char in key.chars() {
        match char {
            '~' => pointer.push_str("~0"),
            '/' => pointer.push_str("~1"),
            char => pointer.push(char),
        }
    }
}
