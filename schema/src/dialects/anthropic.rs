//! Anthropic Messages, not strict: JSON Schema 2020-12 under a root object.

use super::{Dialect, Formats, Limits, NameRule, NullSpelling, Outputs, Rules, Shown, Source, Spec, openai};
use crate::json::{Json, Object};

pub(super) const SPEC: Spec = Spec {
    id: Dialect::Anthropic,
    source: Source {
        url: "https://platform.claude.com/docs/en/agents-and-tools/tool-use/define-tools",
        date: "2026-11-29",
    },
    // The API takes a list of types as well, but the provider's own SDK fails on one where it rewrites a schema
    // (`transform_schema` in anthropic 2.14.0), and a host may send our schemas through it.
    rules: Rules { nullable: NullSpelling::AnyOf, not_at_root: &["allOf", "anyOf", "oneOf"], ..Rules::AS_IS },
    accepts: &[
        "$defs",
        "$ref",
        "additionalProperties",
        "allOf",
        "anyOf",
        "const",
        "contains",
        "default",
        "dependentRequired",
        "dependentSchemas",
        "deprecated",
        "description",
        "else",
        "enum",
        "examples",
        "exclusiveMaximum",
        "exclusiveMinimum",
        "format",
        "if",
        "items",
        "maxContains",
        "maxItems",
        "maxLength",
        "maxProperties",
        "maximum",
        "minContains",
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
        "readOnly",
        "required",
        "then",
        "title",
        "type",
        "unevaluatedItems",
        "unevaluatedProperties",
        "uniqueItems",
        "writeOnly",
    ],
    formats: Formats::All,
    parts: &[],
    returns: Outputs::Nowhere,
    // The documentation says 64, messages of the server 128; a reference to a tool has room for 64.
    name: openai::NAME,
    // "tools.0.custom.input_schema.properties: Property keys should match pattern"; said of the root, held everywhere.
    key: NameRule {
        first: is_key_char,
        rest: is_key_char,
        length: 64,
        words: "1 to 64 letters, digits, `_`, `-` and `.`",
    },
    limits: Limits::NONE,
    envelope,
};

fn is_key_char(char: char) -> bool {
    char.is_ascii_alphanumeric() || matches!(char, '_' | '-' | '.')
}

fn envelope(shown: Shown<'_>) -> Json {
    Object::new()
        .with("name", shown.name)
        .maybe("description", shown.description())
        .with("input_schema", shown.parameters)
        .into()
}
