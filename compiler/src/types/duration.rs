//! `Duration` of the standard library.

use toolcall_schema::catalog::Shape;
use toolcall_schema::table::{Format, Width};

use super::{TypeMapping, Writes, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &["std::time::Duration"],
    takes: &[],
    refuses: refuses_nothing,
    shape: |_, _| Shape::Text,
    slot: |_, _, tokens| Slot::Parsed(Format::Duration, tokens.clone()),
    implies: &[],
    warning: None,
    speaks_for: false,
    writes: |_| Writes::Object(&[("secs", Width::U64), ("nanos", Width::U32)]),
    example: ("std::time::Duration", "\"PT1H30M\""),
};
