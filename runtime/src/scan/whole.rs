//! Arguments whose encoding is looked at before anything else.

use super::block::BYTES;
use super::portable;

/// The arguments, which are UTF-8.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Input<'a>(&'a str);

impl<'a> Input<'a> {
    /// Of bytes that are UTF-8.
    #[inline]
    pub(crate) fn new(arguments: &'a [u8]) -> Option<Self> {
        simdutf8::basic::from_utf8(arguments).ok().map(Self)
    }

    #[inline(always)]
    pub(crate) const fn bytes(self) -> &'a [u8] {
        self.0.as_bytes()
    }

    /// The first `length` bytes of `tail`, which is an end of the input.
    #[inline(always)]
    pub(crate) fn text(self, tail: &'a [u8], length: usize) -> Option<&'a str> {
        let start = self.0.len().wrapping_sub(tail.len());
        self.0.get(start..start.wrapping_add(length))
    }

    /// A string of fewer than sixteen plain bytes, from behind its opening quote, and what follows the closing one.
    #[inline(always)]
    pub(crate) fn short_string(self, body: &'a [u8]) -> Option<(&'a str, &'a [u8])> {
        let length = portable::run_in(u128::from_le_bytes(*body.first_chunk::<BYTES>()?)).length;
        let rest = body.get(length..)?.strip_prefix(b"\"")?;
        Some((self.text(body, length)?, rest))
    }

    /// The plain characters that `body` starts with, which is an end of the input, and the rest of it.
    #[inline(always)]
    pub(crate) fn plain(self, body: &'a [u8]) -> Option<(&'a str, &'a [u8])> {
        let length = portable::long_run(body).length;
        Some((self.text(body, length)?, body.get(length..)?))
    }
}

/// Bytes as text, if they are.
#[inline]
pub(crate) fn text(bytes: &[u8]) -> Option<&str> {
    simdutf8::basic::from_utf8(bytes).ok()
}

/// Bytes as text, if they are UTF-8.
#[cfg(all(any(test, feature = "wire"), feature = "safe"))]
#[inline]
pub(super) fn as_text(bytes: &[u8], _: bool) -> Option<&str> {
    simdutf8::basic::from_utf8(bytes).ok()
}
