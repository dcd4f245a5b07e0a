//! `minimum`: the smallest value of a number.

use super::{Check, End, Feed, Keyword, Pair, is_numeric, read_bound, value_of};

pub(super) const KEYWORD: Keyword = Keyword {
    name: "minimum",
    attribute: "minimum",
    feeds: &[Feed { attribute: "range", end: End::Lower, offset: 0 }],
    applies: is_numeric,
    subject: "numbers",
    read: |value, shape| read_bound(value, shape).map(Check::Minimum),
    conflicts: &["exclusiveMinimum"],
    schema: value_of,
    prose: |check| format!("At least {}.", value_of(check)),
    pairs: &[
        Pair { upper: "maximum", prose: through },
        Pair {
            upper: "exclusiveMaximum",
            prose: |low, high| format!("At least {}, below {}.", value_of(low), value_of(high)),
        },
    ],
};

/// "1 to 16.", "Exactly 3."
fn through(low: &Check, high: &Check) -> String {
    let (low, high) = (value_of(low), value_of(high));
    if low == high { format!("Exactly {low}.") } else { format!("{low} to {high}.") }
}
