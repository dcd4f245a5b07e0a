//! `char`: text of one code point.

use toolcall_schema::catalog::Shape;

use super::{TypeMapping, Writes, refuses_nothing};
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
    writes: |_| Writes::Same,
    example: ("char", "\"é\""),
};
