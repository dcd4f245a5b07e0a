//! Ollama's `/api/chat`. Arguments are objects that went through Go's `any`, so their numbers are doubles; results are matched
//! by the name of the tool, by newer servers by the id as well. Its streams are lines, and each call comes whole.
//!
//! Source: `ollama/ollama`, `api/types.go`, 2026-08.

use super::{CHAT_CALL, CHAT_MESSAGE};
use crate::wire::collect::Field;
use crate::wire::envelope::{Shape, Step};
use crate::wire::provider::{CallForm, Framing, Provider, ResultForm, Turn};

pub(in crate::wire) const PROVIDER: Provider = Provider {
    name: "ollama",
    body: &Step::Object(&BODY),
    event: &Step::Object(&BODY),
    framing: Framing::Lines,
    kind: ("function", false),
    more_event: "",
    sends_text: false,
    has_doubles: true,
    is_fragmented: false,
    well: &["stop"],
    running: &[],
    turn: Turn {
        around: ["", ""],
        message: ["{\"role\":\"assistant\",\"content\":\"\",\"tool_calls\":[", "]}"],
        call: CallForm {
            open: "{",
            id: "\"id\":",
            name: "\"function\":{\"name\":",
            arguments: "\"arguments\":",
            after: "",
            signature: "",
            close: "}}",
        },
        is_text: false,
    },
    result: ResultForm {
        message: ["", ""],
        open: "{\"role\":\"tool\"",
        id: "\"tool_call_id\":",
        name: "\"tool_name\":",
        error: "",
        text: ["\"content\":", ""],
        error_text: ["\"content\":", ""],
        json: None,
        caller: "",
        close: "}",
        marks_text: true,
        needs_id: false,
        id_rule: None,
    },
};

const BODY: Shape<Field> = Shape {
    marks: &[Field::Answer],
    keys: &[
        ("message", Step::Kept(Field::Turn, &Step::Object(&CHAT_MESSAGE))),
        ("tool_calls", Step::Objects(&CHAT_CALL)),
        ("done", Step::Value(Field::Done)),
        ("done_reason", Step::Value(Field::Stop)),
        ("error", Step::Value(Field::Error)),
    ],
};
