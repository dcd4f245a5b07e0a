//! A short text of which the places of all marks are known: quotes, backslashes and control characters.
//!
//! One pass finds them, and tells for nothing whether all of it is ASCII; so who reads a text of many short strings neither looks
//! for the end of each nor at its encoding.

use super::{SPAN, Strings, as_text, marks};

/// A bit for each byte of a text of 64 to 511 bytes that is a mark, the lowest for the first.
#[derive(Debug, Default)]
pub(crate) struct Marks([u64; SPANS]);

impl Marks {
    /// Finds those of bytes that are UTF-8, which it gives as text; none of others, nor of fewer or more.
    #[inline(always)]
    pub(crate) fn find<'t>(&mut self, bytes: &'t [u8]) -> Option<&'t str> {
        let (last, (whole, rest)) = (bytes.last_chunk()?, bytes.as_chunks());
        if whole.len() >= SPANS {
            return None;
        }
        let is_ascii = marks::mark(whole, last, &mut self.0);
        // The last span begins before what the others left.
        let left = self.0.get_mut(whole.len())?;
        *left = left.unbounded_shr((SPAN - rest.len()) as u32);
        as_text(bytes, is_ascii)
    }
}

impl Strings for &Marks {
    #[inline(always)]
    fn end(self, text: &[u8], at: usize) -> usize {
        match self.0.get(at / SPAN) {
            Some(ends) if ends >> (at % SPAN) != 0 => at + (ends >> (at % SPAN)).trailing_zeros() as usize,
            _ => self.far_end(at).unwrap_or(text.len()),
        }
    }
}

impl Marks {
    /// The same of a mark that is not in the span of `at`.
    #[inline(never)]
    fn far_end(&self, at: usize) -> Option<usize> {
        let mut next = self.0.iter().enumerate().skip(at / SPAN + 1);
        let (index, ends) = next.find(|(_, ends)| **ends != 0)?;
        Some(index * SPAN + ends.trailing_zeros() as usize)
    }
}

const SPANS: usize = 8;
