//! Gemini function declarations with `parameters`: a message of its own (`Schema`, after OpenAPI 3.0), in which a key that
//! it does not know is an error of the whole request.
//!
//! The array is the value of `functionDeclarations`, and stands in one `Tool` of the request:
//! `{"tools":[{"functionDeclarations": … }]}`.

use super::{
    Dialect, Formats, Limits, NameRule, NullSpelling, Outputs, References, Rules, Shown, Source, Spec, TypeNames,
    Unions,
};
use crate::json::{Json, Object};

pub(super) const SPEC: Spec = Spec {
    id: Dialect::Gemini,
    // `Schema` and `FunctionDeclaration` of google-genai 3.6.1; what the server said is quoted where it decides.
    source: Source {
        url: "https://github.com/googleapis/python-genai/blob/main/google/genai/types.py",
        date: "2026-11-29",
    },
    rules: Rules {
        nullable: NullSpelling::Keyword,
        // Only the enterprise platform has fields for references.
        references: References::Never,
        // Lower case is taken as well; the names of the values of `Type` are these.
        types: TypeNames::Upper,
        // "should be non-empty for OBJECT type"
        empty_properties: false,
        // Reported: https://github.com/BerriAI/litellm/issues/11164.
        unions: Unions::Alone,
        scalar_enums: false,
        // Numbers are doubles.
        big_bounds: false,
        verbatim: false,
        ..Rules::AS_IS
    },
    // Not `additionalProperties`: a field of the enterprise platform only. Not `default`: it is taken and ignored, words
    // are read. Not `format`: all but a few values of it are refused. `enum` holds texts only, as ours do.
    accepts: &[
        "anyOf",
        "description",
        "enum",
        "items",
        "maxItems",
        "maxLength",
        "maximum",
        "minItems",
        "minLength",
        "minimum",
        "nullable",
        "pattern",
        "properties",
        "required",
        "title",
        "type",
    ],
    formats: Formats::Only(&[]),
    parts: &[],
    // "The schema is the response value of the function": whatever the host puts under `output`.
    returns: Outputs::Any,
    name: NAME,
    // In the description of `FunctionDeclaration.parameters`.
    key: NameRule {
        first: |char| char.is_ascii_alphabetic() || char == '_',
        rest: |char| char.is_ascii_alphanumeric() || char == '_',
        length: 64,
        words: "a letter or `_`, then up to 63 letters, digits and `_`",
    },
    limits: LIMITS,
    envelope: |shown| declaration(["parameters", "response"], shown),
};

/// Two sources of the provider say 64 and 128.
pub(super) const NAME: NameRule = NameRule {
    first: |char| char.is_ascii_alphabetic() || char == '_',
    rest: |char| char.is_ascii_alphanumeric() || matches!(char, '_' | '.' | ':' | '-'),
    length: 64,
    words: "a letter or `_`, then up to 63 letters, digits, `_`, `.`, `:` and `-`",
};

/// Requests with more were refused: https://github.com/google-gemini/gemini-cli/issues/19083.
pub(super) const LIMITS: Limits = Limits { tools: 512, ..Limits::NONE };

/// The description is required; a tool without one is described by its name. A tool without arguments has no schema.
pub(super) fn declaration([parameters, response]: [&str; 2], shown: Shown<'_>) -> Json {
    let has_arguments = shown.is_verbatim || shown.parameters.key("properties").is_some();
    Object::new()
        .with("name", shown.name)
        .with("description", shown.description().unwrap_or_else(|| shown.name.to_owned()))
        .maybe(parameters, Some(shown.parameters).filter(|_| has_arguments))
        .maybe(response, shown.returns)
        .into()
}
