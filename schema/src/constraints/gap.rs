//! Holes in a range: `range = ..=-1 | 1..`. Part of the attribute `range`; in a schema, `anyOf` of the ranges around them.

use core::cmp::Ordering;

use super::value::read_bound;
use super::{Check, Constraint, Ends, Keyword, is_numeric, maximum, minimum, value_of};
use crate::catalog::Shape;
use crate::json::{Json, Object};
use crate::table::Bound;

/// Not in the list: no attribute of its own sets it.
pub(super) const KEYWORD: Keyword = Keyword {
    name: "anyOf",
    attribute: "range",
    feeds: &[],
    applies: is_numeric,
    subject: "numbers",
    read: |value, _| Err(format!("takes ranges, not {value}")),
    conflicts: &[],
    schema: |check| {
        let Check::Gap(low, high) = *check else { return value_of(check) };
        let below = Object::new().with("maximum", value_of(&Check::Maximum(low)));
        let above = Object::new().with("minimum", value_of(&Check::Minimum(high)));
        Json::List(vec![below.into(), above.into()])
    },
    prose,
    pairs: &[],
};

/// "Not 0.", "Not 11 to 19.", "Not between 0.5 and 1.5."
fn prose(check: &Check) -> String {
    match *check {
        Check::Gap(Bound::Integer(low), Bound::Integer(high)) if high - low == 2 => format!("Not {}.", low + 1),
        Check::Gap(Bound::Integer(low), Bound::Integer(high)) => format!("Not {} to {}.", low + 1, high - 1),
        Check::Gap(low, high) => {
            let (low, high) = (value_of(&Check::Minimum(low)), value_of(&Check::Minimum(high)));
            format!("Not between {low} and {high}.")
        }
        _ => value_of(check).to_string(),
    }
}

/// Reads `0..=10 | 20..=30`: the outer ends, and what is left out between them. Ranges that touch become one.
pub(super) fn union(attribute: &str, parts: &[Ends<'_>], shape: &Shape) -> Result<Vec<Constraint>, String> {
    if attribute != KEYWORD.attribute {
        return Err(format!("`{attribute}` takes one range"));
    }
    if !is_numeric(shape) {
        return Err(format!("`{attribute}` applies to {}", KEYWORD.subject));
    }
    let mut ranges = parts.iter().map(|part| Range::read(attribute, part, shape)).collect::<Result<Vec<_>, _>>()?;
    ranges.sort_by(|left, right| match (left.low, right.low) {
        (Some(left), Some(right)) => order(left, right),
        (left, right) => left.is_some().cmp(&right.is_some()),
    });
    let mut found: Vec<Range> = Vec::new();
    for range in ranges {
        match found.last_mut() {
            Some(last) if last.reaches(range) => last.high = last.further(range),
            _ => found.push(range),
        }
    }
    let low = found.first().and_then(|range| range.low).map(Check::Minimum);
    let high = found.last().and_then(|range| range.high).map(Check::Maximum);
    let gaps = found.windows(2).filter_map(|pair| Some(Check::Gap(pair[0].high?, pair[1].low?)));
    let constrain = |keyword: &'static Keyword| move |check| Constraint { keyword, check };
    let ends = low.map(constrain(&minimum::KEYWORD)).into_iter().chain(high.map(constrain(&maximum::KEYWORD)));
    Ok(ends.chain(gaps.map(constrain(&KEYWORD))).collect())
}

/// What a type is under that cannot be 0.
pub fn not_zero() -> Constraint {
    Constraint { keyword: &KEYWORD, check: Check::Gap(Bound::Integer(-1), Bound::Integer(1)) }
}

/// Brings holes into their order and makes one of those that overlap.
pub(super) fn merge(constraints: &mut Vec<Constraint>) {
    let mut gaps: Vec<(Bound, Bound)> = gaps(constraints).collect();
    gaps.sort_by(|left, right| order(left.0, right.0));
    constraints.retain(|constraint| !matches!(constraint.check, Check::Gap(..)));
    let mut merged: Vec<(Bound, Bound)> = Vec::new();
    for (low, high) in gaps {
        match merged.last_mut() {
            Some((_, last)) if order(low, *last).is_lt() => {
                if order(high, *last).is_gt() {
                    *last = high;
                }
            }
            _ => merged.push((low, high)),
        }
    }
    constraints
        .extend(merged.into_iter().map(|(low, high)| Constraint { keyword: &KEYWORD, check: Check::Gap(low, high) }));
}

/// The holes among constraints; in order once they are sorted.
pub fn gaps(constraints: &[Constraint]) -> impl Iterator<Item = (Bound, Bound)> {
    constraints.iter().filter_map(|constraint| match constraint.check {
        Check::Gap(low, high) => Some((low, high)),
        _ => None,
    })
}

/// The constraints of each range around the holes, the others repeated; empty if there are no holes.
pub fn branches(constraints: &[Constraint]) -> Vec<Vec<Constraint>> {
    let gaps: Vec<(Bound, Bound)> = gaps(constraints).collect();
    if gaps.is_empty() {
        return Vec::new();
    }
    let branch = |index: usize| {
        let (below, above) = (index.checked_sub(1).and_then(|below| gaps.get(below)), gaps.get(index));
        let low = below.map(|gap| Constraint { keyword: &minimum::KEYWORD, check: Check::Minimum(gap.1) });
        let high = above.map(|gap| Constraint { keyword: &maximum::KEYWORD, check: Check::Maximum(gap.0) });
        let (keeps_low, keeps_high) = (low.is_none(), high.is_none());
        let kept = constraints.iter().filter(move |constraint| match constraint.check {
            Check::Gap(..) => false,
            Check::Minimum(_) | Check::ExclusiveMinimum(_) => keeps_low,
            Check::Maximum(_) | Check::ExclusiveMaximum(_) => keeps_high,
            _ => true,
        });
        let mut all: Vec<_> = kept.cloned().chain(low).chain(high).collect();
        super::sort(&mut all);
        all
    };
    (0..=gaps.len()).map(branch).collect()
}

/// `..=-1 | 1..`, of one hole.
pub(super) fn written(low: Bound, high: Bound) -> String {
    format!("..={} | {}..", value_of(&Check::Maximum(low)), value_of(&Check::Minimum(high)))
}

/// One of the ranges, both ends inside.
#[derive(Clone, Copy)]
struct Range {
    low: Option<Bound>,
    high: Option<Bound>,
}

impl Range {
    fn read(attribute: &str, part: &Ends<'_>, shape: &Shape) -> Result<Self, String> {
        let bound = |end: Option<&Json>| {
            end.map(|end| read_bound(end, shape).map_err(|reason| format!("`{attribute}` {reason}"))).transpose()
        };
        let (low, high) = (bound(part.lower)?, bound(part.upper)?);
        if part.open && high.is_some() {
            return Err(format!("`{attribute}` takes ranges with both ends inside, `..=`, where there are several"));
        }
        if low.is_none() && high.is_none() {
            return Err(format!("`{attribute}` needs at least one end in each range"));
        }
        match (low, high) {
            (Some(low), Some(high)) if order(low, high).is_gt() => Err(format!("`{attribute}` has an empty range")),
            _ => Ok(Self { low, high }),
        }
    }

    /// Whether no value lies between the two; `next` does not begin before.
    fn reaches(self, next: Self) -> bool {
        match (self.high, next.low) {
            (Some(Bound::Integer(high)), Some(Bound::Integer(low))) => low <= high.saturating_add(1),
            (Some(high), Some(low)) => order(low, high).is_le(),
            (None, _) | (_, None) => true,
        }
    }

    fn further(self, other: Self) -> Option<Bound> {
        let (left, right) = (self.high?, other.high?);
        Some(if order(left, right).is_ge() { left } else { right })
    }
}

fn order(left: Bound, right: Bound) -> Ordering {
    match (left, right) {
        (Bound::Integer(left), Bound::Integer(right)) => left.cmp(&right),
        (left, right) => number(left).total_cmp(&number(right)),
    }
}

fn number(bound: Bound) -> f64 {
    match bound {
        Bound::Integer(value) => value as f64,
        Bound::Number(value) => value,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::constraints::{Given, contradictions, read};
    use crate::table::{Precision, Width};

    fn found(attribute: &str, parts: &[(Option<i128>, Option<i128>, bool)], shape: &Shape) -> Result<String, String> {
        let number = |end: &Option<i128>| end.map(Json::Integer);
        let ends: Vec<_> = parts.iter().map(|(low, high, open)| (number(low), number(high), *open)).collect();
        let ends = ends.iter().map(|(low, high, open)| Ends { lower: low.as_ref(), upper: high.as_ref(), open: *open });
        let read = read(attribute, Given::Union(&ends.collect::<Vec<_>>()), shape).expect("a word")?;
        let shown = read.iter().map(Constraint::to_string).collect::<Vec<_>>().join(", ");
        contradictions(&read, shape).into_iter().next().map_or(Ok(shown), Err)
    }

    #[test]
    fn ranges_that_touch_are_one() {
        let integer = Shape::Integer(Width::I32);
        let of = |parts: &[(Option<i128>, Option<i128>, bool)]| found("range", parts, &integer).unwrap();
        let (low, high) = ((None, Some(-1), false), (Some(1), None, false));
        assert_eq!(of(&[high, low]), "range = ..=-1 | 1..");
        assert_eq!(of(&[(Some(0), Some(10), false), high]), "minimum = 0");
        assert_eq!(of(&[(Some(3), Some(5), false), (Some(0), Some(2), false)]), "minimum = 0, maximum = 5");
        assert_eq!(of(&[(Some(0), Some(9), false), (Some(2), Some(3), false)]), "minimum = 0, maximum = 9");
        assert_eq!(of(&[low, (Some(0), None, false)]), "");
        assert_eq!(
            of(&[(Some(20), Some(30), false), (Some(0), Some(10), false), (Some(12), Some(12), false)]),
            "minimum = 0, maximum = 30, range = ..=10 | 12.., range = ..=12 | 20.."
        );
        let ends = [(Some(i128::MAX), None, false), (None, Some(i128::MIN), false)];
        assert!(found("range", &ends, &Shape::Integer(Width::I128)).is_ok());
        let float = Shape::Number(Precision::F64);
        let apart = [(Some(0), Some(2), false), (Some(3), Some(5), false)];
        assert_eq!(found("range", &apart, &float).unwrap(), "minimum = 0.0, maximum = 5.0, range = ..=2.0 | 3.0..");
    }

    #[test]
    fn what_is_no_union_is_said() {
        let (integer, float) = (Shape::Integer(Width::U8), Shape::Number(Precision::F64));
        let two = [(Some(1), Some(2), false), (Some(4), Some(5), false)];
        for (attribute, parts, shape, message) in [
            ("length", two, &Shape::Text, "`length` takes one range"),
            ("range", two, &Shape::Text, "`range` applies to numbers"),
            ("minimum", two, &integer, "`minimum` takes a value, not a range"),
            ("range", [two[0], (Some(5), Some(4), false)], &integer, "`range` has an empty range"),
            ("range", [two[0], (None, None, false)], &integer, "`range` needs at least one end in each range"),
            (
                "range",
                [two[0], (Some(4), Some(5), true)],
                &float,
                "`range` takes ranges with both ends inside, `..=`, where there are several",
            ),
        ] {
            assert_eq!(found(attribute, &parts, shape), Err(message.to_owned()));
        }
    }
}
