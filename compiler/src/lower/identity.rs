//! Which types are the same, by whatever aliases they are written.
//!
//! A type is told by its head and by what its parts are, so that even one that would be very long costs little.

use std::collections::BTreeMap;

/// The same for the same type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Identity(usize);

/// All that there are.
#[derive(Debug, Default)]
pub(super) struct Identities(BTreeMap<(String, Vec<Identity>), Identity>);

impl Identities {
    /// The type of a head (a path, or the brackets around its parts) and of what stands within.
    pub(super) fn of(&mut self, head: impl Into<String>, parts: Vec<Identity>) -> Identity {
        let next = Identity(self.0.len());
        *self.0.entry((head.into(), parts)).or_insert(next)
    }
}
