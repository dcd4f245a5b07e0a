//! Keys of a record: which declared key stands at the cursor.
//!
//! A key is compared together with its quotes, sixteen bytes at once, before anything is read as a string. So a key
//! written with an escape is not found here; the coercer knows it.

use crate::cursor::{Cursor, Stop, behind_white};

/// A declared key. Emitted code holds one static list of them for each record.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    name: &'static str,
    /// The first sixteen bytes of the quoted name, as a little-endian number.
    quoted: u128,
    /// Which of these bytes there are.
    mask: u128,
    optional: bool,
}

impl Key {
    /// A key that must be there.
    pub const fn required(name: &'static str) -> Self {
        Self::new(name, false)
    }

    /// A key that may be absent.
    pub const fn optional(name: &'static str) -> Self {
        Self::new(name, true)
    }

    /// Whether the key may be absent.
    #[inline(always)]
    pub(crate) const fn is_optional(&self) -> bool {
        self.optional
    }

    const fn new(name: &'static str, optional: bool) -> Self {
        let (mut quoted, mut mask) = (b'"' as u128, 0xff_u128);
        let mut rest = name.as_bytes();
        let mut at = 1;
        while let [byte, behind @ ..] = rest {
            if matches!(byte, b'"' | b'\\' | ..0x20) {
                // JSON can only hold such a name escaped. No input has this byte.
                return Self { name, quoted: u128::MAX, mask: u128::MAX, optional };
            }
            if at < BLOCK {
                quoted |= (*byte as u128) << (8 * at);
                mask |= 0xff << (8 * at);
            }
            at += 1;
            rest = behind;
        }
        if at < BLOCK {
            quoted |= (b'"' as u128) << (8 * at);
            mask |= 0xff << (8 * at);
        }
        Self { name, quoted, mask, optional }
    }

    /// Whether `text`, of which `block` is the start, starts with the key in quotes.
    #[inline(always)]
    fn is_at(&self, block: u128, text: &[u8]) -> bool {
        (block ^ self.quoted) & self.mask == 0 && (self.name.len() + 2 <= BLOCK || self.is_long_at(text))
    }

    #[inline(never)]
    fn is_long_at(&self, text: &[u8]) -> bool {
        let name = self.name.as_bytes();
        text.strip_prefix(b"\"").and_then(|text| text.strip_prefix(name)).is_some_and(|text| text.starts_with(b"\""))
    }
}

impl<'a> Cursor<'a> {
    /// Whether `key` stands here; the cursor is then behind its colon. `literal` is the key in quotes with the colon,
    /// which is compared in line. Everything else is left to a function.
    #[inline(always)]
    pub fn key<const N: usize>(&mut self, literal: &[u8; N], key: &'static Key) -> Result<bool, Stop> {
        match self.rest().split_first_chunk::<N>() {
            Some((text, rest)) if text == literal => {
                self.set_rest(rest);
                Ok(true)
            }
            _ => self.spaced_key(key),
        }
    }

    /// The same with white space around it.
    #[inline(never)]
    fn spaced_key(&mut self, key: &'static Key) -> Result<bool, Stop> {
        let text = behind_white(self.rest());
        self.set_rest(text);
        if !key.is_at(self.block(text), text) {
            return Ok(false);
        }
        self.behind(key, text)?;
        Ok(true)
    }

    /// Which of `keys` stands here, tried from `hint` on; the cursor is then behind its colon.
    #[inline(always)]
    pub(crate) fn known_key(&mut self, keys: &'static [Key], hint: usize) -> Result<usize, Stop> {
        let text = behind_white(self.rest());
        let block = self.block(text);
        let index = match keys.get(hint) {
            Some(key) if key.is_at(block, text) => hint,
            _ => position(keys, hint, block, text).ok_or(Stop)?,
        };
        self.behind(keys.get(index).ok_or(Stop)?, text)?;
        Ok(index)
    }

    /// Moves behind `key`, which starts `text`, and its colon.
    #[inline(always)]
    fn behind(&mut self, key: &Key, text: &'a [u8]) -> Result<(), Stop> {
        let rest = text.get(key.name.len() + 2..).ok_or(Stop)?;
        let [b':', rest @ ..] = behind_white(rest) else { return Err(Stop) };
        self.set_rest(rest);
        Ok(())
    }
}

/// Index of the key at the start of `text`. Those behind the hint come first: optional ones may be absent.
#[inline(never)]
fn position(keys: &[Key], hint: usize, block: u128, text: &[u8]) -> Option<usize> {
    let is_here = |key: &Key| key.is_at(block, text);
    let (before, behind) = keys.split_at_checked(hint)?;
    match behind.iter().position(is_here) {
        Some(index) => Some(hint + index),
        None => before.iter().position(is_here),
    }
}

/// Bytes compared together.
const BLOCK: usize = 16;

#[cfg(test)]
mod tests;
