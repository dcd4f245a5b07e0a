//! Objects: declared keys, and what other keys may be.

use std::collections::BTreeSet;

use super::Objects;
use super::fault::Fault;
use super::flat::All;
use super::keyword::of;
use super::make::Made;
use super::reading::{Data, Reading, TEXT};
use super::tree::{Id, Value};
use crate::catalog::{Field, Presence, Shape, TypeId};

impl Reading<'_, '_> {
    /// Objects.
    pub(super) fn object(&mut self, flat: &All, id: TypeId) -> Result<Made, Fault> {
        let wants_record = core::mem::take(&mut self.wants_record);
        let tree = self.tree;
        let at = flat.parts.first().map_or(0, |part| part.schema);
        let required: Vec<&str> = flat
            .values(tree, "required")
            .flat_map(|list| tree.items(list))
            .filter_map(|name| tree.text_of(*name))
            .collect();
        let declared = flat.values(tree, "properties").flat_map(|all| tree.members(all)).map(|(name, _)| name.as_str());
        let mut known = BTreeSet::new();
        let names: Vec<&str> = declared.chain(required.iter().copied()).filter(|name| known.insert(*name)).collect();
        let required: BTreeSet<&str> = required.into_iter().collect();
        self.spend(names.len() / 4, at)?;
        let rest = All::of(flat.values(tree, "additionalProperties"), of::ALL);
        let is_closed = self.options.objects == Objects::Closed && rest.parts.is_empty() && !names.is_empty();
        let others = if is_closed { None } else { self.place(&rest, at)? };
        let mut fields = Vec::new();
        for name in names {
            let all = All::of(flat.parts.iter().filter_map(|part| self.property(part.schema, name)), of::ALL);
            let place = all.parts.first().map_or(at, |part| part.schema);
            match self.place(&all, place)? {
                Some(kind) => {
                    let presence = if required.contains(name) { Presence::Required } else { Presence::Optional };
                    fields.push(self.field(name, kind, presence, &all, (id, fields.len()))?);
                }
                None if required.contains(name) => return Ok(Made::Nothing),
                None if others.is_none() => {}
                None => self.beyond(place, "properties", "a key that may not be there, where others may"),
            }
        }
        let bounds = (required.len(), fields.len(), others.is_some());
        if self.counts(flat, bounds) {
            return Ok(Made::Nothing);
        }
        let keys: Vec<Id> =
            flat.values(tree, "propertyNames").filter(|keys| !matches!(tree.value(*keys), Value::Bool(true))).collect();
        match others {
            Some(others) if fields.is_empty() && !wants_record => return self.map(id, keys, others, at),
            Some(others) => _ = self.catalog.others.insert(id, others),
            None => {}
        }
        // A closed object has no other keys than these.
        let are_fine = keys.is_empty() || fields.is_empty() && others.is_none();
        if !are_fine {
            self.beyond(keys[0], "propertyNames", "beside declared keys");
        }
        self.fill(id, Shape::Record(fields), Vec::new());
        Ok(Made::Filled)
    }

    /// What one schema says of the value of a key.
    fn property(&self, schema: Id, name: &str) -> Option<Id> {
        let declared = self.tree.key(schema, "properties").and_then(|all| self.tree.key(all, name));
        declared.or_else(|| self.tree.key(schema, "additionalProperties"))
    }

    /// Whether no object has as many keys as it must; what no shape counts is beyond.
    fn counts(&mut self, flat: &All, (required, declared, is_open): (usize, usize, bool)) -> bool {
        let tree = self.tree;
        let size = |reading: &Self, id: Id| reading.size(id).unwrap_or_default() as usize;
        for at in flat.values(tree, "minProperties") {
            if !is_open && size(self, at) > declared {
                return true;
            }
            if size(self, at) > required {
                self.beyond(at, "minProperties", "no shape counts keys");
            }
        }
        for at in flat.values(tree, "maxProperties") {
            if size(self, at) < required {
                return true;
            }
            if is_open || size(self, at) < declared {
                self.beyond(at, "maxProperties", "no shape counts keys");
            }
        }
        false
    }

    /// An object without declared keys.
    fn map(&mut self, id: TypeId, keys: Vec<Id>, value: TypeId, at: Id) -> Result<Made, Fault> {
        let Some(key) = self.place(&All::of(keys.iter().copied(), of::TEXT), at)? else {
            self.fill(id, Shape::Record(Vec::new()), Vec::new());
            return Ok(Made::Filled);
        };
        if !matches!(self.catalog.type_of(key).shape, Shape::Text | Shape::Enum(_)) {
            self.beyond(keys.first().copied().unwrap_or(at), "propertyNames", "keys of several forms");
        }
        self.fill(id, Shape::Map(key, value), Vec::new());
        Ok(Made::Filled)
    }

    /// One declared key, with what people and models read of it.
    fn field(
        &mut self,
        name: &str,
        kind: TypeId,
        presence: Presence,
        all: &All,
        (record, field): (TypeId, usize),
    ) -> Result<Field, Fault> {
        let tree = self.tree;
        let all = match self.flat(all)? {
            // What stands beside a reference goes before what stands behind it.
            Some(flat) => All { parts: all.parts.iter().chain(&flat.parts).copied().collect(), kinds: flat.kinds },
            None => all.clone(),
        };
        let text = |word| all.values(tree, word).find_map(|text| tree.text_of(text)).filter(|text| !text.is_empty());
        let (title, description) = (text("title"), text("description"));
        // What a reference leads to is said again in each place.
        let bytes = [title, description].into_iter().flatten().map(str::len).sum::<usize>();
        self.spend(bytes / TEXT, all.parts.first().map_or(0, |part| part.schema))?;
        let span = all.parts.first().map_or_else(Default::default, |part| tree.span_of(part.schema));
        let mut said = Field::new(name, kind, span);
        (said.title, said.description) = (title.map(str::to_owned), description.map(str::to_owned));
        said.deprecated = all.parts.iter().any(|part| tree.bool_at(part.schema, "deprecated") == Some(true));
        let default = all.values(tree, "default").next().filter(|_| presence == Presence::Optional);
        let examples = all.values(tree, "examples").next().map(|list| tree.items(list)).unwrap_or_default();
        let example = all.values(tree, "example").next();
        self.data.extend(default.map(|value| Data { record, field, value, is_default: true }));
        let examples = examples.iter().copied().chain(example).take(MOST_EXAMPLES);
        self.data.extend(examples.map(|value| Data { record, field, value, is_default: false }));
        Ok(Field { presence, ..said })
    }
}

/// Examples of one key.
const MOST_EXAMPLES: usize = 8;
