//! `Option<T>`.

use toolcall_schema::catalog::Shape;

use super::{Takes, TypeMapping, Writes, first};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &["std::option::Option"],
    takes: &[Takes::Type],
    refuses: |inner| {
        let twice = matches!(inner, Shape::Nullable(_));
        twice.then_some(
            "JSON has one `null`, so an option of an option cannot be told from an option: take one `Option`",
        )
    },
    shape: |_, arguments| arguments.first().map_or(Shape::Error, |inner| Shape::Nullable(*inner)),
    slot: |_, slots, _| Slot::Option(Box::new(first(slots))),
    implies: &[],
    warning: None,
    speaks_for: true,
    writes: |_| Writes::Same,
    example: ("Option<u32>", "null"),
};
