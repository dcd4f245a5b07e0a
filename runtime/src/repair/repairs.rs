//! What was done to a text, and why nothing was.

use core::fmt;

use crate::receipt::Coercion;

/// The kinds of repairs that a text took, each once; none for JSON.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Repairs(u32);

impl Repairs {
    const fn contains(self, repair: Coercion) -> bool {
        self.0 >> repair as u32 & 1 == 1
    }

    /// In the order of [`Coercion`].
    pub(crate) fn iter(self) -> impl Iterator<Item = Coercion> {
        Coercion::ALL.iter().copied().filter(move |repair| self.contains(*repair))
    }

    pub(super) const fn insert(&mut self, repair: Coercion) {
        self.0 |= 1 << repair as u32;
    }
}

impl fmt::Debug for Repairs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Coercion::as_str)).finish()
    }
}

/// A text that is left as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unrepaired {
    /// Byte offset of what does not belong; the length of the text if it is cut off.
    pub(crate) at: usize,
    pub(crate) why: Why,
}

/// Why a text is left as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// The text ends before its value does, or before the fence around it.
    CutOff,
    /// What should have stood there.
    Other(&'static str),
}
