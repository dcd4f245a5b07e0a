//! Mistral chat completions: the envelope of OpenAI's, with a schema that must be one of Draft 7. For `strict: true` no
//! subset is published, so it is not offered.

use super::{Dialect, Formats, Limits, NameRule, Outputs, References, Rules, Source, Spec, openai};

pub(super) const SPEC: Spec = Spec {
    id: Dialect::Mistral,
    // `Tool` and `Function`, checked by `jsonschema.Draft7Validator`.
    source: Source {
        url: "https://github.com/mistralai/mistral-common/blob/main/src/mistral_common/protocol/instruct/validator.py",
        date: "2026-11-29",
    },
    // In Draft 7, what stands beside a reference does not count.
    rules: Rules { references: References::Alone, ..Rules::AS_IS },
    // Draft 7 has no `prefixItems`. It has no `$defs` either, but a reference may lead anywhere in the document.
    accepts: &[
        "$defs",
        "$ref",
        "additionalProperties",
        "allOf",
        "anyOf",
        "const",
        "contains",
        "default",
        "description",
        "else",
        "enum",
        "examples",
        "exclusiveMaximum",
        "exclusiveMinimum",
        "format",
        "if",
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
        "properties",
        "propertyNames",
        "readOnly",
        "required",
        "then",
        "title",
        "type",
        "uniqueItems",
        "writeOnly",
    ],
    formats: Formats::All,
    parts: &[],
    returns: Outputs::Nowhere,
    name: openai::NAME,
    key: NameRule::ANY,
    limits: Limits::NONE,
    envelope: openai::envelope,
};
