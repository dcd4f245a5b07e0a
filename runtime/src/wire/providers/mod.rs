//! The providers, one a file: each is one constant, dated and with its source.
//!
//! SDK versions are those of 2026-11: openai 3.57, anthropic 2.14, google-genai 3.6, botocore 1.44, mistralai 3.7, cohere 7.3,
//! ollama 0.6.

pub(super) mod anthropic;
pub(super) mod bedrock;
pub(super) mod cohere;
pub(super) mod gemini;
pub(super) mod mistral;
pub(super) mod ollama;
pub(super) mod openai_chat;
pub(super) mod openai_responses;

use super::collect::Field;
use super::envelope::{Shape, Step};
use super::provider::CallForm;

/// A call of Chat's, as several providers send it.
const CHAT_CALL: Shape<Field> = Shape {
    marks: &[Field::Call],
    keys: &[
        ("id", Step::Value(Field::Id)),
        ("type", Step::Value(Field::Kind)),
        ("index", Step::Value(Field::Index)),
        ("function", Step::Object(&CHAT_FUNCTION)),
    ],
};

const CHAT_FUNCTION: Shape<Field> =
    Shape { marks: &[], keys: &[("name", Step::Value(Field::Name)), ("arguments", Step::Value(Field::Arguments))] };

/// The same in a stream, where arguments come in pieces.
const CHAT_FRAGMENT: Shape<Field> = Shape {
    marks: &[Field::Call],
    keys: &[
        ("id", Step::Value(Field::Id)),
        ("type", Step::Value(Field::Kind)),
        ("index", Step::Value(Field::Index)),
        ("function", Step::Object(&CHAT_MORE)),
    ],
};

const CHAT_MORE: Shape<Field> =
    Shape { marks: &[], keys: &[("name", Step::Value(Field::Name)), ("arguments", Step::Value(Field::More))] };

/// A message that holds such calls.
const CHAT_MESSAGE: Shape<Field> = Shape { marks: &[], keys: &[("tool_calls", Step::Objects(&CHAT_CALL))] };

/// A call of Chat's as it goes back.
const CHAT_CALL_BACK: CallForm = CallForm {
    open: "{",
    id: "\"id\":",
    name: "\"type\":\"function\",\"function\":{\"name\":",
    arguments: "\"arguments\":",
    after: "",
    signature: "",
    close: "}}",
};
