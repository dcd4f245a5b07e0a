//! Finds a tool by its name: one hash, one place to look, one compare of the whole name.

use phf_shared::displace;
use toolcall_schema::names::hashes;

/// A perfect hash over the names of a toolset, made by the build step in the construction of the crate `phf`.
#[derive(Clone, Copy, Debug)]
pub struct Names<'t> {
    seed: u64,
    displacements: &'t [(u32, u32)],
    entries: &'t [(&'t str, u16)],
}

impl<'t> Names<'t> {
    /// The parts of a table; it finds nothing if they do not fit.
    pub const fn new(seed: u64, displacements: &'t [(u32, u32)], entries: &'t [(&'t str, u16)]) -> Self {
        Self { seed, displacements, entries }
    }

    /// The index of the tool of this name: equal in length and in every byte, or none.
    #[inline]
    pub fn find(&self, name: &str) -> Option<u16> {
        let hashes = hashes(name, self.seed);
        let bucket = hashes.bucket.checked_rem(u32::try_from(self.displacements.len()).ok()?)?;
        let (first, second) = *self.displacements.get(bucket as usize)?;
        let place = displace(hashes.first, hashes.second, first, second);
        let place = place.checked_rem(u32::try_from(self.entries.len()).ok()?)?;
        let (entry, tool) = *self.entries.get(place as usize)?;
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
        let names = Names::new(0, &[(0, 0)], &[("search", 3)]);
        assert_eq!(names.find("search"), Some(3));
        for other in ["", "searc", "search\0", "Search", "search ", "\u{17f}earch"] {
            assert_eq!(names.find(other), None, "{other:?}");
        }
    }
}
