//! `&Path` and `PathBuf`: any text; which paths a tool may touch is its own to decide.

use toolcall_schema::catalog::Shape;

use super::{TypeMapping, Writes, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &[BORROWED, "std::path::PathBuf"],
    takes: &[],
    refuses: refuses_nothing,
    shape: |_, _| Shape::Text,
    slot: |spelling, _, tokens| if spelling == BORROWED { Slot::Path } else { Slot::From(tokens.clone()) },
    implies: &[],
    warning: None,
    speaks_for: false,
    writes: |_| Writes::Same,
    example: ("std::path::PathBuf", "\"notes/today.txt\""),
};

const BORROWED: &str = "&std::path::Path";
