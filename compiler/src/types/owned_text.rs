//! `Box<str>` and `Arc<str>`: text that is owned at its exact length.

use toolcall_schema::catalog::Shape;

use super::{Takes, TypeMapping, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &["std::boxed::Box", "std::sync::Arc"],
    takes: &[Takes::Str],
    refuses: refuses_nothing,
    shape: |_, _| Shape::Text,
    slot: |_, _, tokens| Slot::From(tokens.clone()),
    implies: &[],
    warning: None,
    speaks_for: false,
    example: ("Box<str>", "\"Brest\""),
};
