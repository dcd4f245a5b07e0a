//! Wire formats: what is read out of the responses of providers and written back.

#![forbid(unsafe_code)]

#[path = "wire/client.rs"]
mod client;
#[path = "wire/cost.rs"]
mod cost;
#[path = "wire/dispatched.rs"]
mod dispatched;
#[path = "wire/early.rs"]
mod early;
#[path = "wire/judged.rs"]
mod judged;
#[path = "wire/malformed.rs"]
mod malformed;
#[path = "wire/mcp.rs"]
mod mcp;
#[path = "wire/typed_client.rs"]
mod typed_client;

use std::collections::BTreeSet;

use serde_json::Value;
use toolcall::wire::{Memory, Provider};
use toolcall_tests::compare::Goldens;
use toolcall_tests::wire::{Shown, fed, folder, samples};

#[test]
fn samples_are_read_and_answered_as_they_always_were() {
    let mut goldens = Goldens::new();
    for sample in samples() {
        goldens.compare(&sample.golden(), &sample.shown().text());
    }
    for provider in Provider::ALL {
        goldens.orphans(&folder().join(provider.name()), |name| name.ends_with(".txt"));
    }
    goldens.finish();
}

/// Wherever the bytes are cut, in two or into single ones, and whatever the assembler has seen before.
#[test]
fn streams_may_be_cut_anywhere() {
    let mut count = 0;
    for sample in samples().iter().filter(|sample| sample.is_stream) {
        count += 1;
        let mut assembler = sample.provider.assembler();
        let expected = sample.shown();
        for at in 0..=sample.bytes.len() {
            let (head, tail) = sample.bytes.split_at(at);
            let shown = Shown::of(fed(&mut assembler, [head, tail]));
            assert_eq!(shown, expected, "{} cut at {at}", sample.name());
        }
        for size in [1, 2, 3, 7] {
            let shown = Shown::of(fed(&mut assembler, sample.bytes.chunks(size)));
            assert_eq!(shown, expected, "{} by {size}", sample.name());
        }
    }
    assert!(count >= 20, "{count} streams");
}

/// The same response says the same, whole and streamed.
#[test]
fn whole_and_streamed_are_alike() {
    let calls = |path: &str| {
        let samples = samples();
        let sample = samples.iter().find(|sample| sample.name() == path).unwrap_or_else(|| panic!("{path}"));
        let calls = sample.shown().calls;
        let call = |line: &str| {
            let (_, call) = line.split_once(' ').expect("an id");
            let (name, arguments) = call.split_once(' ').expect("a name");
            (name.to_owned(), serde_json::from_str::<Value>(arguments).expect("JSON"))
        };
        calls.lines().skip(1).map(call).collect::<Vec<_>>()
    };
    for provider in ["openai-chat", "openai-responses", "anthropic", "cohere"] {
        let [whole, streamed] = ["json", "stream"].map(|kind| calls(&format!("{provider}/several.{kind}")));
        assert_eq!(whole, streamed, "{provider}");
    }
}

#[test]
fn ids_that_are_made_up_are_legal_and_differ() {
    let body = br#"{"tool_calls":[{"function":{"name":"a"}},{"function":{"name":"a"}}]}"#;
    for provider in [Provider::named("openai-chat"), Provider::named("mistral"), Provider::named("ollama")] {
        let mut memory = Memory::new();
        let calls = provider.expect("one").calls(body, &mut memory).expect("calls");
        let ids: BTreeSet<String> = calls.map(|call| call.expect("a call").id().to_owned()).collect();
        assert_eq!(ids.len(), 2, "{ids:?}");
        assert!(ids.iter().all(|id| id.len() == 9 && id.bytes().all(|byte| byte.is_ascii_alphanumeric())));
    }
}

#[test]
fn providers_are_found_by_name() {
    for provider in Provider::ALL {
        assert_eq!(Provider::named(provider.name()).map(Provider::name), Some(provider.name()));
    }
    assert!(Provider::named("OpenAI-chat").is_none() && Provider::named("").is_none());
}
