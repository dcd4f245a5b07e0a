//! The schemas of a tool's arguments and of its output, wherever a provider's envelope has it, as JSON Schema.

use serde_json::Value;
use toolcall::Dialect;

use crate::openapi::to_json_schema;

/// `None` for a tool without arguments, where such a one has no schema.
///
/// # Panics
/// If it has its schema elsewhere.
pub fn parameters(dialect: Dialect, tool: &Value) -> Option<Value> {
    let (place, is_left_out) = match dialect {
        Dialect::Gemini => return tool.get("parameters").map(to_json_schema),
        Dialect::GeminiJson => ("/parametersJsonSchema", true),
        Dialect::Anthropic | Dialect::AnthropicStrict => ("/input_schema", false),
        Dialect::Mcp | Dialect::Mcp20251125 => ("/inputSchema", false),
        Dialect::Bedrock => ("/toolSpec/inputSchema/json", false),
        Dialect::OpenaiResponses | Dialect::OpenaiResponsesStrict => ("/parameters", false),
        _ => ("/function/parameters", false),
    };
    let schema = tool.pointer(place).cloned();
    assert!(is_left_out || schema.is_some(), "{dialect} has its schema elsewhere: {tool}");
    schema
}

/// The schema of the output; `None` where it is not shown.
pub fn output(dialect: Dialect, tool: &Value) -> Option<Value> {
    let place = match dialect {
        Dialect::Gemini => return tool.get("response").map(to_json_schema),
        Dialect::GeminiJson => "responseJsonSchema",
        Dialect::OpenaiResponses | Dialect::OpenaiResponsesStrict => "output_schema",
        _ => "outputSchema",
    };
    tool.get(place).cloned()
}
