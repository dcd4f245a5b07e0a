//! Reads values one after the other, and steps over what stands between them.

use core::str;

use super::super::{Refused, require};

/// A place in the arguments.
pub(super) struct At<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> At<'a> {
    /// Texts are slices of what is known to be UTF-8, which is seen once for all of them.
    pub(super) fn start(arguments: &'a [u8]) -> Result<Self, Refused> {
        let text = if arguments.len() < SHORT {
            str::from_utf8(arguments).map_err(|_| Refused)
        } else {
            simdutf8::basic::from_utf8(arguments).map_err(|_| Refused)
        };
        Ok(Self { text: text?, at: 0 })
    }

    /// Steps over what must stand here.
    #[inline(always)]
    pub(super) fn skip(&mut self, known: &str) {
        self.at += known.len();
    }

    #[inline(always)]
    fn rest(&self) -> Result<&'a [u8], Refused> {
        self.text.as_bytes().get(self.at..).ok_or(Refused)
    }

    pub(super) fn is_next(&self, known: &str) -> bool {
        self.rest().is_ok_and(|rest| rest.starts_with(known.as_bytes()))
    }

    pub(super) fn end(&mut self, known: &str) -> Result<(), Refused> {
        self.skip(known);
        require(self.at == self.text.len())
    }

    /// What is left out is told by the bracket in its place.
    #[inline(always)]
    pub(super) fn optional<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<T, Refused>,
    ) -> Result<Option<T>, Refused> {
        if self.is_next("}") { Ok(None) } else { read(self).map(Some) }
    }

    #[inline(always)]
    pub(super) fn text(&mut self, key: &str) -> Result<&'a str, Refused> {
        self.at += key.len() + 1;
        let length = plain(self.rest()?);
        let text = self.text.get(self.at..self.at + length).ok_or(Refused)?;
        self.at += length;
        require(self.is_next("\""))?;
        self.at += 1;
        Ok(text)
    }

    pub(super) fn text_or_null(&mut self, key: &str) -> Result<Option<&'a str>, Refused> {
        let is_null = self.text.as_bytes().get(self.at + key.len()) == Some(&b'n');
        if is_null {
            self.at += key.len() + "null".len();
            return Ok(None);
        }
        self.text(key).map(Some)
    }

    /// A text that may have escapes, of which only those of one letter are known.
    pub(super) fn escaped<'t>(&mut self, key: &str, out: &'t mut Vec<u8>) -> Result<&'t str, Refused>
    where
        'a: 't,
    {
        let start = self.at;
        if let Ok(text) = self.text(key) {
            return Ok(text);
        }
        self.at = start + key.len() + 1;
        let (read, written) = unescape(self.rest()?, out)?;
        self.at += read;
        simdutf8::basic::from_utf8(&out[..written]).map_err(|_| Refused)
    }

    #[inline(always)]
    pub(super) fn boolean(&mut self, key: &str) -> Result<bool, Refused> {
        self.skip(key);
        let is_true = self.is_next("true");
        self.at += if is_true { "true".len() } else { "false".len() };
        Ok(is_true)
    }

    #[inline(always)]
    fn digits(&mut self) -> Result<u64, Refused> {
        let (start, mut number) = (self.at, 0_u64);
        for byte in self.rest()? {
            let digit = byte.wrapping_sub(b'0');
            if digit > 9 {
                break;
            }
            number = number.wrapping_mul(10).wrapping_add(digit.into());
            self.at += 1;
        }
        require((1..=15).contains(&(self.at - start)))?;
        Ok(number)
    }

    #[inline(always)]
    pub(super) fn unsigned(&mut self, key: &str) -> Result<u64, Refused> {
        self.skip(key);
        self.digits()
    }

    #[inline(always)]
    pub(super) fn signed(&mut self, key: &str) -> Result<i64, Refused> {
        self.unsigned(key).map(u64::cast_signed)
    }

    /// At most 15 digits, of which a double holds every number, and a division that rounds once.
    #[inline(always)]
    pub(super) fn float(&mut self, key: &str) -> Result<f64, Refused> {
        let whole = self.unsigned(key)?;
        if !self.is_next(".") {
            return Ok(whole as f64);
        }
        self.at += 1;
        let start = self.at;
        let fraction = self.digits()?;
        let power = *POWERS.get(self.at - start).ok_or(Refused)?;
        Ok((whole * power + fraction) as f64 / power as f64)
    }
}

/// Writes a text out, and gives back how many bytes it had with the quote behind it, and how many it has. Runs are copied in words: what is
/// copied too much of one is written over by the next.
fn unescape(text: &[u8], out: &mut Vec<u8>) -> Result<(usize, usize), Refused> {
    // What is there from other texts need not be cleared.
    let room = text.len() + 8;
    if out.len() < room {
        out.resize(room, 0);
    }
    let (mut from, mut to) = (0, 0);
    loop {
        let rest = text.get(from..).ok_or(Refused)?;
        let word = rest.first_chunk::<8>().copied().unwrap_or_else(|| last(rest));
        *out.get_mut(to..).and_then(<[u8]>::first_chunk_mut).ok_or(Refused)? = word;
        let special = specials(u64::from_le_bytes(word));
        let run = special.trailing_zeros() as usize / 8;
        (from, to) = (from + run, to + run);
        if special == 0 {
            continue;
        }
        if rest.get(run) != Some(&b'\\') {
            return Ok((from + 1, to));
        }
        let letter = LETTERS[usize::from(*rest.get(run + 1).ok_or(Refused)?)];
        require(letter != 0)?;
        out[to] = letter;
        (from, to) = (from + 2, to + 1);
    }
}

/// The last bytes, and zeros behind them, which are special.
#[cold]
fn last(bytes: &[u8]) -> [u8; 8] {
    core::array::from_fn(|index| bytes.get(index).copied().unwrap_or_default())
}

/// What the letter behind a backslash means, of those that are known.
const LETTERS: [u8; 256] = {
    let mut letters = [0; 256];
    (letters[b'n' as usize], letters[b't' as usize]) = (b'\n', b'\t');
    (letters[b'"' as usize], letters[b'\\' as usize]) = (b'"', b'\\');
    letters
};

/// How many bytes stand before the next quote, backslash or control character.
#[inline(always)]
fn plain(bytes: &[u8]) -> usize {
    let mut length = 0;
    let (mut words, mut blocks) = (0, bytes);
    while let Some((block, rest)) = blocks.split_first_chunk::<8>() {
        let special = specials(u64::from_le_bytes(*block));
        if special != 0 {
            return length + special.trailing_zeros() as usize / 8;
        }
        (length, words, blocks) = (length + 8, words + 1, rest);
        if words == 4 {
            break;
        }
    }
    while let Some((block, rest)) = blocks.split_first_chunk::<64>() {
        // Without a branch for each byte, so that it is done in vectors.
        if block.iter().fold(false, |any, &byte| any | is_special(byte)) {
            break;
        }
        (length, blocks) = (length + 64, rest);
    }
    length + blocks.iter().position(|&byte| is_special(byte)).unwrap_or(blocks.len())
}

const fn is_special(byte: u8) -> bool {
    byte == b'"' || byte == b'\\' || byte < b' '
}

/// The high bit of each byte that is special, and perhaps of bytes behind the first one.
const fn specials(word: u64) -> u64 {
    const ONES: u64 = u64::MAX / 255;
    const HIGH: u64 = ONES << 7;
    let quote = word ^ (ONES * b'"' as u64);
    let backslash = word ^ (ONES * b'\\' as u64);
    let control = word.wrapping_sub(ONES * b' ' as u64) & !word;
    ((quote.wrapping_sub(ONES) & !quote) | (backslash.wrapping_sub(ONES) & !backslash) | control) & HIGH
}

/// Shorter than this, the standard library sees sooner whether bytes are UTF-8.
const SHORT: usize = 128;

/// Powers of ten.
const POWERS: [u64; 5] = [1, 10, 100, 1_000, 10_000];
