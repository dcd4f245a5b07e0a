//! What making automata may cost: the work of the next one is bounded by what the others left.

use super::Refused;

/// What patterns may still take. A look is one place of a pattern, for one byte behind one state of its automaton.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Looks; a few nanoseconds each at most.
    pub looks: usize,
    /// Bytes of the automata that are kept.
    pub bytes: usize,
}

impl Budget {
    /// For patterns of one's own: nothing but the bounds of each.
    pub const OWN: Self = Self { looks: usize::MAX, bytes: usize::MAX };

    /// The part of a whole that one of several may take.
    #[cfg(feature = "declared")]
    pub(crate) fn part(self, most: Self) -> Self {
        Self { looks: self.looks.min(most.looks), bytes: self.bytes.min(most.bytes) }
    }

    /// What is left of it if this much was taken from a part.
    #[cfg(feature = "declared")]
    pub(crate) fn less(self, before: Self, after: Self) -> Self {
        let left = |all: usize, before: usize, after: usize| all.saturating_sub(before.saturating_sub(after));
        Self { looks: left(self.looks, before.looks, after.looks), bytes: left(self.bytes, before.bytes, after.bytes) }
    }

    /// Takes what reading a pattern costs.
    pub(super) fn read(&mut self, source: &str) -> Result<(), Refused> {
        self.look(source.len().saturating_mul(READ))
    }

    /// Bytes that the automaton of places without an order may have at most.
    pub(super) fn places(&self) -> usize {
        self.looks / PLACE
    }

    /// Takes what these bytes of places cost.
    pub(super) fn placed(&mut self, bytes: usize) -> Result<(), Refused> {
        self.look(bytes.saturating_mul(PLACE))
    }

    /// Bytes that the automaton of so many places may have at most: each is four of a way, for which all are looked at.
    pub(super) fn ways(&self, places: usize) -> usize {
        (self.looks / (places + WAY)).saturating_mul(4)
    }

    /// Takes what so many bytes of ways cost.
    pub(super) fn gone(&mut self, bytes: usize, places: usize) -> Result<(), Refused> {
        self.look((bytes / 4).saturating_mul(places + WAY))
    }

    /// Takes what is kept.
    pub(super) fn keep(&mut self, bytes: usize) -> Result<(), Refused> {
        self.bytes = self.bytes.checked_sub(bytes).ok_or_else(|| {
            Refused::new(
                "the automata of the patterns so far leave no room for it",
                "take fewer patterns, or say lengths by `minLength` and `maxLength`",
            )
        })?;
        Ok(())
    }

    fn look(&mut self, looks: usize) -> Result<(), Refused> {
        self.looks = self.looks.saturating_sub(looks);
        if self.looks == 0 { Err(spent()) } else { Ok(()) }
    }
}

/// What is told when there is nothing left.
pub(super) fn spent() -> Refused {
    Refused::new(
        "it takes more work than the patterns so far have left",
        "take fewer or smaller patterns, or say lengths by `minLength` and `maxLength`",
    )
}

/// Looks for reading a byte of a pattern.
const READ: usize = 32;

/// Looks for a byte of places.
const PLACE: usize = 2;

/// Looks for each way, however few places there are.
const WAY: usize = 64;
