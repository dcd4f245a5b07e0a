//! Names that tools of two toolsets have, of which a program joins only those that have none.

use core::fmt;
use std::collections::HashMap;

use crate::toolset::Toolset;

/// A name that tools of two toolsets have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collision {
    /// The name, an alias, or what some dialect makes of one.
    pub spelling: String,
    /// The first toolset, by its place among those that were given, and its tool.
    pub first: (usize, &'static str),
    /// The second.
    pub second: (usize, &'static str),
}

/// `the toolsets 0 and 2 both have the name "search": of "search" and "find"`
impl fmt::Display for Collision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { spelling, first, second } = self;
        write!(f, "the toolsets {} and {} both have the name {spelling:?}", first.0, second.0)?;
        write!(f, ": of {:?} and {:?}; rename one, or join without it", first.1, second.1)
    }
}

impl core::error::Error for Collision {}

/// Every name that two of the toolsets have, in their order.
pub(super) fn collisions(own: &[&'static Toolset]) -> Vec<Collision> {
    let (mut known, mut collisions) = (HashMap::new(), Vec::new());
    for (place, toolset) in own.iter().enumerate() {
        let declared = toolset.declared();
        for (spelling, tool) in declared.names.entries() {
            let Some(tool) = declared.tools.get(usize::from(tool)) else { continue };
            let second = (place, tool.name);
            if let Some(first) = known.insert(spelling, second) {
                collisions.push(Collision { spelling: spelling.to_owned(), first, second });
            }
        }
    }
    collisions.sort_by(|one, other| one.spelling.cmp(&other.spelling));
    collisions
}
