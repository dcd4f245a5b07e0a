//! The one-pass scanner over arguments that are exactly as declared.
//!
//! It never changes the input and knows no errors: whatever is unusual is a [`Stop`], after which the coercer starts
//! again from the same bytes and says what is wrong. Readers of one kind of value live beside it: `text`, `number`,
//! `key` and `slot` add their functions to [`Cursor`].

use toolcall_schema::limits;

use self::indent::Indents;
use crate::scan::{Input, behind_white_run};
use crate::violation::Refusal;

mod indent;
mod refusal;

pub(crate) use self::indent::Place;

/// Not for the fast path. The coercer decides, from the untouched input, whether the arguments are wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop;

/// A place in JSON arguments, moved on by reading values.
///
/// Every reader first skips white space, so the cursor may stand before some. After a [`Stop`] the cursor is worthless.
#[derive(Debug)]
pub struct Cursor<'a> {
    input: Input<'a>,
    rest: &'a [u8],
    /// Where decoded strings will go, until the first one with an escape.
    text: Option<&'a mut Vec<u8>>,
    /// What of it is not lent out yet.
    spare: &'a mut [u8],
    /// How long the white space between lines was.
    indents: Indents,
    /// How deep a value of any form may be.
    any_depth: usize,
    /// What absent keys may still count.
    filled: usize,
    /// Levels that values inside values of their own type may still add.
    inner_depth: usize,
    /// What a type said of a value.
    refusal: Option<Refusal>,
}

impl<'a> Cursor<'a> {
    /// Stands before the first byte of `arguments`, which must be UTF-8. Strings borrow from it; those with escapes are
    /// decoded into `text`, which grows to the length of the input once one comes.
    #[inline]
    pub fn new(arguments: &'a [u8], text: &'a mut Vec<u8>) -> Result<Self, Stop> {
        let input = Input::new(arguments).ok_or(Stop)?;
        Ok(Self {
            input,
            rest: arguments,
            text: Some(text),
            spare: &mut [],
            indents: Indents::default(),
            any_depth: limits::ANY_DEPTH,
            filled: limits::FILLED,
            inner_depth: limits::INNER_DEPTH,
            refusal: None,
        })
    }

    /// The same over what the coercer wrote, which has looked at the depth of the whole and at what is absent.
    #[inline]
    pub(crate) fn checked(self) -> Self {
        Self { any_depth: limits::DEPTH, filled: usize::MAX, inner_depth: usize::MAX, ..self }
    }

    /// Stops unless only white space is left.
    #[inline]
    pub fn finish(&mut self) -> Result<(), Stop> {
        if self.rest.is_empty() { Ok(()) } else { self.finish_spaced() }
    }

    #[inline(never)]
    fn finish_spaced(&self) -> Result<(), Stop> {
        if behind_white(self.rest).is_empty() { Ok(()) } else { Err(Stop) }
    }

    /// Whether `null` stood here. It is consumed then.
    #[inline]
    pub fn read_null(&mut self) -> bool {
        let Some(rest) = behind_white(self.rest).strip_prefix(b"null") else { return false };
        self.rest = rest;
        true
    }

    /// Reads `min` to `max` values with `item`, at most 65,536.
    pub fn read_list<T>(
        &mut self,
        min: u32,
        max: u32,
        mut item: impl FnMut(&mut Self) -> Result<T, Stop>,
    ) -> Result<Vec<T>, Stop> {
        let mut items = Vec::new();
        let mut has_next = self.open(b'[', b']')?;
        while has_next {
            if items.len() >= MOST_ITEMS {
                return Err(Stop);
            }
            let next = item(self)?;
            has_next = !self.ends(b']')?;
            if items.len() == items.capacity() {
                // As many as a vector would begin with are soon too few, and for a single item too many.
                items.reserve_exact(if has_next { items.len().max(8) } else { 1 });
            }
            items.push(next);
        }
        if items.len() < min as usize || items.len() > max as usize {
            return Err(Stop);
        }
        Ok(items)
    }

    /// Enters a list or record; false if it is empty and thereby left again.
    #[inline(always)]
    pub(crate) fn open(&mut self, opening: u8, closing: u8) -> Result<bool, Stop> {
        match self.rest {
            [first, rest @ ..]
                if *first == opening && matches!(rest, [next, ..] if *next > b' ' && *next != closing) =>
            {
                self.rest = rest;
                Ok(true)
            }
            _ => self.open_any(opening, closing),
        }
    }

    /// The same with white space, or if it is empty.
    #[inline(never)]
    fn open_any(&mut self, opening: u8, closing: u8) -> Result<bool, Stop> {
        let text = behind_space(self.rest).unwrap_or_else(|| behind_white_run(self.rest));
        let (first, rest) = text.split_first().ok_or(Stop)?;
        if *first != opening {
            return Err(Stop);
        }
        let rest = behind_space(rest).unwrap_or_else(|| self.behind_line(Place::Opening, rest));
        match rest.split_first() {
            Some((first, behind)) if *first == closing => {
                self.rest = behind;
                Ok(false)
            }
            _ => {
                self.rest = rest;
                Ok(true)
            }
        }
    }

    /// Behind a value: whether its list or record ends here. If not, the cursor is behind the comma and white space.
    #[inline(always)]
    pub(crate) fn ends(&mut self, closing: u8) -> Result<bool, Stop> {
        let (is_end, rest) = match self.rest {
            [b',', rest @ ..] => (false, behind_space(rest).unwrap_or_else(|| self.behind_line(Place::Next, rest))),
            [first, rest @ ..] if *first == closing => (true, rest),
            _ => return self.ends_behind_white(closing),
        };
        self.rest = rest;
        Ok(is_end)
    }

    /// The same with white space before.
    #[inline(never)]
    fn ends_behind_white(&mut self, closing: u8) -> Result<bool, Stop> {
        let (first, rest) = self.behind_line(Place::Closing, self.rest).split_first().ok_or(Stop)?;
        self.rest = rest;
        if *first == b',' {
            return Ok(false);
        }
        if *first == closing { Ok(true) } else { Err(Stop) }
    }

    /// Text behind `true` or `false`, and which it was.
    #[inline(always)]
    pub(crate) fn short_bool(&self, text: &'a [u8]) -> Option<(bool, &'a [u8])> {
        match text {
            [b't', b'r', b'u', b'e', rest @ ..] => Some((true, rest)),
            [b'f', b'a', b'l', b's', b'e', rest @ ..] => Some((false, rest)),
            _ => None,
        }
    }

    #[inline(never)]
    pub(crate) fn long_bool(&mut self) -> Result<bool, Stop> {
        let (value, rest) = self.short_bool(behind_white(self.rest)).ok_or(Stop)?;
        self.rest = rest;
        Ok(value)
    }

    /// The same where there is one of them only.
    #[inline(always)]
    pub(crate) fn short_only_bool(&self, text: &'a [u8], only: bool) -> Option<(bool, &'a [u8])> {
        self.short_bool(text).filter(|(value, _)| *value == only)
    }

    pub(crate) fn long_only_bool(&mut self, only: bool) -> Result<bool, Stop> {
        if self.long_bool()? == only { Ok(only) } else { Err(Stop) }
    }

    /// Whether the coercer wrote what is read.
    pub(crate) const fn is_checked(&self) -> bool {
        self.any_depth == limits::DEPTH
    }

    /// Bytes before the cursor.
    pub(crate) fn read_so_far(&self) -> usize {
        self.input.bytes().len() - self.rest.len()
    }

    #[inline]
    pub(crate) const fn any_depth(&self) -> usize {
        self.any_depth
    }

    /// Reads a value of a type that contains itself and has so many levels each time.
    pub fn within<T>(&mut self, levels: usize, read: impl FnOnce(&mut Self) -> Result<T, Stop>) -> Result<T, Stop> {
        self.inner_depth = self.inner_depth.checked_sub(levels).ok_or(Stop)?;
        let value = read(self)?;
        self.inner_depth += levels;
        Ok(value)
    }

    /// Counts keys that are absent; stops if they are too many.
    #[inline(always)]
    pub(crate) fn fill(&mut self, absent: usize) -> Result<(), Stop> {
        self.filled = self.filled.checked_sub(absent).ok_or(Stop)?;
        Ok(())
    }

    /// What is left of the input.
    #[inline(always)]
    pub(crate) fn rest(&self) -> &'a [u8] {
        self.rest
    }

    #[inline(always)]
    pub(crate) fn set_rest(&mut self, rest: &'a [u8]) {
        self.rest = rest;
    }

    /// The whole input.
    #[inline(always)]
    pub(crate) const fn input(&self) -> Input<'a> {
        self.input
    }

    /// What of `tail`, which is an end of the input, stands before the cursor, as text.
    pub(crate) fn text_since(&self, tail: &'a [u8]) -> Option<&'a str> {
        self.input.text(tail, tail.len() - self.rest.len())
    }

    /// Room for decoded strings, no shorter than what is left of the input.
    pub(crate) fn take_spare(&mut self) -> &'a mut [u8] {
        match self.text.take() {
            Some(text) => {
                let length = self.input.bytes().len();
                if text.len() < length {
                    text.resize(length, 0);
                }
                text
            }
            None => core::mem::take(&mut self.spare),
        }
    }

    /// Gives back what of the room was not used.
    pub(crate) fn set_spare(&mut self, spare: &'a mut [u8]) {
        self.spare = spare;
    }
}

/// `text` without the one space it may start with, which is all that most writers put between two tokens.
#[inline(always)]
pub(crate) fn behind_space(text: &[u8]) -> Option<&[u8]> {
    match text {
        [first, ..] if *first > b' ' => Some(text),
        // The second look makes this a branch, on which the processor goes ahead, and not a conditional move.
        [b' ', rest @ ..] if matches!(rest, [second, ..] if *second > b' ') => Some(rest),
        _ => None,
    }
}

/// `text` without the white space it starts with.
#[inline(always)]
pub(crate) fn behind_white(text: &[u8]) -> &[u8] {
    match text {
        [first, ..] if *first > b' ' => text,
        _ => behind_white_run(text),
    }
}

/// Longer lists are refused, whatever the shape allows.
pub(crate) const MOST_ITEMS: usize = limits::ITEMS as usize;

#[cfg(test)]
pub(crate) mod tests;
