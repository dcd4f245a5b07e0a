//! `Cow<'_, str>`: text that is borrowed from the arguments.

use toolcall_schema::catalog::Shape;

use super::{Takes, TypeMapping, Writes, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &["std::borrow::Cow"],
    takes: &[Takes::Lifetime, Takes::Str],
    refuses: refuses_nothing,
    shape: |_, _| Shape::Text,
    slot: |_, _, _| Slot::Cow,
    implies: &[],
    warning: None,
    speaks_for: false,
    writes: |_| Writes::Inner,
    example: ("std::borrow::Cow<'_, str>", "\"Brest\""),
};
