//! Gemini function declarations with `parametersJsonSchema`: a value of JSON, read as a subset of JSON Schema whose
//! other keywords are ignored, not enforced. Array and names are as in `gemini.rs`.

use super::{Dialect, Formats, Limits, NameRule, NullSpelling, Recursion, References, Rules, Source, Spec, gemini};

pub(super) const SPEC: Spec = Spec {
    id: Dialect::GeminiJson,
    // The list is given for `responseJsonSchema`, which the same engine reads.
    source: Source {
        url: "https://github.com/googleapis/python-genai/blob/main/google/genai/types.py",
        date: "2026-11-29",
    },
    rules: Rules {
        // "enum (for strings and numbers)"
        nullable: NullSpelling::TypeListButEnums,
        // "no other fields may be set except for those starting as a $"; within itself a type is unrolled "to a limited
        // degree" and only where it is not required: written out, it is shown wherever it stands.
        references: References::Alone,
        recursion: Recursion::WrittenOut,
        empty_properties: false,
        // The value is a message of doubles.
        big_bounds: false,
        ..Rules::AS_IS
    },
    accepts: &[
        "$defs",
        "$ref",
        "additionalProperties",
        "anyOf",
        "description",
        "enum",
        "format",
        "items",
        "maxItems",
        "maximum",
        "minItems",
        "minimum",
        "oneOf",
        "prefixItems",
        "properties",
        "required",
        "title",
        "type",
    ],
    formats: Formats::All,
    key: NameRule::ANY,
    // A sum of `maxItems` above about 960 failed: https://github.com/googleapis/python-genai/issues/2170.
    limits: Limits { items: 960, ..gemini::LIMITS },
    envelope: |shown| gemini::declaration(["parametersJsonSchema", "responseJsonSchema"], shown),
    ..gemini::SPEC
};
