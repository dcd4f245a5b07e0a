//! A pattern as it was written, with what decides it: made once, shared by all places that have it, gone with the last.

use core::fmt;
use std::sync::{Arc, OnceLock};

use super::{Automaton, Budget, Pattern, Refused};
use crate::class::Class;

/// The text of a pattern, and its form once that was asked for. A copy is the same pattern, not another one.
#[derive(Clone)]
pub struct Shared {
    one: Arc<One>,
}

struct One {
    source: Box<str>,
    form: OnceLock<Result<Form, Refused>>,
}

/// What decides a pattern.
#[derive(Debug)]
pub enum Form {
    /// Which characters there may be, and how many.
    Class(Class),
    /// Anything else.
    Automaton(Automaton),
}

impl Shared {
    /// A pattern that may be of the subset or not.
    pub fn new(source: &str) -> Self {
        Self { one: Arc::new(One { source: source.into(), form: OnceLock::new() }) }
    }

    /// One that was made within a budget.
    ///
    /// # Errors
    /// It is not of the subset, or takes more than is left.
    pub fn within(source: &str, budget: &mut Budget) -> Result<Self, Refused> {
        let made = Self::new(source);
        let form = made.one.form.get_or_init(|| make(source, budget));
        form.as_ref().map(drop).map_err(Refused::clone)?;
        Ok(made)
    }

    /// As it was written.
    pub fn source(&self) -> &str {
        &self.one.source
    }

    /// What decides it.
    ///
    /// # Errors
    /// It is not of the subset, or too large.
    pub fn form(&self) -> Result<&Form, &Refused> {
        self.one.form.get_or_init(|| make(&self.one.source, &mut { Budget::OWN })).as_ref()
    }

    /// Whether a text matches; one that is refused is matched by every text.
    pub fn matches(&self, text: &str) -> bool {
        match self.form() {
            Ok(Form::Class(class)) => class.holds(text),
            Ok(Form::Automaton(automaton)) => automaton.matches(text),
            Err(_) => true,
        }
    }
}

fn make(source: &str, budget: &mut Budget) -> Result<Form, Refused> {
    budget.read(source)?;
    let pattern = Pattern::parse(source)?;
    match pattern.class() {
        Some(class) => Ok(Form::Class(class)),
        None => pattern.automaton_within(budget).map(Form::Automaton),
    }
}

/// Two are equal if they are written alike.
impl PartialEq for Shared {
    fn eq(&self, other: &Self) -> bool {
        self.source() == other.source()
    }
}

impl Eq for Shared {}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.source().fmt(f)
    }
}
