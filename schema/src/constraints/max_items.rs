//! `maxItems`: the largest number of items of a list.

use super::prose::counted;
use super::{End, Feed, Keyword, is_list, read_size, value_of};
use crate::table::Check;

pub(super) const KEYWORD: Keyword = Keyword {
    name: "maxItems",
    attribute: "max_items",
    feeds: &[
        Feed { attribute: "items", end: End::Upper, offset: 0 },
        Feed { attribute: "items", end: End::UpperOpen, offset: -1 },
    ],
    applies: is_list,
    subject: "lists",
    read: |value, _| read_size(value).map(Check::MaxItems),
    conflicts: &[],
    schema: value_of,
    prose: |check| format!("At most {}.", counted(check, "item")),
    pairs: &[],
};
