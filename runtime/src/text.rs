//! Strings: where they end, how they are unescaped, how long they are.
//!
//! A string without escapes is a slice of the input. One with escapes is decoded into a piece of the caller's scratch,
//! which never takes more room than the string does in the input. Serves the [`Cursor`] and the coercer.

mod unescape;

use std::io::Write as _;

use toolcall_schema::choice;

use crate::cursor::{Cursor, Stop, behind_white};

pub(crate) use self::unescape::{BadEscapeKind, behind_escape, decode, unescape, unescape_all};

impl<'a> Cursor<'a> {
    /// Reads any string.
    #[inline]
    pub fn read_text(&mut self) -> Result<&'a str, Stop> {
        self.read_str(0, u32::MAX)
    }

    /// Reads one of `names`, which are [arranged](choice::arrange), and says which.
    #[inline(never)]
    pub fn read_name(&mut self, names: &'static [&'static str]) -> Result<usize, Stop> {
        let text = self.read_str(0, u32::MAX)?;
        choice::position(names, text).ok_or(Stop)
    }

    /// A string of at most a block that is one of `names`.
    #[inline(always)]
    pub(crate) fn short_one_of(&self, text: &'a [u8], names: &'static [&'static str]) -> Option<(&'a str, &'a [u8])> {
        self.short_str(text, 0, u32::MAX).filter(|(text, _)| choice::position(names, text).is_some())
    }

    pub(crate) fn long_one_of(&mut self, names: &'static [&'static str]) -> Result<&'a str, Stop> {
        let text = self.read_str(0, u32::MAX)?;
        choice::position(names, text).map(|_| text).ok_or(Stop)
    }

    /// A string of at most a block, without escapes. It has `min` to `max` code points; `(0, u32::MAX)` costs nothing.
    #[inline(always)]
    pub(crate) fn short_str(&self, text: &'a [u8], min: u32, max: u32) -> Option<(&'a str, &'a [u8])> {
        let (text, rest) = self.input().short_string(text.strip_prefix(b"\"")?)?;
        is_within(text, min, max).then_some((text, rest))
    }

    /// Any string.
    #[inline(never)]
    pub(crate) fn long_str(&mut self, min: u32, max: u32) -> Result<&'a str, Stop> {
        let [b'"', body @ ..] = behind_white(self.rest()) else { return Err(Stop) };
        let (plain, rest) = self.input().plain(body).ok_or(Stop)?;
        let text = match rest {
            [b'"', rest @ ..] => {
                self.set_rest(rest);
                plain
            }
            [b'\\', ..] => self.escaped_str(body)?,
            _ => return Err(Stop),
        };
        if is_within(text, min, max) { Ok(text) } else { Err(Stop) }
    }

    /// A string of one code point.
    #[inline(always)]
    pub(crate) fn short_char(&self, text: &'a [u8]) -> Option<(char, &'a [u8])> {
        let (text, rest) = self.short_str(text, 0, u32::MAX)?;
        Some((only(text)?, rest))
    }

    #[inline(never)]
    pub(crate) fn long_char(&mut self) -> Result<char, Stop> {
        only(self.long_str(0, u32::MAX)?).ok_or(Stop)
    }

    fn escaped_str(&mut self, body: &'a [u8]) -> Result<&'a str, Stop> {
        let out = self.take_spare();
        let (read, written) = decode(body, out).map_err(|_| Stop)?;
        let Some([b'"', rest @ ..]) = body.get(read..) else { return Err(Stop) };
        let (text, spare) = out.split_at_mut_checked(written).ok_or(Stop)?;
        self.set_spare(spare);
        self.set_rest(rest);
        simdutf8::basic::from_utf8(text).map_err(|_| Stop)
    }
}

/// The one code point of a text.
fn only(text: &str) -> Option<char> {
    let mut chars = text.chars();
    chars.next().filter(|_| chars.as_str().is_empty())
}

/// Whether the text has `min` to `max` code points; `(0, u32::MAX)` is no bound.
#[inline(always)]
fn is_within(text: &str, min: u32, max: u32) -> bool {
    (min == 0 && max == u32::MAX) || counts_within(text, min as usize, max as usize)
}

/// Looks at the bytes only where their number does not decide.
#[inline(never)]
fn counts_within(text: &str, min: usize, max: usize) -> bool {
    if text.len() < min {
        return false;
    }
    // A code point takes one to four bytes.
    if text.len() / 4 >= min && text.len() <= max {
        return true;
    }
    (min..=max).contains(&text.chars().count())
}

/// Appends the escape that JSON writes for a byte, which is a control character, a quote or a backslash.
pub(crate) fn push_escape(out: &mut Vec<u8>, byte: u8) {
    let short = match byte {
        b'"' | b'\\' => byte,
        0x08 => b'b',
        0x0c => b'f',
        b'\n' => b'n',
        b'\r' => b'r',
        b'\t' => b't',
        other => {
            // Writing to a vector does not fail.
            let _ = write!(out, "\\u{other:04x}");
            return;
        }
    };
    out.extend_from_slice(&[b'\\', short]);
}

#[cfg(test)]
mod tests;
