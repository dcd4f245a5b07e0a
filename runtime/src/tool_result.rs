//! A result that the author of a tool builds by hand: when it is an error without being a Rust error, or has metadata.
//!
//! It holds finished text; [`crate::reply`] copies it into the reply of the call.

use core::fmt::Display;

use serde::Serialize;

use crate::reply::{Failure, FailureCode, Reply, to_text};

/// What a tool may return to say more than a value does.
///
/// ```
/// use toolcall::ToolResult;
///
/// fn read_page(number: u32) -> ToolResult {
///     match number {
///         0 => ToolResult::error("pages count from 1"),
///         _ => ToolResult::text("It was a dark night.").metadata("page", number),
///     }
/// }
/// # assert_ne!(format!("{:?}", read_page(0)), format!("{:?}", read_page(1)));
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct ToolResult {
    text: String,
    is_error: bool,
    metadata: Vec<Member>,
    /// Why the value or a metadata value is no JSON. Said when the result is written: so building one needs no `?`.
    unencodable: Option<String>,
}

/// A key and its value, both as JSON text.
#[derive(Clone, Debug)]
struct Member {
    key: String,
    value: String,
}

impl ToolResult {
    /// A result the model reads as it is.
    pub fn text(text: impl Into<String>) -> Self {
        Self { text: text.into(), is_error: false, metadata: Vec::new(), unencodable: None }
    }

    /// A result as compact JSON. A value that cannot be written as JSON makes the call fail, with
    /// [`FailureCode::Encode`].
    pub fn json<T: Serialize + ?Sized>(value: &T) -> Self {
        let mut result = Self::text("");
        result.text = result.encode(value);
        result
    }

    /// What went wrong, for the model. The call counts as failed, with [`FailureCode::Function`].
    pub fn error(text: impl Display) -> Self {
        Self { is_error: true, ..Self::text(text.to_string()) }
    }

    /// Adds something that the host reads in [`Reply::metadata`] and the model does not. A key that is set again has the
    /// later value.
    pub fn metadata(mut self, key: &str, value: impl Serialize) -> Self {
        let member = Member { key: self.encode(key), value: self.encode(&value) };
        match self.metadata.iter_mut().find(|other| other.key == member.key) {
            Some(other) => *other = member,
            None => self.metadata.push(member),
        }
        self
    }

    /// Writes it into the reply of the call.
    pub(crate) fn write(self, reply: &mut Reply) -> Result<(), Failure> {
        if let Some(reason) = &self.unencodable {
            return Err(reply.unencodable(reason));
        }
        if self.is_error {
            reply.fail_with(&self.text);
        } else {
            reply.write_text(&self.text);
        }
        reply.set_metadata(self.metadata.iter().map(|member| (member.key.as_str(), member.value.as_str())));
        if self.is_error { Err(Failure { code: FailureCode::Function }) } else { Ok(()) }
    }

    /// JSON text, or nothing and a remark of the first reason.
    fn encode<T: Serialize + ?Sized>(&mut self, value: &T) -> String {
        to_text(value).unwrap_or_else(|error| {
            self.unencodable.get_or_insert_with(|| error.to_string());
            String::new()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_goes_to_the_model_and_metadata_to_the_host() {
        let mut reply = Reply::new();
        let result =
            ToolResult::text("page \"3\"").metadata("page", 3).metadata("a \"key\"", ["x"]).metadata("page", 4);
        assert_eq!(result.write(&mut reply), Ok(()));
        assert_eq!(reply.text(), "page \"3\"");
        assert_eq!(reply.metadata(), Some(r#"{"page":4,"a \"key\"":["x"]}"#));
        reply.clear();
        assert_eq!(reply.metadata(), None);
    }

    #[test]
    fn an_error_is_a_failure_of_the_function_and_keeps_its_metadata() {
        let mut reply = Reply::new();
        let result = ToolResult::error("pages count from 1").metadata("page", 0);
        assert_eq!(result.write(&mut reply), Err(Failure { code: FailureCode::Function }));
        assert_eq!((reply.text(), reply.is_error()), ("pages count from 1", true));
        assert_eq!(reply.metadata(), Some(r#"{"page":0}"#));
    }

    #[test]
    fn a_value_that_is_no_json_is_an_encode_failure() {
        for result in [ToolResult::json(&[f32::NAN]), ToolResult::text("fine").metadata("ratio", f64::INFINITY)] {
            let mut reply = Reply::new();
            assert_eq!(result.write(&mut reply), Err(Failure { code: FailureCode::Encode }));
            assert!(reply.is_error());
            assert!(reply.text().contains("NaN or infinite"), "{}", reply.text());
            assert_eq!(reply.metadata(), None);
        }
    }
}
