//! Mistral's chat: as OpenAI's, with arguments as text or as an object, and ids of nine letters and digits.
//!
//! Source: `mistralai` for Python, `client/models/{toolcall,toolmessage,deltamessage}.py`; the rule for ids is that of
//! `mistral-common` 1.13, and the hosted API holds ids of other providers to it too.

use super::openai_chat::{BODY, CHUNK, TURN};
use crate::wire::envelope::Step;
use crate::wire::provider::{Framing, Provider, ResultForm};

pub(in crate::wire) const PROVIDER: Provider = Provider {
    name: "mistral",
    body: &Step::Object(&BODY),
    event: &Step::Object(&CHUNK),
    framing: Framing::Events,
    kind: ("function", false),
    more_event: "",
    sends_text: true,
    has_doubles: false,
    is_fragmented: true,
    well: &["tool_calls", "stop"],
    running: &[],
    turn: TURN,
    result: ResultForm {
        message: ["", ""],
        open: "{\"role\":\"tool\"",
        id: "\"tool_call_id\":",
        name: "\"name\":",
        error: "",
        text: ["\"content\":", ""],
        error_text: ["\"content\":", ""],
        json: None,
        caller: "",
        close: "}",
        marks_text: true,
        needs_id: true,
        id_rule: Some(is_id),
    },
};

fn is_id(id: &str) -> bool {
    id.len() == 9 && id.bytes().all(|byte| byte.is_ascii_alphanumeric())
}
