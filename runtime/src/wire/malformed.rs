//! Why the bytes of a provider are no envelope of its.

use core::fmt;

use crate::token::Fault;
use crate::violation::Code;

/// A body or an event that is not what its provider sends: nothing of it was handed out.
///
/// The text is short, names at most keys that are known here, and repeats nothing of the bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Malformed {
    pub(super) wrong: Wrong,
    /// Where in the bytes, if that says anything.
    pub(super) at: Option<usize>,
}

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wrong {
    NotUtf8,
    /// No JSON, or more than is read; what was expected.
    Json(Code, &'static str),
    /// A known key, or the whole where that is empty, whose value is not what was expected.
    Type {
        key: &'static str,
        expected: &'static str,
    },
    Repeated(&'static str),
    /// None of the keys of this provider is there.
    Foreign(&'static str),
    /// The provider says that it failed.
    Error,
    TooManyCalls,
    TooLarge,
    /// A piece of arguments that cannot stand where its path says.
    Paths,
    /// Such pieces where there is no stream.
    PathsInBody,
    /// A fragment belongs to a call that there is not, or that has another name.
    Stray,
}

impl Malformed {
    pub(super) const fn new(wrong: Wrong) -> Self {
        Self { wrong, at: None }
    }

    /// The offset in the bytes of the body or of the event's data, if there is one place.
    pub const fn offset(&self) -> Option<usize> {
        self.at
    }
}

impl From<Fault> for Malformed {
    fn from(fault: Fault) -> Self {
        Self { wrong: Wrong::Json(fault.code, fault.expected), at: fault.at }
    }
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.wrong {
            Wrong::NotUtf8 => f.write_str("this is not UTF-8"),
            Wrong::Json(code, expected) => write!(f, "this is not JSON ({}): expected {expected}", code.as_str()),
            Wrong::Type { key: "", expected } => write!(f, "expected {expected}"),
            Wrong::Type { key, expected } => write!(f, "`{key}`: expected {expected}"),
            Wrong::Repeated(key) => write!(f, "`{key}` is there twice in one object"),
            Wrong::Foreign(provider) => {
                write!(f, "this is no response of `{provider}`: no key of its is there; is it another provider's?")
            }
            Wrong::Error => f.write_str("the provider reports an error in place of a response; see its `error`"),
            Wrong::TooManyCalls => f.write_str("more than 1,024 calls in one response"),
            Wrong::TooLarge => f.write_str("the stream is larger than it may be; `Assembler::limited` says how large"),
            Wrong::Paths => f.write_str(
                "`partialArgs`: a path is none of names and indices, or does not follow the one before it as arguments do",
            ),
            Wrong::PathsInBody => {
                f.write_str("`partialArgs` is put together from a stream only: give its events to an assembler")
            }
            Wrong::Stray => {
                f.write_str("a fragment changes the name of the call that it belongs to, or belongs to none")
            }
        }?;
        match self.at {
            Some(at) => write!(f, ", at byte {at}"),
            None => Ok(()),
        }
    }
}

impl core::error::Error for Malformed {}
