//! `bool`.

use toolcall_schema::catalog::Shape;

use super::{TypeMapping, Writes, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &["std::primitive::bool"],
    takes: &[],
    refuses: refuses_nothing,
    shape: |_, _| Shape::Bool,
    slot: |_, _, _| Slot::Bool,
    implies: &[],
    warning: None,
    speaks_for: false,
    writes: |_| Writes::Same,
    example: ("bool", "true"),
};
