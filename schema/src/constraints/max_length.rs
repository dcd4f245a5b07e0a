//! `maxLength`: the largest number of characters (code points) of a text.

use super::prose::counted;
use super::{End, Feed, Keyword, is_text, read_size, value_of};
use crate::table::Check;

pub(super) const KEYWORD: Keyword = Keyword {
    name: "maxLength",
    attribute: "max_length",
    feeds: &[
        Feed { attribute: "length", end: End::Upper, offset: 0 },
        Feed { attribute: "length", end: End::UpperOpen, offset: -1 },
    ],
    applies: is_text,
    subject: "text",
    read: |value, _| read_size(value).map(Check::MaxLength),
    conflicts: &[],
    schema: value_of,
    prose: |check| format!("At most {}.", counted(check, "character")),
    pairs: &[],
};
