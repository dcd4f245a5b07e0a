//! Anthropic Messages, `strict: true`: a compiled grammar holds the model to a subset of JSON Schema. What costs is not
//! what costs at OpenAI: keys may be optional, but places of several types are counted over the whole request.

use super::{Dialect, Formats, Limits, Quota, Recursion, References, Rules, Shown, Source, Spec, anthropic};
use crate::json::{Json, Object};

pub(super) const SPEC: Spec = Spec {
    id: Dialect::AnthropicStrict,
    source: Source {
        url: "https://platform.claude.com/docs/en/build-with-claude/structured-outputs",
        date: "2026-11-29",
    },
    rules: Rules {
        strict: Some(Dialect::Anthropic),
        // The SDKs drop what stands beside a reference; one that leads to itself is refused.
        references: References::Alone,
        recursion: Recursion::WrittenOut,
        absent_for_null: true,
        maps: false,
        untyped: false,
        min_items: 1,
        ..anthropic::SPEC.rules
    },
    // Bounds and lengths are answered with status 400. Not `default`: some copies of the documentation list it, but the
    // SDKs move it into the description. Not `allOf`: beside a reference it is refused.
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
        "minItems",
        "pattern",
        "properties",
        "required",
        "title",
        "type",
    ],
    formats: Formats::Only(&[
        "date",
        "date-time",
        "duration",
        "email",
        "hostname",
        "ipv4",
        "ipv6",
        "time",
        "uri",
        "uuid",
    ]),
    // "Explicit limits" in the same page. Unions are counted as if every reference were written out, as one measurement
    // has it.
    limits: Limits {
        request: Quota { strict_tools: 20, optional: 24, unions: 16, ..Quota::NONE },
        ..anthropic::SPEC.limits
    },
    envelope,
    ..anthropic::SPEC
};

fn envelope(shown: Shown<'_>) -> Json {
    Object::new()
        .with("name", shown.name)
        .maybe("description", shown.description())
        .with("strict", shown.strict)
        .with("input_schema", shown.parameters)
        .into()
}
