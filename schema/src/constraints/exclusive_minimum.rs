//! `exclusiveMinimum`: a value that a number must be above.

use super::{Keyword, Pair, is_numeric, read_bound, value_of};
use crate::table::Check;

pub(super) const KEYWORD: Keyword = Keyword {
    name: "exclusiveMinimum",
    attribute: "exclusive_minimum",
    feeds: &[],
    applies: is_numeric,
    subject: "numbers",
    read: |value, shape| read_bound(value, shape).map(Check::ExclusiveMinimum),
    conflicts: &["minimum"],
    schema: value_of,
    prose: |check| format!("Above {}.", value_of(check)),
    pairs: &[
        Pair { upper: "maximum", prose: |low, high| format!("Above {}, at most {}.", value_of(low), value_of(high)) },
        Pair {
            upper: "exclusiveMaximum",
            prose: |low, high| format!("Above {}, below {}.", value_of(low), value_of(high)),
        },
    ],
};
