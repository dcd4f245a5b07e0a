//! Any bytes as what a server of MCP answers: nothing panics; a result of a call that is taken is what another reader makes of
//! it, tools that are taken are JSON, and what is refused is told in short.

#![no_main]

use libfuzzer_sys::fuzz_target;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;
use toolcall::Reply;
use toolcall::wire::Memory;
use toolcall::wire::mcp::{Client, Pages, Received, Revision, Unanswered};
use toolcall_fuzz::Counts;

static COUNTS: Counts = Counts::new();

#[derive(Deserialize)]
struct Response<'m> {
    jsonrpc: String,
    id: u64,
    #[serde(borrow)]
    result: Called<'m>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Called<'m> {
    content: Vec<Block>,
    #[serde(borrow)]
    structured_content: Option<&'m RawValue>,
    is_error: Option<bool>,
}

#[derive(Deserialize)]
struct Block {
    r#type: String,
    text: Option<String>,
}

fuzz_target!(|message: &[u8]| {
    let client = Client::new("fuzz", "1", Revision::V2026_07_28);
    let (mut memory, mut reply) = (Memory::new(), Reply::with_cap(0));
    let called = client.read_call(ID, message, &mut memory, &mut reply).map(|structured| structured.map(str::to_owned));
    match &called {
        Ok(structured) => {
            let other: Response<'_> = serde_json::from_slice(message).expect("what is taken is a result");
            assert_eq!((&*other.jsonrpc, other.id), ("2.0", ID));
            assert_is(&other.result, structured.as_deref(), &reply);
        }
        Err(unanswered) => {
            assert!(reply.text().is_empty() && !reply.is_error());
            assert_short(unanswered);
        }
    }
    let mut pages = Pages::new("fuzz");
    let read = pages.read(ID, message, &mut memory);
    read.as_ref().err().map(assert_short);
    serde_json::from_str::<IgnoredAny>(&pages.declared()).expect("declarations are JSON");
    let greeted = client.read_server(ID, message, &mut memory).map(drop);
    greeted.as_ref().err().map(assert_short);
    let mut out = Vec::new();
    match client.received(message, &mut memory) {
        Ok(Received::Request(asked)) => {
            client.decline(asked, &mut out);
            serde_json::from_slice::<IgnoredAny>(&out).expect("an answer is JSON");
        }
        Ok(_) => {}
        Err(_) => assert!(called.is_err() && read.is_err() && greeted.is_err(), "an answer is a message"),
    }
    COUNTS.count(message, called.is_ok() || read.is_ok());
});

/// Whether the reply is what these blocks say.
fn assert_is(called: &Called<'_>, structured: Option<&str>, reply: &Reply) {
    let other = called.structured_content.map(RawValue::get);
    assert_eq!(structured.filter(|json| *json != "null"), other);
    let line = |block: &Block| match (&*block.r#type, &block.text) {
        ("text", Some(text)) => text.clone(),
        (kind @ ("image" | "audio" | "resource" | "resource_link"), _) => {
            format!("[{kind}: no text, kept for the host]")
        }
        _ => "[content: no text, kept for the host]".to_owned(),
    };
    let mut text = called.content.iter().map(line).collect::<Vec<_>>().join("\n");
    if called.content.is_empty() {
        text = structured.unwrap_or_default().to_owned();
    }
    assert_eq!(reply.is_error(), called.is_error == Some(true));
    assert!(reply.text() == text || reply.is_error() && text.is_empty(), "{:?} {text:?}", reply.text());
    if let Some(metadata) = reply.metadata() {
        serde_json::from_str::<IgnoredAny>(metadata).expect("metadata is JSON");
    }
}

fn assert_short(unanswered: &Unanswered) {
    let text = unanswered.to_string();
    assert!(text.len() < 1200, "{text}");
}

const ID: u64 = 7;
