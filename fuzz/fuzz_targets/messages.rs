//! Any bytes as a message to a server of MCP: nothing panics; what goes back is one line that is an answer of JSON-RPC, with the
//! id of the message byte for byte, and none to what is no request; what another reader takes for a request is taken by ours.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;
use toolcall::Dialect;
use toolcall::wire::mcp::{self, Buffers, Handled, Lists, Server};
use toolcall_fuzz::{Counts, tools};

static COUNTS: Counts = Counts::new();

static SERVER: LazyLock<Server<'static>> = LazyLock::new(|| {
    let list = |dialect| tools::TOOLS.schema(dialect).expect("every dialect is rendered");
    let lists = Lists { newest: list(Dialect::Mcp), earlier: list(Dialect::Mcp20251125) };
    Server::new("fuzz", "1", lists).expect("lists").paged(2).changing()
});

/// As serde reads it, which refuses keys that stand twice too, and neither levels nor what stands under other keys.
#[derive(Deserialize)]
struct Request<'m> {
    jsonrpc: String,
    #[serde(borrow)]
    id: Option<&'m RawValue>,
    method: Option<String>,
    #[serde(borrow)]
    result: Option<&'m RawValue>,
    #[serde(borrow)]
    error: Option<&'m RawValue>,
}

#[derive(Deserialize)]
struct Answer<'m> {
    jsonrpc: String,
    #[serde(borrow)]
    id: Option<&'m RawValue>,
    #[serde(borrow)]
    result: Option<&'m RawValue>,
    #[serde(borrow)]
    error: Option<Error<'m>>,
}

#[derive(Deserialize)]
struct Error<'m> {
    code: i32,
    #[serde(borrow)]
    message: &'m RawValue,
}

fuzz_target!(|message: &[u8]| {
    let (mut buffers, mut out) = (Buffers::new(), Vec::new());
    let handled = SERVER.handle_sync(message, &mut buffers, &mut out, |call| {
        tools::call_sync(&(), call.name, call.arguments, call.scratch, call.reply).into()
    });
    let mut dispatched = Vec::new();
    let alike = SERVER.dispatch_sync(message, &mut Buffers::new(), &mut dispatched, &(), &tools::DISPATCHER);
    assert!(alike == handled && dispatched == out, "the toolset's own calls lead to the same");
    let sent = serde_json::from_slice::<Request<'_>>(message).ok();
    let is_request = |sent: &Request<'_>| sent.method.is_some() && sent.id.is_some();
    if matches!(handled, Handled::Silent | Handled::Cancelled(_)) {
        assert!(out.is_empty(), "nothing is written");
        let sent = sent.expect("what is passed in silence is a message");
        assert!(!is_request(&sent) && sent.jsonrpc == "2.0", "a request is answered");
        COUNTS.count(message, true);
        return;
    }
    if let Handled::Listening { id, .. } = handled {
        mcp::write_changed(Some(id), &mut out);
        mcp::write_ended(id, &mut out);
        // Ids may be longer than any number that is read.
        let told = serde_json::Deserializer::from_slice(&out).into_iter::<IgnoredAny>();
        assert_eq!(told.filter(Result::is_ok).count(), 3, "the acknowledgement, a change, the end");
        let sent = sent.expect("who listens sent a message");
        assert_eq!((sent.id.map(RawValue::get), sent.method.as_deref()), (Some(id), Some("subscriptions/listen")));
        COUNTS.count(message, true);
        return;
    }
    assert!(!out.contains(&b'\n') && !out.contains(&b'\r'), "one line");
    let answer: Answer<'_> = serde_json::from_slice(&out).expect("an answer is JSON");
    assert_eq!(answer.jsonrpc, "2.0");
    let is_result = handled == Handled::Answered;
    assert!(answer.result.is_some() == is_result && answer.error.is_some() != is_result, "a result or an error");
    if let Some(Error { code, message }) = answer.error {
        assert!(matches!(code, -32700 | -32600 | -32601 | -32602 | -32022), "{code}");
        assert!(message.get().len() < 1000, "{}", message.get());
    }
    if let (Some(sent), Some(answered)) = (&sent, answer.id) {
        assert_eq!(sent.id.map(RawValue::get), Some(answered.get()), "the id comes back");
    }
    if is_result {
        let sent = sent.as_ref().expect("what is answered is JSON");
        assert!(is_request(sent) && sent.result.is_none() && sent.error.is_none() && answer.id.is_some());
    }
    COUNTS.count(message, is_result);
});
