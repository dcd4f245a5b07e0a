//! `minLength`: the least number of characters (code points) of a text.

use super::prose::{between, counted};
use super::{End, Feed, Keyword, Pair, is_text, read_size, value_of};
use crate::table::Check;

pub(super) const KEYWORD: Keyword = Keyword {
    name: "minLength",
    attribute: "min_length",
    feeds: &[Feed { attribute: "length", end: End::Lower, offset: 0 }],
    applies: is_text,
    subject: "text",
    read: |value, _| read_size(value).map(Check::MinLength),
    conflicts: &[],
    schema: value_of,
    prose: |check| format!("At least {}.", counted(check, "character")),
    pairs: &[Pair { upper: "maxLength", prose: |least, most| between(least, most, "character") }],
};
