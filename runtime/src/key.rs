//! Keys of a record: which declared key stands at the cursor.
//!
//! A key is compared together with its quotes, sixteen bytes at once, before anything is read as a string. So a key
//! written with an escape is not found here, unless its name cannot be written without; the coercer knows it.

use toolcall_schema::limits;

use crate::cursor::{Cursor, Place, Stop, behind_white};
use crate::scan::{block, same};

/// A declared key. Emitted code holds one static list of them for each record, which needs a relocation for long names only.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// The first sixteen bytes of the quoted name, as a little-endian number.
    quoted: u128,
    /// The name, unless the quoted one is whole in these bytes.
    long: Option<&'static &'static str>,
    /// What its absence counts; 0 if it must be there.
    absent: u32,
    /// How many bytes the name has.
    length: u16,
    /// Which of the sixteen bytes there are: a bit each, from the lowest.
    which: u16,
}

impl Key {
    /// A key that must be there.
    pub const fn required(name: &'static &'static str) -> Self {
        Self::new(name, 0)
    }

    /// A key that may be absent.
    pub const fn optional(name: &'static &'static str) -> Self {
        Self::new(name, limits::FILLED_LEAST as u32)
    }

    /// A key that may be absent, and then counts as so many bytes: its default is long.
    pub const fn filled(name: &'static &'static str, bytes: u32) -> Self {
        Self::new(name, bytes)
    }

    /// What it counts that the key is absent, if it may be.
    #[inline(always)]
    pub(crate) const fn absent(&self) -> Option<usize> {
        if self.absent > 0 { Some(self.absent as usize) } else { None }
    }

    const fn new(name: &'static &'static str, absent: u32) -> Self {
        // No input has this block.
        let decoded = Self { quoted: u128::MAX, long: Some(name), absent, length: 0, which: u16::MAX };
        let mut quoted = b'"' as u128;
        let mut rest = name.as_bytes();
        let mut at = 1;
        while let [byte, behind @ ..] = rest {
            if matches!(byte, b'"' | b'\\' | ..0x20) {
                // JSON can only hold such a name escaped.
                return decoded;
            }
            if at < BLOCK {
                quoted |= (*byte as u128) << (8 * at);
            }
            at += 1;
            rest = behind;
        }
        if name.len() > u16::MAX as usize {
            return decoded;
        }
        let length = name.len() as u16;
        if at < BLOCK {
            quoted |= (b'"' as u128) << (8 * at);
            return Self { quoted, long: None, absent, length, which: u16::MAX >> (BLOCK - 1 - at) };
        }
        Self { quoted, long: Some(name), absent, length, which: u16::MAX }
    }

    /// Whether the name must be decoded to be compared: it stands in JSON only with escapes, or is longer than is counted.
    const fn is_decoded(&self) -> bool {
        self.quoted == u128::MAX
    }

    /// Whether `text`, of which `block` is the start, starts with the key in quotes.
    #[inline(always)]
    fn is_at(&self, block: u128, text: &[u8]) -> bool {
        self.which & !same(block, self.quoted) == 0 && self.long.is_none_or(|name| is_long_at(name, text))
    }
}

#[inline(never)]
fn is_long_at(name: &str, text: &[u8]) -> bool {
    let text = text.strip_prefix(b"\"").and_then(|text| text.strip_prefix(name.as_bytes()));
    text.is_some_and(|text| text.starts_with(b"\""))
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
        if !key.is_at(block(text), text) {
            return Ok(false);
        }
        self.behind(key, text)?;
        Ok(true)
    }

    /// Which of `keys` stands here: probably that with the index `hint`, else one that was not seen, of which `unseen` has
    /// a bit for each 64. The cursor is then behind its colon.
    #[inline(always)]
    pub(crate) fn known_key(
        &mut self,
        keys: &'static [Key],
        hint: usize,
        unseen: impl Fn(usize) -> u64,
    ) -> Result<usize, Stop> {
        let text = match self.rest() {
            text @ [first, ..] if *first > b' ' => text,
            text => self.behind_line(Place::Next, text),
        };
        let block = block(text);
        let index = match keys.get(hint) {
            Some(key) if key.is_at(block, text) => hint,
            _ => match position(keys, unseen, block, text) {
                Some(index) => index,
                None => return self.decoded_key(keys),
            },
        };
        self.behind(keys.get(index).ok_or(Stop)?, text)?;
        Ok(index)
    }

    /// The same among the names that must be decoded.
    #[cold]
    fn decoded_key(&mut self, keys: &'static [Key]) -> Result<usize, Stop> {
        if !keys.iter().any(Key::is_decoded) {
            return Err(Stop);
        }
        let name = self.any_key()?;
        keys.iter().position(|key| key.is_decoded() && key.long == Some(&name)).ok_or(Stop)
    }

    /// Moves behind `key`, which starts `text`, and its colon.
    #[inline(always)]
    fn behind(&mut self, key: &Key, text: &'a [u8]) -> Result<(), Stop> {
        let rest = text.get(usize::from(key.length) + 2..).ok_or(Stop)?;
        let [b':', rest @ ..] = behind_white(rest) else { return Err(Stop) };
        self.set_rest(rest);
        Ok(())
    }
}

/// What [`Cursor::known_key`] asks for, of keys with a word for each 64 that says which were seen.
#[inline(always)]
pub(crate) fn unseen(seen: &[u64]) -> impl Fn(usize) -> u64 {
    |word| !seen.get(word).copied().unwrap_or_default()
}

/// Index of the key at the start of `text` among those whose bit in `unseen` is set: `i % 64` of word `i / 64`. Bits of keys
/// that are not there do not matter.
#[inline(always)]
fn position(keys: &[Key], unseen: impl Fn(usize) -> u64, block: u128, text: &[u8]) -> Option<usize> {
    let mut first = 0;
    loop {
        let mut unseen = unseen(first / BITS);
        while unseen != 0 {
            let index = first + unseen.trailing_zeros() as usize;
            match keys.get(index) {
                Some(key) if key.is_at(block, text) => return Some(index),
                Some(_) => unseen &= unseen - 1,
                None => return None,
            }
        }
        first += BITS;
        if first >= keys.len() {
            return None;
        }
    }
}

/// Keys in a word of seen-bits.
pub(crate) const BITS: usize = u64::BITS as usize;

/// Bytes compared together.
const BLOCK: usize = 16;

#[cfg(test)]
mod tests;
