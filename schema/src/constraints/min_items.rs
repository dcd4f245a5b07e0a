//! `minItems`: the least number of items of a list.

use super::prose::{between, counted};
use super::{End, Feed, Keyword, Pair, is_list, read_size, value_of};
use crate::table::Check;

pub(super) const KEYWORD: Keyword = Keyword {
    name: "minItems",
    attribute: "min_items",
    feeds: &[Feed { attribute: "items", end: End::Lower, offset: 0 }],
    applies: is_list,
    subject: "lists",
    read: |value, _| read_size(value).map(Check::MinItems),
    conflicts: &[],
    schema: value_of,
    prose: |check| format!("At least {}.", counted(check, "item")),
    pairs: &[Pair { upper: "maxItems", prose: |least, most| between(least, most, "item") }],
};
