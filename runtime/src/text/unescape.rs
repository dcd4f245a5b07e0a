//! Escapes: from the text between two quotes to the text that is meant.
//!
//! Never writes more than it reads, so the caller knows the room it needs. The fast path decodes up to the closing quote
//! in one pass with the search for it; the coercer, which has found the quote, wants to know what is wrong and where.

use crate::scan::{SPAN, ends_in, plain_run};

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
    let written = unescape_all(raw, out)?;
    let invalid = BadEscape { kind: BadEscapeKind::Invalid, at: raw.len() };
    let text = out.get(..written).ok_or(invalid)?;
    simdutf8::basic::from_utf8(text).map_err(|_| invalid)
}

/// The same; says how much of `out` is that text.
pub(crate) fn unescape_all(raw: &str, out: &mut [u8]) -> Result<usize, BadEscape> {
    let (read, written) = decode(raw.as_bytes(), out)?;
    if read == raw.len() { Ok(written) } else { Err(BadEscape { kind: BadEscapeKind::Invalid, at: read }) }
}

/// Decodes up to a quote, a control character or the end of `raw`; says how much was read and written.
pub(crate) fn decode(raw: &[u8], out: &mut [u8]) -> Result<(usize, usize), BadEscape> {
    let room = out.len();
    let mut copy = Copy { from: raw, to: out };
    loop {
        copy.windows();
        let at = raw.len() - copy.from.len();
        let invalid = BadEscape { kind: BadEscapeKind::Invalid, at };
        match copy.from {
            [b'\\', b'u', ..] => {
                let done = copy.unicode_run();
                done.map_err(|kind| BadEscape { kind, at: raw.len() - copy.from.len() })?;
            }
            [b'\\', letter, tail @ ..] => {
                let byte = escaped(*letter);
                if byte == 0 {
                    return Err(invalid);
                }
                copy.put(&[byte], tail).ok_or(invalid)?;
            }
            [b'\\'] => return Err(invalid),
            _ => {
                let (run, tail) = copy.from.split_at_checked(plain_run(copy.from)).ok_or(invalid)?;
                if run.is_empty() {
                    return Ok((at, room - copy.to.len()));
                }
                copy.put_run(run, tail).ok_or(invalid)?;
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

    /// The same of what stands next. Where it is short, as between the escapes of text that was encoded twice, a block is
    /// written, which takes no call; what is beyond the run is overwritten.
    #[inline(always)]
    fn put_run(&mut self, run: &[u8], tail: &'r [u8]) -> Option<()> {
        match (self.from.first_chunk::<16>(), self.to.first_chunk_mut()) {
            (Some(block), Some(room)) if run.len() <= room.len() => {
                *room = *block;
                self.to = core::mem::take(&mut self.to).get_mut(run.len()..)?;
                self.from = tail;
                Some(())
            }
            _ => self.put(run, tail),
        }
    }

    /// Moves escapes that stand for code points, of which there are many in a row where all but ASCII is escaped. Stops
    /// before a bad one.
    fn unicode_run(&mut self) -> Result<(), BadEscapeKind> {
        while let [b'\\', b'u', tail @ ..] = self.from {
            let (character, tail) = unicode(tail)?;
            let mut bytes = [0; 4];
            let length = character.encode_utf8(&mut bytes).len();
            match self.to.first_chunk_mut() {
                // A fixed length is a single store; what is beyond the character is overwritten.
                Some(room) => {
                    *room = bytes;
                    self.to = core::mem::take(&mut self.to).get_mut(length..).unwrap_or_default();
                    self.from = tail;
                }
                None => {
                    let bytes = bytes.get(..length).unwrap_or_default();
                    self.put(bytes, tail).ok_or(BadEscapeKind::Invalid)?;
                }
            }
        }
        Ok(())
    }

    /// Moves plain bytes and escapes of two bytes, up to anything else or until too little is left for a window.
    #[inline(always)]
    fn windows(&mut self) {
        while let (Some(source), Some(room)) = (self.from.first_chunk(), self.to.first_chunk_mut()) {
            let (read, written, is_stuck) = copy_window(source, room);
            self.from = self.from.get(read..).unwrap_or_default();
            self.to = core::mem::take(&mut self.to).get_mut(written..).unwrap_or_default();
            if is_stuck {
                return;
            }
        }
    }
}

/// The same for the span at the start of one window: how much was read and written, and whether it met anything else.
///
/// All places of interest are found at once; were each looked for from where the last one ends, the processor would have
/// to wait for one before it can begin with the next.
#[inline(always)]
fn copy_window(source: &[u8; WINDOW], room: &mut [u8; WINDOW]) -> (usize, usize, bool) {
    let Some(span) = source.first_chunk() else { return (0, 0, true) };
    let mut marks = ends_in(span);
    let (mut read, mut written) = (0, 0);
    loop {
        let at = SPAN.min(marks.trailing_zeros() as usize);
        while read < at {
            // A fixed length is two stores; what is beyond the run is overwritten.
            let (Some(run), Some(place)) = (source.get(read..read + RUN), room.get_mut(written..written + RUN)) else {
                return (read, written, true);
            };
            place.copy_from_slice(run);
            let length = RUN.min(at - read);
            read += length;
            written += length;
        }
        if at == SPAN {
            return (read, written, false);
        }
        let Some([b'\\', letter]) = source.get(at..at + 2) else { return (read, written, true) };
        let byte = escaped(*letter);
        let Some(place) = room.get_mut(written).filter(|_| byte != 0) else { return (read, written, true) };
        *place = byte;
        written += 1;
        read = at + 2;
        marks &= !3 << at;
    }
}

/// What the letter behind a backslash means; 0 where it means nothing.
#[inline(always)]
fn escaped(letter: u8) -> u8 {
    ESCAPES.get(usize::from(letter)).copied().unwrap_or_default()
}

/// What is left behind the escape that `text` starts with.
pub(crate) fn behind_escape(text: &[u8]) -> Option<&[u8]> {
    match text {
        [b'\\', b'u', tail @ ..] => unicode(tail).ok().map(|(_, tail)| tail),
        [b'\\', letter, tail @ ..] if escaped(*letter) != 0 => Some(tail),
        _ => None,
    }
}

/// The character behind `\u`, with the second half of its pair if it is one.
#[inline(always)]
fn unicode(text: &[u8]) -> Result<(char, &[u8]), BadEscapeKind> {
    let (unit, tail) = hex(text).ok_or(BadEscapeKind::Invalid)?;
    match char::from_u32(unit.into()) {
        Some(character) => Ok((character, tail)),
        None => pair(unit, tail),
    }
}

/// The character of which `first` is the first half.
fn pair(first: u16, text: &[u8]) -> Result<(char, &[u8]), BadEscapeKind> {
    let text = text.strip_prefix(br"\u").ok_or(BadEscapeKind::LoneSurrogate)?;
    let (second, tail) = hex(text).ok_or(BadEscapeKind::Invalid)?;
    match char::decode_utf16([first, second]).next() {
        Some(Ok(character)) => Ok((character, tail)),
        _ => Err(BadEscapeKind::LoneSurrogate),
    }
}

/// The four hexadecimal digits that `text` starts with.
#[inline(always)]
fn hex(text: &[u8]) -> Option<(u16, &[u8])> {
    let (digits, tail) = text.split_first_chunk::<4>()?;
    let [first, second, third, last] =
        digits.map(|digit| HEX.get(usize::from(digit)).copied().map_or(u16::MAX, u16::from));
    let is_hex = (first | second | third | last) < 16;
    is_hex.then_some((first << 12 | second << 8 | third << 4 | last, tail))
}

/// Bytes copied at once, a usual distance between two escapes.
const RUN: usize = 32;

/// A span, and what a copy that starts in it may touch.
const WINDOW: usize = SPAN + RUN;

/// What each letter behind a backslash means. A table, since a `match` becomes slower code.
#[expect(clippy::indexing_slicing, reason = "a constant: an index out of bounds fails the build")]
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

/// The value of a hexadecimal digit; more than 15 for any other byte.
#[expect(clippy::indexing_slicing, reason = "a constant: an index out of bounds fails the build")]
const HEX: [u8; 256] = {
    let mut table = [0xff; 256];
    let mut value = 0;
    while value < 16 {
        let digit = b"0123456789abcdef"[value as usize];
        table[digit as usize] = value;
        table[digit.to_ascii_uppercase() as usize] = value;
        value += 1;
    }
    table
};
