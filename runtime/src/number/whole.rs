//! Whole numbers of 128 bits and of any size, and values that lie in no hole of their range.

use toolcall_schema::limits;

use crate::cursor::{Cursor, Stop, behind_white};
use crate::parsed::Parsed;

impl<'a> Cursor<'a> {
    /// An integer at the start of `text`, if it has few digits.
    #[inline(always)]
    pub(crate) fn short_i128(&self, text: &'a [u8], low: i128, high: i128) -> Option<(i128, &'a [u8])> {
        let (value, rest) = self.short_i64(text, i64::MIN, i64::MAX)?;
        (low..=high).contains(&value.into()).then_some((value.into(), rest))
    }

    /// An integer without a sign at the start of `text`, if it has few digits.
    #[inline(always)]
    pub(crate) fn short_u128(&self, text: &'a [u8], low: u128, high: u128) -> Option<(u128, &'a [u8])> {
        let (value, rest) = self.short_u64(text, 0, u64::MAX)?;
        (low..=high).contains(&value.into()).then_some((value.into(), rest))
    }

    #[inline(never)]
    pub(crate) fn long_i128(&mut self, low: i128, high: i128) -> Result<i128, Stop> {
        let text = behind_white(self.rest());
        let whole = long_whole(text.strip_prefix(b"-").unwrap_or(text)).and_then(|(magnitude, rest)| {
            let value = match text {
                [b'-', ..] => 0i128.checked_sub_unsigned(magnitude)?,
                _ => i128::try_from(magnitude).ok()?,
            };
            (low..=high).contains(&value).then_some((value, rest))
        });
        match whole {
            Some((value, rest)) => {
                self.set_rest(rest);
                Ok(value)
            }
            None => Err(self.too_large(128)),
        }
    }

    #[inline(never)]
    pub(crate) fn long_u128(&mut self, low: u128, high: u128) -> Result<u128, Stop> {
        let (value, rest) = long_whole(behind_white(self.rest())).ok_or(Stop)?;
        self.set_rest(rest);
        if (low..=high).contains(&value) { Ok(value) } else { Err(Stop) }
    }

    /// Reads an integer of any size, by its digits.
    #[inline(never)]
    pub fn read_big<T: Parsed>(&mut self) -> Result<T, Stop> {
        let start = behind_white(self.rest());
        let (_, rest) = super::leading_digits(start.strip_prefix(b"-").unwrap_or(start)).ok_or(Stop)?;
        self.set_rest(rest);
        let text = self.text_since(start).ok_or(Stop)?;
        if text.len() > limits::DIGITS { Err(Stop) } else { self.parsed(text) }
    }

    /// Reads a number that travels as text: its quotes, and nothing but it between them.
    #[inline]
    pub fn read_quoted<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T, Stop>) -> Result<T, Stop> {
        let [b'"', digits @ ..] = behind_white(self.rest()) else { return Err(Stop) };
        if !matches!(digits, [b'0'..=b'9', ..] | [b'-', b'1'..=b'9', ..]) {
            return Err(Stop);
        }
        self.set_rest(digits);
        let value = read(self)?;
        self.set_rest(self.rest().strip_prefix(b"\"").ok_or(Stop)?);
        Ok(value)
    }

    /// Reads an integer that does not lie strictly between `low` and `high`.
    #[inline]
    pub fn read_outside<T: PartialOrd>(
        &mut self,
        low: T,
        high: T,
        read: impl FnOnce(&mut Self) -> Result<T, Stop>,
    ) -> Result<T, Stop> {
        let value = read(self)?;
        if low < value && value < high { Err(Stop) } else { Ok(value) }
    }

    /// The same for floats, which are compared as they were sent, before an `f32` rounds them.
    #[inline]
    pub fn read_number_outside<T>(
        &mut self,
        low: f64,
        high: f64,
        read: impl FnOnce(&mut Self) -> Result<T, Stop>,
    ) -> Result<T, Stop> {
        let start = self.rest();
        let value = read(self)?;
        let end = self.rest();
        self.set_rest(start);
        let sent = self.read_f64(f64::NEG_INFINITY, f64::INFINITY)?;
        self.set_rest(end);
        if low < sent && sent < high { Err(Stop) } else { Ok(value) }
    }
}

/// All digits at the start of `text`, if the number fits.
pub(super) fn long_whole<T: TryFrom<u128>>(text: &[u8]) -> Option<(T, &[u8])> {
    let (_, rest) = super::leading_digits(text)?;
    let digits = text.get(..text.len() - rest.len())?;
    let append = |value: u128, digit: &u8| value.checked_mul(10)?.checked_add(u128::from(digit - b'0'));
    Some((T::try_from(digits.iter().try_fold(0, append)?).ok()?, rest))
}
