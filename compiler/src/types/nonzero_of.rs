//! `NonZero<T>`: the whole numbers of `T` but zero.

use toolcall_schema::catalog::Shape;

use super::{Takes, TypeMapping, Writes, first, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &["std::num::NonZero"],
    takes: &[Takes::Integer],
    refuses: refuses_nothing,
    // The type inside is narrowed, and has its shape already.
    shape: |_, _| Shape::Error,
    slot: |_, slots, _| {
        let inner = first(slots);
        if let Slot::Integer(width, primitive) = inner { Slot::NonZero(width, primitive) } else { inner }
    },
    implies: &[],
    warning: None,
    speaks_for: false,
    writes: |_| Writes::NotZero,
    example: ("std::num::NonZero<u32>", "1"),
};
