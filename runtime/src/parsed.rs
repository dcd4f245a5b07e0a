//! Types that are made of a text or a number and may refuse it: dates, addresses, numbers without zero.
//!
//! The grammars are those of [`toolcall_schema::format`], which the coercer asks as well: so both paths accept the same
//! texts. A type only makes a value of the parts; where its range is smaller still, it says no here.

#[cfg(feature = "chrono")]
mod chrono;
#[cfg(feature = "jiff")]
mod jiff;
#[cfg(feature = "num-bigint")]
mod num_bigint;
#[cfg(feature = "rust_decimal")]
mod rust_decimal;
mod std;
#[cfg(feature = "time")]
mod time;
#[cfg(feature = "url")]
mod url;
#[cfg(feature = "uuid")]
mod uuid;

use toolcall_schema::table::Format;

use crate::cursor::{Cursor, Stop};
use crate::violation::Reason;

/// What can be made of text with a format.
pub trait Parsed: Sized {
    /// The value of a text; `None` if the text does not fit.
    fn parsed(text: &str) -> Option<Self>;
}

impl Cursor<'_> {
    /// Makes a value of a text that was read. What has its format and is refused all the same once the coercer has looked
    /// at the arguments is kept, to be told.
    #[inline]
    pub fn parsed<T: Parsed>(&mut self, text: &str) -> Result<T, Stop> {
        T::parsed(text).ok_or_else(|| self.refuse(self.place_of(text), Reason::Unheld))
    }
}

/// Stops at a text that has another format.
#[inline]
pub fn formatted(format: Format, text: &str) -> Result<&str, Stop> {
    if format.fits(text) { Ok(text) } else { Err(Stop) }
}

/// Stops at zero.
#[inline]
pub fn nonzero<T>(value: Option<T>) -> Result<T, Stop> {
    value.ok_or(Stop)
}
