//! Prints each response of `wire/cases/` with what is read out of it and written back, for judges in other languages: one JSON
//! object a line.

#![forbid(unsafe_code)]

use serde_json::{Value, json};
use toolcall::wire::{Calls, Memory};
use toolcall_tests::wire::{Sample, fed, samples};

fn main() {
    for sample in samples() {
        let shown = sample.shown();
        let messages: Value = serde_json::from_slice(&shown.messages).expect("messages are JSON");
        println!(
            "{}",
            json!({
                "provider": sample.provider.name(),
                "sample": sample.name(),
                "is_stream": sample.is_stream,
                "text": String::from_utf8(sample.bytes.clone()).expect("text"),
                "calls": calls(&sample),
                "messages": messages,
            })
        );
    }
}

/// Id, if there is one, name, arguments as text, and whether the call may be run.
fn calls(sample: &Sample) -> Vec<Value> {
    let listed = |calls: Calls<'_>| {
        let call = |call: Result<_, toolcall::wire::Refused<'_>>| {
            let (call, is_whole) = match call {
                Ok(call) => (call, true),
                Err(refused) => (refused.call, false),
            };
            let id = call.has_id().then(|| call.id().to_owned());
            json!([id, call.name, String::from_utf8_lossy(call.arguments), is_whole])
        };
        calls.map(call).collect()
    };
    if sample.is_stream {
        let mut assembler = sample.provider.assembler();
        return listed(fed(&mut assembler, [&sample.bytes[..]]).expect("a stream"));
    }
    listed(sample.provider.calls(&sample.bytes, &mut Memory::new()).expect("a body"))
}
