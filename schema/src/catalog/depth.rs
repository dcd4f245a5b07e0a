//! How deep the values of a type are nested.

use std::collections::{BTreeMap, BTreeSet};

use super::{Catalog, Presence, Shape, TypeId};
use crate::constraints::size_bounds;
use crate::limits;
use crate::table::By;

impl Catalog {
    /// How many objects and lists are open at once in the deepest value of a type. A value of any form counts what it
    /// may have in any case; a type that contains itself is counted once.
    pub fn levels(&self, id: TypeId) -> usize {
        self.levels_among(id, &mut BTreeMap::new())
    }

    /// Whether a type contains itself.
    pub fn is_recursive(&self, id: TypeId) -> bool {
        let (mut seen, mut open) = (BTreeSet::new(), self.parts_of(id));
        while let Some(part) = open.pop() {
            if part == id {
                return true;
            }
            if seen.insert(part) {
                open.extend(self.parts_of(part));
            }
        }
        false
    }

    /// Whether a type that contains itself is part of a type, or is this.
    pub fn holds_recursive(&self, id: TypeId) -> bool {
        let (mut seen, mut open) = (BTreeSet::new(), vec![id]);
        while let Some(part) = open.pop() {
            if seen.insert(part) {
                if self.is_recursive(part) {
                    return true;
                }
                open.extend(self.parts_of(part));
            }
        }
        false
    }

    /// Whether a choice whose forms have no names is part of a type, or is this.
    pub fn holds_trial(&self, id: TypeId) -> bool {
        let (mut seen, mut open) = (BTreeSet::new(), vec![id]);
        while let Some(part) = open.pop() {
            if matches!(self.type_of(part).shape, Shape::Choice(By::Trial, _)) {
                return true;
            }
            if seen.insert(part) {
                open.extend(self.parts_of(part));
            }
        }
        false
    }

    /// Whether a type has a value that ends: not one that must hold a value of its own type, which must hold one again.
    pub fn has_value(&self, id: TypeId) -> bool {
        self.has_value_within(id, &mut Vec::new(), &mut BTreeSet::new())
    }

    /// `open` are the types around it, which must not stand in it again; `known` have a value.
    fn has_value_within(&self, id: TypeId, open: &mut Vec<TypeId>, known: &mut BTreeSet<TypeId>) -> bool {
        if known.contains(&id) || open.contains(&id) {
            return known.contains(&id);
        }
        open.push(id);
        let kind = self.type_of(id);
        let mut has_value = |part: TypeId| self.has_value_within(part, open, known);
        let found = match &kind.shape {
            Shape::Bool | Shape::Integer(_) | Shape::Number(_) | Shape::Text | Shape::Enum(_) => true,
            Shape::Any | Shape::Raw | Shape::Nullable(_) | Shape::Error => true,
            Shape::List(item) | Shape::Map(_, item) => size_bounds(&kind.constraints).0 == 0 || has_value(*item),
            Shape::Tuple(parts) => parts.iter().all(|part| has_value(*part)),
            Shape::Choice(_, forms) => forms.iter().any(|form| has_value(*form)),
            Shape::Record(fields) => {
                fields.iter().all(|field| field.presence != Presence::Required || has_value(field.kind))
            }
        };
        open.pop();
        if found {
            known.insert(id);
        }
        found
    }

    /// Each type is looked at once, however many ways lead to it.
    fn levels_among(&self, id: TypeId, known: &mut BTreeMap<TypeId, usize>) -> usize {
        if let Some(levels) = known.get(&id) {
            return *levels;
        }
        known.insert(id, 0);
        let levels = match &self.type_of(id).shape {
            Shape::Bool | Shape::Integer(_) | Shape::Number(_) | Shape::Text | Shape::Enum(_) | Shape::Error => 0,
            Shape::Nullable(inner) => self.levels_among(*inner, known),
            Shape::List(item) | Shape::Map(_, item) => 1 + self.levels_among(*item, known),
            Shape::Any | Shape::Raw => limits::ANY_DEPTH,
            Shape::Record(_) | Shape::Tuple(_) | Shape::Choice(..) => {
                let parts = self.parts_of(id).into_iter().map(|part| self.levels_among(part, known));
                let is_level = !matches!(self.type_of(id).shape, Shape::Choice(..));
                usize::from(is_level) + parts.max().unwrap_or_default()
            }
        };
        known.insert(id, levels);
        levels
    }
}
