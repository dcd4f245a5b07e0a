//! Whether a JSON value is in the domain of a type: the judge of defaults.

use core::cmp::Ordering;
use core::fmt;

use super::equal::repeats;
use super::{Check, Constraint, format_of};
use crate::catalog::{Catalog, Field, Presence, Shape, TypeId};
use crate::json::Json;
use crate::table::{Bound, Int, Precision, Width};

/// Checks a value strictly, as it would have to be written: no laxity of the run time applies.
///
/// # Errors
/// The first thing wrong, in a sentence; a part of a compound value is named by its JSON pointer.
pub fn accepts(catalog: &Catalog, id: TypeId, value: &Json) -> Result<(), String> {
    accepts_within(catalog, id, value, usize::MAX)
}

/// The same for types of strangers, whose forms within forms may multiply.
///
/// # Errors
/// As above, and if it takes more than so many looks at values.
pub(crate) fn accepts_within(catalog: &Catalog, id: TypeId, value: &Json, looks: usize) -> Result<(), String> {
    Judge { catalog, pointer: String::new(), looks }.judge(id, value)
}

struct Judge<'c> {
    catalog: &'c Catalog,
    /// Where in the value we are.
    pointer: String,
    /// How many more values it looks at.
    looks: usize,
}

impl Judge<'_> {
    fn judge(&mut self, id: TypeId, value: &Json) -> Result<(), String> {
        let kind = self.catalog.type_of(id);
        self.looks = match self.looks.checked_sub(1) {
            Some(looks) => looks,
            None => return self.wrong(format_args!("it takes too long to say")),
        };
        let number;
        let value = match (&kind.shape, value, format_of(&kind.constraints)) {
            (Shape::Integer(_), Json::Text(digits), Some(format)) if format.fits(digits) => {
                // Beyond `i128` there is no default.
                number = digits.parse().map_or(Json::Null, Json::Integer);
                &number
            }
            (Shape::Integer(_), value, Some(format)) => {
                return self.wrong(format_args!("{value} is not {}", format.row().words));
            }
            (_, value, _) => value,
        };
        match (&kind.shape, value) {
            (Shape::Nullable(_), Json::Null) | (Shape::Error, _) => return Ok(()),
            (Shape::Nullable(inner), _) => self.judge(*inner, value)?,
            (Shape::Bool, Json::Bool(_)) | (Shape::Text, Json::Text(_)) | (Shape::Any | Shape::Raw, _) => {}
            (Shape::Integer(width), Json::Integer(number)) => {
                let (low, high) = width.bounds();
                if !(low..=high).contains(&Int::from(*number)) {
                    return self.wrong(format_args!("{number} is not from {low} to {high}"));
                }
            }
            // Beyond `i128`, and whole: floats of that size have no other digits.
            (Shape::Integer(Width::BigInt), Json::Number(number)) if number.fract() == 0.0 => {}
            (Shape::Number(precision), Json::Integer(_) | Json::Number(_)) => {
                if !fits(*precision, value) {
                    return self.wrong(format_args!("{value} is beyond the type"));
                }
            }
            (Shape::Enum(variants), Json::Text(name)) => {
                if !variants.iter().any(|variant| variant.name == *name) {
                    return self.wrong(format_args!("{value} is none of the names"));
                }
            }
            (Shape::List(item), Json::List(items)) => self.judge_items(*item, items)?,
            (Shape::Tuple(parts), Json::List(items)) => self.judge_parts(parts, items)?,
            (Shape::Choice(_, branches), _) => self.judge_branches(branches, value)?,
            (Shape::Map(key, value), Json::Object(members)) => self.judge_values(*key, *value, members)?,
            (Shape::Record(fields), Json::Object(members)) => self.judge_members(id, fields, members)?,
            (shape, _) => return self.wrong(format_args!("{value} is not {}", noun(shape))),
        }
        self.judge_constraints(&kind.constraints, value)
    }

    fn judge_items(&mut self, item: TypeId, items: &[Json]) -> Result<(), String> {
        for (index, value) in items.iter().enumerate() {
            self.within(format_args!("{index}"), |judge| judge.judge(item, value))?;
        }
        Ok(())
    }

    fn judge_parts(&mut self, parts: &[TypeId], items: &[Json]) -> Result<(), String> {
        if parts.len() != items.len() {
            return self.wrong(format_args!("{} items are not {}", items.len(), parts.len()));
        }
        for (index, (part, value)) in parts.iter().zip(items).enumerate() {
            self.within(format_args!("{index}"), |judge| judge.judge(*part, value))?;
        }
        Ok(())
    }

    fn judge_branches(&mut self, branches: &[TypeId], value: &Json) -> Result<(), String> {
        let fits = |branch: &TypeId| self.judge(*branch, value).is_ok();
        if branches.iter().any(fits) {
            return Ok(());
        }
        self.wrong(format_args!("{value} is none of the forms"))
    }

    fn judge_values(&mut self, key_kind: TypeId, kind: TypeId, members: &[(String, Json)]) -> Result<(), String> {
        for (index, (key, value)) in members.iter().enumerate() {
            self.once(key, &members[..index])?;
            self.judge(key_kind, &Json::text(key))?;
            let key = key.replace('~', "~0").replace('/', "~1");
            self.within(format_args!("{key}"), |judge| judge.judge(kind, value))?;
        }
        Ok(())
    }

    fn judge_members(&mut self, id: TypeId, fields: &[Field], members: &[(String, Json)]) -> Result<(), String> {
        for (index, (key, value)) in members.iter().enumerate() {
            let declared = fields.iter().find(|field| field.name == *key).map(|field| field.kind);
            let Some(kind) = declared.or_else(|| self.catalog.others.get(&id).copied()) else {
                return self.wrong(format_args!("there is no key `{key}`"));
            };
            self.once(key, &members[..index])?;
            let key = key.replace('~', "~0").replace('/', "~1");
            self.within(format_args!("{key}"), |judge| judge.judge(kind, value))?;
        }
        let is_missing =
            |field: &&Field| field.presence == Presence::Required && !members.iter().any(|(key, _)| *key == field.name);
        match fields.iter().find(is_missing) {
            Some(field) => self.wrong(format_args!("the key `{}` is missing", field.name)),
            None => Ok(()),
        }
    }

    fn once(&self, key: &str, earlier: &[(String, Json)]) -> Result<(), String> {
        match earlier.iter().any(|(known, _)| known == key) {
            true => self.wrong(format_args!("the key `{key}` stands there twice")),
            false => Ok(()),
        }
    }

    fn judge_constraints(&self, constraints: &[Constraint], value: &Json) -> Result<(), String> {
        match constraints.iter().find(|constraint| !holds(&constraint.check, value)) {
            Some(Constraint { check: Check::Format(format), .. }) => {
                self.wrong(format_args!("{value} is not {}", format.row().words))
            }
            Some(constraint) => self.wrong(format_args!("{value} does not satisfy `{constraint}`")),
            None => Ok(()),
        }
    }

    fn within<T>(&mut self, part: fmt::Arguments<'_>, judge: impl FnOnce(&mut Self) -> T) -> T {
        let length = self.pointer.len();
        self.pointer = format!("{}/{part}", self.pointer);
        let verdict = judge(self);
        self.pointer.truncate(length);
        verdict
    }

    fn wrong(&self, what: fmt::Arguments<'_>) -> Result<(), String> {
        Err(if self.pointer.is_empty() { what.to_string() } else { format!("{}: {what}", self.pointer) })
    }
}

/// Whether a value satisfies a check. A check of another JSON type has nothing to say about it.
fn holds(check: &Check, value: &Json) -> bool {
    match *check {
        Check::Minimum(bound) => order(value, bound).is_none_or(Ordering::is_ge),
        Check::Maximum(bound) => order(value, bound).is_none_or(Ordering::is_le),
        Check::ExclusiveMinimum(bound) => order(value, bound).is_none_or(Ordering::is_gt),
        Check::ExclusiveMaximum(bound) => order(value, bound).is_none_or(Ordering::is_lt),
        Check::Gap(low, high) => {
            order(value, low).is_none_or(Ordering::is_le) || order(value, high).is_none_or(Ordering::is_ge)
        }
        Check::MultipleOf(step) => number(value).is_none() || step.divides(&value.to_string()),
        Check::MinLength(size) => length(value).is_none_or(|length| length >= size as usize),
        Check::MaxLength(size) => length(value).is_none_or(|length| length <= size as usize),
        // What is no pattern was reported.
        Check::Pattern(ref pattern) => text(value).is_none_or(|text| pattern.matches(text)),
        Check::Format(format) => text(value).is_none_or(|text| format.fits(text)),
        Check::MinItems(size) => count(value).is_none_or(|count| count >= size as usize),
        Check::MaxItems(size) => count(value).is_none_or(|count| count <= size as usize),
        Check::UniqueItems => !repeats(value),
        Check::Only(only) => *value != Json::Bool(!only),
    }
}

fn order(value: &Json, bound: Bound) -> Option<Ordering> {
    match (value, bound) {
        (Json::Integer(value), Bound::Integer(bound)) => Some(value.cmp(&bound)),
        (_, Bound::Integer(bound)) => number(value)?.partial_cmp(&(bound as f64)),
        (_, Bound::Number(bound)) => number(value)?.partial_cmp(&bound),
    }
}

fn number(value: &Json) -> Option<f64> {
    match value {
        Json::Integer(value) => Some(*value as f64),
        Json::Number(value) => Some(*value),
        Json::Null | Json::Bool(_) | Json::Text(_) | Json::List(_) | Json::Object(_) => None,
    }
}

fn fits(precision: Precision, value: &Json) -> bool {
    number(value).is_some_and(|value| match precision {
        Precision::F32 => (value as f32).is_finite(),
        Precision::F64 => value.is_finite(),
    })
}

fn text(value: &Json) -> Option<&str> {
    let Json::Text(text) = value else { return None };
    Some(text)
}

/// In code points.
fn length(value: &Json) -> Option<usize> {
    text(value).map(|text| text.chars().count())
}

fn count(value: &Json) -> Option<usize> {
    let Json::List(items) = value else { return None };
    Some(items.len())
}

fn noun(shape: &Shape) -> &'static str {
    match shape {
        Shape::Bool => "true or false",
        Shape::Integer(_) => "a whole number",
        Shape::Number(_) => "a number",
        Shape::Text => "text",
        Shape::Enum(_) => "the name of a variant",
        Shape::List(_) | Shape::Tuple(_) => "a list",
        Shape::Map(..) | Shape::Record(_) => "an object",
        Shape::Choice(..) | Shape::Any | Shape::Raw | Shape::Nullable(_) | Shape::Error => "a value",
    }
}

#[cfg(test)]
mod tests;
