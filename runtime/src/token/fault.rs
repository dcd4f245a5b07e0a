//! Where a text stops to be JSON, and what should have stood there.

use crate::violation::Code;

/// Why a text is not JSON, or more than is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    pub(crate) code: Code,
    /// Byte offset of the first byte that does not belong; the length of the text if it is cut off.
    pub(crate) at: Option<usize>,
    pub(crate) expected: &'static str,
}

/// What should have stood where no JSON value starts: a hint at the usual mistakes.
pub(super) fn instead_of(rest: &str) -> &'static str {
    if ["True", "False", "None"].iter().any(|word| rest.starts_with(word)) {
        return "true, false or null in lower case";
    }
    if rest.starts_with("NaN") || rest.starts_with("Infinity") {
        return "a finite number";
    }
    match rest.chars().next() {
        Some('\u{feff}') => "JSON without a byte order mark",
        Some('\'') => "double quotes around text",
        Some('/') => "JSON without comments",
        Some('+' | '.') => "a number that starts with a digit or a minus sign",
        Some(']' | '}') => "a value, no comma before a closing bracket",
        Some(_) | None => "a JSON value",
    }
}

pub(super) const USUAL_DEPTH: &str = "at most 64 levels of objects and arrays";
pub(super) const LESS_DEPTH: &str = "fewer levels of objects and arrays";
