//! A rejection as text for the model: one line a violation, each saying what to send instead.

use core::fmt::{self, Write as _};

use super::{Code, Found, Rejection, Violation};

impl fmt::Display for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, violation) in self.violations().enumerate() {
            write!(f, "{}{violation}", if index == 0 { "" } else { "\n" })?;
        }
        match self.more() {
            0 => {}
            more => write!(f, "\nand {more} more")?,
        }
        self.example().map_or(Ok(()), |example| write!(f, "{EXAMPLE}{example}"))
    }
}

/// Before arguments that fit.
pub(super) const EXAMPLE: &str = "\nfor example: ";

impl core::error::Error for Rejection {}

impl fmt::Display for Violation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (pointer, expected) = (self.pointer(), self.expected());
        let place = if pointer.is_empty() { "arguments" } else { pointer };
        write!(f, "{place}: {}", problem(self.code()))?;
        if let Some(offset) = self.offset() {
            write!(f, " at byte {offset}")?;
        }
        match (self.code(), self.suggestion()) {
            (Code::Custom, _) => return write!(f, ": {expected}"),
            (Code::UnknownKey, Some(name)) => return write!(f, ", did you mean \"{name}\"?"),
            _ if expected.is_empty() => {}
            _ if problem(self.code()).is_empty() => write!(f, "expected {expected}")?,
            _ => write!(f, ", expected {expected}")?,
        }
        if let Some(came) = came(self) {
            write!(f, ", got {came}")?;
        }
        match self.suggestion() {
            Some(name) => write!(f, ", did you mean \"{name}\"?"),
            None => Ok(()),
        }
    }
}

/// What to say before the expectation; nothing where the two sides of the comparison say it all.
const fn problem(code: Code) -> &'static str {
    match code {
        Code::MalformedJson => "not valid JSON",
        Code::TrailingData => "more text",
        Code::InvalidUtf8 => "not valid UTF-8",
        Code::LoneSurrogate => "half of a surrogate pair",
        Code::InvalidEscape => "invalid escape",
        Code::ControlCharacter => "raw control character",
        Code::TooDeep => "nested too deeply",
        Code::TooLarge => "too large",
        Code::UnknownKey => "unknown key",
        Code::MissingKey => "missing",
        Code::DuplicateKey => "duplicate key",
        Code::RepeatedItem => "repeated item",
        Code::Custom => "not accepted",
        Code::Internal => "these arguments are right, but the tool can not read them; its operator must look into it",
        Code::WrongType
        | Code::NotAnInteger
        | Code::OutOfRange
        | Code::NotAMultiple
        | Code::TooShort
        | Code::TooLong
        | Code::Pattern
        | Code::TooFewItems
        | Code::TooManyItems
        | Code::InvalidFormat
        | Code::NotInEnum => "",
    }
}

/// What came instead, without the value itself.
fn came(violation: &Violation<'_>) -> Option<&'static str> {
    Some(match violation.code() {
        Code::WrongType => with_article(violation.found()),
        Code::NotAnInteger => "a number with a fraction",
        Code::OutOfRange if violation.keyword().ends_with("inimum") => "a smaller one",
        Code::OutOfRange if violation.keyword() == "anyOf" => "another number",
        Code::OutOfRange => "a larger one",
        Code::NotAMultiple => "another number",
        Code::TooShort => "a shorter one",
        Code::TooLong => "a longer one",
        Code::TooFewItems => "fewer",
        Code::TooManyItems => "more",
        Code::Pattern | Code::InvalidFormat | Code::NotInEnum => "another string",
        Code::MalformedJson
        | Code::TrailingData
        | Code::InvalidUtf8
        | Code::LoneSurrogate
        | Code::InvalidEscape
        | Code::ControlCharacter
        | Code::TooDeep
        | Code::TooLarge
        | Code::UnknownKey
        | Code::MissingKey
        | Code::DuplicateKey
        | Code::RepeatedItem
        | Code::Custom
        | Code::Internal => return None,
    })
}

const fn with_article(found: Found) -> &'static str {
    match found {
        Found::Null => "null",
        Found::Boolean => "a boolean",
        Found::Integer => "an integer",
        Found::Number => "a number",
        Found::String => "a string",
        Found::Array => "an array",
        Found::Object => "an object",
        Found::Nothing => "nothing",
    }
}

/// Bytes of one violation, its line break included.
pub(super) fn length(violation: Violation<'_>) -> usize {
    let mut count = Count(1);
    let _ = write!(count, "{violation}");
    count.0
}

struct Count(usize);

impl fmt::Write for Count {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 += text.len();
        Ok(())
    }
}
