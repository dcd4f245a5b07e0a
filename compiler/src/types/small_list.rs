//! `SmallVec<[T; N]>`: a list whose first `N` items need no heap.

use toolcall_schema::catalog::Shape;

use super::{Takes, TypeMapping, Writes, first, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &["smallvec::SmallVec"],
    takes: &[Takes::Array],
    refuses: refuses_nothing,
    shape: |_, arguments| arguments.first().map_or(Shape::Error, |inner| Shape::List(*inner)),
    slot: |_, slots, tokens| Slot::Collection(Box::new(first(slots)), tokens.clone()),
    implies: &[],
    warning: None,
    speaks_for: false,
    writes: |_| Writes::Same,
    example: ("smallvec::SmallVec<[u32; 4]>", "[1, 2]"),
};
