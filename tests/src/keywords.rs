//! The keywords of JSON Schema that instances are made for: one that is not known would be passed over in silence.

use serde_json::Value;

/// # Panics
/// If a schema uses another keyword.
pub(crate) fn check_keywords(schema: &Value) {
    let Some(schema) = schema.as_object() else { return };
    for (keyword, value) in schema {
        match (keyword.as_str(), value) {
            ("properties" | "$defs", Value::Object(inner)) => inner.values().for_each(check_keywords),
            ("anyOf" | "prefixItems", Value::Array(inner)) => inner.iter().for_each(check_keywords),
            ("items" | "additionalProperties" | "propertyNames", inner) => check_keywords(inner),
            (known, _) if KEYWORDS.contains(&known) => {}
            (other, _) => panic!("the generator knows no keyword {other:?}"),
        }
    }
}

/// Those without schemas inside.
const KEYWORDS: &[&str] = &[
    "$ref",
    "default",
    "deprecated",
    "description",
    "enum",
    "examples",
    "exclusiveMaximum",
    "exclusiveMinimum",
    "format",
    "maxItems",
    "maxLength",
    "maximum",
    "minItems",
    "minLength",
    "minimum",
    "multipleOf",
    "pattern",
    "required",
    "title",
    "type",
    "uniqueItems",
];
