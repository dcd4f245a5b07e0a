//! What can be asked only when all types of a schema are there.

use std::collections::{BTreeMap, BTreeSet};

use super::disjoint::Judge;
use super::fault::Fault;
use super::reading::{Data, Reading};
use super::tree::Id;
use crate::catalog::{Field, Presence, Shape, TypeId};
use crate::constraints::{accepts_within, written};
use crate::json::Json;
use crate::table::By;

impl Reading<'_, '_> {
    /// Finishes the types that were added since there were `before`; `root` is the one that all are reached from.
    pub(super) fn finish(&mut self, root: TypeId, before: usize, at: Id) -> Result<(), Fault> {
        if !self.reasons.is_empty() {
            return Ok(());
        }
        self.copy();
        self.check_depth(root, at)?;
        let data = core::mem::take(&mut self.data);
        for data in &data {
            self.settle(data)?;
        }
        self.copy();
        for data in data.iter().filter(|data| data.is_default) {
            self.check_inner(data);
        }
        self.find_tags(before);
        self.copy();
        self.write_defaults()?;
        self.check_keys(before, at)?;
        let mut judge = Judge { catalog: self.catalog, looks: self.options.limits.steps };
        let rivals: Vec<_> = self.rivals.iter().filter(|(one, other, _)| !judge.are_disjoint(*one, *other)).collect();
        if let Some(&&(_, _, list)) = rivals.first() {
            self.beyond(list, "oneOf", "nothing tells the forms apart");
        }
        Ok(())
    }

    fn copy(&mut self) {
        // The first are copies of what may be a copy made later.
        for (copy, original) in self.copies.iter().rev() {
            let (shape, constraints) = {
                let original = self.catalog.type_of(*original);
                (original.shape.clone(), original.constraints.clone())
            };
            let kind = &mut self.catalog.types[copy.0 as usize];
            (kind.shape, kind.constraints) = (shape, constraints);
            let names: Vec<_> = self.catalog.fields(*original).iter().map(|field| field.name.clone()).collect();
            for name in names {
                if let Some(value) = self.defaults.get(&(*original, name.clone())).copied() {
                    self.defaults.insert((*copy, name), value);
                }
            }
            if let Some(others) = self.catalog.others.get(original).copied() {
                self.catalog.others.insert(*copy, others);
            }
        }
    }

    /// Types are looked through by functions that call themselves.
    fn check_depth(&mut self, root: TypeId, at: Id) -> Result<(), Fault> {
        let mut seen = BTreeSet::from([root]);
        let mut open = vec![self.catalog.parts_of(root).into_iter()];
        while let Some(parts) = open.last_mut() {
            match parts.next() {
                Some(part) if seen.insert(part) => open.push(self.catalog.parts_of(part).into_iter()),
                Some(_) => {}
                None => _ = open.pop(),
            }
            if open.len() > MOST_LEVELS {
                let message = format!("the types of the schema are nested more than {MOST_LEVELS} levels deep");
                return Err(Fault::new("J013", self.tree.place(at), message, "declare it flatter"));
            }
        }
        Ok(())
    }

    /// Gives a field its default or an example, if that fits.
    fn settle(&mut self, &Data { record, field, value, is_default }: &Data) -> Result<(), Fault> {
        let length = self.tree.source(value).len();
        self.spend(length / 8, value)?;
        let json = if length <= LONGEST_DATA { self.tree.json(value) } else { None };
        let Shape::Record(fields) = &self.catalog.type_of(record).shape else { return Ok(()) };
        let Some(kind) = fields.get(field).map(|field| field.kind) else { return Ok(()) };
        let judged = match &json {
            Some(json) => accepts_within(self.catalog, kind, json, MOST_LOOKS),
            None => Err("it is too long, or holds a number that no `f64` has exactly".to_owned()),
        };
        match (judged, json) {
            (Ok(()), Some(json)) => {
                if let Shape::Record(fields) = &mut self.catalog.types[record.0 as usize].shape {
                    let field = &mut fields[field];
                    match is_default {
                        true => {
                            self.defaults.insert((record, field.name.clone()), value);
                            field.presence = Presence::Default(json);
                        }
                        false => field.examples.push(json),
                    }
                }
            }
            (Err(why), _) if is_default => {
                let message = format!("the default does not fit, and the key may just be absent: {why}");
                self.remark("J021", value, message, "give one that fits, or none");
            }
            (_, _) => {}
        }
        Ok(())
    }

    /// Takes a default back that does not fit once those inside are filled in, or has no end then, as `{}` of a type within
    /// itself.
    fn check_inner(&mut self, &Data { record, field, value, .. }: &Data) {
        let Some(Field { kind, presence: Presence::Default(json), .. }) = self.catalog.fields(record).get(field) else {
            return;
        };
        let judged = match written(self.catalog, *kind, json) {
            Some(written) => accepts_within(self.catalog, *kind, &written, MOST_LOOKS),
            None => Err("there is no end of them".to_owned()),
        };
        let Err(why) = judged else { return };
        let message = format!("the default does not fit with the defaults inside it: {why}");
        self.remark("J021", value, message, "give the inner keys, or no default");
        if let Shape::Record(fields) = &mut self.catalog.types[record.0 as usize].shape {
            fields[field].presence = Presence::Optional;
        }
    }

    /// Choices whose forms are told apart by the text of one key say so: then what is wrong is said of one form.
    fn find_tags(&mut self, before: usize) {
        let mut tagged: BTreeMap<TypeId, String> = BTreeMap::new();
        for index in before..self.catalog.types.len() {
            let Shape::Choice(By::Trial, forms) = &self.catalog.types[index].shape else { continue };
            let forms = forms.clone();
            let Some(tag) = self.tag_of(&forms) else { continue };
            if forms.iter().any(|form| tagged.get(form).is_some_and(|known| *known != tag)) {
                continue;
            }
            for form in &forms {
                tagged.insert(*form, tag.clone());
                if let Shape::Record(fields) = &mut self.catalog.types[form.0 as usize].shape
                    && let Some(place) = fields.iter().position(|field| field.name == tag)
                {
                    fields[..=place].rotate_right(1);
                }
            }
            self.catalog.types[index].shape = Shape::Choice(By::Tag, forms);
        }
    }

    /// The key that each form must have, with a name that is no other's.
    fn tag_of(&self, forms: &[TypeId]) -> Option<String> {
        let first = self.catalog.fields(*forms.first()?);
        let is_tag = |tag: &&str| {
            let mut names = BTreeSet::new();
            forms.iter().all(|form| self.tag_value(*form, tag).is_some_and(|name| names.insert(name)))
        };
        first.iter().map(|field| field.name.as_str()).find(is_tag).map(str::to_owned)
    }

    fn tag_value(&self, form: TypeId, tag: &str) -> Option<&str> {
        let fields = self.catalog.fields(form).iter();
        let field = fields.take(MOST_TAGS).find(|field| field.name == tag && field.presence == Presence::Required)?;
        match &self.catalog.type_of(field.kind).shape {
            Shape::Enum(names) => match &names[..] {
                [only] => Some(&only.name),
                _ => None,
            },
            _ => None,
        }
    }
}

/// As text, for messages.
pub(super) fn shown(name: &str) -> String {
    Json::text(name).to_string()
}

/// Types within each other.
const MOST_LEVELS: usize = 128;

/// Bytes of a default or an example.
const LONGEST_DATA: usize = 4_096;

/// Looks at the values in one of them.
const MOST_LOOKS: usize = 1 << 16;

/// Keys that are looked at for a tag.
const MOST_TAGS: usize = 64;
