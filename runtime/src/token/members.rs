//! Members and items that are read without tokens, and passed together.

use super::{Next, Token, Tokens};
use crate::cursor::behind_white;
use crate::pass::{end_of_key, end_of_scalar};
use crate::scan::Unmarked;

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

    /// How many more objects and arrays may be open within each other.
    #[inline]
    pub(crate) fn may_open(&self) -> usize {
        self.most.saturating_sub(self.depth)
    }

    /// Enters the object that comes next at a place where a value may stand, unless too many are open.
    #[inline]
    pub(crate) fn enter_object(&mut self) -> bool {
        self.text.as_bytes().get(self.at) == Some(&b'{') && self.open(Token::OpenObject).is_ok()
    }

    /// Leaves the innermost object if its end comes next, behind a member or none.
    #[inline]
    pub(crate) fn leave_object(&mut self) -> bool {
        self.skip_white();
        let is_end = self.text.as_bytes().get(self.at) == Some(&b'}');
        if is_end {
            self.close(Token::CloseObject);
        }
        is_end
    }

    /// The text from where an item may come next, and whether it is the first of its array, without a comma before it.
    #[inline]
    pub(crate) fn item_to_come(&self) -> Option<(&'t [u8], bool)> {
        let rest = self.text.as_bytes().get(self.at..)?;
        match self.next {
            Next::FirstItem => Some((rest, true)),
            Next::After if self.objects & 1 == 0 && self.depth > self.base => Some((rest, false)),
            Next::Value | Next::FirstKey | Next::After => None,
        }
    }

    /// Passes items of an array, whose end was found.
    #[inline]
    pub(crate) fn pass_items(&mut self, at: usize, is_first: bool) {
        self.at = at;
        self.next = if is_first { Next::FirstItem } else { Next::After };
    }

    /// Passes what follows of the innermost object or array as long as that is scalars. What else comes is for
    /// [`next`](Self::next).
    #[inline]
    pub(crate) fn pass_scalars(&mut self) {
        if !matches!(self.next, Next::After) {
            return;
        }
        let (text, is_object) = (self.text.as_bytes(), self.objects & 1 == 1);
        while self.depth > self.base
            && let [b',', item @ ..] = behind_white(text.get(self.at..).unwrap_or_default())
            && let item = text.len() - behind_white(item).len()
            && let Some(value) = if is_object { end_of_key(text, item, Unmarked) } else { Some(item) }
            && let Some(behind) = end_of_scalar(text, value, Unmarked)
        {
            self.at = behind;
        }
    }
}
