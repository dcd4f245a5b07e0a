//! `exclusiveMaximum`: a value that a number must be below.

use super::{End, Feed, Keyword, is_numeric, read_bound, value_of};
use crate::table::Check;

pub(super) const KEYWORD: Keyword = Keyword {
    name: "exclusiveMaximum",
    attribute: "exclusive_maximum",
    feeds: &[Feed { attribute: "range", end: End::UpperOpen, offset: 0 }],
    applies: is_numeric,
    subject: "numbers",
    read: |value, shape| read_bound(value, shape).map(Check::ExclusiveMaximum),
    conflicts: &["maximum"],
    schema: value_of,
    prose: |check| format!("Below {}.", value_of(check)),
    pairs: &[],
};
