//! What was found out of values, by where they stand: else it would be found out again for each value around them.
//!
//! Hashes have no secret seed. A place is a number of few bits, so too few of them can be made to collide to matter.

use std::collections::HashMap;

use foldhash::fast::FixedState;

use super::verdict::{Key, Verdict};

/// In memory that is used again.
#[derive(Debug)]
pub(super) struct Memo {
    /// What trials have found out.
    pub(super) verdicts: HashMap<Key, Verdict, FixedState>,
    /// Where objects and lists end that were passed in search of a tag.
    pub(super) ends: HashMap<Place, u32, FixedState>,
    /// Where lists end whose items were compared, and what stands for them.
    pub(super) digests: HashMap<Place, (u32, u128), FixedState>,
    /// How many keys are required in all of a record, by the first of its fields.
    pub(super) required: HashMap<u32, usize, FixedState>,
}

/// The text, and the place in it behind the first token of a value.
pub(super) type Place = (u32, u32);

impl Memo {
    /// Empty; it takes no memory yet.
    pub(super) const fn new() -> Self {
        const STATE: FixedState = FixedState::with_seed(0);
        Self {
            verdicts: HashMap::with_hasher(STATE),
            ends: HashMap::with_hasher(STATE),
            digests: HashMap::with_hasher(STATE),
            required: HashMap::with_hasher(STATE),
        }
    }

    pub(super) fn clear(&mut self) {
        let Self { verdicts, ends, digests, required } = self;
        verdicts.clear();
        ends.clear();
        digests.clear();
        required.clear();
    }

    /// Bytes of the largest part.
    pub(super) fn largest(&self) -> usize {
        let Self { verdicts, ends, digests, required } = self;
        let parts = [
            verdicts.capacity() * size_of::<(Key, Verdict)>(),
            ends.capacity() * size_of::<(Place, u32)>(),
            digests.capacity() * size_of::<(Place, (u32, u128))>(),
            required.capacity() * size_of::<(u32, usize)>(),
        ];
        parts.into_iter().max().unwrap_or_default()
    }

    /// Gives memory back until no part holds more than `bytes`.
    pub(super) fn shrink_to(&mut self, bytes: usize) {
        self.clear();
        let Self { verdicts, ends, digests, required } = self;
        verdicts.shrink_to(bytes / (2 * size_of::<(Key, Verdict)>()));
        ends.shrink_to(bytes / (2 * size_of::<(Place, u32)>()));
        digests.shrink_to(bytes / (2 * size_of::<(Place, (u32, u128))>()));
        required.shrink_to(bytes / (2 * size_of::<(u32, usize)>()));
    }
}

impl Default for Memo {
    fn default() -> Self {
        Self::new()
    }
}

/// A byte of some text. No text is as long as that.
pub(super) fn place(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}

/// What is shorter may as well be looked at again.
pub(super) const SHORT: u32 = 64;
