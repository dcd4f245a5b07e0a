//! `url::Url`: absolute, without a user name.

use toolcall_schema::catalog::Shape;
use toolcall_schema::table::Format;

use super::{TypeMapping, Writes, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &["url::Url"],
    takes: &[],
    refuses: refuses_nothing,
    shape: |_, _| Shape::Text,
    slot: |_, _, tokens| Slot::Parsed(Format::Uri, tokens.clone()),
    implies: &[],
    warning: None,
    speaks_for: false,
    writes: |_| Writes::Same,
    example: ("url::Url", "\"https://example.com/\""),
};
