//! Whether no value is of two types at once: what `oneOf` asks of its forms.

use crate::catalog::{Catalog, Presence, Shape, TypeId};
use crate::constraints::{accepts, gaps, integer_bounds, number_bounds, only, size_bounds};
use crate::json::Json;
use crate::table::{Bound, Int};

/// Answers for one catalog, as long as there are looks left.
pub(super) struct Judge<'c> {
    pub(super) catalog: &'c Catalog,
    pub(super) looks: usize,
}

impl Judge<'_> {
    /// Whether no value is of both; "no" also where that is not seen.
    pub(super) fn are_disjoint(&mut self, one: TypeId, other: TypeId) -> bool {
        self.within(one, other, MOST_LEVELS)
    }

    fn within(&mut self, one: TypeId, other: TypeId, levels: usize) -> bool {
        let Some((looks, levels)) = self.looks.checked_sub(1).zip(levels.checked_sub(1)) else { return false };
        self.looks = looks;
        if one == other {
            return false;
        }
        let (left, right) = (self.catalog.type_of(one), self.catalog.type_of(other));
        match (&left.shape, &right.shape) {
            (Shape::Any | Shape::Raw | Shape::Error, _) | (_, Shape::Any | Shape::Raw | Shape::Error) => false,
            (Shape::Choice(_, forms), _) => forms.iter().all(|form| self.within(*form, other, levels)),
            (_, Shape::Choice(_, forms)) => forms.iter().all(|form| self.within(one, *form, levels)),
            (Shape::Nullable(inner), _) => !self.takes_null(other) && self.within(*inner, other, levels),
            (_, Shape::Nullable(inner)) => self.within(one, *inner, levels),
            (Shape::Bool, Shape::Bool) => {
                only(&left.constraints).zip(only(&right.constraints)).is_some_and(|(a, b)| a != b)
            }
            (Shape::Enum(names), Shape::Enum(_) | Shape::Text) => {
                names.iter().all(|name| accepts(self.catalog, other, &Json::text(&name.name)).is_err())
            }
            (Shape::Text, Shape::Enum(_)) => self.within(other, one, levels),
            (Shape::Text, Shape::Text) => are_apart(size_bounds(&left.constraints), size_bounds(&right.constraints)),
            (Shape::Integer(_) | Shape::Number(_), Shape::Integer(_) | Shape::Number(_)) => self.numbers(one, other),
            (Shape::List(_) | Shape::Tuple(_), Shape::List(_) | Shape::Tuple(_)) => {
                let (a, b) = (self.lengths(one), self.lengths(other));
                let first = (self.first(one), self.first(other));
                are_apart(a, b)
                    || a.0 > 0 && b.0 > 0 && first.0.zip(first.1).is_some_and(|(a, b)| self.within(a, b, levels))
            }
            (Shape::Record(_) | Shape::Map(..), Shape::Record(_) | Shape::Map(..)) => {
                self.objects(one, other, levels) || self.objects(other, one, levels)
            }
            // Of different kinds.
            (_, _) => true,
        }
    }

    /// Whether a key that one must have is none that the other may have, or has another value there.
    fn objects(&mut self, one: TypeId, other: TypeId, levels: usize) -> bool {
        let catalog = self.catalog;
        let required = catalog.fields(one).iter().filter(|field| field.presence == Presence::Required);
        required.into_iter().any(|field| {
            let declared = catalog.fields(other).iter().find(|known| known.name == field.name).map(|known| known.kind);
            let rest = match catalog.type_of(other).shape {
                Shape::Map(_, value) => Some(value),
                _ => catalog.others.get(&other).copied(),
            };
            match declared.or(rest) {
                Some(kind) => self.within(field.kind, kind, levels),
                None => true,
            }
        })
    }

    fn numbers(&self, one: TypeId, other: TypeId) -> bool {
        let whole = |id: TypeId| match &self.catalog.type_of(id).shape {
            Shape::Integer(width) => Some(integer_bounds(*width, &self.catalog.type_of(id).constraints)),
            _ => None,
        };
        match (whole(one), whole(other)) {
            (Some(a), Some(b)) => are_apart(a, b) || self.is_hole(one, b) || self.is_hole(other, a),
            (Some(whole), None) => self.is_beside(whole, other),
            (None, Some(whole)) => self.is_beside(whole, one),
            (None, None) => are_apart(self.range(one), self.range(other)),
        }
    }

    /// Whether all of a range lies in a hole of a type.
    fn is_hole(&self, id: TypeId, (low, high): (Int, Int)) -> bool {
        gaps(&self.catalog.type_of(id).constraints).any(|gap| match gap {
            (Bound::Integer(below), Bound::Integer(above)) => Int::from(below) < low && high < Int::from(above),
            _ => false,
        })
    }

    fn is_beside(&self, (low, high): (Int, Int), other: TypeId) -> bool {
        let (Int::Small(low), Int::Small(high)) = (low, high) else { return false };
        let (least, most) = self.range(other);
        // One that is whole only is no value of a type that starts behind it or ends before it.
        low as f64 > most || (high as f64) < least || least == most && least.fract() != 0.0
    }

    fn range(&self, id: TypeId) -> (f64, f64) {
        match &self.catalog.type_of(id).shape {
            Shape::Number(_) => number_bounds(&self.catalog.type_of(id).constraints),
            _ => (f64::MIN, f64::MAX),
        }
    }

    fn lengths(&self, id: TypeId) -> (u32, u32) {
        let kind = self.catalog.type_of(id);
        match &kind.shape {
            Shape::Tuple(parts) => {
                let length = u32::try_from(parts.len()).unwrap_or(u32::MAX);
                (length, length)
            }
            _ => size_bounds(&kind.constraints),
        }
    }

    fn first(&self, id: TypeId) -> Option<TypeId> {
        match &self.catalog.type_of(id).shape {
            Shape::List(item) => Some(*item),
            Shape::Tuple(parts) => parts.first().copied(),
            _ => None,
        }
    }

    fn takes_null(&self, id: TypeId) -> bool {
        accepts(self.catalog, id, &Json::Null).is_ok()
    }
}

fn are_apart<T: PartialOrd>((low, high): (T, T), (least, most): (T, T)) -> bool {
    high < least || most < low
}

/// Objects within each other that are looked into.
const MOST_LEVELS: usize = 8;
