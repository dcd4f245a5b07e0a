//! How a call ended, for the host; what the model reads is in the reply.

use core::fmt;
use std::any::Any;

use toolcall_schema::nearest::nearest;

use crate::reply::Failure;
use crate::violation::Rejection;

/// How one call ended; the [`Reply`](crate::Reply) holds the text for the model, whatever it is. Also how a
/// [`check`](crate::Toolset::check) ended, which runs no tool and writes no reply.
#[derive(Debug)]
#[non_exhaustive]
pub enum Outcome<'a> {
    /// The tool ran, and its result is in the reply; of a check: the arguments fit.
    Done,
    /// The arguments do not fit; the tool was not run.
    Rejected(&'a Rejection),
    /// No tool has this name.
    UnknownTool(UnknownTool<'a>),
    /// The tool ran and failed, or its result cannot be written.
    Failed(Failure),
    /// The tool ran, and its result is not what it declares; [`validate_result`](crate::Toolset::validate_result) says so.
    Misfit(&'a Rejection),
    /// The tool panicked. The model gets a fixed text, the host the message.
    Panicked(Panic),
}

impl Outcome<'_> {
    /// The outcome in one word: `done`, `rejected`, `unknown_tool`, `failed`, `misfit`, `panicked`.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::Rejected(_) => "rejected",
            Self::UnknownTool(_) => "unknown_tool",
            Self::Failed(_) => "failed",
            Self::Misfit(_) => "misfit",
            Self::Panicked(_) => "panicked",
        }
    }

    /// Whether the tool ran and gave a result.
    pub const fn is_done(&self) -> bool {
        matches!(self, Self::Done)
    }
}

/// No tool has the name that was called.
#[derive(Clone, Copy)]
pub struct UnknownTool<'a> {
    known: &'a dyn Known,
    nearest: Option<&'a str>,
}

/// The names of the tools that there are.
pub(crate) trait Known: Send + Sync {
    /// How many.
    fn count(&self) -> usize;

    /// One of them, in declared order.
    fn name(&self, index: usize) -> Option<&str>;
}

impl<'a> UnknownTool<'a> {
    /// None of those that are known has this name.
    #[cold]
    pub(crate) fn new(known: &'a dyn Known, name: &str) -> Self {
        Self { known, nearest: nearest(name, names(known)) }
    }

    /// The declared name that was probably meant.
    pub const fn nearest(&self) -> Option<&'a str> {
        self.nearest
    }

    /// Every declared name, in declared order.
    pub fn known(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        names(self.known)
    }
}

fn names(known: &dyn Known) -> impl Iterator<Item = &str> + Clone {
    (0..known.count()).filter_map(|index| known.name(index))
}

impl fmt::Debug for UnknownTool<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("UnknownTool").field("nearest", &self.nearest).finish_non_exhaustive()
    }
}

impl fmt::Display for UnknownTool<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no tool of this name")?;
        if let Some(name) = self.nearest {
            write!(f, "; did you mean `{name}`? ")?;
        } else {
            f.write_str(". ")?;
        }
        f.write_str("Tools:")?;
        for (index, name) in self.known().take(LISTED).enumerate() {
            write!(f, "{} {name}", if index == 0 { "" } else { "," })?;
        }
        match self.known.count().checked_sub(LISTED) {
            Some(more @ 1..) => write!(f, " and {more} more"),
            _ => Ok(()),
        }
    }
}

/// The payload of a caught panic.
pub struct Panic(pub(crate) Box<dyn Any + Send>);

impl Panic {
    /// The message, if the payload is text, as it is for `panic!`.
    pub fn message(&self) -> &str {
        let text = self.0.downcast_ref::<&str>().copied();
        text.or_else(|| self.0.downcast_ref::<String>().map(String::as_str)).unwrap_or("a payload that is not text")
    }

    /// The payload, to resume the panic or to look into it.
    pub fn into_payload(self) -> Box<dyn Any + Send> {
        self.0
    }
}

impl fmt::Debug for Panic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Panic").field(&self.message()).finish()
    }
}

/// How many names the text for the model lists; a model that needs more has the schemas.
const LISTED: usize = 64;
