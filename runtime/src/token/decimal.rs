//! What a number means, decided from its decimal text.
//!
//! Integers never pass through a float, and no exponent is expanded: the work is linear in the text.

use core::iter::repeat_n;

use toolcall_schema::table::Int;

use super::{Token, Tokens};

/// Whether a text is a number as JSON writes it, and nothing else.
pub(crate) fn is_number(text: &str) -> bool {
    let mut decoded = String::new();
    let mut tokens = Tokens::new(text, &mut decoded).limited(0);
    matches!(tokens.next(), Ok(Token::Number(number)) if number.len() == text.len())
}

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
    let Decimal { is_negative, digits, scale } = decimal(number);
    let scale = usize::try_from(scale).ok()?;
    let beyond = if is_negative { Int::Least } else { Int::Most };
    if digits.clone().count().saturating_add(scale) > MOST_DIGITS {
        return Some(beyond);
    }
    let append = |value: u128, digit: u8| value.checked_mul(10)?.checked_add(digit.wrapping_sub(b'0').into());
    let magnitude = digits.chain(repeat_n(b'0', scale)).try_fold(0, append);
    Some(magnitude.map_or(beyond, |magnitude| Int::new(is_negative, magnitude)))
}

/// How many digits an integer has when it is written out.
pub(crate) fn digits(number: &str) -> u64 {
    let Decimal { digits, scale, .. } = decimal(number);
    scale.max(0).unsigned_abs().saturating_add(digits.count() as u64)
}

/// Appends an integer written out; its digits were counted.
pub(crate) fn push_whole(out: &mut Vec<u8>, number: &str) {
    let Decimal { is_negative, digits, scale } = decimal(number);
    out.extend(is_negative.then_some(b'-').into_iter().chain(digits));
    out.extend(repeat_n(b'0', usize::try_from(scale).unwrap_or_default()));
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

/// Digits of the largest `u128`.
const MOST_DIGITS: usize = 39;
