//! A server of MCP: messages and their answers as they always were, each answer as the protocol has it.
//!
//! A `.jsonl` in `cases/mcp` holds a message a line, its `.txt` what became of each. The tools are those of the case `returns`.

#[path = "mcp/changing.rs"]
mod changing;
#[path = "mcp/over_http.rs"]
mod over_http;
#[path = "mcp/schemas.rs"]
mod schemas;

use std::collections::BTreeSet;
use std::fs;

use serde_json::Value;
use toolcall::wire::mcp::{Buffers, Call, Handled, Lists, Server};
use toolcall::{Dialect, Reply, Scratch};
use toolcall_tests::block_on::block_on;
use toolcall_tests::cases::returns::tools::{self, TOOLS};
use toolcall_tests::compare::Goldens;
use toolcall_tests::wire::folder;

use self::schemas::Schemas;

fn server() -> Server<'static> {
    let list = |dialect| TOOLS.schema(dialect).expect("every dialect is rendered");
    let lists = Lists { newest: list(Dialect::Mcp), earlier: list(Dialect::Mcp20251125) };
    Server::new("re\"turns", "0.1.0", lists).expect("lists")
}

/// What is handed out and what is written.
fn handled<'m>(server: &Server<'_>, message: &'m [u8], buffers: &mut Buffers) -> (Handled<'m>, Vec<u8>) {
    let mut out = Vec::new();
    let handled = server.handle_sync(message, buffers, &mut out, |call| {
        tools::call_sync(&(), call.name, call.arguments, call.scratch, call.reply).into()
    });
    assert_eq!(out.is_empty(), !is_answered(handled), "what is written is the answer");
    (handled, out)
}

fn is_answered(handled: Handled<'_>) -> bool {
    matches!(handled, Handled::Answered | Handled::Refused { .. })
}

fn shown(handled: Handled<'_>, out: Vec<u8>) -> String {
    match handled {
        Handled::Answered | Handled::Refused { .. } => String::from_utf8(out).expect("UTF-8"),
        Handled::Listening { .. } => unreachable!("its lists do not change"),
        Handled::Silent => "silent".to_owned(),
        Handled::Cancelled(id) => format!("cancelled {id}"),
    }
}

/// The files of messages, without their ending.
fn files() -> Vec<std::path::PathBuf> {
    let files = fs::read_dir(folder().join("mcp")).expect("the folder").map(|file| file.expect("a file").path());
    files.filter(|path| path.extension().is_some_and(|extension| extension == "jsonl")).collect()
}

fn messages() -> Vec<String> {
    let read = |path: &std::path::PathBuf| fs::read_to_string(path).expect("messages");
    files().iter().flat_map(|path| read(path).lines().map(str::to_owned).collect::<Vec<_>>()).collect()
}

#[test]
fn messages_are_answered_as_they_always_were() {
    let (server, mut buffers, mut goldens) = (server(), Buffers::new(), Goldens::new());
    for path in files() {
        let mut answers = String::new();
        for message in fs::read_to_string(&path).expect("messages").lines() {
            let (handled, out) = handled(&server, message.as_bytes(), &mut buffers);
            assert!(!out.contains(&b'\n') && !out.contains(&b'\r'), "an answer is one line");
            answers += &shown(handled, out);
            answers.push('\n');
        }
        goldens.compare(&path.with_extension("jsonl.txt"), &answers);
    }
    goldens.orphans(&folder().join("mcp"), |name| name.ends_with(".txt"));
    goldens.finish();
}

/// Messages as they were recorded and changed in a few bytes; the toolset's own calls lead to the same, whatever is wrong.
#[test]
fn a_dispatcher_answers_alike() {
    let (server, mut buffers, mut dispatched) = (server(), Buffers::new(), Buffers::new());
    let (mut messages, alphabet) = (messages(), b"{}[],:\"\\u0123789-. nulaid\xc3\xa9\n");
    messages.retain(|message| message.len() > 2);
    let mut state = 7_u64;
    let mut random = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let mut results = 0;
    for round in 0..20_000 {
        let mut message = messages[round % messages.len()].clone().into_bytes();
        for _ in 0..random(3) {
            let at = random(message.len());
            match random(3) {
                0 => message[at] = alphabet[random(alphabet.len())],
                1 => message.insert(at, alphabet[random(alphabet.len())]),
                _ => drop(message.remove(at)),
            }
        }
        let (expected, answer) = handled(&server, &message, &mut buffers);
        let mut out = Vec::new();
        let handled = server.dispatch_sync(&message, &mut dispatched, &mut out, &(), &tools::DISPATCHER);
        assert_eq!((handled, out), (expected, answer), "{}", message.escape_ascii());
        results += usize::from(expected == Handled::Answered);
    }
    assert!(results > 2_000, "{results}");
}

/// Inside a message arguments have 62 levels at most, also where nothing but their parser looks at them.
#[test]
fn a_dispatcher_answers_deep_arguments_alike() {
    use toolcall_tests::cases::recursive::tools;
    let (server, mut buffers, mut tried) = (server(), Buffers::new(), Vec::new());
    for sums in 0..40 {
        let (open, close) = (r#"{"op":"sum","of":["#.repeat(sums), "]}".repeat(sums));
        let arguments = format!(r#"{{"expression":{open}{{"op":"number","value":7}}{close}}}"#);
        let head = r#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"evaluate","arguments":"#;
        let message = format!("{head}{arguments}}}}}");
        let (mut called, mut dispatched) = (Vec::new(), Vec::new());
        let _ = server.handle_sync(message.as_bytes(), &mut buffers, &mut called, |call| {
            tools::call_sync(&(), call.name, call.arguments, call.scratch, call.reply).into()
        });
        let _ = server.dispatch_sync(message.as_bytes(), &mut buffers, &mut dispatched, &(), &tools::DISPATCHER);
        assert_eq!(called, dispatched, "{message}");
        tried.push(String::from_utf8(called).expect("text").contains(r#""text":"7""#));
    }
    // The arguments and the number are two levels, each sum adds two.
    assert_eq!(tried, (0..40).map(|sums| 2 + 2 * sums <= 62).collect::<Vec<_>>());
}

/// White space keeps a message from the short way on which usual ones are read and answered.
#[test]
fn usual_messages_are_answered_as_all_others() {
    let (server, mut buffers) = (server(), Buffers::new());
    let mut results = 0;
    for message in messages().iter().filter(|message| message.starts_with("{\"")) {
        let answered = |message: &str, buffers: &mut Buffers| {
            let (handled, out) = handled(&server, message.as_bytes(), buffers);
            (handled == Handled::Answered, shown(handled, out))
        };
        let (is_result, answer) = answered(message, &mut buffers);
        let spaced = message.replacen('{', "{ ", 1);
        // What is wrong with a message may have a place in it.
        if is_result || answer.contains("-32602") {
            assert_eq!((is_result, answer), answered(&spaced, &mut buffers), "{message}");
            results += usize::from(is_result);
        }
    }
    assert!(results > 10, "{results} results");
}

#[test]
fn awaited_calls_are_answered_alike() {
    let (server, mut buffers, mut awaited) = (server(), Buffers::new(), Buffers::new());
    for message in messages() {
        let mut out = Vec::new();
        let future = server.handle(message.as_bytes(), &mut awaited, &mut out, async |call| {
            tools::call(&(), call.name, call.arguments, call.scratch, call.reply).await.into()
        });
        let handled_async = block_on(sent(future));
        assert_eq!((handled_async, out), handled(&server, message.as_bytes(), &mut buffers), "{message}");
    }
}

/// A server may run on any thread.
fn sent<F: Future + Send>(future: F) -> F {
    future
}

/// Every answer, of every kind that there is, fits what the two newest revisions say of it, and what is structured fits what the tool declares.
#[test]
fn answers_are_as_the_protocol_has_them() {
    let Some(schemas) = Schemas::load() else { return };
    let (server, mut buffers) = (server(), Buffers::new());
    let (mut judged, mut structured, mut kinds) = (0, 0, BTreeSet::new());
    for message in messages() {
        let (handled, out) = handled(&server, message.as_bytes(), &mut buffers);
        if is_answered(handled) {
            let answer: Value = serde_json::from_slice(&out).expect("an answer is JSON");
            kinds.insert(schemas.judge(serde_json::from_str(&message).ok().as_ref(), &answer));
            judged += 1;
            structured += usize::from(answer.pointer("/result/structuredContent").is_some());
        }
    }
    assert!(judged > 80 && structured > 7, "{judged} answers, {structured} of them structured");
    assert_eq!(kinds, Schemas::kinds());
}

/// All pages together are the list, each tool once, in declared order.
#[test]
fn pages_follow_each_other() {
    let whole: Vec<&str> = TOOLS.tools().map(|tool| tool.name).collect();
    for size in 1..=whole.len() + 1 {
        let (server, mut buffers) = (server().paged(size), Buffers::new());
        let (mut names, mut cursor, mut pages) = (Vec::new(), String::from("{}"), 0);
        loop {
            let message = format!(r#"{{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{cursor}}}"#);
            let (_, out) = handled(&server, message.as_bytes(), &mut buffers);
            let answer: Value = serde_json::from_slice(&out).expect("JSON");
            let tools = answer["result"]["tools"].as_array().expect("tools");
            assert!(tools.len() <= size);
            names.extend(tools.iter().map(|tool| tool["name"].as_str().expect("a name").to_owned()));
            pages += 1;
            let Some(next) = answer["result"].get("nextCursor") else { break };
            cursor = format!(r#"{{"cursor":{next}}}"#);
        }
        assert_eq!(
            (&names[..], pages),
            (&whole.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>()[..], whole.len().div_ceil(size))
        );
    }
}

/// A result that was cut is no value, and one that holds line breaks stays on one line.
#[test]
fn a_declared_result_is_a_value_or_an_error() {
    let server = server();
    let message = br#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"locate","arguments":{}}}"#;
    let given = |text: &str, cap: usize| {
        let mut buffers = Buffers::with(Scratch::new(), Reply::with_cap(cap));
        let mut out = Vec::new();
        let handled = server.handle_sync(message, &mut buffers, &mut out, |Call { reply, .. }| {
            reply.clear();
            reply.write_text(text);
            toolcall::Outcome::Done.into()
        });
        assert_eq!(handled, Handled::Answered);
        assert!(!out.contains(&b'\n'), "one line");
        serde_json::from_slice::<Value>(&out).expect("JSON")["result"].take()
    };
    let fine = given("{\"a\":\r\n \"b\\n\"}", 0);
    assert_eq!(fine["structuredContent"], serde_json::json!({"a": "b\n"}));
    assert_eq!(fine["content"][0]["text"], "{\"a\":\r\n \"b\\n\"}");
    for (text, cap) in [("{\"a\":1}", 3), ("{\"a\":1},\"isError\":false,\"b\":{}", 0), ("{\"a\":", 0), ("{} {}", 0)] {
        let broken = given(text, cap);
        assert_eq!((&broken["isError"], broken.get("structuredContent")), (&Value::Bool(true), None), "{text}");
    }
    // Nothing but an object is promised before 2026-07-28.
    assert_eq!(given("[]", 0).get("structuredContent"), None);
}

#[test]
fn nothing_is_allocated_for_any_message() {
    let (server, mut buffers, mut out) = (server(), Buffers::new(), Vec::with_capacity(1 << 16));
    let mut run = |message: &str| {
        out.clear();
        let _ = server.handle_sync(message.as_bytes(), &mut buffers, &mut out, |call| {
            tools::call_sync(&(), call.name, call.arguments, call.scratch, call.reply).into()
        });
    };
    // What these return owns memory.
    let owned = |message: &&String| !["\"multiples\"", "\"letters\""].iter().any(|name| message.contains(name));
    let messages = messages();
    messages.iter().for_each(|message| run(message));
    let mut counted = 0;
    for message in messages.iter().filter(owned) {
        let count = allocation_counter::measure(|| run(message)).count_total;
        assert_eq!(count, 0, "{message}");
        counted += 1;
    }
    assert!(counted > 80, "{counted} messages");
}

/// Whatever comes, what goes back is nothing or one line that is an answer of JSON-RPC.
#[test]
fn whatever_comes_gets_the_protocols_answer() {
    let (server, mut buffers) = (server(), Buffers::new());
    let mut random = toolcall_tests::random::Random::of("messages");
    let (mut answered, mut silent) = (0, 0);
    for message in messages() {
        for round in 0..300 {
            let mut bytes = message.clone().into_bytes();
            if round % 2 == 0 {
                bytes.truncate(random.below(bytes.len() + 1));
            }
            for _ in 0..random.below(3) {
                let at = random.below(bytes.len().max(1));
                if let Some(byte) = bytes.get_mut(at) {
                    *byte = b"{}[]\",:\\0 nau\n\xff"[random.below(15)];
                }
            }
            let (handled, out) = handled(&server, &bytes, &mut buffers);
            if !is_answered(handled) {
                silent += 1;
                continue;
            }
            answered += 1;
            let answer: Value = serde_json::from_slice(&out).expect("an answer is JSON");
            assert_eq!(answer.get("result").is_some(), handled == Handled::Answered, "{answer}");
            assert_eq!(answer.get("error").is_some(), handled != Handled::Answered, "{answer}");
            assert!(!out.contains(&b'\n') && answer["jsonrpc"] == "2.0", "{answer}");
        }
    }
    assert!(answered > 10_000 && silent > 100, "{answered} answered, {silent} silent");
}
