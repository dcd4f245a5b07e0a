//! Values that are handed on as their text, and types that read themselves from it by serde.

use core::fmt;

use serde::Deserialize;

use crate::cursor::{Cursor, Stop, behind_white};
use crate::pass::behind_value;
use crate::violation::Reason;

/// Any JSON value, as it was sent: checked to be JSON, and otherwise the tool's to read. It borrows from the arguments.
///
/// Keys may stand twice in it and numbers may be of any size; it is no deeper than arguments may be.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct RawJson<'a>(&'a str);

impl<'a> RawJson<'a> {
    /// Of what is JSON.
    pub(crate) const fn of(json: &'a str) -> Self {
        Self(json)
    }

    /// The text.
    pub const fn as_str(self) -> &'a str {
        self.0
    }

    /// The value as another type.
    ///
    /// # Errors
    /// If it does not fit that.
    pub fn read<T: Deserialize<'a>>(self) -> Result<T, serde_json::Error> {
        serde_json::from_str(self.0)
    }
}

impl fmt::Display for RawJson<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Debug for RawJson<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RawJson({})", self.0)
    }
}

impl<'a> Cursor<'a> {
    /// Reads any value as its text.
    #[inline(never)]
    pub fn read_raw(&mut self) -> Result<RawJson<'a>, Stop> {
        let start = behind_white(self.rest());
        self.set_rest(behind_value(start, self.any_depth()).ok_or(Stop)?);
        self.text_since(start).map(RawJson).ok_or(Stop)
    }

    /// Reads a value of a type that serde knows. What the type refuses once the coercer has looked at the arguments is
    /// kept, to be told.
    pub fn read_foreign<T: Deserialize<'a>>(&mut self) -> Result<T, Stop> {
        self.read_made(Self::read_raw, RawJson::read)
    }

    /// The same of a value that must also be what `read` reads.
    pub fn read_shaped<T: Deserialize<'a>, V>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<V, Stop>,
    ) -> Result<T, Stop> {
        let start = behind_white(self.rest());
        self.read_made(
            |cursor| {
                read(cursor)?;
                cursor.text_since(start).map(RawJson).ok_or(Stop)
            },
            RawJson::read,
        )
    }

    /// Reads what a value of another type is made of, and makes it. What that refuses is kept likewise.
    pub fn read_made<V, T, E: fmt::Display>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<V, Stop>,
        make: impl FnOnce(V) -> Result<T, E>,
    ) -> Result<T, Stop> {
        self.set_rest(behind_white(self.rest()));
        let at = self.read_so_far();
        make(read(self)?).map_err(|error| match self.is_checked() {
            true => self.refuse(at, Reason::Custom(error.to_string())),
            false => Stop,
        })
    }

    /// Reads the text of a value that the coercer has found to have its shape; before that it stops.
    pub fn read_checked(&mut self) -> Result<&'a str, Stop> {
        if self.is_checked() { self.read_raw().map(RawJson::as_str) } else { Err(Stop) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<String, Stop> {
        let mut scratch = Vec::new();
        let mut cursor = Cursor::new(text.as_bytes(), &mut scratch)?;
        let value = cursor.read_raw()?.to_string();
        cursor.finish()?;
        Ok(value)
    }

    #[test]
    fn the_text_is_kept_as_it_was_sent() {
        for text in ["1.50", "-0", "1e400", "12E+3", "null", r#""\u0061""#, r#"{"a" : [1, {}],"a":2 }"#, "[ ]"] {
            assert_eq!(read(&format!(" {text}\n")).as_deref(), Ok(text));
        }
        for text in ["[1,]", "nul", "{\"a\":}", "\"\\ud800\"", "01", "1.", "-", "1e", "1 2", "{1:2}", ""] {
            assert_eq!(read(text), Err(Stop), "{text}");
        }
        let nested = |depth: usize| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
        assert!(read(&nested(16)).is_ok() && read(&nested(17)).is_err());
    }
}
