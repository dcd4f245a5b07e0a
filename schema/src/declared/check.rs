//! Whether the keywords of one schema have values that they can have. Looked at once for each schema.

use super::fault::Fault;
use super::keyword::{Fate, Holds, keyword};
use super::number;
use super::reading::Reading;
use super::tree::{Id, Value};
use crate::json::Json;

impl Reading<'_, '_> {
    /// Looks at a schema that is an object.
    pub(super) fn check(&mut self, schema: Id) -> Result<(), Fault> {
        if !self.checked.insert(schema) {
            return Ok(());
        }
        self.malformed_in(schema).into_iter().next().map_or(Ok(()), Err)
    }

    /// The keywords of a schema with values that they cannot have.
    pub(super) fn malformed_in(&mut self, schema: Id) -> Vec<Fault> {
        let mut faults = Vec::new();
        let (tree, draft) = (self.tree, self.index.draft);
        let is_alone = draft.ref_stands_alone() && tree.key(schema, "$ref").is_some();
        for (name, value) in tree.members(schema) {
            match keyword(name, draft) {
                Some(_) if is_alone && name != "$ref" => {}
                Some(word) if word.fate == Fate::Annotation && word.holds == Holds::Nothing => {}
                Some(word) => {
                    if let Err(takes) = self.fits(word.name, word.holds, *value) {
                        faults.extend(self.malformed::<()>(*value, &format!("`{name}` takes {takes}")).err());
                    }
                }
                None if name.starts_with("x-") || self.is_open_api && OPEN_API.contains(&name.as_str()) => {}
                None => self.remark(
                    "J020",
                    *value,
                    format!("{} is no keyword of {}, and is not checked", Json::text(name), draft.uri()),
                    "say it with a keyword that there is, or in the description",
                ),
            }
        }
        faults
    }

    /// Whether a keyword can have a value; else what it takes.
    fn fits(&self, name: &str, holds: Holds, value: Id) -> Result<(), &'static str> {
        let tree = self.tree;
        let is_schema = |id: &Id| matches!(tree.value(*id), Value::Object(_) | Value::Bool(_));
        let is_text = |id: &Id| tree.text_of(*id).is_some();
        let takes = |fits: bool, takes| if fits { Ok(()) } else { Err(takes) };
        match (name, tree.value(value)) {
            ("items", Value::List(items)) if keyword("prefixItems", self.index.draft).is_none() => {
                takes(items.iter().all(is_schema), "schemas")
            }
            ("dependencies", value) => takes(matches!(value, Value::Object(_)), "an object"),
            (_, Value::List(items)) if holds == Holds::List => {
                takes(!items.is_empty() && items.iter().all(is_schema), "a list of schemas")
            }
            (_, Value::Object(members)) if holds == Holds::Map => {
                takes(members.iter().all(|(_, schema)| is_schema(schema)), "an object of schemas")
            }
            (_, _) if holds == Holds::Schema => takes(is_schema(&value), "a schema"),
            (_, _) if holds == Holds::Map => Err("an object of schemas"),
            (_, _) if holds == Holds::List => Err("a list of schemas"),
            ("type", Value::List(names)) if names.is_empty() => Err("at least one name"),
            ("type", Value::List(names)) => takes(names.iter().all(|name| self.kinds_named(*name).is_some()), TYPES),
            ("type", Value::Text(_)) => takes(self.kinds_named(value).is_some(), TYPES),
            ("type" | "pattern" | "format" | "$ref" | "$dynamicRef" | "$recursiveRef", _) => {
                takes(is_text(&value), "a text")
            }
            ("enum", of) => takes(matches!(of, Value::List(_)), "a list of values"),
            ("required", of) => {
                let is_list = matches!(of, Value::List(_));
                takes(is_list && tree.items(value).iter().all(is_text), "a list of names")
            }
            ("uniqueItems", of) => takes(matches!(of, Value::Bool(_)), "true or false"),
            ("exclusiveMinimum" | "exclusiveMaximum", Value::Bool(_)) => Ok(()),
            ("minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum" | "multipleOf", of) => {
                takes(matches!(of, Value::Number), "a number")
            }
            ("minLength" | "maxLength" | "minItems" | "maxItems" | "minProperties" | "maxProperties", _) => {
                takes(self.size(value).is_some(), "a whole number that is not negative")
            }
            (_, _) => Ok(()),
        }
    }

    /// A count; in the dialect of Gemini also as a text.
    pub(super) fn size(&self, value: Id) -> Option<u32> {
        match self.tree.value(value) {
            Value::Number => number::size(self.tree.source(value)),
            Value::Text(digits) if self.is_open_api => digits.parse().ok(),
            _ => None,
        }
    }
}

/// What the dialect of Gemini has beside the keywords of JSON Schema.
const OPEN_API: &[&str] = &["nullable", "propertyOrdering", "property_ordering"];

pub(super) const TYPES: &str = "null, boolean, integer, number, string, array or object";
