//! Google's Gemini, `generateContent`. Arguments went through a `Struct`, whose numbers are doubles; a call may lack an id and
//! arguments; a result is an object, and `error` in it says that it is one.
//!
//! Source: `google-genai` for Python, `types.py`, 2026-11. The signature of a thought must come back on the part of its call.

use crate::wire::collect::Field;
use crate::wire::envelope::{Shape, Step};
use crate::wire::provider::{CallForm, Framing, Provider, ResultForm, Turn};

pub(in crate::wire) const PROVIDER: Provider = Provider {
    name: "gemini",
    // Without `alt=sse` a stream is a list of responses.
    body: &Step::Objects(&BODY),
    event: &Step::Objects(&BODY),
    framing: Framing::Events,
    kind: ("", false),
    more_event: "",
    sends_text: false,
    has_doubles: true,
    is_fragmented: false,
    well: &["STOP"],
    running: &["FINISH_REASON_UNSPECIFIED"],
    turn: Turn {
        around: ["", ""],
        message: ["{\"role\":\"model\",\"parts\":[", "]}"],
        call: CallForm {
            open: "{\"functionCall\":{",
            id: "\"id\":",
            name: "\"name\":",
            arguments: "\"args\":",
            after: "}",
            signature: "\"thoughtSignature\":",
            close: "}",
        },
        is_text: false,
    },
    result: ResultForm {
        message: ["{\"role\":\"user\",\"parts\":[", "]}"],
        open: "{\"functionResponse\":{",
        id: "\"id\":",
        name: "\"name\":",
        error: "",
        text: ["\"response\":{\"output\":", "}"],
        error_text: ["\"response\":{\"error\":", "}"],
        json: Some(["\"response\":{\"output\":", "}"]),
        caller: "",
        close: "}}",
        marks_text: false,
        needs_id: false,
        id_rule: None,
    },
};

const BODY: Shape<Field> = Shape {
    marks: &[Field::Response],
    keys: &[
        ("candidates", Step::Objects(&CANDIDATE)),
        ("parts", Step::Objects(&PART)),
        ("promptFeedback", Step::Value(Field::Known)),
        ("usageMetadata", Step::Value(Field::Known)),
        ("error", Step::Value(Field::Error)),
    ],
};

const CANDIDATE: Shape<Field> = Shape {
    marks: &[Field::Answer],
    keys: &[
        ("index", Step::Value(Field::AnswerIndex)),
        ("content", Step::Kept(Field::Turn, &Step::Object(&CONTENT))),
        ("finishReason", Step::Value(Field::Stop)),
    ],
};

const CONTENT: Shape<Field> = Shape { marks: &[], keys: &[("parts", Step::Objects(&PART))] };

const PART: Shape<Field> = Shape {
    marks: &[Field::Call],
    keys: &[
        ("functionCall", Step::Object(&FUNCTION_CALL)),
        ("thoughtSignature", Step::Value(Field::Signature)),
        ("thought_signature", Step::Value(Field::Signature)),
    ],
};

const FUNCTION_CALL: Shape<Field> = Shape {
    marks: &[Field::Present],
    keys: &[
        ("id", Step::Value(Field::Id)),
        ("name", Step::Value(Field::Name)),
        ("args", Step::Value(Field::Arguments)),
        ("partialArgs", Step::Objects(&PARTIAL)),
        ("willContinue", Step::Value(Field::GoesOn)),
    ],
};

/// Of Vertex, where `streamFunctionCallArguments` asks for it. The path is one of RFC 9535, e.g. `$.foo.bar[0].data`.
const PARTIAL: Shape<Field> = Shape {
    marks: &[Field::ByPath],
    keys: &[
        ("jsonPath", Step::Value(Field::Path)),
        ("stringValue", Step::Value(Field::PieceText)),
        ("numberValue", Step::Value(Field::PieceJson)),
        ("boolValue", Step::Value(Field::PieceJson)),
        ("nullValue", Step::Value(Field::PieceNull)),
        ("willContinue", Step::Value(Field::PieceGoesOn)),
    ],
};
