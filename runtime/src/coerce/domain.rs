//! The values that a node admits: its declared checks and the bounds of its type, put together.
//!
//! [`check`](super::check) compares with them, [`words`](super::words) says them. A bound in the arithmetic of another
//! kind of number is none; the lowering makes no such table.

use toolcall_schema::table::{Bound, Check, Format, Int, Precision, Step, Width};

/// A range of numbers.
pub(super) struct Range<T> {
    pub(super) low: Edge<T>,
    pub(super) high: Edge<T>,
}

/// One end of a range.
#[derive(Clone, Copy)]
pub(super) struct Edge<T> {
    pub(super) value: T,
    /// Whether the value itself is outside.
    pub(super) is_exclusive: bool,
}

impl Range<Int> {
    /// The integers of a node.
    pub(super) fn integers(width: Width, checks: &[Check]) -> Self {
        let (low, high) = width.bounds();
        Self::within(low, high, checks, |bound| match bound {
            Bound::Integer(value) => Some(value.into()),
            Bound::Number(_) => None,
        })
    }
}

impl Range<f64> {
    /// The numbers of a node as they are sent, before an `f32` slot rounds them: so a schema means its bounds.
    pub(super) fn numbers(precision: Precision, checks: &[Check]) -> Self {
        let most = largest(precision);
        Self::within(-most, most, checks, |bound| match bound {
            Bound::Integer(_) => None,
            Bound::Number(value) => Some(value),
        })
    }
}

/// The largest finite value of a slot.
pub(super) fn largest(precision: Precision) -> f64 {
    match precision {
        Precision::F32 => f32::MAX.into(),
        Precision::F64 => f64::MAX,
    }
}

impl<T: Copy + PartialOrd> Range<T> {
    fn within(low: T, high: T, checks: &[Check], of: impl Fn(Bound) -> Option<T>) -> Self {
        let edge = |value| Edge { value, is_exclusive: false };
        let mut range = Self { low: edge(low), high: edge(high) };
        for check in checks {
            match *check {
                Check::Minimum(bound) => range.raise(of(bound), false),
                Check::ExclusiveMinimum(bound) => range.raise(of(bound), true),
                Check::Maximum(bound) => range.lower(of(bound), false),
                Check::ExclusiveMaximum(bound) => range.lower(of(bound), true),
                Check::Gap(low, high) => range.leave(of(low), of(high)),
                Check::MultipleOf(_) | Check::Format(_) | Check::Pattern(_) | Check::UniqueItems | Check::Only(_) => {}
                Check::MinLength(_) | Check::MaxLength(_) | Check::MinItems(_) | Check::MaxItems(_) => {}
            }
        }
        range
    }

    /// Moves an end that lies in a hole; holes are the last of the checks.
    fn leave(&mut self, low: Option<T>, high: Option<T>) {
        let (Some(low), Some(high)) = (low, high) else { return };
        let is_within = |edge: Edge<T>| low < edge.value && edge.value < high;
        if is_within(self.low) {
            self.low = Edge { value: high, is_exclusive: false };
        }
        if is_within(self.high) {
            self.high = Edge { value: low, is_exclusive: false };
        }
    }

    fn raise(&mut self, bound: Option<T>, is_exclusive: bool) {
        let Some(value) = bound else { return };
        if value > self.low.value || (value == self.low.value && is_exclusive) {
            self.low = Edge { value, is_exclusive };
        }
    }

    fn lower(&mut self, bound: Option<T>, is_exclusive: bool) {
        let Some(value) = bound else { return };
        if value < self.high.value || (value == self.high.value && is_exclusive) {
            self.high = Edge { value, is_exclusive };
        }
    }
}

/// The holes in the range of a node.
pub(super) fn gaps(checks: &[Check]) -> impl Iterator<Item = (Bound, Bound)> {
    checks.iter().filter_map(|check| if let Check::Gap(low, high) = *check { Some((low, high)) } else { None })
}

/// The format of a text.
pub(super) fn format(checks: &[Check]) -> Option<Format> {
    checks.iter().find_map(|check| if let Check::Format(format) = *check { Some(format) } else { None })
}

/// The one value of a boolean.
pub(super) fn only(checks: &[Check]) -> Option<bool> {
    checks.iter().find_map(|check| if let Check::Only(only) = *check { Some(only) } else { None })
}

/// What the numbers of a node are multiples of.
pub(super) fn steps(checks: &[Check]) -> impl Iterator<Item = Step> {
    checks.iter().filter_map(|check| match *check {
        Check::MultipleOf(step) => Some(step),
        Check::Minimum(_) | Check::Maximum(_) | Check::ExclusiveMinimum(_) | Check::ExclusiveMaximum(_) => None,
        Check::Gap(..) | Check::Format(_) | Check::Pattern(_) | Check::MinLength(_) | Check::MaxLength(_) => None,
        Check::MinItems(_) | Check::MaxItems(_) | Check::UniqueItems | Check::Only(_) => None,
    })
}

/// What must be found in the texts of a node, by index.
pub(super) fn patterns(checks: &[Check]) -> impl Iterator<Item = u32> {
    checks.iter().filter_map(|check| match *check {
        Check::Pattern(index) => Some(index),
        Check::Minimum(_) | Check::Maximum(_) | Check::ExclusiveMinimum(_) | Check::ExclusiveMaximum(_) => None,
        Check::MinLength(_) | Check::MaxLength(_) | Check::MinItems(_) | Check::MaxItems(_) => None,
        Check::Gap(..) | Check::Format(_) | Check::MultipleOf(_) | Check::UniqueItems | Check::Only(_) => None,
    })
}

/// How many characters or items.
#[derive(Clone, Copy)]
pub(super) struct Sizes {
    pub(super) least: u32,
    pub(super) most: u32,
}

impl Sizes {
    /// Characters of a text.
    pub(super) fn of_text(checks: &[Check]) -> Self {
        Self::within(u32::MAX, checks, |check| match check {
            Check::MinLength(least) => Some((least, u32::MAX)),
            Check::MaxLength(most) => Some((0, most)),
            Check::Minimum(_) | Check::Maximum(_) | Check::ExclusiveMinimum(_) | Check::ExclusiveMaximum(_) => None,
            Check::Gap(..) | Check::MultipleOf(_) | Check::Format(_) | Check::Pattern(_) => None,
            Check::MinItems(_) | Check::MaxItems(_) | Check::UniqueItems | Check::Only(_) => None,
        })
    }

    /// Items of a list; none may have more than `most`.
    pub(super) fn of_list(most: u32, checks: &[Check]) -> Self {
        Self::within(most, checks, |check| match check {
            Check::MinItems(least) => Some((least, u32::MAX)),
            Check::MaxItems(most) => Some((0, most)),
            Check::Minimum(_) | Check::Maximum(_) | Check::ExclusiveMinimum(_) | Check::ExclusiveMaximum(_) => None,
            Check::Gap(..) | Check::MultipleOf(_) | Check::Format(_) | Check::Pattern(_) => None,
            Check::MinLength(_) | Check::MaxLength(_) | Check::UniqueItems | Check::Only(_) => None,
        })
    }

    fn within(most: u32, checks: &[Check], of: impl Fn(Check) -> Option<(u32, u32)>) -> Self {
        let all = Self { least: 0, most };
        checks
            .iter()
            .filter_map(|check| of(*check))
            .fold(all, |sizes, (least, most)| Self { least: sizes.least.max(least), most: sizes.most.min(most) })
    }
}
