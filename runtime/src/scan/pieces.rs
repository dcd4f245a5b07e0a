//! Arguments whose encoding is looked at string by string, in the pass that looks for the end of each.
//!
//! Outside of strings JSON is ASCII, and the readers let nothing else pass; so all that is not read as text here needs no
//! look. Most strings are ASCII, which their scan tells for nothing.

use super::block::BYTES;
use super::{Run, marks};

/// The arguments.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Input<'a>(&'a [u8]);

impl<'a> Input<'a> {
    /// Of any bytes.
    #[inline(always)]
    pub(crate) const fn new(arguments: &'a [u8]) -> Option<Self> {
        Some(Self(arguments))
    }

    #[inline(always)]
    pub(crate) const fn bytes(self) -> &'a [u8] {
        self.0
    }

    /// The first `length` bytes of `tail`, which is an end of the input, if they are text.
    #[inline]
    pub(crate) fn text(self, tail: &'a [u8], length: usize) -> Option<&'a str> {
        simdutf8::basic::from_utf8(tail.get(..length)?).ok()
    }

    /// A string of fewer than sixteen plain ASCII characters, from behind its opening quote, and what follows the closing
    /// one.
    #[inline(always)]
    pub(crate) fn short_string(self, body: &'a [u8]) -> Option<(&'a str, &'a [u8])> {
        let run = marks::run_in(u128::from_le_bytes(*body.first_chunk::<BYTES>()?));
        let (text, rest) = body.split_at_checked(run.length)?;
        let rest = rest.strip_prefix(b"\"")?;
        Some((ascii(text, run)?, rest))
    }

    /// The plain characters that `body` starts with, which is an end of the input, and the rest of it.
    #[inline(always)]
    pub(crate) fn plain(self, body: &'a [u8]) -> Option<(&'a str, &'a [u8])> {
        let run = marks::long_run(body);
        let (text, rest) = body.split_at_checked(run.length)?;
        Some((as_text(text, run.is_ascii)?, rest))
    }
}

/// Bytes as text, if they are.
#[inline]
pub(crate) fn text(bytes: &[u8]) -> Option<&str> {
    as_text(bytes, bytes.is_ascii())
}

/// The bytes of a run as text, if they are ASCII.
#[inline(always)]
fn ascii(bytes: &[u8], run: Run) -> Option<&str> {
    debug_assert!(bytes.len() == run.length && bytes.is_ascii() == run.is_ascii);
    // SAFETY: all callers pass the bytes of which `run` says that they are ASCII, which is UTF-8.
    run.is_ascii.then(|| unsafe { core::str::from_utf8_unchecked(bytes) })
}

/// Bytes as text, if they are UTF-8; `is_ascii` says of all of them whether they are.
#[inline(always)]
pub(super) fn as_text(bytes: &[u8], is_ascii: bool) -> Option<&str> {
    match ascii(bytes, Run { length: bytes.len(), is_ascii }) {
        None => simdutf8::basic::from_utf8(bytes).ok(),
        text => text,
    }
}
