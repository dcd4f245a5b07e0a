//! Model Context Protocol, revision 2026-07-28: any keyword of JSON Schema 2020-12 under a root object.

use super::{Dialect, Formats, Limits, NameRule, Outputs, Part, Rules, Shown, Source, Spec};
use crate::json::{Json, Object};

pub(super) const SPEC: Spec = Spec {
    id: Dialect::Mcp,
    source: Source {
        url: "https://github.com/modelcontextprotocol/modelcontextprotocol/tree/main/schema/2026-07-28",
        date: "2026-11-29",
    },
    rules: Rules::AS_IS,
    accepts: &[
        "$anchor",
        "$comment",
        "$defs",
        "$dynamicAnchor",
        "$dynamicRef",
        "$id",
        "$ref",
        "$schema",
        "additionalProperties",
        "allOf",
        "anyOf",
        "const",
        "contains",
        "contentEncoding",
        "contentMediaType",
        "contentSchema",
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
    parts: &[Part::Title, Part::Hints],
    // `structuredContent` is any value.
    returns: Outputs::Any,
    // "Tool Names" in docs/specification/2026-07-28/server/tools.mdx: a SHOULD, and what hosts check.
    name: NameRule {
        first: is_name_char,
        rest: is_name_char,
        length: 128,
        words: "1 to 128 letters, digits, `_`, `-` and `.`",
    },
    key: NameRule::ANY,
    limits: Limits::NONE,
    envelope,
};

fn is_name_char(char: char) -> bool {
    char.is_ascii_alphanumeric() || matches!(char, '_' | '-' | '.')
}

fn envelope(shown: Shown<'_>) -> Json {
    let hints = Object::new()
        .maybe("readOnlyHint", shown.tool.hints.read_only)
        .maybe("destructiveHint", shown.tool.hints.destructive)
        .maybe("idempotentHint", shown.tool.hints.idempotent)
        .maybe("openWorldHint", shown.tool.hints.open_world);
    Object::new()
        .with("name", shown.name)
        .maybe("title", shown.tool.title.as_deref())
        .maybe("description", shown.description())
        .with("inputSchema", shown.parameters)
        .maybe("outputSchema", shown.returns)
        .maybe("annotations", Some(hints).filter(|hints| !hints.is_empty()))
        .into()
}
