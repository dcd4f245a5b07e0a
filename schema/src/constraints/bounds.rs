//! What several constraints of one place amount to: the interval that a slot takes, and the keywords that show it.

use super::{Check, Constraint, Keyword, maximum, minimum, sort};
use crate::catalog::Shape;
use crate::table::{Bound, Step, Width};

/// One end of an interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Limit {
    pub(super) bound: Bound,
    /// Whether the bound itself lies outside.
    pub(super) open: bool,
}

/// The smallest and the largest whole number that the slot and its constraints leave. The first is above the second
/// if they leave none.
pub fn integer_bounds(width: Width, constraints: &[Constraint]) -> (i128, i128) {
    let (slot_low, slot_high) = width.bounds();
    let low = limits(constraints, lower_limit).filter_map(|limit| first_integer(limit, 1));
    let high = limits(constraints, upper_limit).filter_map(|limit| first_integer(limit, -1));
    (low.fold(slot_low, i128::max), high.fold(slot_high, i128::min))
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
            Check::MultipleOf(_) | Check::Pattern(_) | Check::UniqueItems => {}
        }
    }
    (low, high)
}

/// What numbers must be multiples of.
pub fn steps(constraints: &[Constraint]) -> impl Iterator<Item = Step> {
    constraints.iter().filter_map(|constraint| match constraint.check {
        Check::MultipleOf(step) => Some(step),
        Check::Minimum(_) | Check::ExclusiveMinimum(_) | Check::Maximum(_) | Check::ExclusiveMaximum(_) => None,
        Check::MinLength(_) | Check::MaxLength(_) | Check::MinItems(_) | Check::MaxItems(_) | Check::Pattern(_) => None,
        Check::UniqueItems => None,
    })
}

/// What must be found in texts.
pub fn patterns(constraints: &[Constraint]) -> impl Iterator<Item = &'static str> {
    constraints.iter().filter_map(|constraint| match constraint.check {
        Check::Pattern(pattern) => Some(pattern),
        Check::Minimum(_) | Check::ExclusiveMinimum(_) | Check::Maximum(_) | Check::ExclusiveMaximum(_) => None,
        Check::MinLength(_) | Check::MaxLength(_) | Check::MinItems(_) | Check::MaxItems(_) => None,
        Check::MultipleOf(_) | Check::UniqueItems => None,
    })
}

/// The constraints that a schema shows for a place: the declared ones, and at each end where none of them is as tight
/// as the integer slot, the bound of the slot instead.
pub fn shown(shape: &Shape, declared: &[Constraint]) -> Vec<Constraint> {
    let Shape::Integer(width) = shape else { return declared.to_vec() };
    let mut shown: Vec<_> =
        declared.iter().copied().filter(|constraint| !is_beyond(constraint.check, *width)).collect();
    let (low, high) = width.bounds();
    if limits(&shown, lower_limit).next().is_none() {
        shown.push(slot_bound(&minimum::KEYWORD, Check::Minimum, low));
    }
    if limits(&shown, upper_limit).next().is_none() {
        shown.push(slot_bound(&maximum::KEYWORD, Check::Maximum, high));
    }
    sort(&mut shown);
    shown
}

/// Whether a bound lies where a float no longer tells whole numbers apart.
pub fn is_big(check: Check) -> bool {
    whole_bound(check).is_some_and(|bound| bound.unsigned_abs() > 1 << 53)
}

/// Whether a bound is an end of what 64 bits hold, or lies beyond: not worth a word to a model.
pub fn is_end_of_slot(check: Check) -> bool {
    let (low, high) = Width::I64.bounds();
    whole_bound(check).is_some_and(|bound| bound <= low || bound >= high)
}

fn whole_bound(check: Check) -> Option<i128> {
    match lower_limit(check).or(upper_limit(check))?.bound {
        Bound::Integer(bound) => Some(bound),
        Bound::Number(_) => None,
    }
}

/// Whether the check allows more than the slot does.
pub(super) fn is_beyond(check: Check, width: Width) -> bool {
    let (low, high) = width.bounds();
    lower_limit(check).and_then(|limit| first_integer(limit, 1)).is_some_and(|bound| bound < low)
        || upper_limit(check).and_then(|limit| first_integer(limit, -1)).is_some_and(|bound| bound > high)
}

pub(super) fn lower_limit(check: Check) -> Option<Limit> {
    match check {
        Check::Minimum(bound) => Some(Limit { bound, open: false }),
        Check::ExclusiveMinimum(bound) => Some(Limit { bound, open: true }),
        Check::Maximum(_) | Check::ExclusiveMaximum(_) | Check::MultipleOf(_) | Check::Pattern(_) => None,
        Check::MinLength(_) | Check::MaxLength(_) | Check::MinItems(_) | Check::MaxItems(_) => None,
        Check::UniqueItems => None,
    }
}

pub(super) fn upper_limit(check: Check) -> Option<Limit> {
    match check {
        Check::Maximum(bound) => Some(Limit { bound, open: false }),
        Check::ExclusiveMaximum(bound) => Some(Limit { bound, open: true }),
        Check::Minimum(_) | Check::ExclusiveMinimum(_) | Check::MultipleOf(_) | Check::Pattern(_) => None,
        Check::MinLength(_) | Check::MaxLength(_) | Check::MinItems(_) | Check::MaxItems(_) => None,
        Check::UniqueItems => None,
    }
}

fn limits(constraints: &[Constraint], end: fn(Check) -> Option<Limit>) -> impl Iterator<Item = Limit> {
    constraints.iter().filter_map(move |constraint| end(constraint.check))
}

/// The outermost whole number inside a limit; `inward` is 1 for a lower limit and -1 for an upper one.
fn first_integer(limit: Limit, inward: i128) -> Option<i128> {
    match limit.bound {
        Bound::Integer(bound) if limit.open => Some(bound.saturating_add(inward)),
        Bound::Integer(bound) => Some(bound),
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

fn slot_bound(keyword: &'static Keyword, check: fn(Bound) -> Check, bound: i128) -> Constraint {
    Constraint { keyword, check: check(Bound::Integer(bound)) }
}
