//! `Option<T>`.

use toolcall_schema::catalog::Shape;

use super::TypeMapping;
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &["std::option::Option"],
    arity: 1,
    refuses: |inner| {
        let twice = matches!(inner, Shape::Nullable(_));
        twice.then_some("JSON has one `null`, so an option of an option cannot be told from an option")
    },
    shape: |_, arguments| arguments.first().map_or(Shape::Error, |inner| Shape::Nullable(*inner)),
    // The arity is checked before; the other cases do not come up.
    slot: |_, slots| Slot::Option(Box::new(slots.into_iter().next().unwrap_or(Slot::Bool))),
    speaks_for: true,
    example: ("Option<u32>", "null"),
};
