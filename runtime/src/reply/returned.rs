//! How a function's value becomes a reply: told apart by what it is, not by how its type is spelled.
//!
//! Two steps, each a method call that rustc resolves on the value's own type, so aliases and `impl Trait` work: first
//! whether it is a `Result`, then whether what it holds is a [`ToolResult`], text, or any `Serialize`. A method for a
//! special case is an inherent one of [`Kind`]; the general case stands one `Deref` behind. No trait has to be in scope
//! for that, so the macro brings no name into the author's module.

use core::fmt::Display;
use core::marker::PhantomData;
use core::ops::Deref;
use std::borrow::Cow;
use std::rc::Rc;
use std::sync::Arc;

use serde::Serialize;

use super::{Failure, FailureCode, Reply};
use crate::tool_result::ToolResult;

/// Writes what a function returned into a reply, and gives `Result<(), Failure>`.
#[doc(hidden)]
#[macro_export]
macro_rules! __write_returned {
    ($reply:expr, $returned:expr) => {
        // A `match` keeps what the expression borrows from alive; a `let` would not. The underscores: a binding cannot have
        // the name of a constant of the author's.
        match $returned {
            __returned => {
                let __reply: &mut $crate::Reply = $reply;
                match $crate::__private::kind_of(&__returned).outcome().open(__returned, __reply) {
                    ::core::result::Result::Ok(__value) => $crate::__private::kind_of(&__value).form().write(__value, __reply),
                    ::core::result::Result::Err(__failure) => ::core::result::Result::Err(__failure),
                }
            }
        }
    };
}

/// The type of a value, as something to call methods on.
pub const fn kind_of<T>(_value: &T) -> Kind<T> {
    Kind(General(PhantomData))
}

/// The type of a value: the special cases.
#[derive(Debug)]
pub struct Kind<T>(General<T>);

/// The type of a value: the general case.
#[derive(Debug)]
pub struct General<T>(PhantomData<T>);

impl<T> Deref for Kind<T> {
    type Target = General<T>;

    fn deref(&self) -> &General<T> {
        &self.0
    }
}

/// A `Result`.
#[derive(Debug)]
pub struct Fallible;

/// Anything else.
#[derive(Debug)]
pub struct Infallible;

impl<T, E> Kind<Result<T, E>> {
    /// The first step.
    pub const fn outcome(&self) -> Fallible {
        Fallible
    }
}

impl<T> General<T> {
    /// The first step.
    pub const fn outcome(&self) -> Infallible {
        Infallible
    }
}

impl Fallible {
    /// Takes the value out, or writes the error for the model.
    pub fn open<T, E: ErrorText>(self, returned: Result<T, E>, reply: &mut Reply) -> Result<T, Failure> {
        returned.map_err(|error| {
            reply.fail_with(&error);
            Failure { code: FailureCode::Function }
        })
    }
}

impl Infallible {
    /// The value as it is.
    pub fn open<T>(self, returned: T, _reply: &mut Reply) -> Result<T, Failure> {
        Ok(returned)
    }
}

/// A [`ToolResult`], which says itself what it is.
#[derive(Debug)]
pub struct Complete;

/// Text, which the model gets as it is.
#[derive(Debug)]
pub struct Text;

/// A whole number, whose JSON are its digits.
#[derive(Debug)]
pub struct Whole;

/// A `Result` inside a `Result`, which is refused.
#[derive(Debug)]
pub struct Nested;

/// Any other value, which the model gets as JSON: `null` for `()` and `None`.
#[derive(Debug)]
pub struct Json;

/// The second step for the special cases.
macro_rules! forms {
    ($([$($generics:tt)*] $kind:ty => $form:ident;)*) => {$(
        impl<$($generics)*> Kind<$kind> {
            /// The second step.
            pub const fn form(&self) -> $form {
                $form
            }
        }
    )*};
}

forms! {
    [] ToolResult => Complete;
    [] String => Text;
    ['s] &'s String => Text;
    ['s] &'s str => Text;
    ['s] Cow<'s, str> => Text;
    [] Box<str> => Text;
    [] Arc<str> => Text;
    [] Rc<str> => Text;
    [T, E] Result<T, E> => Nested;
    [] u8 => Whole;
    [] u16 => Whole;
    [] u32 => Whole;
    [] u64 => Whole;
    [] u128 => Whole;
    [] usize => Whole;
    [] i8 => Whole;
    [] i16 => Whole;
    [] i32 => Whole;
    [] i64 => Whole;
    [] i128 => Whole;
    [] isize => Whole;
}

impl<T> General<T> {
    /// The second step.
    pub const fn form(&self) -> Json {
        Json
    }
}

impl Complete {
    /// Writes what the author built.
    pub fn write(self, value: ToolResult, reply: &mut Reply) -> Result<(), Failure> {
        reply.clear();
        value.write(reply)
    }
}

impl Text {
    /// Writes the text.
    pub fn write(self, value: impl AsRef<str>, reply: &mut Reply) -> Result<(), Failure> {
        reply.clear();
        reply.write_text(value.as_ref());
        Ok(())
    }
}

impl Whole {
    /// Writes the digits.
    pub fn write(self, value: impl itoa::Integer, reply: &mut Reply) -> Result<(), Failure> {
        reply.write_digits(itoa::Buffer::new().format(value));
        Ok(())
    }
}

impl Json {
    /// Writes the value as JSON; if that fails the reply says so.
    pub fn write<T: ToolValue>(self, value: T, reply: &mut Reply) -> Result<(), Failure> {
        reply.clear();
        reply.encode(&value).map_err(|error| reply.unencodable(&error))
    }
}

impl Nested {
    /// Does not compile: no `Result` is a [`SingleResult`].
    pub fn write<T: SingleResult>(self, value: T, reply: &mut Reply) -> Result<(), Failure> {
        value.write(reply)
    }
}

/// What a tool may return beside text and a [`ToolResult`].
#[diagnostic::on_unimplemented(
    message = "a tool returns text, a `ToolResult` or something that implements `serde::Serialize`",
    label = "`{Self}` cannot be written as JSON",
    note = "for a type of your own add `#[derive(serde::Serialize)]`"
)]
pub trait ToolValue: Serialize {}

#[diagnostic::do_not_recommend]
impl<T: Serialize> ToolValue for T {}

/// The error of a tool.
#[diagnostic::on_unimplemented(
    message = "the error of a tool implements `Display`: the model reads its text",
    label = "`{Self}` has no text"
)]
pub trait ErrorText: Display {}

#[diagnostic::do_not_recommend]
impl<E: Display> ErrorText for E {}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "a tool returns one `Result`, not a `Result` inside `Ok`",
    label = "there is a `{Self}` inside `Ok`",
    note = "open the inner one in the function, with `?` for instance"
)]
pub trait SingleResult {
    /// Never called.
    fn write(self, reply: &mut Reply) -> Result<(), Failure>;
}

#[cfg(test)]
mod tests {
    use super::*;

    type Parsed<T> = Result<T, core::num::ParseIntError>;

    /// Writes one value into a reply that has been used before.
    macro_rules! reply_to {
        ($returned:expr) => {{
            let mut reply = Reply::new();
            reply.fail("an earlier call");
            let result: Result<(), Failure> = crate::__write_returned!(&mut reply, $returned);
            assert_eq!(reply.is_error(), result.is_err());
            (result.err().map(|failure| failure.code), reply.text().to_owned())
        }};
    }

    fn done(text: &str) -> (Option<FailureCode>, String) {
        (None, text.to_owned())
    }

    #[test]
    fn text_is_written_as_it_is() {
        let owned = "a \"b\"".to_owned();
        assert_eq!(reply_to!("a \"b\""), done("a \"b\""));
        assert_eq!(reply_to!(&owned), done("a \"b\""));
        assert_eq!(reply_to!(Cow::Borrowed("a")), done("a"));
        assert_eq!(reply_to!(Parsed::Ok(Box::<str>::from("a"))), done("a"));
        assert_eq!(reply_to!(Arc::<str>::from("a")), done("a"));
        assert_eq!(reply_to!(Rc::<str>::from("a")), done("a"));
        assert_eq!(reply_to!(owned), done("a \"b\""));
        assert_eq!(reply_to!(""), done(""));
    }

    #[test]
    fn the_rest_is_json() {
        fn opaque() -> impl Serialize {
            [1.5]
        }
        assert_eq!(reply_to!(()), done("null"));
        assert_eq!(reply_to!(None::<String>), done("null"));
        assert_eq!(reply_to!(Some("a")), done("\"a\""));
        assert_eq!(reply_to!(Parsed::Ok(vec![1, 2])), done("[1,2]"));
        assert_eq!(reply_to!(opaque()), done("[1.5]"));
        assert_eq!(reply_to!(ToolResult::json(&true)), done("true"));
    }

    #[test]
    fn failures_have_a_text_too() {
        let failed = |code, text: &str| (Some(code), text.to_owned());
        assert_eq!(reply_to!("x".parse::<u8>()), failed(FailureCode::Function, "invalid digit found in string"));
        assert_eq!(reply_to!(Parsed::Ok(ToolResult::error("no"))), failed(FailureCode::Function, "no"));
        assert_eq!(
            reply_to!(f64::NAN),
            failed(
                FailureCode::Encode,
                "The tool ran, but its result cannot be written as JSON: a number in it is NaN or infinite"
            )
        );
    }
}
