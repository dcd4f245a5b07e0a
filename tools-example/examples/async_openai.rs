//! The tools beside a client crate with types of its own, `async-openai`: its messages, its responses, and our schemas as the
//! build step rendered them, which a request copies without reading them.
//!
//! `cargo run -p tools-example --example async_openai` runs offline: it prints the request and answers a response of the kind
//! that comes back. Online the request goes to `client.chat().create_byot(&request)`, of the client's feature `byot`.

use async_openai::types::chat::{
    ChatCompletionMessageToolCall, ChatCompletionMessageToolCalls, ChatCompletionRequestAssistantMessage,
    ChatCompletionRequestMessage, ChatCompletionRequestToolMessage, ChatCompletionRequestUserMessage,
    ChatCompletionRequestUserMessageContent, ChatCompletionResponseMessage, CreateChatCompletionResponse,
};
use serde::Serialize;
use serde_json::value::RawValue;
use toolcall::{Dialect, Reply, Scratch};
use tools_example::Notes;
use tools_example::tools::{self, TOOLS};

type Failed = Box<dyn core::error::Error>;

/// A request: the messages are the client's, the tools are ours.
#[derive(Serialize)]
struct Request<'a> {
    model: &'a str,
    messages: &'a [ChatCompletionRequestMessage],
    tools: &'static RawValue,
}

fn main() -> Result<(), Failed> {
    // Once, when the program starts; from here on it is copied.
    let tools: &'static RawValue = serde_json::from_slice(TOOLS.schema(Dialect::Openai)?)?;
    let mut messages = vec![user("How many days are there from 28 February to 1 March 2024?")];
    let request = serde_json::to_string(&Request { model: "gpt-5.4", messages: &messages, tools })?;
    println!("{request}");
    let response: CreateChatCompletionResponse = serde_json::from_str(RESPONSE)?;
    for choice in response.choices {
        answer(choice.message, &mut messages);
    }
    println!("{}", serde_json::to_string(&Request { model: "gpt-5.4", messages: &messages, tools })?);
    Ok(())
}

fn user(text: &str) -> ChatCompletionRequestMessage {
    let content = ChatCompletionRequestUserMessageContent::from(text);
    ChatCompletionRequestUserMessage { content, name: None }.into()
}

/// Adds the turn of the model and what its calls gave.
fn answer(turn: ChatCompletionResponseMessage, messages: &mut Vec<ChatCompletionRequestMessage>) {
    let (notes, mut scratch, mut reply) = (Notes::default(), Scratch::new(), Reply::new());
    let calls = turn.tool_calls.unwrap_or_default();
    let said = ChatCompletionRequestAssistantMessage { tool_calls: Some(calls.clone()), ..Default::default() };
    messages.push(said.into());
    for call in calls {
        // There are no tools but functions in the request.
        let ChatCompletionMessageToolCalls::Function(ChatCompletionMessageToolCall { id, function }) = call else {
            continue;
        };
        // Whatever the outcome: the reply tells the model.
        tools::call_sync(&notes, &function.name, function.arguments.as_bytes(), &mut scratch, &mut reply);
        let content = reply.text().into();
        messages.push(ChatCompletionRequestToolMessage { content, tool_call_id: id }.into());
    }
}

/// As a server sends it: one call that fits, and one that the model must repeat.
const RESPONSE: &str = r#"{"id":"chatcmpl-1","object":"chat.completion","created":1794000000,"model":"gpt-5.4",
"choices":[{"index":0,"finish_reason":"tool_calls","logprobs":null,"message":{"role":"assistant","content":null,"tool_calls":[
{"id":"call_1","type":"function","function":{"name":"days_between","arguments":"{\"from\":\"2024-02-28\",\"to\":\"2024-03-01\"}"}},
{"id":"call_2","type":"function","function":{"name":"days_between","arguments":"{\"from\":\"2024-02-28\"}"}}]}}]}"#;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn schemas_go_out_as_they_were_rendered_and_calls_are_answered() {
        let bytes = TOOLS.schema(Dialect::Openai).expect("it is rendered");
        let tools: &'static RawValue = serde_json::from_slice(bytes).expect("a schema is JSON");
        let mut messages = vec![user("When?")];
        let request = serde_json::to_vec(&Request { model: "gpt-5.4", messages: &messages, tools }).expect("JSON");
        assert!(request.windows(bytes.len()).any(|part| part == bytes));
        let response: CreateChatCompletionResponse = serde_json::from_str(RESPONSE).expect("a response");
        response.choices.into_iter().for_each(|choice| answer(choice.message, &mut messages));
        let messages = serde_json::to_value(&messages).expect("JSON");
        assert_eq!(messages[1]["tool_calls"][0]["id"], "call_1");
        assert_eq!((&messages[2]["tool_call_id"], &messages[2]["content"]), (&"call_1".into(), &"2".into()));
        assert!(messages[3]["content"].as_str().is_some_and(|text| text.contains("/to")), "{messages}");
    }
}
