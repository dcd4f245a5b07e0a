//! OpenAI Chat Completions, `strict: true`: structured outputs, a subset of JSON Schema that refuses the whole request
//! over one keyword it does not know.

use super::{Dialect, Limits, NameRule, NullSpelling, References, Rules, Shown, Source, Spec};
use crate::json::{Json, Object};

pub(super) const SPEC: Spec = Spec {
    id: Dialect::OpenaiStrict,
    source: Source { url: "https://developers.openai.com/api/docs/guides/structured-outputs", date: "2026-11-29" },
    rules: Rules { strict: true, require_all: true, nullable: NullSpelling::TypeList, references: References::Alone },
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
    parts: &[],
    // `FunctionObject.name` in https://github.com/openai/openai-openapi.
    name: NameRule {
        first: is_name_char,
        rest: is_name_char,
        length: 64,
        words: "1 to 64 letters, digits, `_` and `-`",
    },
    // 128 tools and 1,024 characters are not in the guide; requests above them were answered with status 400.
    limits: Limits {
        tools: 128,
        description: 1_024,
        properties: 5_000,
        depth: 10,
        names: 120_000,
        enum_values: 1_000,
        long_enum: 250,
        long_enum_names: 15_000,
    },
    envelope,
};

fn is_name_char(char: char) -> bool {
    char.is_ascii_alphanumeric() || char == '_' || char == '-'
}

fn envelope(shown: Shown<'_>) -> Json {
    let function = Object::new()
        .with("name", shown.name)
        .maybe("description", shown.description())
        .with("strict", shown.strict)
        .with("parameters", shown.parameters);
    Object::new().with("type", "function").with("function", function).into()
}
