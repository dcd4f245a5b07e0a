//! `HashSet<T>`, `BTreeSet<T>` and `IndexSet<T>`: lists without repeats.

use toolcall_schema::catalog::Shape;

use super::{Takes, TypeMapping, Writes, first, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &[
        "std::collections::HashSet",
        "std::collections::hash_set::HashSet",
        "std::collections::BTreeSet",
        "std::collections::btree_set::BTreeSet",
        "indexmap::IndexSet",
        "indexmap::set::IndexSet",
    ],
    takes: &[Takes::Type],
    refuses: refuses_nothing,
    shape: |_, arguments| arguments.first().map_or(Shape::Error, |inner| Shape::List(*inner)),
    slot: |_, slots, tokens| Slot::Set(Box::new(first(slots)), tokens.clone()),
    implies: &[],
    warning: None,
    speaks_for: false,
    writes: |_| Writes::Unique,
    example: ("std::collections::BTreeSet<u32>", "[1, 2]"),
};
