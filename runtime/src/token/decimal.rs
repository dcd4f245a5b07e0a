//! What a number means, decided from its decimal text.
//!
//! Integers never pass through a float, and no exponent is expanded: the work is linear in the text.

use core::iter::repeat_n;

use toolcall_schema::table::Int;

/// The integer that the number token `number` writes, in the sense of JSON Schema: `1.0` and `1e2` are integers. `None`:
/// it has a fraction.
pub(crate) fn whole(number: &str) -> Option<Int> {
    match number.parse::<i64>() {
        Ok(value) => Some(Int::Small(value.into())),
        Err(_) => unusual(number),
    }
}

/// A number with a point, an exponent or many digits.
fn unusual(number: &str) -> Option<Int> {
    let (is_negative, magnitude) = number.strip_prefix('-').map_or((false, number), |rest| (true, rest));
    let (mantissa, power) =
        magnitude.split_once(['e', 'E']).map_or((magnitude, 0), |(mantissa, power)| (mantissa, exponent(power)));
    let (before, after) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits = || before.bytes().chain(after.bytes());
    let length = before.len() + after.len();
    let trailing = digits().rev().take_while(|digit| *digit == b'0').count();
    if trailing == length {
        return Some(Int::Small(0));
    }
    // The value is the significant digits, times ten to the scale.
    let leading = digits().take_while(|digit| *digit == b'0').count();
    let significant = length - leading - trailing;
    let scale = usize::try_from(power.saturating_sub(signed(after.len())).saturating_add(signed(trailing))).ok()?;
    let beyond = if is_negative { Int::Least } else { Int::Most };
    if significant.saturating_add(scale) > MOST_DIGITS {
        return Some(beyond);
    }
    let mut all = digits().skip(leading).take(significant).chain(repeat_n(b'0', scale));
    let append = |value: u128, digit: u8| value.checked_mul(10)?.checked_add(digit.wrapping_sub(b'0').into());
    Some(all.try_fold(0, append).map_or(beyond, |magnitude| Int::new(is_negative, magnitude)))
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

/// Digits of the largest `u128`.
const MOST_DIGITS: usize = 39;
