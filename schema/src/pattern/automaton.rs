//! Automata: one step a byte, whatever the pattern and the text. Their size is bounded, and so is the work to make them.

use regex_automata::Input;
use regex_automata::dfa::{Automaton as _, StartKind, dense, sparse};
use regex_automata::nfa::thompson::{self, WhichCaptures};
use regex_syntax::hir::Hir;

use super::budget::spent;
use super::{Budget, Refused};

/// A finished automaton.
#[derive(Clone, Debug)]
pub enum Automaton {
    /// A row of all bytes for each state.
    Dense(Box<dense::DFA<Vec<u32>>>),
    /// A list of transitions for each state: slower, and much smaller where there are many states.
    Sparse(Box<sparse::DFA<Vec<u8>>>),
}

/// The order of bytes on the machine that will run it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Endian {
    /// The low byte first.
    #[default]
    Little,
    /// The high byte first.
    Big,
}

impl Automaton {
    /// Makes it. What it costs is taken from the budget also where it comes to nothing.
    pub(super) fn build(hir: &Hir, budget: &mut Budget) -> Result<Self, Refused> {
        let too_large = |is_spent: bool| match is_spent {
            true => spent(),
            false => Refused::new(
                "its automaton would have more than 64 KiB",
                "leave the length to `max_length`, repeat smaller parts, or check it in the tool",
            ),
        };
        let places = budget.places().min(MOST_WORK);
        let nfa = thompson::Config::new().which_captures(WhichCaptures::None).nfa_size_limit(Some(places));
        let Ok(nfa) = thompson::Compiler::new().configure(nfa).build_from_hir(hir) else {
            budget.placed(places)?;
            return Err(too_large(places < MOST_WORK));
        };
        budget.placed(nfa.memory_usage())?;
        let (count, ways) = (nfa.states().len(), budget.ways(nfa.states().len()).min(MOST_WORK));
        // Not minimised: that takes twenty times as long and saves some bytes.
        let dfa = dense::Config::new()
            .start_kind(StartKind::Unanchored)
            .dfa_size_limit(Some(ways))
            .determinize_size_limit(Some(ways));
        let Ok(dense) = dense::Builder::new().configure(dfa).build_from_nfa(&nfa) else {
            budget.gone(ways, count)?;
            return Err(too_large(ways < MOST_WORK));
        };
        budget.gone(dense.memory_usage(), count)?;
        let bytes = dense.write_to_len();
        if bytes <= MOST_DENSE {
            budget.keep(bytes)?;
            return Ok(Self::Dense(Box::new(dense)));
        }
        let sparse = dense.to_sparse().map_err(|_| too_large(false))?;
        let bytes = sparse.write_to_len();
        if bytes > MOST_SPARSE {
            return Err(too_large(false));
        }
        budget.keep(bytes)?;
        Ok(Self::Sparse(Box::new(sparse)))
    }

    /// Whether it finds something in a text.
    pub fn matches(&self, text: &str) -> bool {
        let input = Input::new(text).earliest(true);
        let found = match self {
            Self::Dense(dfa) => dfa.try_search_fwd(&input),
            Self::Sparse(dfa) => dfa.try_search_fwd(&input),
        };
        found.is_ok_and(|found| found.is_some())
    }

    /// Its bytes, for a place that is aligned as a `u32` is. The engine that reads them must be of the same version.
    pub fn bytes(&self, endian: Endian) -> Vec<u8> {
        let (bytes, padding) = match (self, endian) {
            (Self::Dense(dfa), Endian::Little) => dfa.to_bytes_little_endian(),
            (Self::Dense(dfa), Endian::Big) => dfa.to_bytes_big_endian(),
            (Self::Sparse(dfa), Endian::Little) => (dfa.to_bytes_little_endian(), 0),
            (Self::Sparse(dfa), Endian::Big) => (dfa.to_bytes_big_endian(), 0),
        };
        bytes[padding..].to_vec()
    }
}

/// Bytes of an automaton with full rows.
const MOST_DENSE: usize = 8 * 1024;

/// Bytes of one with lists.
const MOST_SPARSE: usize = 64 * 1024;

/// Bytes of each step on the way to it.
const MOST_WORK: usize = 512 * 1024;
