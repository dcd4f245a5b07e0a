//! Constraints that cannot stand together: what one keyword alone cannot see.

use super::bounds::{is_beyond, lower_limit, upper_limit};
use super::{Check, Constraint, integer_bounds, number_bounds, patterns, size_bounds, steps};
use crate::catalog::Shape;
use crate::limits;
use crate::pattern::Pattern;
use crate::table::{Bound, Int, Precision, Step, Width};

/// What is wrong with the constraints of one place taken together, in the author's words; empty if nothing is.
pub fn contradictions(constraints: &[Constraint], shape: &Shape) -> Vec<String> {
    let mut found = rivals(constraints);
    if found.is_empty() {
        found.extend(beyond_slot(constraints, shape));
    }
    if found.is_empty() {
        found.extend(empty(constraints, shape));
    }
    found
}

/// Pairs that set the same thing.
fn rivals(constraints: &[Constraint]) -> Vec<String> {
    let mut found = Vec::new();
    for (index, later) in constraints.iter().enumerate() {
        for earlier in &constraints[..index] {
            if earlier.keyword.name == later.keyword.name && !matches!(later.check, Check::Gap(..)) {
                found.push(format!("`{}` is set twice", later.keyword.attribute));
            } else if later.keyword.conflicts.contains(&earlier.keyword.name)
                || earlier.keyword.conflicts.contains(&later.keyword.name)
            {
                found.push(format!(
                    "`{}` and `{}` cannot stand together",
                    earlier.keyword.attribute, later.keyword.attribute
                ));
            }
        }
    }
    found
}

/// Bounds that no value of the slot could ever reach.
fn beyond_slot(constraints: &[Constraint], shape: &Shape) -> Vec<String> {
    match shape {
        Shape::Integer(width) => {
            let beyond = constraints.iter().filter(|constraint| is_beyond(&constraint.check, *width));
            beyond.map(|constraint| integer_message(constraint, *width)).collect()
        }
        Shape::Number(Precision::F32) => {
            let beyond = constraints.iter().filter(|constraint| is_beyond_f32(constraint));
            beyond.map(|constraint| format!("`{constraint}` lies beyond every `f32`")).collect()
        }
        Shape::Text | Shape::List(_) => constraints.iter().filter_map(beyond_arguments).collect(),
        Shape::Number(Precision::F64)
        | Shape::Bool
        | Shape::Enum(_)
        | Shape::Tuple(_)
        | Shape::Map(..)
        | Shape::Any
        | Shape::Raw
        | Shape::Record(_)
        | Shape::Choice(..)
        | Shape::Nullable(_)
        | Shape::Error => Vec::new(),
    }
}

/// A size that no arguments reach, or a bound on it that is above theirs and so none.
fn beyond_arguments(constraint: &Constraint) -> Option<String> {
    let (size, most, what) = match constraint.check {
        Check::MinItems(size) | Check::MaxItems(size) => {
            (size, limits::ITEMS as usize, "every list, which has at most 65536 items")
        }
        Check::MinLength(size) => (size, limits::BYTES, "all arguments, which have at most 1048576 bytes"),
        Check::MaxLength(_) | Check::MultipleOf(_) | Check::UniqueItems | Check::Only(_) => return None,
        Check::Gap(..) | Check::Format(_) | Check::Pattern(_) => return None,
        Check::Minimum(_) | Check::ExclusiveMinimum(_) | Check::Maximum(_) | Check::ExclusiveMaximum(_) => return None,
    };
    (size as usize > most).then(|| format!("`{constraint}` lies beyond {what}"))
}

fn integer_message(constraint: &Constraint, width: Width) -> String {
    let (low, high) = width.bounds();
    format!("`{constraint}` lies beyond the type, which goes from {low} to {high}")
}

fn is_beyond_f32(constraint: &Constraint) -> bool {
    let limit = lower_limit(&constraint.check).or(upper_limit(&constraint.check));
    match limit.map(|limit| limit.bound) {
        Some(Bound::Number(bound)) => bound.abs() > f64::from(f32::MAX),
        Some(Bound::Integer(_)) | None => false,
    }
}

/// Whether no value at all is left.
fn empty(constraints: &[Constraint], shape: &Shape) -> Option<String> {
    let is_empty = match shape {
        Shape::Integer(width) => {
            let (low, high) = integer_bounds(*width, constraints);
            let has_multiple = |step: Step| match (low, high) {
                (Int::Small(low), Int::Small(high)) => {
                    low <= high.div_euclid(step.mantissa.into()) * i128::from(step.mantissa)
                }
                // Such a range is wider than any step.
                (_, _) => true,
            };
            low > high || !steps(constraints).all(has_multiple)
        }
        Shape::Number(_) => {
            let (low, high) = number_bounds(constraints);
            low > high || steps(constraints).any(|step| has_no_multiple(step, low, high))
        }
        Shape::Text => {
            let lengths = patterns(constraints).filter_map(|pattern| Some(Pattern::parse(pattern).ok()?.lengths()));
            let (low, high) =
                lengths.fold(size_bounds(constraints), |(low, high), (least, most)| (low.max(least), high.min(most)));
            low > high
        }
        Shape::List(_) => {
            let (low, high) = size_bounds(constraints);
            low > high
        }
        Shape::Bool | Shape::Enum(_) | Shape::Map(..) | Shape::Any | Shape::Raw => false,
        Shape::Tuple(_) | Shape::Record(_) | Shape::Choice(..) | Shape::Nullable(_) | Shape::Error => false,
    };
    let written: Vec<_> = constraints.iter().map(|constraint| format!("`{constraint}`")).collect();
    is_empty.then(|| format!("no value satisfies {}", written.join(" and ")))
}

/// Whether no multiple lies between two bounds; bounds of too many digits count as far apart.
fn has_no_multiple(step: Step, low: f64, high: f64) -> bool {
    // A whole number of steps is a whole number of units of the step's last digit.
    let units = |value: f64| whole_below(&value.to_string(), step.places as usize);
    let (Some(from), Some(to)) = (units(-low).map(|below| -below), units(high)) else { return false };
    to.div_euclid(step.mantissa.into()) * i128::from(step.mantissa) < from
}

/// The largest whole number that is not above a number, written without an exponent, with its point moved to the right.
fn whole_below(number: &str, places: usize) -> Option<i128> {
    let (sign, digits) = number.strip_prefix('-').map_or((1, number), |digits| (-1, digits));
    let (before, after) = digits.split_once('.').unwrap_or((digits, ""));
    let (kept, cut) = after.split_at(places.min(after.len()));
    let whole: i128 = format!("{before}{kept:0<places$}").parse().ok()?;
    let is_cut = cut.bytes().any(|digit| digit != b'0');
    Some(sign * whole - i128::from(sign < 0 && is_cut))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::constraints::{Given, read};
    use crate::json::Json;

    fn found(shape: Shape, written: &[(&str, i128)]) -> Vec<String> {
        let read = |(attribute, value): &(&str, i128)| {
            read(attribute, Given::Value(&Json::Integer(*value)), &shape).unwrap().unwrap()
        };
        contradictions(&written.iter().flat_map(read).collect::<Vec<_>>(), &shape)
    }

    const U8: Shape = Shape::Integer(Width::U8);

    #[test]
    fn what_fits_together_is_silent() {
        assert!(found(U8, &[("minimum", 0), ("maximum", 255)]).is_empty());
        assert!(found(U8, &[("exclusive_minimum", -1), ("exclusive_maximum", 256)]).is_empty());
        assert!(found(U8, &[("minimum", 3), ("maximum", 3)]).is_empty());
        assert!(found(U8, &[("minimum", 1), ("maximum", 7), ("multiple_of", 7)]).is_empty());
        assert!(found(Shape::Number(Precision::F64), &[("exclusive_minimum", 0), ("exclusive_maximum", 1)]).is_empty());
        assert!(found(Shape::Text, &[("min_length", 0), ("max_length", 0)]).is_empty());
    }

    #[test]
    fn one_mistake_gives_one_message() {
        let f64 = Shape::Number(Precision::F64);
        let one = |shape: Shape, written: &[(&str, i128)], expected: &str| {
            assert_eq!(found(shape, written), [expected], "{written:?}");
        };
        one(U8, &[("minimum", 1), ("minimum", 2)], "`minimum` is set twice");
        let rivals = "`minimum` and `exclusive_minimum` cannot stand together";
        one(U8, &[("minimum", 1), ("exclusive_minimum", 2)], rivals);
        one(U8, &[("maximum", 256)], "`maximum = 256` lies beyond the type, which goes from 0 to 255");
        one(U8, &[("minimum", -1)], "`minimum = -1` lies beyond the type, which goes from 0 to 255");
        one(U8, &[("minimum", 256)], "no value satisfies `minimum = 256`");
        one(U8, &[("minimum", 5), ("maximum", 3)], "no value satisfies `minimum = 5` and `maximum = 3`");
        let between = "no value satisfies `minimum = 1` and `maximum = 4` and `multiple_of = 5`";
        one(U8, &[("minimum", 1), ("maximum", 4), ("multiple_of", 5)], between);
        let open = "no value satisfies `exclusive_minimum = 3` and `exclusive_maximum = 4`";
        one(U8, &[("exclusive_minimum", 3), ("exclusive_maximum", 4)], open);
        let half_open = "no value satisfies `exclusive_minimum = 1.0` and `maximum = 1.0`";
        one(f64, &[("exclusive_minimum", 1), ("maximum", 1)], half_open);
        let list = || Shape::List(crate::catalog::TypeId(0));
        let items = "lies beyond every list, which has at most 65536 items";
        one(list(), &[("min_items", 65_537)], &format!("`min_items = 65537` {items}"));
        one(list(), &[("min_items", 1), ("max_items", 100_000)], &format!("`max_items = 100000` {items}"));
        assert!(found(list(), &[("min_items", 65_536), ("max_items", 65_536)]).is_empty());
        let bytes = "`min_length = 1048577` lies beyond all arguments, which have at most 1048576 bytes";
        one(Shape::Text, &[("min_length", 1_048_577)], bytes);
        assert!(found(Shape::Text, &[("min_length", 1_048_576), ("max_length", 2_000_000)]).is_empty());
        let length = "no value satisfies `min_length = 2` and `max_length = 1`";
        one(Shape::Text, &[("min_length", 2), ("max_length", 1)], length);
    }

    #[test]
    fn a_pattern_may_leave_no_length() {
        let found = |pattern: &str, size: i128| {
            let pattern = read("pattern", Given::Value(&Json::text(pattern)), &Shape::Text).unwrap().unwrap();
            let length = read("max_length", Given::Value(&Json::Integer(size)), &Shape::Text).unwrap().unwrap();
            contradictions(&[length, pattern].concat(), &Shape::Text)
        };
        assert_eq!(found("^[a-z]{5}$", 3), ["no value satisfies `max_length = 3` and `pattern = \"^[a-z]{5}$\"`"]);
        assert!(found("^[a-z]{5}$", 5).is_empty() && found("a", 1).is_empty());
        assert_eq!(found("ab", 1).len(), 1);
    }

    #[test]
    fn a_multiple_must_lie_between_the_bounds() {
        let shape = Shape::Number(Precision::F64);
        for (lower, upper, step, is_empty) in [
            (0.1, 0.2, 0.3, true),
            (0.1, 0.3, 0.3, false),
            (0.3, 0.3, 0.1, false),
            (-0.2, -0.1, 0.3, true),
            (-0.3, -0.1, 0.3, false),
            (-0.1, 0.1, 0.3, false),
            (0.31, 0.59, 0.3, true),
            (1e300, 1e301, 0.3, false),
            (1e-9, 2e-9, 0.5, true),
        ] {
            let mut constraints = Vec::new();
            for (attribute, value) in [("minimum", lower), ("maximum", upper), ("multiple_of", step)] {
                constraints.extend(read(attribute, Given::Value(&Json::Number(value)), &shape).unwrap().unwrap());
            }
            assert_eq!(!contradictions(&constraints, &shape).is_empty(), is_empty, "{lower} {upper} {step}");
        }
    }

    #[test]
    fn a_bound_must_be_within_the_float() {
        let bound = read("maximum", Given::Value(&Json::Number(1e39)), &Shape::Number(Precision::F32));
        let found = contradictions(&bound.unwrap().unwrap(), &Shape::Number(Precision::F32));
        assert_eq!(found, ["`maximum = 1e39` lies beyond every `f32`"]);
    }
}
