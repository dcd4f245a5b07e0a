//! The patterns of a file: each made once, within what is left for its tool and for all.

use std::collections::BTreeMap;

use super::Limits;
use crate::catalog::Catalog;
use crate::pattern::{Budget, Refused, Shared};

/// What all tools of a file share.
pub(super) struct Store {
    pub(super) catalog: Catalog,
    pub(super) patterns: Patterns,
    /// Looks at schemas that are left.
    pub(super) steps: usize,
}

impl Store {
    pub(super) fn new(limits: &Limits) -> Self {
        Self { catalog: Catalog::default(), patterns: Patterns::new(limits), steps: limits.all_steps }
    }
}

/// What has become of the patterns so far.
pub(super) struct Patterns {
    /// By their texts.
    known: BTreeMap<String, Shared>,
    /// Those that this tool has no room for, or that are none.
    refused: BTreeMap<String, Refused>,
    /// What a tool may take.
    each: Budget,
    /// What is left for this one.
    one: Budget,
    /// What is left for all.
    all: Budget,
}

impl Patterns {
    const fn new(limits: &Limits) -> Self {
        Self {
            known: BTreeMap::new(),
            refused: BTreeMap::new(),
            each: limits.patterns,
            one: limits.patterns,
            all: limits.all_patterns,
        }
    }

    /// Gives the next tool what a tool may take.
    pub(super) fn next_tool(&mut self) {
        self.one = self.each.part(self.all);
        self.refused.clear();
    }

    /// The pattern of this text.
    pub(super) fn find(&mut self, source: &str) -> Result<Shared, Refused> {
        if let Some(known) = self.known.get(source) {
            return Ok(known.clone());
        }
        if let Some(refused) = self.refused.get(source) {
            return Err(refused.clone());
        }
        let before = self.one;
        let made = Shared::within(source, &mut self.one);
        self.all = self.all.less(before, self.one);
        match &made {
            Ok(pattern) => _ = self.known.insert(source.to_owned(), pattern.clone()),
            Err(refused) => _ = self.refused.insert(source.to_owned(), refused.clone()),
        }
        made
    }
}
