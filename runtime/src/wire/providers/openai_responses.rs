//! OpenAI's Responses: a call and its result are items of one list, paired by `call_id` and never by `id`.
//!
//! Source: `openai` for Python, `types/responses/response_function_tool_call.py`, `response_input_item_param.py` and the events
//! beside them, 2026-11.

use crate::wire::collect::Field;
use crate::wire::envelope::{Shape, Step};
use crate::wire::provider::{CallForm, Framing, Provider, ResultForm, Turn};

pub(in crate::wire) const PROVIDER: Provider = Provider {
    name: "openai-responses",
    body: &Step::Object(&BODY),
    event: &Step::Object(&EVENT),
    framing: Framing::Events,
    kind: ("function_call", true),
    more_event: "response.function_call_arguments.delta",
    sends_text: true,
    has_doubles: false,
    is_fragmented: true,
    well: &["completed"],
    running: &["in_progress", "queued"],
    turn: Turn {
        around: ["", ""],
        message: ["", ""],
        call: CallForm {
            open: "{\"type\":\"function_call\"",
            id: "\"call_id\":",
            name: "\"name\":",
            arguments: "\"arguments\":",
            after: "",
            signature: "",
            close: "}",
        },
        is_text: true,
    },
    result: ResultForm {
        message: ["", ""],
        open: "{\"type\":\"function_call_output\"",
        id: "\"call_id\":",
        name: "",
        error: "",
        text: ["\"output\":", ""],
        error_text: ["\"output\":", ""],
        json: None,
        caller: "\"caller\":",
        close: "}",
        marks_text: true,
        needs_id: true,
        id_rule: None,
    },
};

const BODY: Shape<Field> = Shape {
    marks: &[Field::Answer],
    keys: &[
        ("output", Step::Kept(Field::Turn, &Step::Objects(&ITEM))),
        ("status", Step::Value(Field::Stop)),
        ("error", Step::Value(Field::Error)),
    ],
};

const ITEM: Shape<Field> = Shape {
    marks: &[Field::Call],
    keys: &[
        ("type", Step::Value(Field::Kind)),
        ("call_id", Step::Value(Field::Id)),
        ("name", Step::Value(Field::Name)),
        ("arguments", Step::Value(Field::Arguments)),
        ("caller", Step::Value(Field::Caller)),
    ],
};

/// An item is told when it begins and once more when it is whole; between, its arguments come in pieces. What the last
/// event repeats of all items is passed.
const EVENT: Shape<Field> = Shape {
    marks: &[Field::Answer, Field::Call],
    keys: &[
        ("type", Step::Value(Field::Event)),
        ("output_index", Step::Value(Field::Index)),
        ("item", Step::Object(&EVENT_ITEM)),
        ("delta", Step::Value(Field::More)),
        ("response", Step::Object(&RESPONSE)),
        ("error", Step::Value(Field::Error)),
    ],
};

const EVENT_ITEM: Shape<Field> = Shape { marks: &[], keys: ITEM.keys };

const RESPONSE: Shape<Field> =
    Shape { marks: &[], keys: &[("status", Step::Value(Field::Stop)), ("error", Step::Value(Field::Error))] };
