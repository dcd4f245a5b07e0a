//! `HashMap<K, T>`, `BTreeMap<K, T>`, `IndexMap<K, T>` and `serde_json::Map`.

use toolcall_schema::catalog::Shape;

use super::{Takes, TypeMapping, Writes, first, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &[
        "std::collections::HashMap",
        "std::collections::hash_map::HashMap",
        "std::collections::BTreeMap",
        "std::collections::btree_map::BTreeMap",
        "indexmap::IndexMap",
        "indexmap::map::IndexMap",
        "serde_json::Map",
        "serde_json::map::Map",
    ],
    takes: &[Takes::Key, Takes::Type],
    refuses: refuses_nothing,
    shape: |_, arguments| match arguments {
        [key, value] => Shape::Map(*key, *value),
        _ => Shape::Error,
    },
    slot: |_, slots, tokens| match <[Slot; 2]>::try_from(slots) {
        Ok([key, value]) => Slot::Map(Box::new(key), Box::new(value), tokens.clone()),
        // That there are two is checked before.
        Err(slots) => first(slots),
    },
    implies: &[],
    warning: None,
    speaks_for: false,
    writes: |_| Writes::Same,
    example: ("std::collections::BTreeMap<String, u32>", r#"{"a": 1}"#),
};
