//! OpenAI Chat Completions, `strict: true`: structured outputs, a subset of JSON Schema that refuses the whole request
//! over one keyword it does not know. Name, limits of a request and envelope are those of `openai.rs`.

use super::{Dialect, Formats, Limits, NameRule, Outputs, References, Rules, Source, Spec, openai};

pub(super) const SPEC: Spec = Spec {
    id: Dialect::OpenaiStrict,
    source: Source { url: "https://developers.openai.com/api/docs/guides/structured-outputs", date: "2026-11-29" },
    rules: Rules {
        strict: Some(Dialect::Openai),
        require_all: true,
        references: References::Alone,
        maps: false,
        untyped: false,
        // A request must not hang on how a grammar is made of them: llguidance 1.9.1, made for such decoding, reads
        // bounds as doubles and refuses -2^63 ("Failed to generate regex for integer range").
        big_bounds: false,
        ..Rules::AS_IS
    },
    // Not `minLength` and `maxLength`: the guide does not list them. Not `default`: "'default' is not permitted" was
    // answered by earlier models.
    accepts: &[
        "$defs",
        "$ref",
        "additionalProperties",
        "anyOf",
        "const",
        "description",
        "enum",
        "exclusiveMaximum",
        "exclusiveMinimum",
        "format",
        "items",
        "maxItems",
        "maximum",
        "minItems",
        "minimum",
        "multipleOf",
        "pattern",
        "properties",
        "required",
        "title",
        "type",
    ],
    // `uri` is refused: https://github.com/can1357/oh-my-pi/issues/206.
    formats: Formats::Only(&["date", "date-time", "duration", "email", "hostname", "ipv4", "ipv6", "time", "uuid"]),
    parts: &[],
    returns: Outputs::Nowhere,
    name: openai::NAME,
    key: NameRule::ANY,
    limits: Limits {
        properties: 5_000,
        depth: 10,
        names: 120_000,
        enum_values: 1_000,
        long_enum: 250,
        long_enum_names: 15_000,
        ..openai::LIMITS
    },
    envelope: openai::envelope,
};
