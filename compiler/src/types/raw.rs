//! `RawJson<'_>`: any value, as its text.

use toolcall_schema::catalog::Shape;

use super::{Takes, TypeMapping, Writes, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &["toolcall::RawJson"],
    takes: &[Takes::Lifetime],
    refuses: refuses_nothing,
    shape: |_, _| Shape::Raw,
    slot: |_, _, _| Slot::Raw,
    implies: &[],
    warning: Some("a model is told nothing about what goes here, and strict dialects do not take it"),
    speaks_for: false,
    writes: |_| Writes::Unknown("nothing: it does not implement `serde::Serialize`"),
    example: ("toolcall::RawJson<'_>", r#"{"a": [1, null]}"#),
};
