//! `VecDeque<T>`.

use toolcall_schema::catalog::Shape;

use super::{Takes, TypeMapping, Writes, first, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &["std::collections::VecDeque", "std::collections::vec_deque::VecDeque"],
    takes: &[Takes::Type],
    refuses: refuses_nothing,
    shape: |_, arguments| arguments.first().map_or(Shape::Error, |inner| Shape::List(*inner)),
    slot: |_, slots, tokens| Slot::Collection(Box::new(first(slots)), tokens.clone()),
    implies: &[],
    warning: None,
    speaks_for: false,
    writes: |_| Writes::Same,
    example: ("std::collections::VecDeque<u32>", "[1, 2]"),
};
