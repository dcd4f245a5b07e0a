//! Numbers: integers from plain digits, floats correctly rounded.
//!
//! Whatever follows the digits is left to the next reader, which stops at anything but a separator. So `01` stops, and
//! `1.0` and `1e2` where an integer is read; the coercer knows that these two are integers.

mod whole;

use toolcall_schema::table::Step;

use self::whole::long_whole;
use crate::cursor::{Cursor, Stop, behind_white};
use crate::pass::behind_number;

impl<'a> Cursor<'a> {
    /// An integer at the start of `text`, if it has few digits.
    #[inline(always)]
    pub(crate) fn short_i64(&self, text: &'a [u8], low: i64, high: i64) -> Option<(i64, &'a [u8])> {
        let (value, rest) = match text {
            [b'-', digits @ ..] => {
                let (value, rest) = short_whole(digits)?;
                (0i64.checked_sub_unsigned(value)?, rest)
            }
            _ => {
                let (value, rest) = short_whole(text)?;
                (i64::try_from(value).ok()?, rest)
            }
        };
        (low..=high).contains(&value).then_some((value, rest))
    }

    /// An integer without a sign at the start of `text`, if it has few digits.
    #[inline(always)]
    pub(crate) fn short_u64(&self, text: &'a [u8], low: u64, high: u64) -> Option<(u64, &'a [u8])> {
        short_whole(text).filter(|(value, _)| (low..=high).contains(value))
    }

    /// A number at the start of `text`, if a division of exact floats gives it.
    #[inline(always)]
    pub(crate) fn short_f64(&self, text: &'a [u8], low: f64, high: f64) -> Option<(f64, &'a [u8])> {
        short_float(text).filter(|(value, _)| (low..=high).contains(value))
    }

    /// The same as an `f32`, which must not be rounded through an `f64`. Bounds are those of a schema, so they are
    /// compared with the number as it was sent: 0.10000000001 is above 0.1, though both are one `f32`.
    #[inline(always)]
    pub(crate) fn short_f32(&self, text: &'a [u8], low: f64, high: f64) -> Option<(f32, &'a [u8])> {
        let (sent, _) = short_float::<f64>(text)?;
        short_float(text).filter(|_| (low..=high).contains(&sent))
    }

    #[inline(never)]
    pub(crate) fn long_i64(&mut self, low: i64, high: i64) -> Result<i64, Stop> {
        // No integer of more than nineteen digits fits.
        match self.short_i64(behind_white(self.rest()), low, high) {
            Some((value, rest)) => {
                self.set_rest(rest);
                Ok(value)
            }
            None => Err(self.too_large(64)),
        }
    }

    #[inline(never)]
    pub(crate) fn long_u64(&mut self, low: u64, high: u64) -> Result<u64, Stop> {
        match long_whole(behind_white(self.rest())).filter(|(value, _)| (low..=high).contains(value)) {
            Some((value, rest)) => {
                self.set_rest(rest);
                Ok(value)
            }
            None => Err(self.too_large(64)),
        }
    }

    #[inline(never)]
    pub(crate) fn long_f64(&mut self, low: f64, high: f64) -> Result<f64, Stop> {
        let value = self.long_float()?;
        if (low..=high).contains(&value) { Ok(value) } else { Err(Stop) }
    }

    #[inline(never)]
    pub(crate) fn long_f32(&mut self, low: f64, high: f64) -> Result<f32, Stop> {
        let start = self.rest();
        let sent = self.long_float()?;
        self.set_rest(start);
        let value = self.long_float()?;
        if (low..=high).contains(&sent) { Ok(value) } else { Err(Stop) }
    }

    /// Reads a number that is a multiple of `mantissa / 10^places`, by its digits.
    #[inline]
    pub fn read_multiple<T>(
        &mut self,
        mantissa: u64,
        places: u32,
        read: impl FnOnce(&mut Self) -> Result<T, Stop>,
    ) -> Result<T, Stop> {
        let start = behind_white(self.rest());
        let value = read(self)?;
        let number = self.text_since(start).ok_or(Stop)?;
        if (Step { mantissa, places }).divides(number) { Ok(value) } else { Err(Stop) }
    }

    /// Any JSON number.
    #[inline(always)]
    fn long_float<T: Float>(&mut self) -> Result<T, Stop> {
        let text = behind_white(self.rest());
        let (value, rest) = match short_float(text) {
            Some(short) => short,
            None => {
                let rest = behind_number(text).ok_or(Stop)?;
                let number = text.get(..text.len() - rest.len()).ok_or(Stop)?;
                (T::parse(number).ok_or(Stop)?, rest)
            }
        };
        self.set_rest(rest);
        Ok(value)
    }
}

/// Nineteen digits or fewer, and what follows them.
#[inline(always)]
pub(crate) fn short_whole(text: &[u8]) -> Option<(u64, &[u8])> {
    let (value, rest) = leading_digits(text)?;
    (text.len() - rest.len() <= EXACT).then_some((value, rest))
}

#[inline(always)]
pub(crate) fn short_float<T: Float>(text: &[u8]) -> Option<(T, &[u8])> {
    let unsigned = text.strip_prefix(b"-").unwrap_or(text);
    let (whole, rest) = leading_digits(unsigned)?;
    let (mantissa, scale, rest) = match rest {
        [b'.', fraction @ ..] if starts_with_digit(fraction) => {
            let (mantissa, rest) = digits(whole, fraction);
            (mantissa, fraction.len() - rest.len(), rest)
        }
        _ => (whole, 0, rest),
    };
    let length = unsigned.len() - rest.len();
    if length > EXACT || matches!(rest, [b'e' | b'E', ..]) {
        return None;
    }
    let value = T::ratio(mantissa, scale)?;
    Some((if unsigned.len() < text.len() { -value } else { value }, rest))
}

/// The value of the digits at the start of `text`, and what follows. A zero is followed by none.
#[inline(always)]
fn leading_digits(text: &[u8]) -> Option<(u64, &[u8])> {
    match text {
        [b'0', rest @ ..] => Some((0, rest)),
        [b'1'..=b'9', ..] => Some(digits(0, text)),
        _ => None,
    }
}

/// `value` with the digits at the start of `text` appended, modulo 2^64, and what follows them.
#[inline(always)]
fn digits(mut value: u64, mut text: &[u8]) -> (u64, &[u8]) {
    while let [digit @ b'0'..=b'9', rest @ ..] = text {
        value = value.wrapping_mul(10).wrapping_add(u64::from(digit - b'0'));
        text = rest;
    }
    (value, text)
}

#[inline(always)]
fn starts_with_digit(text: &[u8]) -> bool {
    matches!(text, [b'0'..=b'9', ..])
}

/// A float slot. Both are read from the decimal text directly: through an `f64`, an `f32` would be rounded twice.
pub(crate) trait Float: Copy + core::ops::Neg<Output = Self> {
    /// `mantissa / 10^scale` where both are exact as floats, so that one division rounds correctly (Clinger 1990).
    fn ratio(mantissa: u64, scale: usize) -> Option<Self>;

    /// The float nearest to a JSON number, if it is finite.
    fn parse(number: &[u8]) -> Option<Self>;
}

impl Float for f64 {
    #[inline(always)]
    fn ratio(mantissa: u64, scale: usize) -> Option<Self> {
        let power = F64_POWERS.get(scale)?;
        (mantissa <= 1 << Self::MANTISSA_DIGITS).then_some(mantissa as Self / power)
    }

    fn parse(number: &[u8]) -> Option<Self> {
        fast_float2::parse(number).ok().filter(|value: &Self| value.is_finite())
    }
}

impl Float for f32 {
    #[inline(always)]
    fn ratio(mantissa: u64, scale: usize) -> Option<Self> {
        let power = F32_POWERS.get(scale)?;
        (mantissa <= 1 << Self::MANTISSA_DIGITS).then_some(mantissa as Self / power)
    }

    fn parse(number: &[u8]) -> Option<Self> {
        fast_float2::parse(number).ok().filter(|value: &Self| value.is_finite())
    }
}

/// So many digits fit any `u64`.
const EXACT: usize = 19;

/// The powers of ten that an `f64` holds exactly.
const F64_POWERS: [f64; 23] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
];

/// The powers of ten that an `f32` holds exactly.
const F32_POWERS: [f32; 11] = [1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10];

#[cfg(test)]
mod tests;
