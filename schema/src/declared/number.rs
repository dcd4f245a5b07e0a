//! Numbers as they are written, without a float in between.

use core::cmp::Ordering;

use crate::json::Json;
use crate::limits::DIGITS;

/// A JSON number, exactly: its digits without zeros at either end, and the power of ten of the last.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Exact {
    is_negative: bool,
    digits: Vec<u8>,
    power: i64,
}

impl Exact {
    fn of(text: &str) -> Self {
        let (is_negative, magnitude) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
        let (number, power) = magnitude.split_once(['e', 'E']).unwrap_or((magnitude, "0"));
        let (before, after) = number.split_once('.').unwrap_or((number, ""));
        let mut digits: Vec<u8> = before.bytes().chain(after.bytes()).skip_while(|digit| *digit == b'0').collect();
        // More digits than an `i64` counts were refused; a power beyond it outweighs them all.
        let most = if power.starts_with('-') { i64::MIN / 2 } else { i64::MAX / 2 };
        let mut power = power.trim_start_matches('+').parse::<i64>().unwrap_or(most).clamp(i64::MIN / 2, i64::MAX / 2);
        power -= i64::try_from(after.len()).unwrap_or(i64::MAX / 4);
        while digits.last() == Some(&b'0') {
            digits.pop();
            power += 1;
        }
        match digits.is_empty() {
            true => Self { is_negative: false, digits, power: 0 },
            false => Self { is_negative, digits, power },
        }
    }

    /// `None`: not whole, or beyond `i128`.
    fn whole(&self) -> Option<i128> {
        let zeros = usize::try_from(self.power).ok().filter(|zeros| *zeros <= MOST_DIGITS)?;
        let all = self.digits.iter().copied().chain(core::iter::repeat_n(b'0', zeros));
        let sign = if self.is_negative { -1 } else { 1 };
        let append = |value: i128, digit: u8| value.checked_mul(10)?.checked_add(sign * i128::from(digit - b'0'));
        if self.digits.len() > MOST_DIGITS { None } else { all.into_iter().try_fold(0, append) }
    }
}

/// The number as data; whole if its value is. `None` if no `i128` and no `f64` has exactly this value in its shortest digits.
pub(super) fn json(text: &str) -> Option<Json> {
    let exact = Exact::of(text);
    if let Some(whole) = exact.whole() {
        return Some(Json::Integer(whole));
    }
    let float = text.parse::<f64>().ok().filter(|float| float.is_finite())?;
    (Exact::of(&format!("{float:e}")) == exact).then_some(Json::Number(float))
}

/// The digits of a whole number, however it is written; `None` for any other, and for one of more digits than are read.
pub(super) fn written_out(text: &str) -> Option<String> {
    let Exact { is_negative, digits, power } = Exact::of(text);
    let zeros = usize::try_from(power).ok().filter(|zeros| digits.len() + zeros <= DIGITS)?;
    let mut out = String::from(if is_negative { "-" } else { "" });
    out.extend(digits.iter().map(|digit| char::from(*digit)));
    out.extend(core::iter::repeat_n('0', zeros));
    Some(if digits.is_empty() { "0".to_owned() } else { out })
}

/// The bound of whole numbers that a bound of numbers is, and whether it is the number itself: the next one below, or above.
/// `Err` if it lies beyond [`MOST_WHOLE`]: on which side.
pub(super) fn bound(text: &str, is_lower: bool) -> Result<(i128, bool), Ordering> {
    let exact = Exact::of(text);
    let is_small = |whole: &i128| whole.unsigned_abs() < MOST_WHOLE;
    let side = if exact.is_negative { Ordering::Less } else { Ordering::Greater };
    if exact.power >= 0 {
        return exact.whole().filter(is_small).map(|whole| (whole, true)).ok_or(side);
    }
    let kept = exact.digits.len().saturating_sub(usize::try_from(-exact.power).unwrap_or(usize::MAX));
    let digits = exact.digits.get(..kept).unwrap_or_default().to_vec();
    let toward_zero =
        Exact { is_negative: exact.is_negative, digits, power: 0 }.whole().filter(is_small).ok_or(side)?;
    Ok(match (is_lower, exact.is_negative) {
        (true, false) => (toward_zero + 1, false),
        (false, true) => (toward_zero - 1, false),
        (true, true) | (false, false) => (toward_zero, false),
    })
}

/// A count, however it is written; `None` if it is none. What is beyond `u32` is its largest.
pub(super) fn size(text: &str) -> Option<u32> {
    let exact = Exact::of(text);
    if exact.is_negative || exact.power < 0 {
        return None;
    }
    Some(exact.whole().and_then(|size| u32::try_from(size).ok()).unwrap_or(u32::MAX))
}

/// Whole numbers below it leave room for the arithmetic of ranges.
pub(super) const MOST_WHOLE: u128 = 1 << 120;

/// More than any `i128` has.
const MOST_DIGITS: usize = 40;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_whole_is_whole_however_it_is_written() {
        for (text, expected) in [
            ("1", Some(Json::Integer(1))),
            ("-1.0", Some(Json::Integer(-1))),
            ("1.50e1", Some(Json::Integer(15))),
            ("1e38", Some(Json::Integer(10_i128.pow(38)))),
            ("-0.0", Some(Json::Integer(0))),
            ("0e999999999999999999999", Some(Json::Integer(0))),
            ("0.5", Some(Json::Number(0.5))),
            ("1e300", Some(Json::Number(1e300))),
            ("1e400", None),
            ("0.1000000000000000055511151231257827", None),
            ("1e-999999999999999999999", None),
        ] {
            assert_eq!(json(text), expected, "{text}");
        }
    }

    #[test]
    fn bounds_of_whole_numbers_are_exact() {
        for (text, lower, upper) in [
            ("2", Ok((2, true)), Ok((2, true))),
            ("2.5", Ok((3, false)), Ok((2, false))),
            ("-2.5", Ok((-2, false)), Ok((-3, false))),
            ("-1e-9", Ok((0, false)), Ok((-1, false))),
            ("1e40", Err(Ordering::Greater), Err(Ordering::Greater)),
            ("-1e99", Err(Ordering::Less), Err(Ordering::Less)),
        ] {
            assert_eq!((bound(text, true), bound(text, false)), (lower, upper), "{text}");
        }
        assert_eq!(["2.0", "1e99", "-1", "0.5"].map(size), [Some(2), Some(u32::MAX), None, None]);
    }
}
