//! What several constraints of one place amount to: the interval that a slot takes, and the keywords that show it.

use super::{Check, Constraint, Keyword, gaps, maximum, minimum, sort};
use crate::catalog::Shape;
use crate::table::{Bound, Int, Step, Width};

/// One end of an interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Limit {
    pub(super) bound: Bound,
    /// Whether the bound itself lies outside.
    pub(super) open: bool,
}

/// The smallest and the largest whole number that the slot and its constraints leave. The first is above the second
/// if they leave none.
pub fn integer_bounds(width: Width, constraints: &[Constraint]) -> (Int, Int) {
    let (low, high) = declared_bounds(width, constraints);
    let gaps: Vec<_> = gaps(constraints).filter_map(|(low, high)| Some((integer(low)?, integer(high)?))).collect();
    let raise = |end: Int, (low, high): &(Int, Int)| if (low < &end) && (end < *high) { *high } else { end };
    let lower = |end: Int, (low, high): &(Int, Int)| if (low < &end) && (end < *high) { *low } else { end };
    (gaps.iter().fold(low, raise), gaps.iter().rev().fold(high, lower))
}

/// The same without regard to holes.
fn declared_bounds(width: Width, constraints: &[Constraint]) -> (Int, Int) {
    let (slot_low, slot_high) = width.bounds();
    let low = limits(constraints, lower_limit).filter_map(|limit| first_integer(limit, Int::next));
    let high = limits(constraints, upper_limit).filter_map(|limit| first_integer(limit, Int::previous));
    (low.fold(slot_low, Int::max), high.fold(slot_high, Int::min))
}

/// The smallest and the largest `f64` that the constraints leave, infinite where there is no bound. An exclusive bound
/// is the next `f64` inside it.
pub fn number_bounds(constraints: &[Constraint]) -> (f64, f64) {
    let low = limits(constraints, lower_limit).filter_map(|limit| first_number(limit, f64::next_up));
    let high = limits(constraints, upper_limit).filter_map(|limit| first_number(limit, f64::next_down));
    (low.fold(f64::NEG_INFINITY, f64::max), high.fold(f64::INFINITY, f64::min))
}

/// The least and the largest size of a text (in code points) or a list; `u32::MAX` where there is no bound.
pub fn size_bounds(constraints: &[Constraint]) -> (u32, u32) {
    let (mut low, mut high) = (0, u32::MAX);
    for constraint in constraints {
        match constraint.check {
            Check::MinLength(size) | Check::MinItems(size) => low = low.max(size),
            Check::MaxLength(size) | Check::MaxItems(size) => high = high.min(size),
            Check::Minimum(_) | Check::ExclusiveMinimum(_) | Check::Maximum(_) | Check::ExclusiveMaximum(_) => {}
            Check::Gap(..)
            | Check::MultipleOf(_)
            | Check::Format(_)
            | Check::Pattern(_)
            | Check::UniqueItems
            | Check::Only(_) => {}
        }
    }
    (low, high)
}

/// What numbers must be multiples of.
pub fn steps(constraints: &[Constraint]) -> impl Iterator<Item = Step> {
    constraints.iter().filter_map(|constraint| match constraint.check {
        Check::MultipleOf(step) => Some(step),
        Check::Minimum(_) | Check::ExclusiveMinimum(_) | Check::Maximum(_) | Check::ExclusiveMaximum(_) => None,
        Check::Gap(..) | Check::Format(_) | Check::Pattern(_) | Check::MinLength(_) | Check::MaxLength(_) => None,
        Check::MinItems(_) | Check::MaxItems(_) | Check::UniqueItems | Check::Only(_) => None,
    })
}

/// What must be found in texts.
pub fn patterns(constraints: &[Constraint]) -> impl Iterator<Item = &str> {
    constraints.iter().filter_map(|constraint| match &constraint.check {
        Check::Pattern(pattern) => Some(pattern.source()),
        Check::Minimum(_) | Check::ExclusiveMinimum(_) | Check::Maximum(_) | Check::ExclusiveMaximum(_) => None,
        Check::MinLength(_) | Check::MaxLength(_) | Check::MinItems(_) | Check::MaxItems(_) => None,
        Check::Gap(..) | Check::Format(_) | Check::MultipleOf(_) | Check::UniqueItems | Check::Only(_) => None,
    })
}

/// The constraints that a schema shows for a place: the declared ones, and at each end where none of them is as tight
/// as the integer slot, the bound of the slot instead. An end within a hole is moved out of it.
pub fn shown(shape: &Shape, declared: &[Constraint]) -> Vec<Constraint> {
    let Shape::Integer(width) = shape else { return declared.to_vec() };
    let ((low, high), (declared_low, declared_high)) =
        (integer_bounds(*width, declared), declared_bounds(*width, declared));
    let is_shown = |constraint: &&Constraint| match &constraint.check {
        Check::Gap(_, above) if integer(*above).is_none_or(|above| above <= low) => false,
        Check::Gap(below, _) => integer(*below).is_some_and(|below| below < high),
        check if lower_limit(check).is_some() => low == declared_low && !is_beyond(check, *width),
        check => (upper_limit(check).is_none() || high == declared_high) && !is_beyond(check, *width),
    };
    let mut shown: Vec<_> = declared.iter().filter(is_shown).cloned().collect();
    if limits(&shown, lower_limit).next().is_none() {
        shown.extend(slot_bound(&minimum::KEYWORD, Check::Minimum, low));
    }
    if limits(&shown, upper_limit).next().is_none() {
        shown.extend(slot_bound(&maximum::KEYWORD, Check::Maximum, high));
    }
    sort(&mut shown);
    shown
}

/// Whether a bound lies where a float no longer tells whole numbers apart.
pub fn is_big(check: &Check) -> bool {
    whole_bound(check).is_some_and(|bound| bound.unsigned_abs() > 1 << 53)
}

/// Whether a bound is an end of what 64 bits hold, or lies beyond: not worth a word to a model.
pub fn is_end_of_slot(check: &Check) -> bool {
    whole_bound(check).is_some_and(|bound| bound <= i64::MIN.into() || bound >= i64::MAX.into())
}

fn whole_bound(check: &Check) -> Option<i128> {
    match lower_limit(check).or(upper_limit(check))?.bound {
        Bound::Integer(bound) => Some(bound),
        Bound::Number(_) => None,
    }
}

/// Whether the check allows more than the slot does.
pub(super) fn is_beyond(check: &Check, width: Width) -> bool {
    let (low, high) = width.bounds();
    lower_limit(check).and_then(|limit| first_integer(limit, Int::next)).is_some_and(|bound| bound < low)
        || upper_limit(check).and_then(|limit| first_integer(limit, Int::previous)).is_some_and(|bound| bound > high)
}

pub(super) fn lower_limit(check: &Check) -> Option<Limit> {
    match *check {
        Check::Minimum(bound) => Some(Limit { bound, open: false }),
        Check::ExclusiveMinimum(bound) => Some(Limit { bound, open: true }),
        Check::Maximum(_) | Check::ExclusiveMaximum(_) | Check::Gap(..) | Check::MultipleOf(_) => None,
        Check::Format(_) | Check::Pattern(_) | Check::MinLength(_) | Check::MaxLength(_) => None,
        Check::MinItems(_) | Check::MaxItems(_) | Check::UniqueItems | Check::Only(_) => None,
    }
}

pub(super) fn upper_limit(check: &Check) -> Option<Limit> {
    match *check {
        Check::Maximum(bound) => Some(Limit { bound, open: false }),
        Check::ExclusiveMaximum(bound) => Some(Limit { bound, open: true }),
        Check::Minimum(_) | Check::ExclusiveMinimum(_) | Check::Gap(..) | Check::MultipleOf(_) => None,
        Check::Format(_) | Check::Pattern(_) | Check::MinLength(_) | Check::MaxLength(_) => None,
        Check::MinItems(_) | Check::MaxItems(_) | Check::UniqueItems | Check::Only(_) => None,
    }
}

fn limits(constraints: &[Constraint], end: fn(&Check) -> Option<Limit>) -> impl Iterator<Item = Limit> {
    constraints.iter().filter_map(move |constraint| end(&constraint.check))
}

/// The outermost whole number inside a limit; `inward` goes from one to the next.
fn first_integer(limit: Limit, inward: fn(Int) -> Int) -> Option<Int> {
    integer(limit.bound).map(|bound| if limit.open { inward(bound) } else { bound })
}

fn integer(bound: Bound) -> Option<Int> {
    match bound {
        Bound::Integer(value) => Some(value.into()),
        Bound::Number(_) => None,
    }
}

fn first_number(limit: Limit, inward: fn(f64) -> f64) -> Option<f64> {
    match limit.bound {
        Bound::Number(bound) if limit.open => Some(inward(bound)),
        Bound::Number(bound) => Some(bound),
        Bound::Integer(_) => None,
    }
}

/// `None`: the bound is one that no schema would show.
fn slot_bound(keyword: &'static Keyword, check: fn(Bound) -> Check, bound: Int) -> Option<Constraint> {
    let Int::Small(bound) = bound else { return None };
    Some(Constraint { keyword, check: check(Bound::Integer(bound)) })
}
