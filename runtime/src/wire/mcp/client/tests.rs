//! What a server may send instead of what was asked for.

use super::*;
use crate::reply::Reply;
use crate::wire::memory::Memory;

fn client() -> Client {
    Client::new("a \"host\"", "1\n", Revision::V2025_11_25)
}

/// A result in its response to the request 7.
fn response(result: &str) -> String {
    format!(r#"{{"jsonrpc":"2.0","id":7,"result":{result}}}"#)
}

/// The text of a result of a call, whether it is an error, and the metadata.
fn called(message: &str) -> Result<(String, bool, Option<String>, Option<String>), String> {
    let mut reply = Reply::new();
    reply.write_text("of another call");
    let mut memory = Memory::new();
    let read = client().read_call(7, message.as_bytes(), &mut memory, &mut reply);
    let structured = read.map(|structured| structured.map(str::to_owned));
    if structured.is_err() {
        assert_eq!((reply.text(), reply.is_error(), reply.metadata()), ("", false, None), "{message}");
    }
    let structured = structured.map_err(|unanswered| unanswered.to_string())?;
    Ok((reply.text().to_owned(), reply.is_error(), reply.metadata().map(str::to_owned), structured))
}

#[test]
fn results_of_calls() {
    let text = |text: &str| Ok((text.to_owned(), false, None, None));
    let table = [
        (r#"{"content":[{"type":"text","text":"6.1 m"}]}"#, text("6.1 m")),
        (r#"{"content":[{"text":"a\"b","type":"text"},{"type":"te\u0078t","text":"c"}],"x":[1]}"#, text("a\"b\nc")),
        (r#"{"content":[],"resultType":"complete","_meta":{"a":1}}"#, text("")),
        (r#"{"isError":true,"content":[{"type":"text","text":"no"}]}"#, Ok(("no".to_owned(), true, None, None))),
        (
            r#"{"content":[],"isError":true}"#,
            Ok(("The tool failed and says nothing about why.".to_owned(), true, None, None)),
        ),
        (
            r#"{"content":[],"structuredContent":{"m": 6.10}}"#,
            Ok((r#"{"m": 6.10}"#.to_owned(), false, None, Some(r#"{"m": 6.10}"#.to_owned()))),
        ),
        (
            r#"{"content":[{"type":"text","text":"6"}],"structuredContent":"6\n"}"#,
            Ok(("6".to_owned(), false, Some(r#"{"structuredContent":"6\n"}"#.to_owned()), Some(r#""6\n""#.to_owned()))),
        ),
        (r#"{"content":[],"structuredContent":null}"#, Ok(("null".to_owned(), false, None, Some("null".to_owned())))),
        (
            r#"{"content":[{"type":"image","data":"AA=="},{"type":"text","text":"a"},{"type":"rm -rf"}]}"#,
            Ok((
                "[image: no text, kept for the host]\na\n[content: no text, kept for the host]".to_owned(),
                false,
                Some(
                    r#"{"content":[{"type":"image","data":"AA=="},{"type":"text","text":"a"},{"type":"rm -rf"}]}"#
                        .to_owned(),
                ),
                None,
            )),
        ),
    ];
    for (result, expected) in table {
        assert_eq!(called(&response(result)), expected, "{result}");
    }
}

#[test]
fn what_is_no_result_is_told() {
    let table = [
        ("", "cannot be read: this is not JSON"),
        ("[]", "cannot be read: expected an object"),
        (r#"{"id":7,"result":{"content":[]}}"#, "`jsonrpc`: expected \"2.0\""),
        (r#"{"jsonrpc":"2.0","id":7}"#, "`result`: expected an object"),
        (r#"{"jsonrpc":"2.0","id":7,"result":null}"#, "`result`: expected an object"),
        (r#"{"jsonrpc":"2.0","id":7,"result":[]}"#, "`result`: expected an object"),
        (r#"{"jsonrpc":"2.0","id":7,"method":"ping"}"#, "`method`: expected none in a response"),
        (r#"{"jsonrpc":"2.0","id":7,"result":{"content":[]},"result":{}}"#, "`result` is there twice"),
        (r#"{"jsonrpc":"2.0","id":7,"r\u0065sult":{"content":[]},"result":{}}"#, "`result` is there twice"),
        (r#"{"jsonrpc":"2.0","id":7,"result":{},"error":{"code":1,"message":""}}"#, "`error`: expected none beside"),
        (r#"{"jsonrpc":"2.0","id":8,"result":{"content":[]}}"#, "answers another request"),
        (r#"{"jsonrpc":"2.0","id":"7","result":{"content":[]}}"#, "answers another request"),
        (r#"{"jsonrpc":"2.0","id":7.0,"result":{"content":[]}}"#, "answers another request"),
        (r#"{"jsonrpc":"2.0","id":null,"result":{"content":[]}}"#, "answers another request"),
        (r#"{"jsonrpc":"2.0","id":8,"error":{"code":-1,"message":"a"}}"#, "answers another request"),
        (
            r#"{"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"Unknown\ttool"}}"#,
            "error (-32602): Unknown\ttool",
        ),
        (r#"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"bad"}}"#, "error (-32700): bad"),
        (r#"{"jsonrpc":"2.0","error":{"code":-32700}}"#, "error (-32700): "),
        (r#"{"jsonrpc":"2.0","id":7,"error":{"message":"a"}}"#, "`code`: expected a whole number"),
        (r#"{"jsonrpc":"2.0","id":7,"error":{"code":1e3,"message":"a"}}"#, "`code`: expected a whole number"),
        (r#"{"jsonrpc":"2.0","id":7,"error":{"code":1,"message":[]}}"#, "`message`: expected a string"),
    ];
    for (message, expected) in table {
        let told = called(message).expect_err(message);
        assert!(told.contains(expected), "{message}: {told}");
    }
    for (result, expected) in [
        ("{}", "`content`: expected a list"),
        (r#"{"content":{}}"#, "`content`: expected a list"),
        (r#"{"content":["a"]}"#, "expected a list of objects"),
        (r#"{"content":[{}]}"#, "`type`: expected a string"),
        (r#"{"content":[{"type":1}]}"#, "`type`: expected a string"),
        (r#"{"content":[{"type":"text"}]}"#, "`text`: expected a string"),
        (r#"{"content":[{"type":"text","text":"a"},{"type":"text","text":null}]}"#, "`text`: expected a string"),
        (r#"{"content":[{"type":"text","text":"a","text":"b"}]}"#, "`text` is there twice"),
        (r#"{"content":[],"isError":"no"}"#, "`isError`: expected true or false"),
        (r#"{"resultType":"input_required","inputRequests":{}}"#, "no result but `input_required`"),
        (r#"{"content":[],"resultType":7}"#, "`resultType`: expected a string"),
    ] {
        let told = called(&response(result)).expect_err(result);
        assert!(told.contains(expected), "{result}: {told}");
    }
    let long = format!(r#"{{"jsonrpc":"2.0","id":7,"error":{{"code":1,"message":"{}"}}}}"#, "é".repeat(5000));
    assert!(called(&long).expect_err("an error").len() < 1100);
    let huge = response(&format!(r#"{{"content":[],"x":"{}"}}"#, " ".repeat(64 << 20)));
    assert!(called(&huge).expect_err("too large").contains("more than is read"));
    let deep = response(&format!(r#"{{"content":[],"x":{}{}}}"#, "[".repeat(70), "]".repeat(70)));
    assert!(called(&deep).expect_err("too deep").contains("too_deep"), "{:?}", called(&deep));
}

#[test]
fn pages_are_one_list() {
    let (mut memory, mut pages) = (Memory::new(), Pages::new("a server"));
    let mut read = |pages: &mut Pages, result: &str| pages.read(7, response(result).as_bytes(), &mut memory);
    assert_eq!(read(&mut pages, r#"{"tools":[ {"name":"a"} , {"name":"b"} ],"nextCursor":"\u00fcber"}"#), Ok(()));
    assert_eq!(pages.cursor(), Some("über"));
    assert_eq!(read(&mut pages, r#"{"tools":[ ],"nextCursor":"2"}"#), Ok(()));
    assert_eq!(read(&mut pages, r#"{"tools":[],"nextCursor":"2"}"#), Err(Unanswered::Circle));
    assert_eq!(read(&mut pages, r#"{"tools":[],"nextCursor":"3"}"#), Ok(()));
    assert_eq!(read(&mut pages, r#"{"tools":[{"name":"z"}],"nextCursor":"\u00fcber"}"#), Err(Unanswered::Circle));
    assert_eq!(pages.cursor(), Some("3"), "what was read before stays");
    for result in ["{}", r#"{"tools":null}"#, r#"{"tools":{}}"#, r#"{"tools":[],"nextCursor":3}"#, r#"{"tools":[1}"#] {
        assert!(matches!(read(&mut pages, result), Err(Unanswered::Malformed(_))), "{result}");
    }
    assert_eq!(read(&mut pages, r#"{"tools":[{"name":"c"}],"nextCursor":""}"#), Ok(()));
    assert_eq!(pages.cursor(), None);
    assert_eq!(pages.declared(), r#"{"tools":[{"name":"a"} , {"name":"b"},{"name":"c"}]}"#);
    let mut pages = Pages::new("");
    let last = (0..2000).find(|page| read(&mut pages, &format!(r#"{{"tools":[],"nextCursor":"{page}"}}"#)).is_err());
    assert_eq!(last, Some(1023));
    assert_eq!(read(&mut pages, r#"{"tools":[],"nextCursor":"new"}"#), Err(Unanswered::Endless));
    let long = format!(r#"{{"tools":[{{"name":"{}"}}]}}"#, "a".repeat(9 << 20));
    assert_eq!((read(&mut pages, &long), read(&mut pages, &long)), (Ok(()), Err(Unanswered::TooLarge)));
}

#[test]
fn what_servers_say_of_themselves() {
    let mut memory = Memory::new();
    let mut read = |result: &str| {
        let read = client().read_server(7, response(result).as_bytes(), &mut memory).map(|info| {
            (info.name.to_owned(), info.version.to_owned(), info.instructions.map(str::to_owned), info.revision)
        });
        read.map_err(|unanswered| unanswered.to_string())
    };
    let said =
        r#"{"protocolVersion":"2025-06-18","serverInfo":{"name":"t\u0069des","version":"2"},"instructions":"Ask."}"#;
    let expected = ("tides".to_owned(), "2".to_owned(), Some("Ask.".to_owned()), Revision::V2025_06_18);
    assert_eq!(read(said), Ok(expected));
    let newest =
        r#"{"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"a","version":"b"}},"supportedVersions":[]}"#;
    assert_eq!(read(newest), Ok(("a".to_owned(), "b".to_owned(), None, Revision::V2025_11_25)));
    let long = format!(r#"{{"protocolVersion":"{}"}}"#, "x".repeat(5000));
    for (result, expected) in [
        (r#"{"protocolVersion":"2024-11-05"}"#, "revision `2024-11-05`"),
        (&long, "revision `xxx"),
        (r#"{"protocolVersion":1}"#, "`protocolVersion`: expected a string"),
        (r#"{"serverInfo":7}"#, "`serverInfo`: expected an object"),
    ] {
        let told = read(result).expect_err(result);
        assert!(told.contains(expected) && told.len() < 200, "{told}");
    }
}

#[test]
fn a_call_has_one_object_on_one_line() {
    let mut out = b"x".to_vec();
    client().call(1, "a\nb", b" {\"a\":\r\n\"b\\n\"}\n", &mut out).expect("an object");
    let expected =
        br#"x{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"a\nb","arguments":{"a":  "b\n"}}}"#;
    assert_eq!(out, expected);
    let deep = |levels: usize| format!(r#"{{"a":{}{}}}"#, "[".repeat(levels), "]".repeat(levels));
    assert!(client().call(1, "a", deep(61).as_bytes(), &mut out).is_ok(), "no deeper than what is read");
    out.clear();
    let refused = [&b"[]"[..], b"{", b"{},\"x\":{}", b"{}}", b"7", b"null", b"{\"a\":\"\xff\"}"];
    for arguments in refused.into_iter().chain([deep(62).as_bytes()]) {
        assert!(client().call(1, "a", arguments, &mut out).is_err(), "{}", String::from_utf8_lossy(arguments));
        assert!(out.is_empty());
    }
}

#[test]
fn what_a_server_wants_itself() {
    fn of(message: &str) -> (Result<Received<'_>, Malformed>, String) {
        let mut out = Vec::new();
        let incoming = client().received(message.as_bytes(), &mut Memory::new());
        if let Ok(Received::Request(asked)) = incoming {
            client().decline(asked, &mut out);
        }
        (incoming, String::from_utf8(out).expect("UTF-8"))
    }
    let answer = |id| (Ok(Received::Answer(id)), String::new());
    assert_eq!(of(r#"{"jsonrpc":"2.0","id":7,"result":{}}"#), answer(Some(7)));
    assert_eq!(of(r#"{"jsonrpc":"2.0","id":"7","result":{}}"#), answer(None));
    assert_eq!(of(r#"{"jsonrpc":"2.0","id":null,"error":{}}"#), answer(None));
    let note = r#"{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}"#;
    assert_eq!(of(note), (Ok(Received::Notification), String::new()));
    assert_eq!(of(r#"{"jsonrpc":"2.0","id":"a","method":"ping"}"#).1, r#"{"jsonrpc":"2.0","id":"a","result":{}}"#);
    let declined = r#"{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}"#;
    assert_eq!(of(r#"{"jsonrpc":"2.0","id":1,"method":"sampling/createMessage","params":{}}"#).1, declined);
    assert!(of("[]").0.is_err());
}
