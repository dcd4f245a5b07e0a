//! Our bytes beside a client crate with types of its own: `async-openai`.
//!
//! A request takes the array of tools, and the messages that we write, as they are: `&RawValue` is serialized by copying.

use async_openai::types::chat::{ChatCompletionRequestMessage, ChatCompletionTools, CreateChatCompletionRequest};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use toolcall::Dialect;
use toolcall_tests::case::CASES;
use toolcall_tests::wire::samples;

/// A request as a program may have it: what is ours goes in untouched.
#[derive(Serialize)]
struct Request<'a> {
    model: &'a str,
    messages: &'a RawValue,
    tools: &'a RawValue,
}

#[test]
fn schemas_and_messages_go_into_a_request_as_they_are() {
    let messages: &RawValue =
        serde_json::from_str(r#"[{"role":"user","content":"When is high water?"}]"#).expect("JSON");
    for case in CASES {
        // Once, when the program starts.
        let bytes = case.tools.schema(Dialect::Openai).expect("it is rendered");
        let tools: &'static RawValue = serde_json::from_slice(bytes).expect("a schema is JSON");
        let request = serde_json::to_vec(&Request { model: "gpt-5.4", messages, tools }).expect("JSON");
        assert!(request.windows(bytes.len()).any(|part| part == bytes), "{case:?}: the bytes are those of the build");
        let typed: CreateChatCompletionRequest = serde_json::from_slice(&request).expect("a request");
        assert_eq!(typed.tools.map(|tools| tools.len()), Some(case.tools.tools().len()), "{case:?}");
    }
}

/// For a client that wants its own types: read once, and written as they were.
#[test]
fn schemas_are_of_the_types_of_a_client() {
    for case in CASES {
        let bytes = case.tools.schema(Dialect::OpenaiStrict).expect("it is rendered");
        let typed: Vec<ChatCompletionTools> = serde_json::from_slice(bytes).expect("tools");
        let ours: Value = serde_json::from_slice(bytes).expect("JSON");
        assert_eq!(serde_json::to_value(&typed).expect("JSON"), ours, "{case:?}");
    }
}

#[test]
fn messages_are_of_the_types_of_a_client() {
    let mut count = 0;
    for sample in samples().iter().filter(|sample| sample.provider.name() == "openai-chat") {
        // The turn goes back as it came, and the type demands what did not come.
        if ["no_name", "blank_arguments"].iter().any(|slip| sample.name().contains(slip)) {
            continue;
        }
        let messages = sample.shown().messages;
        let typed: Vec<ChatCompletionRequestMessage> =
            serde_json::from_slice(&messages).unwrap_or_else(|error| panic!("{}: {error}", sample.name()));
        count += typed.len();
    }
    assert!(count > 40, "{count} messages");
}
