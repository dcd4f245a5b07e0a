//! Defaults as the run time writes them: what comes of one is what comes of it when it is sent.

use super::accepts::accepts_within;
use crate::catalog::{Catalog, Field, Presence, Shape, TypeId};
use crate::json::Json;
use crate::limits;

/// A default with those inside. `None` if there is no end of them, or too many.
pub(crate) fn written(catalog: &Catalog, kind: TypeId, default: &Json) -> Option<Json> {
    Writing { catalog, left: MOST_VALUES, depth: 0 }.value(kind, default)
}

struct Writing<'c> {
    catalog: &'c Catalog,
    /// How many values may still be written.
    left: usize,
    /// Within how many others the value stands.
    depth: usize,
}

impl Writing<'_> {
    /// A value of a type, which it fits.
    fn value(&mut self, id: TypeId, value: &Json) -> Option<Json> {
        self.left = self.left.checked_sub(1)?;
        self.depth = Some(self.depth + 1).filter(|depth| *depth <= MOST_LEVELS)?;
        let written = self.parts(id, value);
        self.depth -= 1;
        written
    }

    fn parts(&mut self, id: TypeId, value: &Json) -> Option<Json> {
        let catalog = self.catalog;
        match (&catalog.type_of(id).shape, value) {
            (Shape::Nullable(inner), value) if *value != Json::Null => self.value(*inner, value),
            (Shape::List(item), Json::List(items)) => self.items(items.iter().map(|value| (*item, value))),
            (Shape::Tuple(parts), Json::List(items)) => self.items(parts.iter().copied().zip(items)),
            (Shape::Map(_, kind), Json::Object(members)) => {
                let members = members.iter().map(|(key, value)| Some((key.clone(), self.value(*kind, value)?)));
                members.collect::<Option<_>>().map(Json::Object)
            }
            (Shape::Record(fields), Json::Object(members)) => self.record(id, fields, members),
            (Shape::Choice(_, forms), value) => {
                // As the run time tries them: the first that takes what it is then.
                for form in forms {
                    let written = self.value(*form, value)?;
                    if accepts_within(catalog, *form, &written, MOST_LOOKS).is_ok() {
                        return Some(written);
                    }
                }
                Some(value.clone())
            }
            (Shape::Bool | Shape::Integer(_) | Shape::Number(_) | Shape::Text | Shape::Enum(_), value)
            | (Shape::Any | Shape::Raw | Shape::Nullable(_) | Shape::Error, value)
            | (Shape::List(_) | Shape::Tuple(_) | Shape::Map(..) | Shape::Record(_), value) => Some(value.clone()),
        }
    }

    fn items<'v>(&mut self, items: impl Iterator<Item = (TypeId, &'v Json)>) -> Option<Json> {
        items.map(|(kind, value)| self.value(kind, value)).collect::<Option<_>>().map(Json::List)
    }

    /// Declared keys, then others in their order.
    fn record(&mut self, id: TypeId, fields: &[Field], members: &[(String, Json)]) -> Option<Json> {
        let mut written = Vec::with_capacity(fields.len());
        for field in fields {
            let takes_null =
                matches!(self.catalog.type_of(field.kind).shape, Shape::Nullable(_) | Shape::Any | Shape::Raw);
            let sent = members.iter().find(|(key, _)| *key == field.name).map(|(_, value)| value);
            let value = match (sent, &field.presence) {
                (Some(Json::Null) | None, Presence::Default(default)) if !takes_null => default,
                (Some(Json::Null), Presence::Optional) if !takes_null => continue,
                (Some(value), _) | (None, Presence::Default(value)) => value,
                (None, Presence::Required | Presence::Optional) => continue,
            };
            written.push((field.name.clone(), self.value(field.kind, value)?));
        }
        for (key, value) in members.iter().filter(|(key, _)| fields.iter().all(|field| field.name != *key)) {
            let value = match self.catalog.others.get(&id) {
                Some(kind) => self.value(*kind, value)?,
                None => value.clone(),
            };
            written.push((key.clone(), value));
        }
        Some(Json::Object(written))
    }
}

/// Values of one default, with those of the defaults inside. A type that is within its own default would have no end of them.
const MOST_VALUES: usize = 4_096;

/// Looks at the values of one default for the form it has.
const MOST_LOOKS: usize = 1 << 16;

/// Types within each other, choices and what may be null among them, for as many levels as arguments may have.
const MOST_LEVELS: usize = 3 * limits::DEPTH;
