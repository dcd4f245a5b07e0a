//! What a handler gives back.

use core::fmt::Display;

use crate::reply::{Failure, FailureCode, Reply};
use crate::tool_result::ToolResult;

/// What a handler may return: a [`ToolResult`], text, or a `Result` of these whose error says what went wrong.
pub trait Answer {
    /// Becomes the reply to the model.
    ///
    /// # Errors
    /// If it is an error, or cannot be written.
    fn write(self, reply: &mut Reply) -> Result<(), Failure>;
}

impl Answer for ToolResult {
    fn write(self, reply: &mut Reply) -> Result<(), Failure> {
        reply.clear();
        self.write(reply)
    }
}

impl Answer for String {
    fn write(self, reply: &mut Reply) -> Result<(), Failure> {
        self.as_str().write(reply)
    }
}

impl Answer for &str {
    fn write(self, reply: &mut Reply) -> Result<(), Failure> {
        reply.clear();
        reply.write_text(self);
        Ok(())
    }
}

impl<A: Answer, E: Display> Answer for Result<A, E> {
    fn write(self, reply: &mut Reply) -> Result<(), Failure> {
        match self {
            Ok(answer) => answer.write(reply),
            Err(error) => {
                reply.fail_with(&error);
                Err(Failure { code: FailureCode::Function })
            }
        }
    }
}
