//! `&str` and `String`.

use toolcall_schema::catalog::Shape;

use super::{TypeMapping, Writes, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &[BORROWED, "std::string::String"],
    takes: &[],
    refuses: refuses_nothing,
    shape: |_, _| Shape::Text,
    slot: |spelling, _, _| if spelling == BORROWED { Slot::Borrowed } else { Slot::Owned },
    implies: &[],
    warning: None,
    speaks_for: false,
    writes: |_| Writes::Same,
    example: ("&str", "\"Brest\""),
};

const BORROWED: &str = "&std::primitive::str";
