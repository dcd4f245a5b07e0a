//! Cohere chat, version 2. Strict is a word of the request (`strict_tools`), not of a tool, so the subset is the one
//! that holds with and without it.

use super::{
    Dialect, Formats, Limits, NameRule, NullSpelling, Outputs, Quota, References, Rules, Shown, Source, Spec, openai,
};
use crate::json::{Json, Object};

pub(super) const SPEC: Spec = Spec {
    id: Dialect::Cohere,
    source: Source {
        url: "https://github.com/cohere-ai/cohere-developer-experience/tree/main/fern/pages/v2",
        date: "2026-11-29",
    },
    // Neither lists of types nor anything beside a reference is documented.
    // With `strict_tools` a keyword beside the subset has the request refused.
    rules: Rules { nullable: NullSpelling::AnyOf, references: References::Alone, verbatim: false, ..Rules::AS_IS },
    // Not `pattern`: `^` and `$` are refused in it, and without them it says something else. Not `uniqueItems`: with
    // `strict_tools` it is refused.
    accepts: &[
        "$defs",
        "$ref",
        "additionalProperties",
        "anyOf",
        "const",
        "description",
        "enum",
        "format",
        "items",
        "properties",
        "required",
        "type",
    ],
    formats: Formats::Only(&["date", "date-time", "time", "uuid"]),
    parts: &[],
    returns: Outputs::Nowhere,
    // No rule is published.
    name: openai::NAME,
    key: NameRule::ANY,
    // With `strict_tools`.
    limits: Limits { request: Quota { properties: 200, ..Quota::NONE }, ..Limits::NONE },
    envelope,
};

/// As OpenAI's, but for `strict`.
fn envelope(shown: Shown<'_>) -> Json {
    Object::new().with("type", "function").with("function", openai::function(Object::new(), shown, None)).into()
}
