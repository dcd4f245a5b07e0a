//! The same messages with headers beside them, and the statuses of their answers.

use serde_json::Value;
use toolcall::wire::mcp::{Buffers, Handled, Headers, Incoming};
use toolcall_tests::cases::returns::tools;

use super::{Schemas, handled, is_answered, messages, server};

const NEWEST: &str = "2026-07-28";

/// What a message says that headers say too: its revision, its method, and the name of a tool.
fn said(message: &str) -> Option<[Option<String>; 3]> {
    let message: Value = serde_json::from_str(message).ok()?;
    let get = |pointer| message.pointer(pointer).and_then(Value::as_str).map(str::to_owned);
    Some(["/params/_meta/io.modelcontextprotocol~1protocolVersion", "/method", "/params/name"].map(get))
}

fn over_http(message: &str, said: &[Option<String>; 3]) -> (u16, String) {
    let [protocol_version, method, name] = said.each_ref().map(|text| text.as_ref().map(String::as_bytes));
    let incoming = Incoming::over_http(message.as_bytes(), Headers { protocol_version, method, name });
    let mut out = Vec::new();
    let handled = server().handle_sync(incoming, &mut Buffers::new(), &mut out, |call| {
        tools::call_sync(&(), call.name, call.arguments, call.scratch, call.reply).into()
    });
    (handled.status(), String::from_utf8(out).expect("UTF-8"))
}

/// Headers that say what the body says change no answer.
#[test]
fn answers_are_those_of_other_transports() {
    let mut seen = std::collections::BTreeMap::new();
    for message in messages() {
        let said = said(&message).unwrap_or_default();
        let (handled, expected) = handled(&server(), message.as_bytes(), &mut Buffers::new());
        let (status, answer) = over_http(&message, &said);
        assert_eq!(answer.as_bytes(), expected, "{message}");
        let is_newest = said[0].as_deref() == Some(NEWEST);
        let code = serde_json::from_str::<Value>(&answer).ok().and_then(|answer| answer["error"]["code"].as_i64());
        let expected = match code {
            None if is_answered(handled) => 200,
            None => 202,
            Some(-32700 | -32600 | -32022) => 400,
            Some(-32601) if is_newest => 404,
            Some(_) if is_newest => 400,
            Some(_) => 200,
        };
        assert_eq!(status, expected, "{message}");
        assert_eq!(code.is_some(), matches!(handled, Handled::Refused { .. }));
        *seen.entry((status, is_newest)).or_insert(0) += 1;
    }
    for kind in [(200, true), (200, false), (202, false), (400, true), (400, false), (404, true)] {
        assert!(seen.contains_key(&kind), "{kind:?} of {seen:?}");
    }
}

/// A header that is absent or other than the body is an error of its own, before any tool is called.
#[test]
fn headers_that_say_something_else_are_refused() {
    let is_newest = |message: &String| said(message).is_some_and(|[revision, ..]| revision.as_deref() == Some(NEWEST));
    let (mut refused, schemas) = (0, Schemas::load());
    for message in messages().iter().filter(|message| is_newest(message)) {
        let said = said(message).expect("JSON");
        let (_, answer) = over_http(message, &said);
        if answer.contains("clientCapabilities") {
            continue;
        }
        let headers = if said[1].as_deref() == Some("tools/call") && said[2].is_some() { 0..3 } else { 0..2 };
        for at in headers {
            for other in [None, Some("locatE".to_owned()), said[at].as_ref().map(|text| format!("{text}\0"))] {
                let mut said = said.clone();
                said[at] = other;
                let (status, answer) = over_http(message, &said);
                let answer: Value = serde_json::from_str(&answer).expect("JSON");
                assert_eq!((status, &answer["error"]["code"]), (400, &Value::from(-32020)), "{said:?} {message}");
                if let Some(schemas) = &schemas {
                    schemas.judge(serde_json::from_str(message).ok().as_ref(), &answer);
                }
                refused += 1;
            }
        }
    }
    assert!(refused > 100, "{refused}");
}
