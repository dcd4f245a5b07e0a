//! Ollama's own `/api/chat`: typed structures decide what reaches the prompt, every other keyword is dropped in silence.

use super::{Dialect, Formats, Limits, NameRule, References, Rules, Source, Spec, cohere, openai};

pub(super) const SPEC: Spec = Spec {
    id: Dialect::Ollama,
    // `ToolFunctionParameters` and `ToolProperty`.
    source: Source { url: "https://github.com/ollama/ollama/blob/main/api/types.go", date: "2026-11-29" },
    // A property has no `$ref`. Without `properties` the prompt shows `null`.
    rules: Rules { references: References::Never, ..Rules::AS_IS },
    accepts: &["anyOf", "description", "enum", "items", "properties", "required", "type"],
    formats: Formats::Only(&[]),
    parts: &[],
    // No rule is published; the templates of many models are made for OpenAI's.
    name: openai::NAME,
    key: NameRule::ANY,
    limits: Limits::NONE,
    envelope: cohere::envelope,
};
