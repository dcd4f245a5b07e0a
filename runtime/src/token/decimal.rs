//! What a number means, decided from its decimal text.
//!
//! Integers never pass through a float, and no exponent is expanded: the work is linear in the text.

use core::iter::repeat_n;

/// A number seen as an integer, in the sense of JSON Schema: `1.0` and `1e2` are integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Whole {
    Value(i128),
    /// Below every `i128`.
    TooSmall,
    /// Above every `i128`.
    TooLarge,
    /// Not an integer.
    Fraction,
}

/// The integer that the number token `number` writes.
pub(crate) fn whole(number: &str) -> Whole {
    match number.parse::<i64>() {
        Ok(value) => Whole::Value(value.into()),
        Err(_) => unusual(number),
    }
}

/// A number with a point, an exponent or many digits.
fn unusual(number: &str) -> Whole {
    let Decimal { is_negative, digits, scale } = decimal(number);
    let Ok(scale) = usize::try_from(scale) else { return Whole::Fraction };
    let beyond = if is_negative { Whole::TooSmall } else { Whole::TooLarge };
    if digits.clone().count().saturating_add(scale) > MOST_DIGITS {
        return beyond;
    }
    let value = digits.chain(repeat_n(b'0', scale)).try_fold(0_i128, |value, digit| {
        let digit = i128::from(digit.wrapping_sub(b'0'));
        value.checked_mul(10)?.checked_add(if is_negative { -digit } else { digit })
    });
    value.map_or(beyond, Whole::Value)
}

/// A number in the one spelling that its value has.
pub(crate) struct Decimal<D> {
    pub(crate) is_negative: bool,
    /// From the first that is not zero to the last; none if the number is zero.
    pub(crate) digits: D,
    /// The value is the digits, times ten to the scale.
    pub(crate) scale: i64,
}

/// The number that the token `number` writes.
pub(crate) fn decimal(number: &str) -> Decimal<impl Iterator<Item = u8> + Clone> {
    let (is_negative, magnitude) = number.strip_prefix('-').map_or((false, number), |rest| (true, rest));
    let (mantissa, power) =
        magnitude.split_once(['e', 'E']).map_or((magnitude, 0), |(mantissa, power)| (mantissa, exponent(power)));
    let (before, after) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits = before.bytes().chain(after.bytes());
    let length = before.len() + after.len();
    let leading = digits.clone().take_while(|digit| *digit == b'0').count();
    let is_zero = leading == length;
    let trailing = digits.clone().rev().take_while(|digit| *digit == b'0').count();
    let significant = if is_zero { 0 } else { length - leading - trailing };
    let scale = power.saturating_sub(signed(after.len())).saturating_add(signed(trailing));
    Decimal {
        is_negative: is_negative && !is_zero,
        digits: digits.skip(leading).take(significant),
        scale: if is_zero { 0 } else { scale },
    }
}

/// The nearest `f64`; infinite if the number is beyond its range.
pub(crate) fn nearest_f64(number: &str) -> f64 {
    fast_float2::parse(number).unwrap_or(f64::INFINITY)
}

/// The nearest `f32`; infinite if the number is beyond its range.
pub(crate) fn nearest_f32(number: &str) -> f32 {
    fast_float2::parse(number).unwrap_or(f32::INFINITY)
}

/// Saturates; by then it outweighs any number of digits.
fn exponent(power: &str) -> i64 {
    let (is_negative, digits) = match power.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, power.strip_prefix('+').unwrap_or(power)),
    };
    let size = digits
        .bytes()
        .fold(0_i64, |size, digit| size.saturating_mul(10).saturating_add(i64::from(digit.wrapping_sub(b'0'))));
    if is_negative { -size } else { size }
}

fn signed(length: usize) -> i64 {
    i64::try_from(length).unwrap_or(i64::MAX)
}

/// Digits of the largest `i128`.
const MOST_DIGITS: usize = 39;
