//! How deep the values of a type are nested.

use std::collections::{BTreeMap, BTreeSet};

use super::{Catalog, Shape, TypeId};
use crate::limits;

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
