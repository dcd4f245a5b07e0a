//! Verdicts of trials: whether the value at a place is of a node, and of which of its forms.
//!
//! Forms within forms would be tried again for each form around them, twice as often with each level. So what was found
//! out is kept, unless it is found out again in a few steps: there are few verdicts then, and each saves many steps.

use toolcall_schema::level::Level;
use toolcall_schema::table::NodeId;

use super::memo;
use super::walk::Walk;
use crate::token::Token;

/// By the text and the place in it behind the first token of the value, the node, and the level at which it was tried.
pub(super) type Key = (u32, u32, NodeId, Level);

/// What was found of one value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Verdict {
    pub(super) fit: Fit,
    /// The place where the value ends, or where it stopped to fit.
    pub(super) at: usize,
    /// Of a choice: the index of the form that fits, or else of the one that comes closest.
    pub(super) form: Option<usize>,
    pub(super) hopes: Hopes,
}

/// The forms of a choice that do not fit and that a higher level may fit, one bit each; those beyond the last bit share
/// it. Of another node the first bit tells this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hopes(u64);

impl Hopes {
    pub(super) const ALL: Self = Self(u64::MAX);
    pub(super) const NONE: Self = Self(0);
    pub(super) const COUNT: usize = u64::BITS as usize;

    pub(super) fn contains(self, form: usize) -> bool {
        self.0 & Self::of(form).0 != 0
    }

    pub(super) fn insert(&mut self, form: usize) {
        self.0 |= Self::of(form).0;
    }

    pub(super) fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The form, if there is just one and it shares its bit with none.
    pub(super) fn only(self) -> Option<usize> {
        let form = self.0.trailing_zeros() as usize;
        (self.0.is_power_of_two() && form < Self::COUNT - 1).then_some(form)
    }

    /// Whether the form is one of these and shares its bit with none.
    pub(super) fn contains_alone(self, form: usize) -> bool {
        form < Self::COUNT - 1 && self.contains(form)
    }

    /// What shares a bit with others stays.
    pub(super) fn remove(&mut self, form: usize) {
        if form < Self::COUNT - 1 {
            self.0 &= !Self::of(form).0;
        }
    }

    fn of(form: usize) -> Self {
        Self(1 << form.min(Self::COUNT - 1))
    }
}

/// Whether a value is of a node; the better, the later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fit {
    /// Something in it is of another type.
    WrongType,
    Wrong,
    /// Of a choice: two forms would coerce it.
    Ambiguous,
    Fits,
}

/// Where a value began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Begun {
    /// The place behind its first token.
    at: u32,
    /// What trials had cost until then.
    cost: usize,
}

impl<'t> Walk<'_, 't> {
    /// The value whose first token was just read begins.
    pub(super) fn begun(&self) -> Begun {
        Begun { at: memo::place(self.tokens.at()), cost: self.trial.cost }
    }

    /// What is known of the value whose first token was just read.
    pub(super) fn verdict(&self, id: NodeId) -> Option<Verdict> {
        self.memo.verdicts.get(&(self.source, self.begun().at, id, self.trial.level)).copied()
    }

    /// Keeps a verdict that was dear. From then on it costs one step, as does what is around the value.
    pub(super) fn keep(&mut self, begun: Begun, id: NodeId, verdict: Verdict) {
        if self.trial.cost - begun.cost > CHEAP {
            self.memo.verdicts.insert((self.source, begun.at, id, self.trial.level), verdict);
            self.trial.cost = begun.cost + 1;
        }
    }

    /// Whether the form that is tried goes on behind a value that was judged before, or ends with it.
    pub(super) fn recall(&mut self, id: NodeId, token: Token<'t>) -> bool {
        let known = if self.trial.is_running { self.verdict(id) } else { None };
        known.is_some_and(|verdict| {
            self.conclude(token, verdict);
            true
        })
    }

    /// Passes a value that fits the form that is tried, or ends the trial.
    pub(super) fn conclude(&mut self, token: Token<'t>, verdict: Verdict) {
        self.tokens.pass_to(token, verdict.at);
        self.trial.has_hope |= verdict.hopes != Hopes::NONE;
        match verdict.fit {
            Fit::Fits => {
                // Forms that were tried behind the one that fits have failed.
                self.rejection.begin_trial();
                self.settle(true);
            }
            Fit::Ambiguous | Fit::Wrong | Fit::WrongType => self.rejection.fail_trial(verdict.fit == Fit::WrongType),
        }
    }

    /// How the running trial stands.
    pub(super) fn standing(&self) -> Verdict {
        let fit = match (self.rejection.is_empty(), self.rejection.tally().is_wrong_type) {
            (true, _) => Fit::Fits,
            (false, false) => Fit::Wrong,
            (false, true) => Fit::WrongType,
        };
        let hopes = Hopes(u64::from(self.trial.has_hope && fit != Fit::Fits));
        Verdict { fit, at: self.tokens.at(), form: None, hopes }
    }
}

/// Steps that may as well be taken again.
const CHEAP: usize = 12;
