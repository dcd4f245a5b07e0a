//! OpenAI Chat Completions, `strict: false`: the schema is shown to the model, which is not held to it. `strict` is
//! written all the same, since its default is another one in OpenAI's Responses API.

use super::{Dialect, Formats, Limits, NameRule, Outputs, Rules, Shown, Source, Spec};
use crate::json::{Json, Object};

pub(super) const SPEC: Spec = Spec {
    id: Dialect::Openai,
    // `FunctionObject` and `FunctionParameters`.
    source: Source { url: "https://github.com/openai/openai-openapi", date: "2026-11-29" },
    // The root must be an object with `properties`: no catalog has another one. What lies below is not judged.
    rules: Rules { not_at_root: &["allOf", "anyOf", "enum", "not", "oneOf"], ..Rules::AS_IS },
    accepts: &[
        "$defs",
        "$ref",
        "additionalProperties",
        "allOf",
        "anyOf",
        "const",
        "default",
        "description",
        "enum",
        "examples",
        "exclusiveMaximum",
        "exclusiveMinimum",
        "format",
        "items",
        "maxItems",
        "maxLength",
        "maxProperties",
        "maximum",
        "minItems",
        "minLength",
        "minProperties",
        "minimum",
        "multipleOf",
        "not",
        "oneOf",
        "pattern",
        "patternProperties",
        "prefixItems",
        "properties",
        "propertyNames",
        "required",
        "title",
        "type",
        "uniqueItems",
    ],
    formats: Formats::All,
    parts: &[],
    returns: Outputs::Nowhere,
    name: NAME,
    key: NameRule::ANY,
    limits: LIMITS,
    envelope,
};

/// `FunctionObject.name`.
pub(super) const NAME: NameRule =
    NameRule { first: is_name_char, rest: is_name_char, length: 64, words: "1 to 64 letters, digits, `_` and `-`" };

/// Neither number is in the specification; requests above them were answered with status 400.
pub(super) const LIMITS: Limits = Limits { tools: 128, description: 1_024, ..Limits::NONE };

fn is_name_char(char: char) -> bool {
    char.is_ascii_alphanumeric() || char == '_' || char == '-'
}

pub(super) fn envelope(shown: Shown<'_>) -> Json {
    let strict = Some(shown.strict);
    Object::new().with("type", "function").with("function", function(Object::new(), shown, strict)).into()
}

/// The members of a function, behind those of `object`; `strict` only where the provider knows it.
pub(super) fn function(object: Object, shown: Shown<'_>, strict: Option<bool>) -> Object {
    object
        .with("name", shown.name)
        .maybe("description", shown.description())
        .maybe("strict", strict)
        .with("parameters", shown.parameters)
}
