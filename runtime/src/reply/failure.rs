//! Why a tool that ran gave no result.
//!
//! It is for the host's counters and logs; the text for the model is in the reply.

use core::fmt;

/// A tool ran, or was about to, and gave no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Failure {
    /// What kind of failure.
    pub code: FailureCode,
}

/// The kinds of [`Failure`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FailureCode {
    /// The function returned an error.
    Function,
    /// The function returned a value that cannot be written as JSON. It has run: calling it again repeats its effects.
    Encode,
    /// The function must be awaited, and `call_sync` was used. It has not run.
    NeedsAwait,
}

impl FailureCode {
    /// The code in one word, e.g. `encode`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Function => "function",
            Self::Encode => "encode",
            Self::NeedsAwait => "needs_await",
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.code {
            FailureCode::Function => "the tool returned an error",
            FailureCode::Encode => "the tool's result cannot be written as JSON",
            FailureCode::NeedsAwait => "the tool must be awaited",
        })
    }
}

impl core::error::Error for Failure {}
