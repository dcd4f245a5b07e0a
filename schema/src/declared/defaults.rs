//! Defaults as they are filled in: as the coercer would write them, had they been sent. Keys in declared order, with the
//! defaults of what is absent within; whole numbers written out, other numbers digit for digit; with a mark before each value
//! of a form without a name.

use super::fault::Fault;
use super::number;
use super::reading::Reading;
use super::tree::{Id, Value};
use crate::catalog::{Presence, Shape, TypeId};
use crate::choice::mark;
use crate::constraints::{accepts_within, written};
use crate::json::Json;
use crate::table::By;

impl Reading<'_, '_> {
    /// Notes how each default that fits is filled in; one that has no end, or is very long, as it was written.
    pub(super) fn write_defaults(&mut self) -> Result<(), Fault> {
        for ((record, name), at) in self.defaults.clone() {
            let mut writer = Writer { reading: self, out: String::new(), depth: 0, looks: 0 };
            let Some((kind, value)) = writer.default_of(record, &name) else { continue };
            let is_written = writer.value(kind, value).is_some();
            let Writer { out, looks, .. } = writer;
            self.spend(looks + out.len() / COPIED, at)?;
            if is_written {
                self.catalog.written.insert((record, name), out);
            }
        }
        Ok(())
    }
}

struct Writer<'w, 'r, 't> {
    reading: &'w Reading<'r, 't>,
    out: String,
    depth: usize,
    looks: usize,
}

impl Writer<'_, '_, '_> {
    /// The type of a key, and the value that it has where it is absent.
    fn default_of(&self, record: TypeId, name: &str) -> Option<(TypeId, Id)> {
        let field = self.reading.catalog.fields(record).iter().find(|field| field.name == name)?;
        let is_kept = matches!(field.presence, Presence::Default(_));
        let value = self.reading.defaults.get(&(record, name.to_owned())).filter(|_| is_kept)?;
        Some((field.kind, *value))
    }

    /// Writes a value of a type. `None`: it comes to too much.
    fn value(&mut self, kind: TypeId, value: Id) -> Option<()> {
        self.depth += 1;
        if self.depth > DEEPEST || self.out.len() > LONGEST || self.looks > MOST_LOOKS {
            return None;
        }
        let tree = self.reading.tree;
        match (&self.reading.catalog.type_of(kind).shape, tree.value(value)) {
            (Shape::Nullable(inner), written) if !matches!(written, Value::Null) => self.value(*inner, value)?,
            (Shape::Choice(by, forms), _) => {
                let (index, form) = self.form_of(forms, value)?;
                if *by == By::Trial {
                    self.out.extend(mark(index).map(char::from));
                }
                self.value(form, value)?;
            }
            (Shape::Record(_), Value::Object(_)) => self.record(kind, value)?,
            (Shape::Map(_, of), Value::Object(members)) => {
                let members = members.iter().map(|(key, part)| (key.as_str(), Some(*of), *part));
                self.members(members)?;
            }
            (Shape::List(item), Value::List(items)) => self.items(items.iter().map(|part| (Some(*item), *part)))?,
            (Shape::Tuple(parts), Value::List(items)) => {
                self.items(parts.iter().copied().map(Some).zip(items.iter().copied()))?;
            }
            (Shape::Integer(_), Value::Number) => self.out.push_str(&number::written_out(tree.source(value))?),
            _ => self.as_written(value)?,
        }
        self.depth -= 1;
        Some(())
    }

    /// A value that no type says more of.
    fn as_written(&mut self, value: Id) -> Option<()> {
        let tree = self.reading.tree;
        match tree.value(value) {
            Value::Text(text) => self.text(text),
            Value::List(items) => self.items(items.iter().map(|part| (None, *part)))?,
            Value::Object(members) => self.members(members.iter().map(|(key, part)| (key.as_str(), None, *part)))?,
            Value::Null | Value::Bool(_) | Value::Number => self.out.push_str(tree.source(value)),
        }
        Some(())
    }

    /// Declared keys in their order, with what stands for absent ones, then the others.
    fn record(&mut self, kind: TypeId, value: Id) -> Option<()> {
        let (tree, catalog) = (self.reading.tree, &*self.reading.catalog);
        let mut parts = Vec::new();
        for field in catalog.fields(kind) {
            let takes_null = matches!(catalog.type_of(field.kind).shape, Shape::Nullable(_) | Shape::Any | Shape::Raw);
            let may_be_null = takes_null || field.presence == Presence::Required;
            let is_sent = |part: &Id| may_be_null || !matches!(tree.value(*part), Value::Null);
            let sent = tree.key(value, &field.name).filter(is_sent).map(|part| (field.kind, part));
            let filled = sent.or_else(|| self.default_of(kind, &field.name));
            parts.extend(filled.map(|(of, part)| (field.name.as_str(), Some(of), part)));
        }
        let is_other = |key: &str| !catalog.fields(kind).iter().any(|field| field.name == key);
        let of = catalog.others.get(&kind).copied();
        let others = tree.members(value).iter().filter(|(key, _)| is_other(key));
        parts.extend(others.map(|(key, part)| (key.as_str(), of, *part)));
        self.members(parts)
    }

    fn members<'m>(&mut self, members: impl IntoIterator<Item = (&'m str, Option<TypeId>, Id)>) -> Option<()> {
        self.out.push('{');
        for (index, (key, kind, part)) in members.into_iter().enumerate() {
            self.out.push_str(if index == 0 { "" } else { "," });
            self.text(key);
            self.out.push(':');
            self.part(kind, part)?;
        }
        self.out.push('}');
        Some(())
    }

    fn items(&mut self, items: impl IntoIterator<Item = (Option<TypeId>, Id)>) -> Option<()> {
        self.out.push('[');
        for (index, (kind, part)) in items.into_iter().enumerate() {
            self.out.push_str(if index == 0 { "" } else { "," });
            self.part(kind, part)?;
        }
        self.out.push(']');
        Some(())
    }

    fn part(&mut self, kind: Option<TypeId>, part: Id) -> Option<()> {
        match kind {
            Some(kind) => self.value(kind, part),
            None => self.as_written(part),
        }
    }

    fn text(&mut self, text: &str) {
        self.out.push_str(&Json::text(text).canonical());
    }

    /// The first form that takes the value with what is filled into it.
    fn form_of(&mut self, forms: &[TypeId], value: Id) -> Option<(usize, TypeId)> {
        self.looks += forms.len();
        let json = self.reading.tree.json(value)?;
        let catalog = &*self.reading.catalog;
        let takes = |(_, form): &(usize, TypeId)| {
            let filled = written(catalog, *form, &json);
            filled.is_some_and(|json| accepts_within(catalog, *form, &json, MOST_LOOKS).is_ok())
        };
        forms.iter().copied().enumerate().find(takes)
    }
}

/// Types within each other.
const DEEPEST: usize = 64;

/// Bytes of a default with all that is filled into it.
const LONGEST: usize = 4_096;

/// Looks at the values of one, for each form; and forms that are tried.
const MOST_LOOKS: usize = 1 << 10;

/// Bytes that are written for a look.
const COPIED: usize = 8;
