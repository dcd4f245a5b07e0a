//! `HashMap<String, T>` and `BTreeMap<String, T>`.

use toolcall_schema::catalog::Shape;

use super::{Takes, TypeMapping, first, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &[
        "std::collections::HashMap",
        "std::collections::hash_map::HashMap",
        "std::collections::BTreeMap",
        "std::collections::btree_map::BTreeMap",
    ],
    takes: &[Takes::Key, Takes::Type],
    refuses: refuses_nothing,
    shape: |_, arguments| arguments.first().map_or(Shape::Error, |inner| Shape::Map(*inner)),
    slot: |_, slots, tokens| Slot::Map(Box::new(first(slots)), tokens.clone()),
    implies: &[],
    warning: None,
    speaks_for: false,
    example: ("std::collections::BTreeMap<String, u32>", r#"{"a": 1}"#),
};
