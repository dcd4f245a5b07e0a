//! Arguments that something in front has already made a [`serde_json::Value`] of (feature `value`).
//!
//! They are written as JSON again and taken as that text, so verdicts and coercions are those of the text. What the
//! decoder in front lost stays lost: without `serde_json/arbitrary_precision` an integer beyond 64 bits and a number of
//! more than 17 digits are the nearest `f64` by then, of two equal keys the last one is left, and a client that decodes
//! into doubles, as JavaScript and Gemini do, has rounded integers beyond 2^53 before. Hand the bytes on where there are
//! some.

use serde_json::Value;

use crate::{Outcome, Policy, Scratch, Toolset};

impl Toolset {
    /// [`check`](Self::check) of the text of a value.
    pub fn check_value<'s>(
        &self,
        name: &str,
        arguments: &Value,
        policy: Policy,
        scratch: &'s mut Scratch,
        out: &mut Vec<u8>,
    ) -> Outcome<'s> {
        // A part that only a call uses.
        let mut text = core::mem::take(&mut scratch.text);
        write_value(arguments, &mut text);
        let is_done = self.check(name, &text, policy, scratch, out).is_done();
        scratch.text = text;
        self.ended(name, is_done, scratch)
    }
}

/// The text of a value, in memory that is used again.
#[doc(hidden)]
pub fn write_value<'b>(value: &Value, text: &'b mut Vec<u8>) -> &'b [u8] {
    text.clear();
    // A value can always be written, and a vector takes it.
    let _ = serde_json::to_writer(&mut *text, value);
    text
}

/// The calls that take a value, beside those that take bytes.
#[doc(hidden)]
#[macro_export]
macro_rules! __call_value {
    () => {
        mod __value_dispatch {
            use super::{Context, call, call_sync};
            use $crate::__private as __rt;

            /// `call_sync` with arguments that are a value already; `text` holds them as JSON meanwhile. What a decoder
            /// in front has lost of them stays lost.
            pub fn call_value_sync<'s>(
                context: &Context,
                name: &::core::primitive::str,
                arguments: &__rt::Json,
                text: &'s mut ::std::vec::Vec<::core::primitive::u8>,
                scratch: &'s mut $crate::Scratch,
                reply: &mut $crate::Reply,
            ) -> $crate::Outcome<'s> {
                call_sync(context, name, __rt::write_value(arguments, text), scratch, reply)
            }

            /// `call` with arguments that are a value already, as `call_value_sync` takes them.
            pub async fn call_value<'s>(
                context: &Context,
                name: &::core::primitive::str,
                arguments: &__rt::Json,
                text: &'s mut ::std::vec::Vec<::core::primitive::u8>,
                scratch: &'s mut $crate::Scratch,
                reply: &mut $crate::Reply,
            ) -> $crate::Outcome<'s> {
                call(context, name, __rt::write_value(arguments, text), scratch, reply).await
            }
        }
        pub use self::__value_dispatch::{call_value, call_value_sync};
        const _: () = {
            let _ = call_value_sync;
            let _ = call_value;
        };
    };
}
