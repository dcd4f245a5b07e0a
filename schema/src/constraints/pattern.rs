//! `pattern`: a regular expression that must be found in a text.

use super::{Check, Keyword, is_text, read_pattern, value_of};

pub(super) const KEYWORD: Keyword = Keyword {
    name: "pattern",
    attribute: "pattern",
    feeds: &[],
    applies: is_text,
    subject: "text",
    read: |value, _| read_pattern(value).map(Check::Pattern),
    conflicts: &[],
    schema: value_of,
    prose: |check| format!("Matches the pattern {}.", value_of(check)),
    pairs: &[],
};
