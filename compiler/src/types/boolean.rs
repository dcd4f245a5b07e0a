//! `bool`.

use toolcall_schema::catalog::Shape;

use super::{TypeMapping, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &["std::primitive::bool"],
    arity: 0,
    refuses: refuses_nothing,
    shape: |_, _| Shape::Bool,
    slot: |_, _| Slot::Bool,
    speaks_for: false,
    example: ("bool", "true"),
};
