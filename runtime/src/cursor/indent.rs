//! White space between lines, which is as long as the one before, or a step longer or shorter where something opens or
//! closes.
//!
//! A processor goes ahead behind a comparison that it expects to succeed; were the length computed each time, all that
//! follows would have to wait for it. What is sent in one line has no such places.

use super::Cursor;
use crate::scan::behind_white_run;

/// A kind of place in a document, by its indentation.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Place {
    /// Before a further key or item.
    Next,
    /// Behind an opening bracket.
    Opening,
    /// Before a closing one.
    Closing,
}

/// The indentation, line feed included.
#[derive(Clone, Copy, Debug)]
pub(super) struct Indents {
    now: u8,
    step: u8,
}

impl Default for Indents {
    /// Outside of any bracket, with the step of most writers.
    fn default() -> Self {
        Self { now: 1, step: 2 }
    }
}

impl Indents {
    #[inline(always)]
    const fn at(self, place: Place) -> u8 {
        match place {
            Place::Next => self.now,
            Place::Opening => self.now.wrapping_add(self.step),
            Place::Closing => self.now.wrapping_sub(self.step),
        }
    }
}

impl<'a> Cursor<'a> {
    /// `text` without the white space it starts with.
    #[inline(always)]
    pub(crate) fn behind_line(&mut self, place: Place, text: &'a [u8]) -> &'a [u8] {
        let length = self.indents.at(place);
        if let (Some(mask), Some(block)) = (FIRST.get(usize::from(length)), text.first_chunk())
            && (u128::from_le_bytes(*block) ^ LINE) & mask == 0
            && let Some(rest @ [next, ..]) = text.get(usize::from(length)..)
            && *next > b' '
        {
            self.indents.now = length;
            return rest;
        }
        self.behind_new_line(place, text)
    }

    #[inline(never)]
    fn behind_new_line(&mut self, place: Place, text: &'a [u8]) -> &'a [u8] {
        let rest = behind_white_run(text);
        if text.starts_with(b"\n") {
            let length = u8::try_from(text.len() - rest.len()).unwrap_or(u8::MAX);
            if matches!(place, Place::Opening) && length > self.indents.now {
                self.indents.step = length - self.indents.now;
            }
            self.indents.now = length;
        }
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
