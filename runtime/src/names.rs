//! Finds a tool by its name: one hash, one place to look, one compare of the whole name.

use toolcall_schema::names::Hash;

/// A perfect hash over the names of a toolset, made by the build step.
#[derive(Clone, Copy, Debug)]
pub struct Names<'t> {
    seed: u64,
    displacements: &'t [u16],
    entries: &'t [(&'t str, u16)],
}

impl<'t> Names<'t> {
    /// The parts of a table; it finds nothing if they do not fit.
    pub const fn new(seed: u64, displacements: &'t [u16], entries: &'t [(&'t str, u16)]) -> Self {
        Self { seed, displacements, entries }
    }

    /// The index of the tool of this name: equal in length and in every byte, or none.
    #[inline]
    pub fn find(&self, name: &str) -> Option<u16> {
        let hash = Hash::of(name, self.seed);
        let displacement = *self.displacements.get(hash.bucket(self.displacements.len()))?;
        let (entry, tool) = *self.entries.get(hash.place(displacement, self.entries.len()))?;
        (entry == name).then_some(tool)
    }

    /// Every name, with the index of its tool.
    #[cfg(feature = "dynamic")]
    pub(crate) fn entries(&self) -> impl Iterator<Item = (&'t str, u16)> {
        self.entries.iter().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_empty_table_finds_nothing() {
        assert_eq!(Names::new(0, &[], &[]).find(""), None);
        assert_eq!(Names::new(0, &[], &[]).find("a"), None);
    }

    #[test]
    fn a_name_is_compared_whole() {
        // One entry is at the only place there is, whatever its hash.
        let names = Names::new(0, &[0], &[("search", 3)]);
        assert_eq!(names.find("search"), Some(3));
        for other in ["", "searc", "search\0", "Search", "search ", "\u{17f}earch"] {
            assert_eq!(names.find(other), None, "{other:?}");
        }
    }
}
