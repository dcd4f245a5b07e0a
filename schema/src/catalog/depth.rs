//! How deep the values of a type are nested.

use std::collections::BTreeMap;

use super::{Catalog, Shape, TypeId};
use crate::limits;

impl Catalog {
    /// How many objects and lists are open at once in the deepest value of a type. A value of any form counts what it
    /// may have in any case; a type that contains itself is counted once.
    pub fn levels(&self, id: TypeId) -> usize {
        self.levels_among(id, &mut BTreeMap::new())
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
            Shape::List(item) | Shape::Map(item) => 1 + self.levels_among(*item, known),
            Shape::Any => limits::ANY_DEPTH,
            Shape::Record(fields) => {
                1 + fields.iter().map(|field| self.levels_among(field.kind, known)).max().unwrap_or_default()
            }
        };
        known.insert(id, levels);
        levels
    }
}
