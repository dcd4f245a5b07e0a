//! What a type refuses although its schema does not: kept beside the [`Stop`], which knows no reasons.

use super::{Cursor, Stop};
use crate::violation::{Reason, Refusal};

impl Cursor<'_> {
    /// Stops at a value that its own type refuses, and that stands at a byte of the input or ends there.
    #[cold]
    pub(crate) fn refuse(&mut self, at: usize, reason: Reason) -> Stop {
        self.refusal = Some(Refusal { at, reason });
        Stop
    }

    /// Of a whole number. What the coercer has let through is within its declared bounds, so it is the type that holds less.
    #[cold]
    pub(crate) fn too_large(&mut self, bits: u32) -> Stop {
        if self.is_checked() { self.refuse(self.read_so_far(), Reason::TooLarge(bits)) } else { Stop }
    }

    pub(crate) fn take_refusal(&mut self) -> Option<Refusal> {
        self.refusal.take()
    }

    /// Where a text starts that was read without escapes.
    pub(crate) fn place_of(&self, text: &str) -> usize {
        text.as_ptr().addr().wrapping_sub(self.input().bytes().as_ptr().addr()).min(self.input().bytes().len())
    }
}
