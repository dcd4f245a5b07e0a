//! What is wrong with, or to be known of, a declaration: a code, a place and what to do.

use core::fmt;

use crate::diag::{Diagnostic, Severity};
use crate::span::Span;

/// The codes of all faults and remarks, each with what it is about.
pub const CODES: &[(&str, &str)] = &[
    ("J001", "a file that is no JSON"),
    ("J002", "a file that declares no tools in any form that is known"),
    ("J003", "more bytes, levels or values than a file may have, or more bytes than a tool"),
    ("J004", "a key that stands twice in an object"),
    ("J005", "an entry of a list of tools that is none"),
    ("J006", "a name that no tool can have"),
    ("J007", "a name that is that of an earlier tool, or looks like it in some dialect"),
    ("J008", "a reference to what is not in the schema"),
    ("J009", "a reference that leads to no schema"),
    ("J010", "a version of JSON Schema that is not known, or not that of the root"),
    ("J011", "a keyword with a value that it cannot have"),
    ("J012", "a schema that no arguments fit"),
    ("J013", "a schema that takes too much to read"),
    ("J014", "more tools than a file may declare"),
    ("J020", "a keyword that is not known, and not checked"),
    ("J021", "a default that does not fit, and is not filled in"),
    ("J022", "an output schema that is not checked"),
    ("J023", "a text with a character that is not seen"),
];

/// A place in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// JSON pointer (RFC 6901) from the top of the file.
    pub pointer: String,
    /// The bytes that stand there.
    pub span: Span,
}

/// One thing wrong with, or to be known of, a declaration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Stable, one of [`CODES`].
    pub code: &'static str,
    /// Where.
    pub place: Place,
    /// What is wrong.
    pub message: String,
    /// What to do.
    pub help: String,
    /// The other place it is about, e.g. that of the earlier of two equal names.
    pub other: Option<Box<Place>>,
}

impl Fault {
    pub(super) fn new(code: &'static str, place: Place, message: impl Into<String>, help: impl Into<String>) -> Self {
        Self { code, place, message: message.into(), help: help.into(), other: None }
    }

    /// As a diagnostic of the compiler's; the pointer stands in the message.
    pub fn diagnostic(&self, severity: Severity) -> Diagnostic {
        let Self { code, place, message, help, other } = self;
        let message = format!("{message}, at #{}", place.pointer);
        let mut diagnostic = Diagnostic::error(code, place.span, message).help(help);
        diagnostic.severity = severity;
        match other {
            Some(other) => diagnostic.related(other.span, format!("the other one, at #{}", other.pointer)),
            None => diagnostic,
        }
    }
}

/// `J004 at byte 17, #/tools/0: the key "a" stands twice: take one of them away`
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { code, place, message, help, other } = self;
        write!(f, "{code} at byte {}, #{}: {message}", place.span.start, place.pointer)?;
        if let Some(other) = other {
            write!(f, " (the other one: byte {}, #{})", other.span.start, other.pointer)?;
        }
        write!(f, ": {help}")
    }
}

impl core::error::Error for Fault {}
