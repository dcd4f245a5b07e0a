//! Schemas that hold for one value at once, as one flat list: what `$ref` and `allOf` add up to.
//!
//! Nothing is written out: a list names schemas by their places, so that equal lists are one type, and a schema that
//! contains itself is a type that contains itself.

use std::collections::BTreeSet;

use super::check::TYPES;
use super::fault::Fault;
use super::keyword::{Fate, keyword, of};
use super::reading::Reading;
use super::tree::{Id, Tree, Value};
use super::{Draft, Formats};

/// Schemas that hold at once, and the kinds of values that are asked for.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct All {
    pub(super) parts: Vec<Part>,
    pub(super) kinds: u8,
}

/// One of them, and which of its keywords have been seen to, see [`done`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Part {
    pub(super) schema: Id,
    pub(super) done: u8,
}

/// Keywords that have been seen to, one bit each.
pub(super) mod done {
    pub(in super::super) const ADDED: u8 = 1;
    pub(in super::super) const ANY_OF: u8 = 2;
    pub(in super::super) const ONE_OF: u8 = 4;
    pub(in super::super) const VALUES: u8 = 8;
}

/// Keywords with forms, how it is noted that they have been seen to, and whether a value may be of one form only.
pub(super) const FORMS: [(&str, u8, bool); 2] = [("anyOf", done::ANY_OF, false), ("oneOf", done::ONE_OF, true)];

impl All {
    /// Schemas of which nothing has been seen to.
    pub(super) fn of(schemas: impl IntoIterator<Item = Id>, kinds: u8) -> Self {
        Self { parts: schemas.into_iter().map(|schema| Part { schema, done: 0 }).collect(), kinds }
    }

    /// The values of a keyword, of each schema that has it.
    pub(super) fn values<'a>(&'a self, tree: &'a Tree<'_>, name: &'a str) -> impl Iterator<Item = Id> + 'a {
        self.parts.iter().filter_map(move |part| tree.key(part.schema, name))
    }
}

impl Reading<'_, '_> {
    /// Adds what `$ref` and `allOf` lead to, and leaves the kinds that all take. `None`: nothing fits.
    pub(super) fn flat(&mut self, all: &All) -> Result<Option<All>, Fault> {
        let mut flat = All { parts: Vec::new(), kinds: all.kinds };
        let mut seen = BTreeSet::new();
        let mut open: Vec<Part> = all.parts.iter().rev().copied().collect();
        while let Some(Part { schema, done }) = open.pop() {
            self.step(schema)?;
            if !seen.insert(schema) {
                continue;
            }
            match self.tree.value(schema) {
                Value::Bool(true) => continue,
                Value::Bool(false) => return Ok(None),
                Value::Object(_) => self.check(schema)?,
                _ => return self.malformed(schema, "a schema is an object, or true or false"),
            }
            let reference = self.tree.key(schema, "$ref").filter(|_| done & done::ADDED == 0);
            let mut added = Vec::new();
            if let Some(reference) = reference {
                added.push(self.index.target(self.tree, schema, reference)?);
            }
            // What says nothing beside where it leads is that type, so that all places that lead there have the same.
            let stands_alone = self.index.draft.ref_stands_alone() || self.tree.members(schema).len() == 1;
            if !(stands_alone && self.tree.key(schema, "$ref").is_some()) {
                if let Some(list) = self.tree.key(schema, "allOf").filter(|_| done & done::ADDED == 0) {
                    added.extend(self.tree.items(list));
                }
                flat.kinds &= self.kinds_of(schema)?;
                flat.parts.push(Part { schema, done: done | done::ADDED });
            }
            open.extend(added.into_iter().rev().map(|schema| Part { schema, done: 0 }));
        }
        Ok((flat.kinds != 0).then_some(flat))
    }

    /// The kinds of values of a type; `None`: there is no such type.
    pub(super) fn kinds_named(&self, name: Id) -> Option<u8> {
        let written = self.tree.text_of(name)?;
        let lower = written.to_ascii_lowercase();
        Some(match if self.is_open_api { lower.as_str() } else { written } {
            "null" => of::NULL,
            "boolean" => of::BOOL,
            "integer" => of::WHOLE,
            "number" => of::NUMBER,
            "string" => of::TEXT,
            "array" => of::LIST,
            "object" => of::OBJECT,
            "type_unspecified" if self.is_open_api => of::ALL,
            _ => return None,
        })
    }

    /// The kinds of values that `type` leaves.
    fn kinds_of(&mut self, schema: Id) -> Result<u8, Fault> {
        let Some(said) = self.tree.key(schema, "type") else { return Ok(of::ALL) };
        let mut kinds =
            if self.is_open_api && self.tree.bool_at(schema, "nullable") == Some(true) { of::NULL } else { 0 };
        let one = [said];
        let names = if let Value::List(names) = self.tree.value(said) { names } else { &one[..] };
        for name in names {
            let Some(named) = self.kinds_named(*name) else {
                return self.malformed(said, &format!("`type` takes {TYPES}"));
            };
            kinds |= named;
        }
        if self.index.draft == Draft::Draft4 && kinds & of::NUMBER == of::WHOLE {
            self.beyond(said, "type", "in draft 4, 1.0 is no integer");
        }
        Ok(kinds)
    }

    /// Whether no schema says anything of what fits.
    pub(super) fn is_silent(&self, flat: &All) -> bool {
        let is_said = |schema: Id, (name, value): &(String, Id)| match keyword(name, self.index.draft) {
            // What `type` says are the kinds.
            Some(word) if matches!(word.name, "type" | "$ref" | "allOf") => false,
            Some(word) => word.fate != Fate::Annotation && !self.is_idle(schema, word.name, *value),
            None => false,
        };
        let mut schemas = flat.parts.iter().map(|part| part.schema);
        let says = |schema| self.tree.members(schema).iter().any(|member| is_said(schema, member));
        flat.kinds == of::ALL && !schemas.any(says)
    }

    /// Whether a keyword with this value says nothing.
    fn is_idle(&self, schema: Id, word: &str, value: Id) -> bool {
        let (tree, is_true) = (self.tree, matches!(self.tree.value(value), Value::Bool(true)));
        let is_empty = tree.members(value).is_empty() && tree.items(value).is_empty();
        match word {
            "format" => self.options.formats == Formats::Remarks,
            "if" => ["then", "else"].iter().all(|branch| tree.key(schema, branch).is_none()),
            "additionalProperties" | "items" | "propertyNames" | "unevaluatedProperties" | "unevaluatedItems" => {
                is_true || tree.is_object(value) && is_empty
            }
            "properties" | "required" | "patternProperties" => is_empty,
            "dependencies" | "dependentRequired" | "dependentSchemas" => is_empty,
            _ => false,
        }
    }

    /// Whether `null` fits what is flat and takes it.
    pub(super) fn takes_null(&mut self, flat: &All) -> Result<bool, Fault> {
        if flat.kinds & of::NULL == 0 {
            return Ok(false);
        }
        for part in &flat.parts {
            let is_null = |value: &Id| matches!(self.tree.value(*value), Value::Null);
            let is_listed = |list| self.tree.items(list).iter().any(is_null);
            let lists_others = self.tree.key(part.schema, "enum").is_some_and(|list| !is_listed(list));
            if lists_others || self.tree.key(part.schema, "const").is_some_and(|value| !is_null(&value)) {
                return Ok(false);
            }
            for (word, bit, is_one) in FORMS {
                let list = self.tree.key(part.schema, word).filter(|_| part.done & bit == 0);
                let count = list.map(|list| self.count_nulls(list)).transpose()?;
                if count.is_some_and(|count| count == 0 || is_one && count > 1) {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// How many forms of a list take `null`.
    fn count_nulls(&mut self, list: Id) -> Result<usize, Fault> {
        let mut count = 0;
        for form in self.tree.items(list) {
            let fits = self.deeper(*form, |reading| match reading.flat(&All::of([*form], of::NULL))? {
                Some(flat) => reading.takes_null(&flat),
                None => Ok(false),
            })?;
            count += usize::from(fits);
        }
        Ok(count)
    }

    /// Notes the keywords that no shape can hold arguments to.
    pub(super) fn note_beyond(&mut self, flat: &All) {
        let tree = self.tree;
        for part in &flat.parts {
            for (name, value) in tree.members(part.schema) {
                let Some(word) = keyword(name, self.index.draft) else { continue };
                let says_something = word.kinds & flat.kinds != 0 && !self.is_idle(part.schema, word.name, *value);
                if word.fate == Fate::Beyond && says_something {
                    self.beyond(*value, word.name, "it says more than types do");
                }
            }
        }
    }
}
