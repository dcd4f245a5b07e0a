//! Strings: where they end, how they are unescaped, how long they are.
//!
//! A string without escapes is a slice of the input. One with escapes is decoded into a piece of the caller's scratch,
//! which never takes more room than the string does in the input. Serves the [`Cursor`] and the coercer.

use crate::cursor::{Cursor, Stop, behind_white};

/// Why the text between two quotes is no JSON string.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BadEscape {
    pub(crate) kind: BadEscapeKind,
    /// Offset in the raw text, of the backslash where there is one.
    pub(crate) at: usize,
}

/// The closed list of what is wrong with an escape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BadEscapeKind {
    /// No escape of JSON; also a bare quote, a control character, or an output that is too short.
    Invalid,
    /// Half of a surrogate pair, which is no character.
    LoneSurrogate,
}

/// The text that `raw`, which stood between two quotes, means. Needs an `out` as long as `raw`; nothing is longer unescaped.
pub(crate) fn unescape<'o>(raw: &str, out: &'o mut [u8]) -> Result<&'o str, BadEscape> {
    let (read, written) = decode(raw.as_bytes(), out)?;
    let invalid = BadEscape { kind: BadEscapeKind::Invalid, at: read };
    if read != raw.len() {
        return Err(invalid);
    }
    let text = out.get(..written).ok_or(invalid)?;
    simdutf8::basic::from_utf8(text).map_err(|_| invalid)
}

impl<'a> Cursor<'a> {
    /// Reads one of `names` and says which.
    #[inline(never)]
    pub fn read_name(&mut self, names: &'static [&'static str]) -> Result<usize, Stop> {
        let text = self.read_str(0, u32::MAX)?;
        names.iter().position(|name| *name == text).ok_or(Stop)
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
        let length = plain_run(body);
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

/// Decodes up to a quote, a control character or the end of `raw`; says how much was read and written.
fn decode(raw: &[u8], out: &mut [u8]) -> Result<(usize, usize), BadEscape> {
    let room = out.len();
    let mut copy = Copy { from: raw, to: out };
    loop {
        let is_stuck = copy.windows();
        let at = raw.len() - copy.from.len();
        let invalid = BadEscape { kind: BadEscapeKind::Invalid, at };
        match copy.from {
            [b'\\', b'u', tail @ ..] => {
                let (character, tail) = unicode(tail).map_err(|kind| BadEscape { kind, at })?;
                copy.put(character.encode_utf8(&mut [0; 4]).as_bytes(), tail).ok_or(invalid)?;
            }
            [b'\\', letter, tail @ ..] => {
                let byte = ESCAPES[usize::from(*letter)];
                if byte == 0 {
                    return Err(invalid);
                }
                copy.put(&[byte], tail).ok_or(invalid)?;
            }
            [b'\\'] => return Err(invalid),
            _ => {
                let length = if is_stuck { 0 } else { plain_run(copy.from) };
                let (run, tail) = copy.from.split_at_checked(length).ok_or(invalid)?;
                if run.is_empty() {
                    return Ok((at, room - copy.to.len()));
                }
                copy.put(run, tail).ok_or(invalid)?;
            }
        }
    }
}

/// What is left to read, and the room that is left to write.
struct Copy<'r, 'o> {
    from: &'r [u8],
    to: &'o mut [u8],
}

impl<'r> Copy<'r, '_> {
    /// Writes what stood before `tail`.
    #[inline(always)]
    fn put(&mut self, bytes: &[u8], tail: &'r [u8]) -> Option<()> {
        let (room, to) = core::mem::take(&mut self.to).split_at_mut_checked(bytes.len())?;
        room.copy_from_slice(bytes);
        (self.from, self.to) = (tail, to);
        Some(())
    }

    /// Moves plain bytes and escapes of two bytes. True if it met anything else, false if too little is left to go on
    /// in windows.
    #[inline(always)]
    fn windows(&mut self) -> bool {
        while let (Some(source), Some(room)) = (self.from.first_chunk(), self.to.first_chunk_mut()) {
            let (read, written, is_stuck) = copy_window(source, room);
            self.from = self.from.get(read..).unwrap_or_default();
            self.to = core::mem::take(&mut self.to).get_mut(written..).unwrap_or_default();
            if is_stuck {
                return true;
            }
        }
        false
    }
}

/// The same for the first half of one window: how much was read and written, and whether it met anything else.
///
/// All places of interest are found at once; were each looked for from where the last one ends, the processor would have
/// to wait for one before it can begin with the next.
#[inline(always)]
fn copy_window(source: &[u8; WINDOW], room: &mut [u8; WINDOW]) -> (usize, usize, bool) {
    let mut marks = half_marks(source);
    let (mut read, mut written) = (0, 0);
    loop {
        let at = HALF.min(marks.trailing_zeros() as usize);
        // As much is always copied, since the processor cannot guess lengths. What is beyond the run is overwritten.
        let (Some(run), Some(place)) = (source.get(read..read + HALF), room.get_mut(written..written + HALF)) else {
            return (read, written, true);
        };
        place.copy_from_slice(run);
        written += at.saturating_sub(read);
        read = read.max(at);
        if at == HALF {
            return (read, written, false);
        }
        let Some([b'\\', letter]) = source.get(at..at + 2) else { return (read, written, true) };
        let byte = ESCAPES[usize::from(*letter)];
        let Some(place) = room.get_mut(written).filter(|_| byte != 0) else { return (read, written, true) };
        *place = byte;
        written += 1;
        read = at + 2;
        marks &= !3 << at;
    }
}

/// A bit for each byte of the first half that ends a run of plain ones.
#[inline(always)]
fn half_marks(source: &[u8; WINDOW]) -> u32 {
    // Written so that it becomes vector code: one loop over all bytes, then a sum over each eight.
    let mut bits = [0u8; HALF];
    for (at, (bit, byte)) in bits.iter_mut().zip(source).enumerate() {
        *bit = if ends_run(*byte) { 1 << (at % 8) } else { 0 };
    }
    let (eights, _) = bits.as_chunks::<8>();
    let sum = |index: usize| eights.get(index).map_or(0, |eight| eight.iter().map(|bit| u32::from(*bit)).sum::<u32>());
    sum(0) | sum(1) << 8 | sum(2) << 16 | sum(3) << 24
}

/// The character behind `\u`, with the second half of its pair if it is one.
fn unicode(text: &[u8]) -> Result<(char, &[u8]), BadEscapeKind> {
    let (unit, tail) = hex(text).ok_or(BadEscapeKind::Invalid)?;
    if let Some(character) = char::from_u32(unit) {
        return Ok((character, tail));
    }
    let Some(tail) = tail.strip_prefix(br"\u") else { return Err(BadEscapeKind::LoneSurrogate) };
    let (second, tail) = hex(tail).ok_or(BadEscapeKind::Invalid)?;
    let mut pair = char::decode_utf16([unit as u16, second as u16]);
    match pair.next() {
        Some(Ok(character)) => Ok((character, tail)),
        _ => Err(BadEscapeKind::LoneSurrogate),
    }
}

fn hex(text: &[u8]) -> Option<(u32, &[u8])> {
    let (digits, tail) = text.split_first_chunk::<4>()?;
    let unit = digits.iter().try_fold(0, |unit, digit| Some(unit << 4 | char::from(*digit).to_digit(16)?))?;
    Some((unit, tail))
}

/// How many bytes stand before the first quote, backslash or control character.
#[inline(never)]
fn plain_run(bytes: &[u8]) -> usize {
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

const fn repeat(byte: u8) -> u64 {
    u64::from_le_bytes([byte; 8])
}

/// Bytes looked at together.
const BLOCK: usize = 16;

/// Bytes decoded together: a half whose escapes are found at once, and as much behind it, which copies may touch.
const WINDOW: usize = 2 * HALF + 8;
const HALF: usize = 32;

/// What the letter behind a backslash means; 0 where it means nothing.
const ESCAPES: [u8; 256] = {
    let mut table = [0; 256];
    table[b'"' as usize] = b'"';
    table[b'\\' as usize] = b'\\';
    table[b'/' as usize] = b'/';
    table[b'b' as usize] = 0x08;
    table[b'f' as usize] = 0x0c;
    table[b'n' as usize] = b'\n';
    table[b'r' as usize] = b'\r';
    table[b't' as usize] = b'\t';
    table
};

#[cfg(test)]
mod tests;
