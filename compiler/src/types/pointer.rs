//! `Box<T>` and `Arc<T>`: what they point to, at another place.

use toolcall_schema::catalog::Shape;

use super::{Takes, TypeMapping, Writes, first, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &["std::boxed::Box", "std::sync::Arc"],
    takes: &[Takes::Pointee],
    refuses: refuses_nothing,
    // It is no type of its own.
    shape: |_, _| Shape::Error,
    slot: |_, slots, tokens| {
        let inner = first(slots);
        let is_text = matches!(inner, Slot::Borrowed);
        if is_text { Slot::From(tokens.clone()) } else { Slot::Pointer(Box::new(inner), tokens.clone()) }
    },
    implies: &[],
    warning: None,
    speaks_for: true,
    writes: |_| Writes::Inner,
    example: ("Box<u32>", "3"),
};
