//! `chrono::DateTime<Utc>` and `DateTime<FixedOffset>`.

use toolcall_schema::catalog::Shape;
use toolcall_schema::table::Format;

use super::{Takes, TypeMapping, Writes, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &["chrono::DateTime"],
    takes: &[Takes::Named(&[
        "chrono::Utc",
        "chrono::offset::Utc",
        "chrono::FixedOffset",
        "chrono::offset::FixedOffset",
    ])],
    refuses: refuses_nothing,
    shape: |_, _| Shape::Text,
    slot: |_, _, tokens| Slot::Parsed(Format::DateTime, tokens.clone()),
    implies: &[],
    warning: None,
    speaks_for: false,
    writes: |_| Writes::Text(Format::DateTime),
    example: ("chrono::DateTime<chrono::Utc>", "\"2026-01-31T13:45:00Z\""),
};
