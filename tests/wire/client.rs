//! Our client of MCP beside our server: what one writes, the other understands, and the protocol's schemas too.

use std::fs;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::{Value, json};
use toolcall::dynamic::{DynamicTools, Registry, Source, Toolbox};
use toolcall::wire::Memory;
use toolcall::wire::mcp::{Buffers, Client, Handled, Lists, Pages, Received, Revision, Server, Unanswered};
use toolcall::{Dialect, Reply, Scratch};
use toolcall_tests::block_on::block_on;
use toolcall_tests::cases::returns::tools::{self, TOOLS};
use toolcall_tests::shared;

/// A server with two tools on a page.
fn server() -> Server<'static> {
    let list = |dialect| TOOLS.schema(dialect).expect("every dialect is rendered");
    let lists = Lists { newest: list(Dialect::Mcp), earlier: list(Dialect::Mcp20251125) };
    Server::new("re\"turns", "0.1.0", lists).expect("lists").paged(2).instructions("Ask \"it\".")
}

/// What our server answers.
fn answer(message: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    let _ = server().handle_sync(message, &mut Buffers::new(), &mut out, |call| {
        tools::call_sync(&(), call.name, call.arguments, call.scratch, call.reply).into()
    });
    assert!(!message.contains(&b'\n') && !out.contains(&b'\n'), "a line each");
    out
}

fn client(revision: Revision) -> Client {
    Client::new("cli\"ent", "0.1.0", revision)
}

/// What is written by a function.
fn written(write: impl FnOnce(&mut Vec<u8>)) -> Vec<u8> {
    let mut out = Vec::new();
    write(&mut out);
    out
}

fn pages(client: &Client) -> Pages {
    let (mut pages, mut memory) = (Pages::new("returns"), Memory::new());
    for id in 0.. {
        let request = written(|out| client.list(id, pages.cursor(), out));
        pages.read(id, &answer(&request), &mut memory).expect("a page");
        if pages.cursor().is_none() {
            break;
        }
    }
    pages
}

#[test]
fn a_client_and_a_server_understand_each_other() {
    for revision in Revision::ALL {
        let (client, mut memory, mut reply) = (client(revision), Memory::new(), Reply::new());
        let greeting = answer(&written(|out| client.initialize(1, out)));
        let info = client.read_server(1, &greeting, &mut memory).expect("what the server says of itself");
        assert_eq!((info.name, info.version, info.revision), ("re\"turns", "0.1.0", revision));
        assert_eq!(info.instructions, Some("Ask \"it\"."));
        let note = written(|out| client.initialized(out));
        assert_eq!(note.is_empty(), revision == Revision::V2026_07_28);
        assert!(note.is_empty() || answer(&note).is_empty(), "a notification has no answer");

        let whole = DynamicTools::from_mcp(&pages(&client)).expect("declarations");
        assert!(whole.refused().is_empty(), "{:?}", whole.refused());
        let names = |shown: &mut dyn Iterator<Item = &str>| shown.map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(names(&mut whole.tools().map(|tool| tool.name())), names(&mut TOOLS.tools().map(|tool| tool.name)));
        assert!(whole.tools().all(|tool| (tool.source(), tool.server()) == (Source::Mcp, Some("returns"))));

        let mut call = |tool: &str, arguments: &str, reply: &mut Reply| {
            let request = written(|out| client.call(3, tool, arguments.as_bytes(), out).expect("an object"));
            client.read_call(3, &answer(&request), &mut memory, reply).map(|json| json.map(str::to_owned))
        };
        let structured = call("locate", r#"{"name":"Oslo"}"#, &mut reply).expect("a result").expect("a value");
        assert_eq!((reply.text(), reply.is_error()), (structured.as_str(), false));
        assert_eq!(call("locate", r#"{"nothing":1}"#, &mut reply), Ok(None));
        assert!(reply.is_error() && reply.text().contains("nothing"), "{}", reply.text());
        let Err(Unanswered::Error { code: -32602, message }) = call("lo\"cate", "{}", &mut reply) else {
            panic!("there is no such tool")
        };
        assert!(message.contains("locate"), "{message}");

        let note = written(|out| client.cancel(3, Some("too\nslow"), out));
        let handled = server().handle_sync(&note, &mut Buffers::new(), &mut Vec::new(), |_| unreachable!("no call"));
        assert_eq!(handled, Handled::Cancelled("3"));
        assert_eq!(client.received(&greeting, &mut memory), Ok(Received::Answer(Some(1))));
    }
}

const CALLS: [(&str, &str); 12] = [
    ("locate", r#"{"name":"Oslo","visitors":3}"#),
    ("locate", r#"{"name":""}"#),
    ("locate", r#"{"placeName":"Oslo"}"#),
    ("find", r#"{"name":"Oslo"}"#),
    ("find", r#"{"name":""}"#),
    ("order", r#"{"order":{"item":"rope"}}"#),
    ("multiples", r#"{"of":7,"count":10}"#),
    ("page", r#"{"words":["ab","","é\n"]}"#),
    ("letters", r#"{"text":"abba"}"#),
    ("grow", r#"{"height":1}"#),
    ("measure", r#"{"millis":9}"#),
    ("silent", "{}"),
];

/// A toolbox of a server's tools gives what the tools themselves give, awaited or not.
#[test]
fn tools_of_a_server_are_called_as_our_own() {
    static SENT: AtomicUsize = AtomicUsize::new(0);
    let client = client(Revision::V2026_07_28);
    let made = || DynamicTools::from_mcp(&pages(&client)).expect("declarations");
    let remote = Toolbox::from_mcp(made(), client.clone(), |request, (): &()| {
        SENT.fetch_add(1, Ordering::Relaxed);
        Ok::<_, &str>(answer(request))
    });
    let awaited = Toolbox::from_mcp_awaited(made(), client.clone(), |request, (): &()| {
        Box::pin(async move { Ok::<_, &str>(answer(&request)) })
    });
    let (mut scratch, mut reply, mut own) = (Scratch::new(), Reply::new(), Reply::new());
    let mut count = 0;
    for (tool, arguments) in CALLS {
        let expected = tools::call_sync(&(), tool, arguments.as_bytes(), &mut scratch, &mut own).name();
        let before = SENT.load(Ordering::Relaxed);
        let outcome = remote.call_sync(&(), tool, arguments.as_bytes(), &mut scratch, &mut reply).name();
        assert_eq!(outcome, expected, "{tool}: {}", reply.text());
        assert_eq!(reply.is_error(), own.is_error());
        let is_sent = SENT.load(Ordering::Relaxed) - before;
        assert_eq!(is_sent == 0, outcome == "rejected", "what does not fit is not sent");
        if outcome != "rejected" {
            assert_eq!(reply.text(), own.text(), "{tool}");
        }
        let text = reply.text().to_owned();
        let call = awaited.call(&(), tool, arguments.as_bytes(), &mut scratch, &mut reply);
        assert_eq!((block_on(call).name(), reply.text()), (outcome, &*text));
        count += usize::from(outcome == "done");
    }
    assert_eq!(count, 9);
    let registry = Registry::new(&TOOLS);
    assert_eq!(registry.put("returns", remote.tools().clone()).len(), TOOLS.tools().len(), "these names are taken");
}

/// What a tool takes may be deeper than what a message can hold around it: then nothing is sent.
#[test]
fn arguments_too_deep_for_a_message_are_an_error() {
    let page = br#"{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"any","inputSchema":{"type":"object"}}]}}"#;
    let mut pages = Pages::new("anything");
    pages.read(1, page, &mut Memory::new()).expect("a page");
    let client = client(Revision::V2025_11_25);
    let result = |request: &[u8]| {
        let id = &serde_json::from_slice::<Value>(request).expect("a request")["id"];
        let content = [json!({"type": "text", "text": "sent"})];
        json!({"jsonrpc": "2.0", "id": id, "result": {"content": content}}).to_string().into_bytes()
    };
    let made = || DynamicTools::from_mcp(&pages).expect("declarations");
    let remote = Toolbox::from_mcp(made(), client.clone(), move |request, (): &()| Ok::<_, &str>(result(request)));
    let awaited = Toolbox::from_mcp_awaited(made(), client.clone(), move |request, (): &()| {
        Box::pin(async move { Ok::<_, &str>(result(&request)) })
    });
    let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
    let too_deep = "`arguments`: expected one JSON object of at most 62 levels";
    for (levels, outcome, text) in [(62, "done", "sent"), (63, "failed", too_deep), (64, "failed", too_deep)] {
        let arguments = format!(r#"{{"a":{}{}}}"#, "[".repeat(levels - 1), "]".repeat(levels - 1));
        let told = remote.call_sync(&(), "any", arguments.as_bytes(), &mut scratch, &mut reply).name();
        assert_eq!((told, reply.text()), (outcome, text), "{levels}");
        let told = block_on(awaited.call(&(), "any", arguments.as_bytes(), &mut scratch, &mut reply)).name();
        assert_eq!((told, reply.text()), (outcome, text), "{levels}");
    }
}

/// How a test sends.
type Sent = Box<dyn Fn(&[u8]) -> Result<Vec<u8>, String> + Send + Sync>;

/// What goes wrong on the way is told to the model as an error.
#[test]
fn a_server_that_fails_is_an_error() {
    let client = client(Revision::V2025_11_25);
    let told = |sent: Sent| {
        let tools = DynamicTools::from_mcp(&pages(&client)).expect("declarations");
        let remote = Toolbox::from_mcp(tools, client.clone(), move |request, (): &()| sent(request));
        let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
        let outcome = remote.call_sync(&(), "locate", br#"{"name":"Oslo"}"#, &mut scratch, &mut reply).name();
        assert_eq!((outcome, reply.is_error()), ("failed", true));
        reply.text().to_owned()
    };
    assert_eq!(told(Box::new(|_| Err("the pipe is closed".to_owned()))), "the pipe is closed");
    assert!(
        told(Box::new(|_| Ok(answer(br#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#))))
            .contains("answers another request")
    );
    assert!(told(Box::new(|_| Ok(b"Traceback".to_vec()))).contains("cannot be read: this is not JSON"));
    for result in [json!({"content": []}), json!({"content": [], "structuredContent": {"nothing": 1}})] {
        let misfit = told(Box::new(move |request| {
            let id = &serde_json::from_slice::<Value>(request).expect("JSON")["id"];
            Ok(json!({"jsonrpc": "2.0", "id": id, "result": result}).to_string().into_bytes())
        }));
        assert_eq!(misfit, "The tool ran, but what its server gave back is not what the tool declares.");
    }
}

/// Every message is what its revision says of it.
#[test]
fn messages_are_as_the_protocol_has_them() {
    let Some(folder) = shared::folder("mcp-spec") else { return };
    for revision in Revision::ALL {
        let text = fs::read(folder.join("schema").join(revision.as_str()).join("schema.json")).expect("a schema");
        let whole: Value = serde_json::from_slice(&text).expect("JSON");
        let definitions = if whole.get("$defs").is_some() { "$defs" } else { "definitions" };
        let client = client(revision);
        let greeting = if revision == Revision::V2026_07_28 { "DiscoverRequest" } else { "InitializeRequest" };
        for (name, message) in [
            (greeting, written(|out| client.initialize(1, out))),
            ("InitializedNotification", written(|out| client.initialized(out))),
            ("ListToolsRequest", written(|out| client.list(2, None, out))),
            ("ListToolsRequest", written(|out| client.list(2, Some("a\"b"), out))),
            ("CallToolRequest", written(|out| client.call(3, "a", b"{\"b\":1}", out).expect("an object"))),
            ("CallToolRequest", written(|out| client.call(u64::MAX, "", b"", out).expect("nothing is an object"))),
            ("CancelledNotification", written(|out| client.cancel(3, None, out))),
            ("CancelledNotification", written(|out| client.cancel(3, Some("why"), out))),
        ] {
            if message.is_empty() {
                continue;
            }
            let mut schema = whole.clone();
            schema["$ref"] = json!(format!("#/{definitions}/{name}"));
            let judge = jsonschema::validator_for(&schema).expect("a schema");
            let message = serde_json::from_slice(&message).expect("a message is JSON");
            judge.validate(&message).unwrap_or_else(|error| panic!("{revision} {name}: {error}: {message}"));
        }
    }
}
