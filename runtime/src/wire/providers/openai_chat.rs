//! OpenAI's Chat Completions. Arguments are text that "may be invalid JSON"; a result has no flag for errors.
//!
//! Source: `openai` for Python, `types/chat/chat_completion*.py`, and the API's specification 2.3.0 of 2026-08.

use super::{CHAT_CALL, CHAT_CALL_BACK, CHAT_FRAGMENT, CHAT_MESSAGE};
use crate::wire::collect::Field;
use crate::wire::envelope::{Shape, Step};
use crate::wire::provider::{Framing, Provider, ResultForm, Turn};

pub(in crate::wire) const PROVIDER: Provider = Provider {
    name: "openai-chat",
    body: &Step::Object(&BODY),
    event: &Step::Object(&CHUNK),
    framing: Framing::Events,
    kind: ("function", false),
    more_event: "",
    sends_text: true,
    has_doubles: false,
    is_fragmented: true,
    well: &["tool_calls", "stop", "function_call"],
    running: &[],
    turn: TURN,
    result: RESULT,
};

/// Also a message alone.
pub(super) const BODY: Shape<Field> = Shape {
    marks: &[],
    keys: &[
        ("choices", Step::Objects(&CHOICE)),
        ("tool_calls", Step::Objects(&CHAT_CALL)),
        ("role", Step::Value(Field::Known)),
        ("error", Step::Value(Field::Error)),
    ],
};

const CHOICE: Shape<Field> = Shape {
    marks: &[Field::Answer],
    keys: &[
        ("index", Step::Value(Field::AnswerIndex)),
        ("message", Step::Kept(Field::Turn, &Step::Object(&CHAT_MESSAGE))),
        ("finish_reason", Step::Value(Field::Stop)),
    ],
};

pub(super) const CHUNK: Shape<Field> =
    Shape { marks: &[], keys: &[("choices", Step::Objects(&CHUNK_CHOICE)), ("error", Step::Value(Field::Error))] };

const CHUNK_CHOICE: Shape<Field> = Shape {
    marks: &[Field::Answer],
    keys: &[
        ("index", Step::Value(Field::AnswerIndex)),
        ("delta", Step::Object(&DELTA)),
        ("finish_reason", Step::Value(Field::Stop)),
    ],
};

const DELTA: Shape<Field> = Shape { marks: &[], keys: &[("tool_calls", Step::Objects(&CHAT_FRAGMENT))] };

pub(super) const TURN: Turn = Turn {
    around: ["", ""],
    message: ["{\"role\":\"assistant\",\"content\":null,\"tool_calls\":[", "]}"],
    call: CHAT_CALL_BACK,
    is_text: true,
};

const RESULT: ResultForm = ResultForm {
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
};
