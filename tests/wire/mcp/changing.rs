//! Lists that change: a server for each generation of a registry, and who is told.

use std::sync::Arc;

use serde_json::{Value, json};
use toolcall::Dialect;
use toolcall::dynamic::{DynamicTools, Generation, Loader, Registry};
use toolcall::wire::mcp::{Buffers, Handled, Headers, Incoming, Lists, Server, write_changed, write_ended};
use toolcall_tests::cases::returns::tools::{self, TOOLS};

use super::Schemas;

/// What a host swaps when its tools change: a message is handled by the one it began with.
struct Now {
    tools: Arc<Generation>,
    server: Server<'static>,
}

impl Now {
    fn of(registry: &Registry) -> Self {
        let tools = registry.current();
        let list = |dialect| {
            let mut list = Vec::new();
            tools.write_schema(dialect, &mut list).expect("every dialect is rendered");
            list
        };
        let (newest, earlier) = (list(Dialect::Mcp), list(Dialect::Mcp20251125));
        let server = Server::new("harbour", "1", Lists { newest: &newest, earlier: &earlier }).expect("lists");
        Self { server: server.changing().into_owned(), tools }
    }

    fn answer(&self, message: &Value) -> Value {
        let (mut out, message) = (Vec::new(), message.to_string());
        let handled = self.server.handle_sync(&message, &mut Buffers::new(), &mut out, |call| {
            assert_eq!(self.tools.toolset_of(call.name), Some(0), "it is called where it stands");
            tools::call_sync(&(), call.name, call.arguments, call.scratch, call.reply).into()
        });
        assert!(matches!(handled, Handled::Answered | Handled::Refused { .. }), "{handled:?}");
        parse(&out)
    }

    fn names(&self) -> Vec<String> {
        let answer = self.answer(&json!({"jsonrpc": "2.0", "id": 1, "method": "tools/list"}));
        let tools = answer["result"]["tools"].as_array().expect("tools");
        tools.iter().map(|tool| tool["name"].as_str().expect("a name").to_owned()).collect()
    }
}

fn parse(out: &[u8]) -> Value {
    serde_json::from_slice(out).expect("JSON")
}

/// A request of the newest revision.
fn request(id: Value, method: &str, mut params: Value) -> Value {
    params["_meta"] = json!({
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientCapabilities": {},
    });
    json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params})
}

/// What becomes of a subscription: whether it is told of tools, and the acknowledgement.
fn listen(server: &Server<'_>, id: Value, filter: Value) -> (String, bool, Value) {
    let message = request(id, "subscriptions/listen", json!({ "notifications": filter })).to_string();
    let mut out = Vec::new();
    match server.handle_sync(&message, &mut Buffers::new(), &mut out, |_| unreachable!("no call")) {
        Handled::Listening { id, tools } => (id.to_owned(), tools, parse(&out)),
        other => panic!("{message}: {other:?}"),
    }
}

#[test]
fn each_generation_has_a_server() {
    let registry = Registry::new(&TOOLS);
    let before = Now::of(&registry);
    let tide = br#"[{"name":"tide","description":"The tide.","inputSchema":{"type":"object"}}]"#;
    let loaded: DynamicTools = Loader::new().load(tide).expect("a declaration");
    assert!(registry.put("server", loaded).is_empty());
    let after = Now::of(&registry);
    let mut expected = before.names();
    expected.push("tide".to_owned());
    assert_eq!((after.names(), TOOLS.tools().count() + 1), (expected.clone(), expected.len()));
    assert_eq!(before.names(), expected[..expected.len() - 1], "what began before goes on as it began");
    let call = |name| json!({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": name}});
    assert_eq!(after.answer(&call("silent"))["result"]["isError"], Value::Null);
    registry.enable("silent", false).expect("it is there");
    assert!(!Now::of(&registry).names().contains(&"silent".to_owned()));
}

#[test]
fn it_is_said_that_lists_change() {
    let now = Now::of(&Registry::new(&TOOLS));
    let hello =
        json!({"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "c", "version": "1"}});
    let hello = json!({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": hello});
    let expected = json!({"tools": {"listChanged": true}});
    assert_eq!(now.answer(&hello)["result"]["capabilities"], expected);
    assert_eq!(now.answer(&request(json!(1), "server/discover", json!({})))["result"]["capabilities"], expected);
    let asked = request(json!(1), "subscriptions/listen", json!({"notifications": {"toolsListChanged": true}}));
    let mut earlier = asked.clone();
    earlier["params"]["_meta"].take();
    assert_eq!(now.answer(&earlier)["error"]["code"], -32601, "a method of the newest revision");
    let (unchanging, asked) = (super::server(), asked.to_string());
    let (handled, out) = super::handled(&unchanging, asked.as_bytes(), &mut Buffers::new());
    assert_eq!((parse(&out)["error"]["code"].as_i64(), handled), (Some(-32601), Handled::Refused { status: 200 }));
}

/// Ids come back as they were sent, and every message is as the protocol has it.
#[test]
fn subscriptions_are_acknowledged_told_and_ended() {
    let server = Now::of(&Registry::new(&TOOLS)).server;
    let schemas = Schemas::load();
    for id in [json!("listen-1"), json!(7), json!("a\"\u{1F600}\n"), json!(-1)] {
        let (text, tools, acknowledged) =
            listen(&server, id.clone(), json!({"toolsListChanged": true, "promptsListChanged": true}));
        assert!(tools);
        assert_eq!(acknowledged["params"]["notifications"], json!({"toolsListChanged": true}), "no more than there is");
        let (mut changed, mut ended) = (Vec::new(), Vec::new());
        write_changed(Some(&text), &mut changed);
        write_ended(&text, &mut ended);
        let (changed, ended) = (parse(&changed), parse(&ended));
        for meta in [&acknowledged["params"], &changed["params"], &ended["result"]] {
            assert_eq!(meta["_meta"]["io.modelcontextprotocol/subscriptionId"], id);
        }
        assert_eq!(ended["id"], id);
        if let Some(schemas) = &schemas {
            schemas.judge_changes([&acknowledged, &changed, &ended]);
        }
    }
    let mut changed = Vec::new();
    write_changed(None, &mut changed);
    assert_eq!(parse(&changed), json!({"jsonrpc": "2.0", "method": "notifications/tools/list_changed"}));
    if let Some(schemas) = &schemas {
        schemas.judge_change(&parse(&changed));
    }
}

#[test]
fn who_asks_for_other_things_is_not_told_of_tools() {
    let server = Now::of(&Registry::new(&TOOLS)).server;
    for filter in [
        json!({}),
        json!({"promptsListChanged": true, "resourceSubscriptions": ["file:///a"]}),
        json!({"toolsListChanged": false}),
        json!({"toolsListChanged": null}),
        json!({"ToolsListChanged": true, "x": {"toolsListChanged": true}}),
    ] {
        let (_, tools, acknowledged) = listen(&server, json!(1), filter);
        assert_eq!((tools, &acknowledged["params"]["notifications"]), (false, &json!({})));
    }
    let now = Now::of(&Registry::new(&TOOLS));
    for filter in
        [json!(null), json!([]), json!(true), json!({"toolsListChanged": "true"}), json!({"toolsListChanged": 1})]
    {
        let answer = now.answer(&request(json!(1), "subscriptions/listen", json!({ "notifications": filter })));
        assert_eq!(answer["error"]["code"], -32602, "{answer}");
    }
    // What only this method knows is passed by the others.
    let answer = now.answer(&request(json!(1), "tools/call", json!({"name": "silent", "notifications": 7})));
    assert_eq!(answer["error"], Value::Null, "{answer}");
    let headers = Headers { protocol_version: Some(b"2026-07-28"), method: Some(b"subscriptions/listen"), name: None };
    let message = request(json!(1), "subscriptions/listen", json!({"notifications": {}})).to_string();
    let incoming = Incoming::over_http(message.as_bytes(), headers);
    let handled = server.handle_sync(incoming, &mut Buffers::new(), &mut Vec::new(), |_| unreachable!("no call"));
    assert_eq!(handled.status(), 200);
}
