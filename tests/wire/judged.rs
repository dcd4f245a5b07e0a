//! What is read out of whole bodies, held against serde_json and a few lines of our own for each provider.

use serde_json::{Value, json};
use toolcall::wire::Memory;
use toolcall_tests::wire::samples;

#[test]
fn serde_json_finds_the_same_calls() {
    let mut count = 0;
    for sample in samples().iter().filter(|sample| !sample.is_stream) {
        let body: Value = serde_json::from_slice(&sample.bytes).expect("a body is JSON");
        let judged = calls(sample.provider.name(), &body);
        // That tool is unpacked, and bodies in several pieces are one.
        if sample.name().contains("packed") || body.is_array() {
            continue;
        }
        let mut memory = Memory::new();
        let found = sample.provider.calls(&sample.bytes, &mut memory).expect("a response");
        let found: Vec<Value> = found
            .map(|call| call.unwrap_or_else(|refused| refused.call))
            .map(|call| {
                let arguments = String::from_utf8(call.arguments.to_vec()).expect("text");
                // As values, since serde_json does not keep the text.
                let arguments = serde_json::from_str(&arguments).unwrap_or(Value::String(arguments));
                json!([call.has_id().then(|| call.id().to_owned()), call.name, arguments])
            })
            .collect();
        assert_eq!(found, judged, "{}", sample.name());
        count += found.len();
    }
    assert!(count > 50, "{count} calls");
}

/// Id, name and arguments of each call; blank arguments are an empty text.
fn calls(provider: &str, body: &Value) -> Vec<Value> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let chat = |message: &Value| {
        let calls = list(&message["tool_calls"]).into_iter().filter(|call| call["type"] != "custom");
        let call = |call: Value| call_of(&call["id"], &call["function"]["name"], &call["function"]["arguments"]);
        calls.map(call).collect::<Vec<_>>()
    };
    let of_kind =
        |blocks: &Value, kind: &str| list(blocks).into_iter().filter(|block| block["type"] == kind).collect::<Vec<_>>();
    match provider {
        // A slip that is left to the coercer.
        "anthropic" => of_kind(&body["content"], "tool_use")
            .iter()
            .map(|block| {
                json!([
                    block["id"],
                    block["name"],
                    block.get("input").filter(|input| !input.is_null()).unwrap_or(&json!(""))
                ])
            })
            .collect(),
        "openai-chat" | "mistral" if body.get("choices").is_some() => {
            list(&body["choices"]).iter().flat_map(|choice| chat(&choice["message"])).collect()
        }
        "openai-chat" => chat(body),
        "cohere" | "ollama" => chat(&body["message"]),
        "openai-responses" => of_kind(&body["output"], "function_call")
            .iter()
            .map(|item| call_of(&item["call_id"], &item["name"], &item["arguments"]))
            .collect(),
        "gemini" => {
            let parts =
                list(&body["candidates"]).into_iter().flat_map(|candidate| list(&candidate["content"]["parts"]));
            let calls = parts.filter_map(|part| part.get("functionCall").cloned());
            calls.map(|call| call_of(&call["id"], &call["name"], &call["args"])).collect()
        }
        "bedrock" => list(&body["output"]["message"]["content"])
            .iter()
            .filter_map(|block| block.get("toolUse"))
            .map(|call| call_of(&call["toolUseId"], &call["name"], &call["input"]))
            .collect(),
        other => panic!("no judge for {other}"),
    }
}

/// Text that holds JSON is that JSON.
fn call_of(id: &Value, name: &Value, arguments: &Value) -> Value {
    let arguments = match arguments {
        Value::Null => Value::String(String::new()),
        Value::String(text) => serde_json::from_str(text).unwrap_or(arguments.clone()),
        other => other.clone(),
    };
    json!([id, name.as_str().unwrap_or_default(), arguments])
}
