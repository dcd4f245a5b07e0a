//! `Vec<T>`.

use toolcall_schema::catalog::Shape;

use super::{TypeMapping, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &["std::vec::Vec"],
    arity: 1,
    refuses: refuses_nothing,
    shape: |_, arguments| arguments.first().map_or(Shape::Error, |inner| Shape::List(*inner)),
    // The arity is checked before; the other cases do not come up.
    slot: |_, slots| Slot::List(Box::new(slots.into_iter().next().unwrap_or(Slot::Bool))),
    speaks_for: false,
    example: ("Vec<u32>", "[1, 2]"),
};
