//! `char`: text of one code point.

use toolcall_schema::catalog::Shape;

use super::{TypeMapping, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &["std::primitive::char"],
    takes: &[],
    refuses: refuses_nothing,
    shape: |_, _| Shape::Text,
    slot: |_, _, _| Slot::Char,
    implies: &[("length", 1)],
    warning: None,
    speaks_for: false,
    example: ("char", "\"é\""),
};
