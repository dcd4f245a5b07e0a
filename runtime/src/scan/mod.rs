//! Where a string ends, and that what stands before its end is text: what the scanner cannot do fast without `unsafe`.
//!
//! All of the crate's `unsafe` is here, in two files: [`x86`] calls functions that need vector instructions, [`pieces`]
//! makes text of bytes whose encoding is known. Nothing here reads through a raw pointer; every slice is checked as
//! everywhere else. With the feature `safe` there is none of it: [`portable`] and [`whole`] give the same answers.

mod block;
#[cfg(any(test, feature = "wire"))]
mod marked;
#[cfg(not(feature = "safe"))]
#[expect(unsafe_code, reason = "text of bytes that are known to be ASCII")]
mod pieces;
#[cfg(any(test, feature = "safe", not(target_arch = "x86_64")))]
mod portable;
#[cfg(any(test, feature = "safe"))]
mod whole;
#[cfg(all(target_arch = "x86_64", not(feature = "safe")))]
#[expect(unsafe_code, reason = "vector instructions, where the processor has them")]
mod x86;

pub(crate) use self::block::block;
#[cfg(any(test, feature = "wire"))]
pub(crate) use self::marked::Marks;
#[cfg(all(any(test, feature = "wire"), not(feature = "safe")))]
use self::pieces::as_text;
#[cfg(not(feature = "safe"))]
pub(crate) use self::pieces::{Input, text};
#[cfg(any(feature = "safe", not(target_arch = "x86_64")))]
use self::portable as marks;
#[cfg(all(any(test, feature = "wire"), feature = "safe"))]
use self::whole::as_text;
#[cfg(feature = "safe")]
pub(crate) use self::whole::{Input, text};
#[cfg(all(target_arch = "x86_64", not(feature = "safe")))]
use self::x86 as marks;

/// Bytes whose ends are found at once.
pub(crate) const SPAN: usize = 64;

/// Plain bytes of a string: those before the first quote, backslash or control character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Run {
    length: usize,
    is_ascii: bool,
}

impl Run {
    /// This run and the one behind it.
    #[inline(always)]
    const fn and(self, behind: Self) -> Self {
        Self { length: self.length + behind.length, is_ascii: self.is_ascii && behind.is_ascii }
    }
}

/// Who says where strings end.
pub(crate) trait Strings: Copy {
    /// Where the first quote, backslash or control character stands from `at` on; behind the text if there is none.
    fn end(self, text: &[u8], at: usize) -> usize;
}

/// Looks for each where it is asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unmarked;

impl Strings for Unmarked {
    #[inline(always)]
    fn end(self, text: &[u8], at: usize) -> usize {
        at + plain_run(text.get(at..).unwrap_or_default())
    }
}

/// How many bytes stand before the first quote, backslash or control character.
#[inline]
pub(crate) fn plain_run(bytes: &[u8]) -> usize {
    let run = marks::run_in(block(bytes));
    if run.length < block::BYTES { run.length } else { marks::long_run(bytes).length }
}

/// The same if they are fewer than sixteen, and sixteen could be looked at.
#[inline]
pub(crate) fn short_plain_run(bytes: &[u8]) -> Option<usize> {
    let run = marks::run_in(u128::from_le_bytes(*bytes.first_chunk()?));
    Some(run.length).filter(|short| *short < block::BYTES)
}

/// A bit for each of the sixteen bytes that two blocks share, from the lowest.
#[inline(always)]
pub(crate) fn same(one: u128, other: u128) -> u16 {
    marks::same(one, other)
}

/// A bit for each byte that is a quote, a backslash or a control character.
#[inline(always)]
pub(crate) fn ends_in(span: &[u8; SPAN]) -> u64 {
    marks::ends_in(span)
}

/// What follows the white space at the start of `text`.
#[inline(never)]
pub(crate) fn behind_white_run(mut text: &[u8]) -> &[u8] {
    while let Some(block) = text.first_chunk() {
        let white = marks::white_in(block);
        text = text.get(white..).unwrap_or_default();
        if white < block::BYTES {
            return text;
        }
    }
    while let [first, rest @ ..] = text
        && is_white(*first)
    {
        text = rest;
    }
    text
}

#[cfg(any(test, feature = "safe", not(target_arch = "x86_64")))]
#[inline(always)]
const fn ends_run(byte: u8) -> bool {
    matches!(byte, ..b' ' | b'"' | b'\\')
}

#[inline(always)]
const fn is_white(byte: u8) -> bool {
    matches!(byte, b' ' | b'\n' | b'\r' | b'\t')
}

#[cfg(test)]
mod tests;
