//! Trials: what is wrong with a form of a choice that is only tried is counted, and nothing is put into words.

use super::{MOST, Rejection};

/// What a trial found.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) count: usize,
    /// Whether something was of another type.
    pub(crate) is_wrong_type: bool,
}

impl Rejection {
    /// From here on violations are only counted, from zero.
    pub(crate) fn begin_trial(&mut self) {
        self.trial = Some(Tally::default());
    }

    /// Counts what was found in an earlier trial.
    pub(crate) fn fail_trial(&mut self, is_wrong_type: bool) {
        self.trial = Some(Tally { count: 1, is_wrong_type });
    }

    /// What was counted.
    pub(crate) fn tally(&self) -> Tally {
        self.trial.unwrap_or_default()
    }

    /// From here on violations are kept again.
    pub(crate) fn end_trial(&mut self) {
        self.trial = None;
    }

    /// Whether a violation that is found is put into words, and not only counted.
    pub(crate) fn keeps(&self) -> bool {
        self.trial.is_none() && !self.is_full && self.entries.len() < MOST
    }

    /// Counts violations that are not kept, and are not of a wrong type.
    pub(crate) fn count(&mut self, violations: usize) {
        match &mut self.trial {
            Some(tally) => tally.count += violations,
            None => self.more += violations,
        }
    }
}
