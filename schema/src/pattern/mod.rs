//! Patterns as JSON Schema means them: regular expressions of ECMA-262 with the flag `u`, which search.
//!
//! ```text
//! text ─parse─▶ Hir ─▶ Class (`^[a-z]{2,8}$`: a few bits)
//!                └───▶ Automaton (anything else: bytes of `regex-automata`)
//! ```
//! What means something else in the engine, or needs more than one look at each byte, is [`Refused`].

mod automaton;
mod budget;
mod class;
mod escape;
mod lengths;
mod parse;
mod set;
mod shared;

use core::fmt;

use regex_syntax::hir::Hir;

pub use self::automaton::{Automaton, Endian};
pub use self::budget::Budget;
pub use self::shared::{Form, Shared};
use crate::class::Class;

/// A pattern of the subset.
#[derive(Clone, Debug)]
pub struct Pattern {
    hir: Hir,
}

/// Why a pattern is none of the subset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// What is wrong, with the construct.
    pub message: String,
    /// What to write instead.
    pub help: String,
}

impl Pattern {
    /// Reads a pattern.
    ///
    /// # Errors
    /// The first construct that is not of the subset.
    pub fn parse(source: &str) -> Result<Self, Refused> {
        if source.len() > LONGEST {
            let message = format!("it has {} bytes, more than {LONGEST}", source.len());
            return Err(Refused::new(message, "say part of it in the description, and check it in the tool"));
        }
        Ok(Self { hir: parse::parse(source)? })
    }

    /// The class of characters that its texts are made of, if that is all it says.
    pub fn class(&self) -> Option<Class> {
        class::of(&self.hir)
    }

    /// The automaton that decides it.
    ///
    /// # Errors
    /// It would be too large.
    pub fn automaton(&self) -> Result<Automaton, Refused> {
        self.automaton_within(&mut { Budget::OWN })
    }

    fn automaton_within(&self, budget: &mut Budget) -> Result<Automaton, Refused> {
        Automaton::build(&self.hir, budget)
    }

    /// The fewest and the most characters of a text that matches; `u32::MAX` is no bound.
    pub fn lengths(&self) -> (u32, u32) {
        lengths::of_matching(&self.hir)
    }

    /// Whether a text matches; for a pattern that is too large, every text does.
    pub fn matches(&self, text: &str) -> bool {
        match self.class() {
            Some(class) => class.holds(text),
            None => self.automaton().map_or(true, |automaton| automaton.matches(text)),
        }
    }
}

impl Refused {
    fn new(message: impl Into<String>, help: impl Into<String>) -> Self {
        Self { message: message.into(), help: help.into() }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.message, self.help)
    }
}

impl core::error::Error for Refused {}

/// Bytes of a pattern.
const LONGEST: usize = 1024;

#[cfg(test)]
mod tests;
