//! Anthropic's Messages. All results of a turn share one message of the user's.
//!
//! Source: `anthropic` for Python, `types/{tool_use_block,tool_result_block_param,raw_message_stream_event}.py`, 2026-11.

use crate::wire::collect::Field;
use crate::wire::envelope::{Shape, Step};
use crate::wire::provider::{CallForm, Framing, Provider, ResultForm, Turn};

pub(in crate::wire) const PROVIDER: Provider = Provider {
    name: "anthropic",
    body: &Step::Object(&BODY),
    event: &Step::Object(&EVENT),
    framing: Framing::Events,
    kind: ("tool_use", true),
    more_event: "",
    sends_text: false,
    has_doubles: false,
    is_fragmented: true,
    well: &["tool_use", "end_turn", "stop_sequence", "pause_turn"],
    running: &[],
    turn: Turn {
        around: ["{\"role\":\"assistant\",\"content\":", "}"],
        message: ["{\"role\":\"assistant\",\"content\":[", "]}"],
        call: CallForm {
            open: "{\"type\":\"tool_use\"",
            id: "\"id\":",
            name: "\"name\":",
            arguments: "\"input\":",
            after: "",
            signature: "",
            close: "}",
        },
        is_text: false,
    },
    result: ResultForm {
        message: ["{\"role\":\"user\",\"content\":[", "]}"],
        open: "{\"type\":\"tool_result\"",
        id: "\"tool_use_id\":",
        name: "",
        error: "\"is_error\":true",
        text: ["\"content\":", ""],
        error_text: ["\"content\":", ""],
        json: None,
        caller: "",
        close: "}",
        marks_text: false,
        needs_id: true,
        id_rule: None,
    },
};

const BODY: Shape<Field> = Shape {
    marks: &[Field::Answer],
    keys: &[
        ("content", Step::Kept(Field::Turn, &Step::Objects(&BLOCK))),
        ("stop_reason", Step::Value(Field::Stop)),
        ("error", Step::Value(Field::Error)),
    ],
};

const BLOCK: Shape<Field> = Shape {
    marks: &[Field::Call],
    keys: &[
        ("type", Step::Value(Field::Kind)),
        ("id", Step::Value(Field::Id)),
        ("name", Step::Value(Field::Name)),
        ("input", Step::Value(Field::Arguments)),
    ],
};

/// A block begins with an empty input; its text follows in pieces, or not at all if there are no arguments.
const EVENT: Shape<Field> = Shape {
    marks: &[Field::Answer, Field::Call],
    keys: &[
        ("index", Step::Value(Field::Index)),
        ("content_block", Step::Object(&EVENT_BLOCK)),
        ("delta", Step::Object(&DELTA)),
        ("error", Step::Value(Field::Error)),
    ],
};

const EVENT_BLOCK: Shape<Field> = Shape { marks: &[], keys: BLOCK.keys };

const DELTA: Shape<Field> = Shape {
    marks: &[],
    keys: &[("partial_json", Step::Value(Field::More)), ("stop_reason", Step::Value(Field::Stop))],
};
