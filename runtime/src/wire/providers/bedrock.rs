//! AWS Bedrock, Converse. Its streams are frames of `application/vnd.amazon.eventstream`, which the client takes apart; an
//! event is the JSON in one, under its type or alone.
//!
//! Source: `botocore`, service model `bedrock-runtime/2023-09-30`, 2026-11. `status` is written for errors only: it is
//! documented for some models, and to be absent is to be good.

use crate::wire::collect::Field;
use crate::wire::envelope::{Shape, Step};
use crate::wire::provider::{CallForm, Framing, Provider, ResultForm, Turn};

pub(in crate::wire) const PROVIDER: Provider = Provider {
    name: "bedrock",
    body: &Step::Object(&BODY),
    event: &Step::Object(&EVENT),
    framing: Framing::Frames,
    kind: ("", false),
    more_event: "",
    sends_text: false,
    has_doubles: false,
    is_fragmented: true,
    well: &["tool_use", "end_turn", "stop_sequence"],
    running: &[],
    turn: Turn {
        around: ["", ""],
        message: ["{\"role\":\"assistant\",\"content\":[", "]}"],
        call: CallForm {
            open: "{\"toolUse\":{",
            id: "\"toolUseId\":",
            name: "\"name\":",
            arguments: "\"input\":",
            after: "",
            signature: "",
            close: "}}",
        },
        is_text: false,
    },
    result: ResultForm {
        message: ["{\"role\":\"user\",\"content\":[", "]}"],
        open: "{\"toolResult\":{",
        id: "\"toolUseId\":",
        name: "",
        error: "\"status\":\"error\"",
        text: ["\"content\":[{\"text\":", "}]"],
        error_text: ["\"content\":[{\"text\":", "}]"],
        json: None,
        caller: "",
        close: "}}",
        marks_text: false,
        needs_id: true,
        id_rule: Some(is_id),
    },
};

const BODY: Shape<Field> = Shape {
    marks: &[Field::Answer],
    keys: &[
        ("output", Step::Object(&OUTPUT)),
        ("content", Step::Objects(&BLOCK)),
        ("stopReason", Step::Value(Field::Stop)),
    ],
};

const OUTPUT: Shape<Field> =
    Shape { marks: &[], keys: &[("message", Step::Kept(Field::Turn, &Step::Object(&MESSAGE)))] };

const MESSAGE: Shape<Field> = Shape { marks: &[], keys: &[("content", Step::Objects(&BLOCK))] };

const BLOCK: Shape<Field> = Shape { marks: &[Field::Call], keys: &[("toolUse", Step::Object(&TOOL_USE))] };

const TOOL_USE: Shape<Field> = Shape {
    marks: &[],
    keys: &[
        ("toolUseId", Step::Value(Field::Id)),
        ("name", Step::Value(Field::Name)),
        ("input", Step::Value(Field::Arguments)),
    ],
};

const EVENT: Shape<Field> = Shape {
    marks: &[Field::Answer, Field::Call],
    keys: &[
        ("contentBlockStart", Step::Object(&INNER)),
        ("contentBlockDelta", Step::Object(&INNER)),
        ("messageStop", Step::Object(&STOP)),
        ("contentBlockIndex", Step::Value(Field::Index)),
        ("start", Step::Object(&START)),
        ("delta", Step::Object(&DELTA)),
        ("stopReason", Step::Value(Field::Stop)),
    ],
};

const INNER: Shape<Field> = Shape {
    marks: &[],
    keys: &[
        ("contentBlockIndex", Step::Value(Field::Index)),
        ("start", Step::Object(&START)),
        ("delta", Step::Object(&DELTA)),
    ],
};

const STOP: Shape<Field> = Shape { marks: &[], keys: &[("stopReason", Step::Value(Field::Stop))] };

const START: Shape<Field> = Shape { marks: &[], keys: &[("toolUse", Step::Object(&TOOL_USE))] };

const DELTA: Shape<Field> = Shape { marks: &[], keys: &[("toolUse", Step::Object(&MORE))] };

const MORE: Shape<Field> = Shape { marks: &[], keys: &[("input", Step::Value(Field::More))] };

fn is_id(id: &str) -> bool {
    (1..=64).contains(&id.len())
        && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b':' | b'-'))
}
