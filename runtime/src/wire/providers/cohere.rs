//! Cohere's chat, version 2. Calls without arguments come with the text `null`; a result is a document.
//!
//! Source: `cohere` for Python, `types/{tool_call_v2,tool_message_v2,v2chat_stream_response}.py`, 2026-11.

use super::{CHAT_CALL, CHAT_CALL_BACK, CHAT_FRAGMENT, CHAT_MESSAGE};
use crate::wire::collect::Field;
use crate::wire::envelope::{Shape, Step};
use crate::wire::provider::{Framing, Provider, ResultForm, Turn};

pub(in crate::wire) const PROVIDER: Provider = Provider {
    name: "cohere",
    body: &Step::Object(&BODY),
    event: &Step::Object(&EVENT),
    framing: Framing::Events,
    kind: ("function", false),
    more_event: "",
    sends_text: true,
    has_doubles: false,
    is_fragmented: true,
    well: &["TOOL_CALL", "COMPLETE", "STOP_SEQUENCE"],
    running: &[],
    turn: Turn {
        around: ["", ""],
        message: ["{\"role\":\"assistant\",\"tool_calls\":[", "]}"],
        call: CHAT_CALL_BACK,
        is_text: true,
    },
    result: ResultForm {
        message: ["", ""],
        open: "{\"role\":\"tool\"",
        id: "\"tool_call_id\":",
        name: "",
        error: "",
        text: ["\"content\":", ""],
        error_text: ["\"content\":", ""],
        json: None,
        caller: "",
        close: "}",
        marks_text: true,
        needs_id: true,
        id_rule: None,
    },
};

const BODY: Shape<Field> = Shape {
    marks: &[Field::Answer],
    keys: &[
        ("message", Step::Kept(Field::Turn, &Step::Object(&CHAT_MESSAGE))),
        ("tool_calls", Step::Objects(&CHAT_CALL)),
        ("finish_reason", Step::Value(Field::Stop)),
    ],
};

/// The index stands at the event; the call in its `delta`.
const EVENT: Shape<Field> = Shape {
    marks: &[Field::Answer, Field::Call],
    keys: &[("index", Step::Value(Field::Index)), ("delta", Step::Object(&DELTA))],
};

const DELTA: Shape<Field> = Shape {
    marks: &[],
    keys: &[("message", Step::Object(&DELTA_MESSAGE)), ("finish_reason", Step::Value(Field::Stop))],
};

const DELTA_MESSAGE: Shape<Field> = Shape { marks: &[], keys: &[("tool_calls", Step::Objects(&FRAGMENT))] };

const FRAGMENT: Shape<Field> = Shape { marks: &[], keys: CHAT_FRAGMENT.keys };
