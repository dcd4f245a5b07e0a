//! `multipleOf`: a number that divides a number without a rest, in exact decimal arithmetic.

use super::{Keyword, is_numeric, read_step, value_of};
use crate::table::Check;

pub(super) const KEYWORD: Keyword = Keyword {
    name: "multipleOf",
    attribute: "multiple_of",
    feeds: &[],
    applies: is_numeric,
    subject: "numbers",
    read: |value, shape| read_step(value, shape).map(Check::MultipleOf),
    conflicts: &[],
    schema: value_of,
    prose: |check| format!("A multiple of {}.", value_of(check)),
    pairs: &[],
};
