//! `serde_json::Value`: any value at all.

use toolcall_schema::catalog::Shape;

use super::{TypeMapping, Writes, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &["serde_json::Value", "serde_json::value::Value"],
    takes: &[],
    refuses: refuses_nothing,
    shape: |_, _| Shape::Any,
    slot: |_, _, _| Slot::Any,
    implies: &[],
    warning: Some("a model is told nothing about what goes here, and strict dialects do not take it"),
    speaks_for: false,
    writes: |_| Writes::Same,
    example: ("serde_json::Value", r#"{"a": [1, null]}"#),
};
