//! From the bytes of a response to a tool of ours and back.

use toolcall::wire::{Memory, Numbers, Provider};
use toolcall::{Coercion, Outcome, Reply, Scratch};
use toolcall_tests::case::CASES;
use toolcall_tests::cases::hello::tools;

/// Calls `greet` as each provider sends it; the message that goes back.
fn answered(provider: &'static Provider, body: &str) -> String {
    let (mut memory, mut scratch, mut reply) = (Memory::new(), Scratch::new(), Reply::new());
    let mut messages = Vec::new();
    let calls = provider.calls(body.as_bytes(), &mut memory).expect("a response");
    let mut results = provider.results(&mut messages);
    for call in calls {
        match call {
            Ok(call) => {
                let name = call.name_among(|name| tools::TOOLS.find(name).is_some());
                tools::call_sync(&(), name, call.arguments, &mut scratch, &mut reply);
                results.push(&call, &reply);
            }
            Err(refused) => results.refuse(&refused),
        }
    }
    results.finish();
    String::from_utf8(messages).expect("JSON")
}

#[test]
fn a_tool_is_called_from_any_provider() {
    let chat = r#"{"tool_calls":[{"id":"c1","function":{"name":"functions.greet","arguments":"{\"name\":\"Ada\"}"}}]}"#;
    for (provider, body, expected) in [
        (Provider::OPENAI_CHAT, chat, r#"{"role":"tool","tool_call_id":"c1","content":"Hello, Ada!"}"#),
        (
            Provider::ANTHROPIC,
            r#"{"content":[{"type":"tool_use","id":"t1","name":"greet","input":{"name":"Ada"}}]}"#,
            r#"{"role":"user","content":[{"type":"tool_result","tool_use_id":"t1","content":"Hello, Ada!"}]}"#,
        ),
        (
            Provider::GEMINI,
            r#"{"parts":[{"functionCall":{"name":"default_api:greet","args":{"name":"Ada"}}}]}"#,
            r#"{"role":"user","parts":[{"functionResponse":{"name":"default_api:greet","response":{"output":"Hello, Ada!"}}}]}"#,
        ),
        (
            Provider::BEDROCK,
            r#"{"content":[{"toolUse":{"toolUseId":"t1","name":"greet","input":{"nam":"Ada"}}}]}"#,
            r#"{"role":"user","content":[{"toolResult":{"toolUseId":"t1","status":"error","content":[{"text":"#,
        ),
        (
            Provider::OLLAMA,
            r#"{"message":{"tool_calls":[{"function":{"name":"great","arguments":{}}}]},"done":true}"#,
            r#"{"role":"tool","tool_name":"great","content":"Error: there is no tool of this name; did you mean `greet`? Tools: greet"}"#,
        ),
    ] {
        let message = answered(provider, body);
        assert!(message.starts_with(expected), "{provider}: {message}");
        serde_json::from_str::<serde_json::Value>(&message).expect("JSON");
    }
}

/// Whole numbers that a provider may have rounded are in the receipt, unless they travelled as text.
#[test]
fn rounded_numbers_are_noted() {
    let case = CASES.iter().find(|case| case.name == "big_integers").expect("the case");
    let body = r#"{"parts":[{"functionCall":{"name":"multiply","args":{"a":36028797018963968,"b":3,"exact":"36028797018963969"}}},
        {"functionCall":{"name":"multiply","args":{"a":12}}}]}"#;
    for (provider, expected) in [(Provider::GEMINI, [true, false]), (Provider::OPENAI_CHAT, [false, false])] {
        let text = match expected {
            [true, _] => body.to_owned(),
            _ => r#"{"tool_calls":[{"function":{"name":"multiply","arguments":"{\"a\":36028797018963968}"}}]}"#
                .to_owned(),
        };
        let (mut memory, mut scratch, mut reply) = (Memory::new(), Scratch::new(), Reply::new());
        for (call, expected) in provider.calls(text.as_bytes(), &mut memory).expect("calls").flatten().zip(expected) {
            let mut is_done = false;
            let mut inspect = |outcome: Outcome<'_>, _: &Reply| is_done = outcome.is_done();
            (case.call_sync)(call.name, call.arguments, &mut scratch, &mut reply, &mut inspect);
            assert!(is_done, "{}", reply.text());
            assert_eq!(scratch.receipt().count(Coercion::Rounded), 0);
            assert_eq!(call.note_rounded(&mut scratch), expected);
            let places: Vec<_> = scratch.receipt().places().collect();
            assert_eq!(places, if expected { vec![("/a", Coercion::Rounded)] } else { Vec::new() });
        }
    }
}

/// Those that come by path, as Vertex sends them, are noted too, and each argument is there as soon as it is whole.
#[test]
fn rounded_numbers_that_come_by_path_are_noted() {
    let case = CASES.iter().find(|case| case.name == "big_integers").expect("the case");
    let call = |call: &str| format!(r#"{{"candidates":[{{"content":{{"parts":[{{"functionCall":{call}}}]}}}}]}}"#);
    let pieces = r#"{"jsonPath":"$.a","numberValue":36028797018963968},{"jsonPath":"$.b","numberValue":3}"#;
    let exact = r#"{"jsonPath":"$.exact","stringValue":"36028797018963969"}"#;
    let mut assembler = Provider::GEMINI.assembler();
    let mut early = Vec::new();
    for event in [
        call(r#"{"name":"multiply","willContinue":true}"#),
        call(&format!(r#"{{"partialArgs":[{pieces}],"willContinue":true}}"#)),
        call(&format!(r#"{{"partialArgs":[{exact}],"willContinue":true}}"#)),
    ] {
        assembler.event(event.as_bytes()).expect("an event");
        for mut call in assembler.growing() {
            early.extend(core::iter::from_fn(|| call.next_argument()).map(|argument| argument.member.to_owned()));
        }
    }
    assert_eq!(early[0], r#""a":36028797018963968"#);
    assembler.event(call("{}").as_bytes()).expect("the end of the call");
    assembler.event(br#"{"candidates":[{"finishReason":"STOP"}]}"#).expect("the end");
    let (mut scratch, mut reply, mut is_done) = (Scratch::new(), Reply::new(), false);
    let mut calls = assembler.finish().expect("calls");
    let call = calls.next().expect("a call").expect("whole");
    assert_eq!(call.numbers, Numbers::Doubles);
    let mut inspect = |outcome: Outcome<'_>, _: &Reply| is_done = outcome.is_done();
    (case.call_sync)(call.name, call.arguments, &mut scratch, &mut reply, &mut inspect);
    assert!(is_done && call.note_rounded(&mut scratch), "{}", reply.text());
    assert_eq!(scratch.receipt().places().collect::<Vec<_>>(), [("/a", Coercion::Rounded)]);
}
