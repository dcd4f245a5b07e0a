//! What of a crate was not read, and why.

use toolcall_schema::span::Span;

/// A file that does not parse.
#[derive(Clone, Debug)]
pub(crate) struct Unparsed {
    /// Where it does not.
    pub(crate) span: Span,
    /// Why, in the words of the parser.
    pub(crate) message: String,
}

/// A marked function within the body of another one.
#[derive(Clone, Debug)]
pub(crate) struct Inside {
    /// The function whose body it is in.
    pub(crate) outer: String,
    /// Where its own name stands.
    pub(crate) span: Span,
}

/// A module that was not followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Left {
    /// `crate::weather`
    pub(crate) module: String,
    /// Why, in words.
    pub(crate) reason: String,
    /// The file, if another module has it already.
    pub(crate) shared: Option<u32>,
    /// Whether that is a mistake: its file is missing or cannot be read.
    pub(crate) is_lost: bool,
    /// Where its name stands.
    pub(crate) span: Span,
}
