//! Members and items that are read without tokens, and passed together.

use super::{Next, Tokens};

impl<'t> Tokens<'t, '_> {
    /// The text from where a key may come next, and whether it is the first of its object, without a comma before it.
    #[inline]
    pub(crate) fn key_to_come(&self) -> Option<(&'t [u8], bool)> {
        let rest = self.text.as_bytes().get(self.at..)?;
        match self.next {
            Next::FirstKey => Some((rest, true)),
            Next::After if self.objects & 1 == 1 && self.depth > self.base => Some((rest, false)),
            Next::Value | Next::FirstItem | Next::After => None,
        }
    }

    /// Passes members of an object, whose end was found, but for the value of the last key if that comes next.
    #[inline]
    pub(crate) fn pass_members(&mut self, at: usize, value_comes: bool, is_first: bool) {
        self.at = at;
        self.next = match (value_comes, is_first) {
            (true, _) => Next::Value,
            (false, true) => Next::FirstKey,
            (false, false) => Next::After,
        };
    }

    /// The text from where the comma before an item may come next.
    #[inline]
    pub(crate) fn item_to_come(&self) -> Option<&'t [u8]> {
        let is_within = matches!(self.next, Next::After) && self.objects & 1 == 0 && self.depth > self.base;
        self.text.as_bytes().get(self.at..).filter(|_| is_within)
    }

    /// Passes items of an array, whose end was found.
    #[inline]
    pub(crate) fn pass_items(&mut self, at: usize) {
        self.at = at;
    }
}
