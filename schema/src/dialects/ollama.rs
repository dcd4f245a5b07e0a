//! Ollama's own `/api/chat`: typed structures decide what reaches the prompt, every other keyword is dropped in
//! silence.

use super::{Dialect, Formats, Limits, NameRule, Outputs, References, Rules, Shown, Source, Spec, openai};
use crate::json::{Json, Object};

pub(super) const SPEC: Spec = Spec {
    id: Dialect::Ollama,
    // `ToolFunctionParameters` and `ToolProperty`.
    source: Source { url: "https://github.com/ollama/ollama/blob/main/api/types.go", date: "2026-11-29" },
    // A property has no `$ref`. Without `properties` the prompt shows `null`.
    rules: Rules { references: References::Never, ..Rules::AS_IS },
    accepts: &["anyOf", "description", "enum", "items", "properties", "required", "type"],
    formats: Formats::Only(&[]),
    parts: &[],
    returns: Outputs::Nowhere,
    // No rule is published; the templates of many models are made for OpenAI's.
    name: openai::NAME,
    key: NameRule::ANY,
    limits: Limits::NONE,
    envelope,
};

/// The root of the parameters has no description of its own: what would stand there is said of the tool.
fn envelope(shown: Shown<'_>) -> Json {
    let Json::Object(members) = shown.parameters.clone() else { return shown.parameters };
    let (of_root, members): (Vec<_>, Vec<_>) = members.into_iter().partition(|(keyword, _)| keyword == "description");
    let of_root =
        of_root.into_iter().filter_map(|(_, text)| if let Json::Text(text) = text { Some(text) } else { None });
    let description: Vec<String> = shown.description().into_iter().chain(of_root).collect();
    let function = Object::new()
        .with("name", shown.name)
        .maybe("description", Some(description.join(" ")).filter(|text| !text.is_empty()))
        .with("parameters", Json::Object(members));
    Object::new().with("type", "function").with("function", function).into()
}
