//! The server over HTTP as a stranger meets it: raw requests in, the status and the body out.

use std::io::{BufRead as _, BufReader, ErrorKind, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// The program, listening on a port of its own.
struct Served {
    child: Child,
    address: String,
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

struct Answer {
    status: u16,
    head: String,
    body: String,
}

impl Served {
    fn start() -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tools-example"));
        let mut child =
            command.args(["mcp", "http", "127.0.0.1:0"]).stdout(Stdio::piped()).spawn().expect("the example starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("its address");
        let address = line.trim().strip_prefix("http://").and_then(|rest| rest.strip_suffix("/mcp")).expect("a URL");
        Self { address: address.to_owned(), child }
    }

    /// Sends these bytes and reads until the server closes.
    fn raw(&self, request: &[u8]) -> Answer {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        stream.write_all(request).expect("it reads");
        let mut answer = Vec::new();
        // A server that refuses a body may close before it has read all of it.
        let _ = stream.read_to_end(&mut answer);
        let answer = String::from_utf8(answer).expect("UTF-8");
        let (head, body) = answer.split_once("\r\n\r\n").expect("an answer of HTTP");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        Answer { status, head: head.to_lowercase(), body: body.to_owned() }
    }

    /// Sends a body with these headers beside those that each message has; a header of the same name stands in its place.
    fn post(&self, headers: &[(&str, &str)], body: &str) -> Answer {
        let usual = [("host", self.address.as_str()), ("content-type", "application/json")];
        let kept = usual.iter().filter(|(name, _)| headers.iter().all(|(other, _)| other != name));
        let mut request = format!("POST /mcp HTTP/1.1\r\nconnection: close\r\ncontent-length: {}\r\n", body.len());
        for (name, value) in kept.chain(headers).filter(|(_, value)| *value != "-") {
            request += &format!("{name}: {value}\r\n");
        }
        self.raw((request + "\r\n" + body).as_bytes())
    }
}

impl Answer {
    /// The code of the error that stands in the body.
    fn code(&self) -> i64 {
        self.json()["error"]["code"].as_i64().unwrap_or_default()
    }

    fn json(&self) -> Value {
        assert!(self.head.contains("content-type: application/json"), "{}", self.head);
        serde_json::from_str(&self.body).expect("JSON")
    }
}

const PING: &str = r#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#;

type Headers = Vec<(&'static str, String)>;

/// A message of the newest revision, with the headers that it needs.
fn newest(method: &str, mut params: Value) -> (Headers, String) {
    params["_meta"] = json!({
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientCapabilities": {},
    });
    let mut headers = vec![("mcp-protocol-version", "2026-07-28".to_owned()), ("mcp-method", method.to_owned())];
    headers.extend(params["name"].as_str().map(|name| ("mcp-name", name.to_owned())));
    (headers, json!({"jsonrpc": "2.0", "id": 7, "method": method, "params": params}).to_string())
}

#[test]
fn messages_are_answered_and_notifications_accepted() {
    let served = Served::start();
    let answer = served.post(&[], PING);
    assert_eq!((answer.status, answer.json()), (200, json!({"jsonrpc": "2.0", "id": 1, "result": {}})));
    for silent in
        [r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, r#"{"jsonrpc":"2.0","id":1,"result":{}}"#]
    {
        let answer = served.post(&[("mcp-protocol-version", "2025-11-25")], silent);
        assert_eq!((answer.status, answer.body.as_str()), (202, ""));
    }
    // A client of before 2026-07-28 looks at no body of another status.
    for (message, code) in [("tools/call", -32602), ("prompts/list", -32601)] {
        let answer = served.post(&[], &json!({"jsonrpc": "2.0", "id": 1, "method": message}).to_string());
        assert_eq!((answer.status, answer.code()), (200, code), "{message}");
    }
    for (body, code) in [("", -32700), ("{", -32700), ("[]", -32600), ("{}", -32600), ("\u{FEFF}{}", -32700)] {
        let answer = served.post(&[], body);
        assert_eq!((answer.status, answer.code()), (400, code), "{body}");
    }
}

#[test]
fn only_one_path_and_one_method_are_served() {
    let served = Served::start();
    for method in ["GET", "DELETE", "PUT"] {
        let answer =
            served.raw(format!("{method} /mcp HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").as_bytes());
        assert_eq!(answer.status, 405, "{method}");
        assert!(answer.head.contains("allow: post"), "{}", answer.head);
    }
    let answer = served.raw(b"POST / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
    assert_eq!(answer.status, 404);
}

/// A page from elsewhere, also one whose name leads to this machine, cannot make the browser call a tool.
#[test]
fn pages_from_elsewhere_are_refused() {
    let served = Served::start();
    for header in [
        ("origin", "https://evil.example"),
        ("origin", "http://localhost.evil.example"),
        ("origin", "http://127.0.0.1.evil.example:80"),
        ("origin", "null"),
        ("origin", ""),
        ("origin", "http://192.168.0.1"),
        ("host", "evil.example"),
        ("host", "evil.example:8080"),
        ("host", "evil.example@localhost"),
        ("host", "localhost."),
        ("host", "localhost:80a"),
        ("host", "[127.0.0.1]"),
        ("host", ""),
        ("origin", "http://evil.example@localhost"),
        ("host", "-"),
    ] {
        let answer = served.post(&[header], PING);
        assert_eq!((answer.status, answer.body.as_str()), (403, ""), "{header:?}");
    }
    let twice = [("origin", "http://localhost"), ("Origin", "http://evil.example")];
    assert_eq!(served.post(&twice, PING).status, 403);
    for hosts in [["localhost", "localhost"], ["localhost", "evil.example"], ["evil.example", "localhost"]] {
        assert_eq!(served.post(&hosts.map(|host| ("host", host)), PING).status, 403, "{hosts:?}");
    }
    // Where the whole URL is sent, `Host` does not count.
    for (host, status) in [("localhost", 200), ("evil.example", 403)] {
        let head = format!("POST http://{host}/mcp HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n");
        let rest = format!("content-type: application/json\r\ncontent-length: {}\r\n\r\n{PING}", PING.len());
        assert_eq!(served.raw((head + &rest).as_bytes()).status, status, "{host}");
    }
    for header in
        [("origin", "http://localhost:5173"), ("origin", "http://[::1]"), ("host", "LOCALHOST:1"), ("host", "[::1]")]
    {
        assert_eq!(served.post(&[header], PING).status, 200, "{header:?}");
    }
    for content in ["text/plain", "application/x-www-form-urlencoded", "-", "application/jsonp"] {
        assert_eq!(served.post(&[("content-type", content)], PING).status, 415, "{content}");
    }
    assert_eq!(served.post(&[("content-type", "Application/JSON; charset=utf-8")], PING).status, 200);
}

/// What a gateway reads in the headers is what the tools get.
#[test]
fn headers_must_say_what_the_body_says() {
    let served = Served::start();
    let send = |change: &dyn Fn(&mut Headers), method: &str, params: Value| {
        let (mut headers, body) = newest(method, params);
        change(&mut headers);
        let headers: Vec<(&str, &str)> = headers.iter().map(|(name, value)| (*name, value.as_str())).collect();
        served.post(&headers, &body)
    };
    let call = || json!({"name": "count_primes", "arguments": {"below": 100}});
    let answer = send(&|_| (), "tools/call", call());
    assert_eq!((answer.status, &answer.json()["result"]["content"][0]["text"]), (200, &json!("25")));
    let encoded = send(&|headers| headers[2].1 = "=?base64?Y291bnRfcHJpbWVz?=".into(), "tools/call", call());
    assert_eq!(encoded.status, 200);
    let changes: [&dyn Fn(&mut Headers); 8] = [
        &|headers| headers[2].1 = "days_between".into(),
        &|headers| headers[2].1 = "=?base64?Y291bnRfcHJpbWVzMg==?=".into(),
        &|headers| headers.truncate(2),
        &|headers| headers.push(("mcp-name", "count_primes".into())),
        &|headers| headers[1].1 = "tools/list".into(),
        &|headers| headers[1].1 = "Tools/Call".into(),
        &|headers| headers[0].1 = "2025-11-25".into(),
        &|headers| drop(headers.remove(0)),
    ];
    for (at, change) in changes.iter().enumerate() {
        let answer = send(change, "tools/call", call());
        assert_eq!((answer.status, answer.code(), &answer.json()["id"]), (400, -32020, &json!(7)), "{at}");
    }
    let twice = [("mcp-protocol-version", "2026-07-28"), ("MCP-Protocol-Version", "2025-11-25")];
    assert_eq!((served.post(&twice, PING).status, served.post(&twice, PING).code()), (400, -32022));
    let unknown = served.post(&[("mcp-protocol-version", "2024-01-01")], PING);
    assert_eq!((unknown.status, unknown.code()), (400, -32022));
    let notified = served.post(&[("mcp-protocol-version", "tomorrow")], r#"{"jsonrpc":"2.0","method":"x"}"#);
    assert_eq!((notified.status, notified.code()), (400, -32022));
    for (method, status, code) in
        [("ping", 404, -32601), ("initialize", 404, -32601), ("tools/list", 400, -32602), ("tools/call", 400, -32602)]
    {
        let params = json!({"cursor": "none", "name": "no_such_tool"});
        let answer = send(&|_| (), method, params);
        assert_eq!((answer.status, answer.code()), (status, code), "{method}");
    }
    let bare = served.post(&[("mcp-protocol-version", "2026-07-28"), ("mcp-method", "ping")], PING);
    assert_eq!((bare.status, bare.code()), (400, -32602));
}

#[test]
fn too_much_and_too_little_are_refused_and_the_next_one_is_answered() {
    let served = Served::start();
    let filled = |bytes: usize| format!(r#"{{"jsonrpc":"2.0","id":1,"method":"ping","x":"{}"}}"#, "x".repeat(bytes));
    assert_eq!(served.post(&[], &filled(900_000)).status, 200);
    assert_eq!(served.post(&[], &filled(1 << 20)).status, 413);
    let no_chunk = b"POST /mcp HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\n\
        transfer-encoding: chunked\r\n\r\nzz\r\n";
    for broken in [&b"\x16\x03\x01\x00\xff\r\n\r\n"[..], b"POST /mcp HTTP/1.1\r\nhost localhost\r\n\r\n", no_chunk] {
        assert_eq!(served.raw(broken).status, 400);
    }
    // Of a body that ends too early nothing is run.
    let mut stream = TcpStream::connect(&served.address).expect("it listens");
    let head = "POST /mcp HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n";
    stream.write_all(format!("{head}{PING}").as_bytes()).expect("it reads");
    drop(stream);
    assert_eq!(served.post(&[], PING).status, 200);
}

/// A head or a body that does not end is not waited for, however often another byte of it comes.
#[test]
fn who_sends_slowly_is_not_waited_for() {
    let served = Served::start();
    let body =
        "POST /mcp HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{";
    let open = |start: &str| {
        let mut stream = TcpStream::connect(&served.address).expect("it listens");
        stream.write_all(start.as_bytes()).expect("it reads");
        stream.set_read_timeout(Some(Duration::from_millis(500))).expect("a timeout");
        stream
    };
    let mut streams = vec![open("POST /mcp HTTP/1.1\r\nhost: localhost\r\nx: "), open(body), open("")];
    let start = Instant::now();
    while !streams.is_empty() {
        assert!(start.elapsed() < Duration::from_secs(30), "{} are waited for", streams.len());
        streams.retain_mut(|stream| {
            // It may be closed by now.
            let _ = stream.write_all(b"x");
            matches!(stream.read_to_end(&mut Vec::new()), Err(error) if error.kind() == ErrorKind::WouldBlock)
        });
    }
    assert!(start.elapsed() > Duration::from_secs(2), "nobody is sent away at once");
}

/// Each request gets its own answer, whatever runs beside it.
#[test]
fn requests_at_the_same_time_are_kept_apart() {
    let served = Served::start();
    thread::scope(|scope| {
        for thread in 0..8 {
            let served = &served;
            scope.spawn(move || {
                for call in 0..20 {
                    let id = thread * 100 + call;
                    let day = call + 1;
                    let params = json!({"name": "days_between", "arguments": {"from": "2024-01-01", "to": format!("2024-01-{day:02}")}});
                    let message = json!({"jsonrpc": "2.0", "id": id, "method": "tools/call", "params": params});
                    let answer = served.post(&[], &message.to_string()).json();
                    assert_eq!((&answer["id"], &answer["result"]["content"][0]["text"]), (&json!(id), &json!(call.to_string())));
                }
            });
        }
    });
}

#[test]
fn other_machines_are_not_served() {
    for address in ["0.0.0.0:0", "[::]:0", "nowhere", "localhost"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tools-example"));
        let output = command.args(["mcp", "http", address]).output().expect("the example ends");
        assert!(!output.status.success() && output.stdout.is_empty(), "{address}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("127.0.0.1"), "{address}");
    }
}
