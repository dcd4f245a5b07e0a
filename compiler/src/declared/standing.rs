//! Whether the parser reads a default as it is declared: the coercer writes it so, where the key is absent.

use toolcall_schema::catalog::{Field, Presence, Shape, TypeId};
use toolcall_schema::constraints::accepts;
use toolcall_schema::json::Json;
use toolcall_schema::table::By;

use super::types::{Binder, holds};

impl Binder<'_> {
    /// Of a value that fits. A form must begin with its name, and a key that is left out in it must be one that the parser
    /// can do without.
    pub(super) fn reads(&self, id: TypeId, json: &Json) -> bool {
        let kind = self.catalog.type_of(id);
        match (&kind.shape, json) {
            (Shape::Nullable(_), Json::Null) => true,
            (Shape::Nullable(inner), _) => self.reads(*inner, json),
            (Shape::Integer(_), Json::Integer(value)) => holds(&kind.constraints, *value),
            (Shape::Choice(by, forms), _) => {
                let form = forms.iter().find(|form| accepts(self.catalog, **form, json).is_ok());
                form.is_some_and(|form| {
                    (*by == By::Trial || self.starts_with_tag(*form, json)) && self.reads(*form, json)
                })
            }
            (Shape::List(item), Json::List(items)) => items.iter().all(|json| self.reads(*item, json)),
            (Shape::Tuple(parts), Json::List(items)) => {
                parts.iter().zip(items).all(|(part, json)| self.reads(*part, json))
            }
            (Shape::Map(_, value), Json::Object(members)) => members.iter().all(|(_, json)| self.reads(*value, json)),
            (Shape::Record(fields), Json::Object(members)) => {
                let is_there = |field: &Field| members.iter().any(|(key, _)| *key == field.name);
                let is_left =
                    |field: &Field| matches!(field.presence, Presence::Default(Json::List(_) | Json::Object(_)));
                let others = self.catalog.others.get(&id).copied();
                let kind = |key: &str| fields.iter().find(|field| field.name == key).map(|field| field.kind).or(others);
                fields.iter().all(|field| is_there(field) || !is_left(field))
                    && members.iter().all(|(key, json)| kind(key).is_some_and(|kind| self.reads(kind, json)))
            }
            (Shape::Bool | Shape::Integer(_) | Shape::Number(_) | Shape::Text | Shape::Enum(_), _) => true,
            (Shape::Any | Shape::Raw | Shape::Error, _) => true,
            (Shape::List(_) | Shape::Tuple(_) | Shape::Map(..) | Shape::Record(_), _) => false,
        }
    }

    fn starts_with_tag(&self, form: TypeId, json: &Json) -> bool {
        let (Json::Object(members), [tag, ..]) = (json, self.catalog.fields(form)) else { return false };
        members.first().is_some_and(|(key, _)| *key == tag.name)
    }
}
