//! White space between lines, which is probably as long as it was at the last place of its kind.
//!
//! A processor goes ahead behind a comparison that it expects to succeed; were the length computed each time, all that
//! follows would have to wait for it. What is sent in one line has no such places.

use super::Cursor;
use crate::scan::behind_white_run;

/// A kind of place in a document, at which the indentation is mostly the same.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Place {
    /// Before a key, or an item that is none of the next kind.
    Key,
    /// Before an object or array.
    Opening,
    /// Before the end of one.
    Closing,
}

/// The lengths at the last places, line feed included.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Indents {
    key: u8,
    opening: u8,
    closing: u8,
}

impl Indents {
    #[inline(always)]
    const fn at(&mut self, place: Place) -> &mut u8 {
        match place {
            Place::Key => &mut self.key,
            Place::Opening => &mut self.opening,
            Place::Closing => &mut self.closing,
        }
    }
}

impl<'a> Cursor<'a> {
    /// `text` without the white space it starts with.
    #[inline(always)]
    pub(crate) fn behind_line(&mut self, place: Place, text: &'a [u8]) -> &'a [u8] {
        let length = usize::from(*self.indents.at(place));
        if let (Some(mask), Some(block)) = (FIRST.get(length), text.first_chunk())
            && (u128::from_le_bytes(*block) ^ LINE) & mask == 0
            && let Some(rest @ [next, ..]) = text.get(length..)
            && *next > b' '
        {
            return rest;
        }
        self.behind_new_line(place, text)
    }

    #[inline(never)]
    fn behind_new_line(&mut self, place: Place, text: &'a [u8]) -> &'a [u8] {
        let rest = behind_white_run(text);
        *self.indents.at(place) = u8::try_from(text.len() - rest.len()).unwrap_or(u8::MAX);
        rest
    }
}

/// A line feed and spaces.
const LINE: u128 = u128::from_le_bytes(*b"\n               ");

/// So many first bytes of a block.
#[expect(clippy::indexing_slicing, reason = "a constant: an index out of bounds fails the build")]
const FIRST: [u128; 17] = {
    let mut masks = [0; 17];
    let mut length = 1;
    while length < masks.len() {
        masks[length] = u128::MAX >> (128 - 8 * length);
        length += 1;
    }
    masks
};
