//! `Vec<T>`.

use toolcall_schema::catalog::Shape;

use super::{Takes, TypeMapping, Writes, first, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &["std::vec::Vec"],
    takes: &[Takes::Type],
    refuses: refuses_nothing,
    shape: |_, arguments| arguments.first().map_or(Shape::Error, |inner| Shape::List(*inner)),
    slot: |_, slots, _| Slot::List(Box::new(first(slots))),
    implies: &[],
    warning: None,
    speaks_for: false,
    writes: |_| Writes::Same,
    example: ("Vec<u32>", "[1, 2]"),
};
