//! Strings: where they end, how they are unescaped, how long they are.
//!
//! A string without escapes is a slice of the input. One with escapes is decoded into a piece of the caller's scratch,
//! which never takes more room than the string does in the input. Serves the [`Cursor`] and the coercer.

mod unescape;

use std::io::Write as _;

use toolcall_schema::choice;

use crate::cursor::{Cursor, Stop, behind_white};

use self::unescape::decode;
pub(crate) use self::unescape::{BadEscapeKind, behind_escape, unescape, unescape_all};

impl<'a> Cursor<'a> {
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
        let body = text.strip_prefix(b"\"")?;
        let length = plain_in_block(self.block(body));
        let rest = body.get(length..)?.strip_prefix(b"\"")?;
        let text = self.slice(body, length)?;
        if (min > 0 || max < u32::MAX) && !is_within(text, min, max) {
            return None;
        }
        Some((text, rest))
    }

    /// Any string.
    #[inline(never)]
    pub(crate) fn long_str(&mut self, min: u32, max: u32) -> Result<&'a str, Stop> {
        let [b'"', body @ ..] = behind_white(self.rest()) else { return Err(Stop) };
        let length = long_plain_run(body);
        let text = match body.get(length..) {
            Some([b'"', rest @ ..]) => {
                self.set_rest(rest);
                self.slice(body, length).ok_or(Stop)?
            }
            Some([b'\\', ..]) => self.escaped_str(body)?,
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

/// Whether the text has `min` to `max` code points. Looks at the bytes only where their number does not decide.
#[inline(never)]
fn is_within(text: &str, min: u32, max: u32) -> bool {
    let (min, max) = (min as usize, max as usize);
    if text.len() < min {
        return false;
    }
    // A code point takes one to four bytes.
    if text.len() / 4 >= min && text.len() <= max {
        return true;
    }
    (min..=max).contains(&text.chars().count())
}

/// How many bytes stand before the first quote, backslash or control character.
#[inline]
pub(crate) fn plain_run(bytes: &[u8]) -> usize {
    match short_plain_run(bytes) {
        Some(short) => short,
        None => long_plain_run(bytes),
    }
}

/// The same if they are fewer than a block.
#[inline]
pub(crate) fn short_plain_run(bytes: &[u8]) -> Option<usize> {
    let block = bytes.first_chunk::<BLOCK>()?;
    Some(plain_in_block(u128::from_le_bytes(*block))).filter(|short| *short < BLOCK)
}

#[inline(never)]
fn long_plain_run(bytes: &[u8]) -> usize {
    let mut rest = bytes;
    // The fold is written so that it becomes vector code; it only says whether to look closer.
    while let Some((block, tail)) = rest.split_first_chunk::<64>() {
        if block.iter().fold(false, |found, byte| found | ends_run(*byte)) {
            break;
        }
        rest = tail;
    }
    while let Some((block, tail)) = rest.split_first_chunk::<BLOCK>() {
        let length = plain_in_block(u128::from_le_bytes(*block));
        if length < BLOCK {
            return bytes.len() - rest.len() + length;
        }
        rest = tail;
    }
    bytes.len() - rest.len() + rest.iter().position(|byte| ends_run(*byte)).unwrap_or(rest.len())
}

#[inline(always)]
fn ends_run(byte: u8) -> bool {
    // Flipping bit 1 moves the quote (0x22) next to the control characters, and leaves those among themselves.
    ((byte ^ 0x02) < 0x21) | (byte == b'\\')
}

/// The same for a little-endian block: 16 if all of it is plain.
#[inline(always)]
fn plain_in_block(block: u128) -> usize {
    let (low, high) = (marks(block as u64), marks((block >> 64) as u64));
    // As one number, so that the halves are chosen between without a branch.
    (u128::from(high) << 64 | u128::from(low)).trailing_zeros() as usize / 8
}

/// The high bit of each byte that ends a run, exact up to the first one (borrows only spoil the bytes above it).
#[inline(always)]
fn marks(word: u64) -> u64 {
    let folded = word ^ repeat(0x02);
    let low = folded.wrapping_sub(repeat(0x21)) & !folded;
    let slash = word ^ repeat(b'\\');
    let slash = slash.wrapping_sub(repeat(0x01)) & !slash;
    (low | slash) & repeat(0x80)
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

const fn repeat(byte: u8) -> u64 {
    u64::from_le_bytes([byte; 8])
}

/// Bytes looked at together.
const BLOCK: usize = 16;

#[cfg(test)]
mod tests;
