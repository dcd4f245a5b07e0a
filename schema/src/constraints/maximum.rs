//! `maximum`: the largest value of a number.

use super::{End, Feed, Keyword, is_numeric, read_bound, value_of};
use crate::table::Check;

pub(super) const KEYWORD: Keyword = Keyword {
    name: "maximum",
    attribute: "maximum",
    feeds: &[Feed { attribute: "range", end: End::Upper, offset: 0 }],
    applies: is_numeric,
    subject: "numbers",
    read: |value, shape| read_bound(value, shape).map(Check::Maximum),
    conflicts: &["exclusiveMaximum"],
    schema: value_of,
    prose: |check| format!("At most {}.", value_of(check)),
    pairs: &[],
};
