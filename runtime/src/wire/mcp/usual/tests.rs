use super::*;
use crate::wire::envelope::Room;
use crate::wire::mcp::message::{Message, Method};
use crate::wire::mcp::request::Request;

fn sent(arguments: &[u8]) -> &str {
    core::str::from_utf8(arguments).expect("text")
}

/// What is read of a message: its id, the name, the arguments, and whether it is of the newest revision.
fn read(body: &str) -> Option<(&str, &str, &str, bool)> {
    read_bytes(body.as_bytes())
}

fn read_bytes(body: &[u8]) -> Option<(&str, &str, &str, bool)> {
    let mut asked = Asked::default();
    let is_read = call(body, &mut asked);
    is_read.then(|| (sent(asked.id), asked.name(""), sent(asked.arguments), asked.is_newest))
}

#[test]
fn members_stand_in_any_order() {
    let params = [r#""name":"tide""#, r#""arguments":{"port":"a long name of a port \" in it"}"#, r#""_meta":{"a":1}"#];
    let expected = Some(("\"a\"", "tide", r#"{"port":"a long name of a port \" in it"}"#, false));
    for (first, second, third) in [(0, 1, 2), (1, 2, 0), (2, 0, 1), (1, 0, 2)] {
        let params = format!(r#""params":{{{},{},{}}}"#, params[first], params[second], params[third]);
        let members = [r#""jsonrpc":"2.0""#, r#""id":"a""#, r#""method":"tools/call""#, &params];
        for turn in 0..4 {
            let [one, two, three, four] = [0, 1, 2, 3].map(|index| members[(index + turn) % 4]);
            assert_eq!(read(&format!("{{{one},{two},{three},{four}}}\n")), expected);
        }
    }
    let bare = r#"{"jsonrpc":"2.0","id":10,"method":"tools/call","params":{"name":"a"}}"#;
    assert_eq!(read(bare), Some(("10", "a", "{}", false)));
}

const NEWEST: &str = r#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"a","arguments":{},"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}}"#;

/// The same by the description of messages.
fn described(body: &str) -> Option<(&str, String, &str, bool)> {
    let mut text = String::new();
    let message = Message::read(body, &mut Room::new(), &mut text).ok()?;
    let id = message.id.of(body, "").filter(|_| message.method == Some(Method::Call))?;
    let request = Request { body, text: &text, message, id, headers: None };
    let asked = request.call(request.is_newest(Method::Call).ok()?).ok()?;
    Some((id, asked.name(&text).to_owned(), sent(asked.arguments), asked.is_newest))
}

/// Bytes that are mostly a message, in all the orders that libraries have and of lengths around what is looked at in one go.
#[test]
fn whatever_is_read_is_what_the_description_reads() {
    let seeds = [
        NEWEST,
        r#"{"method":"tools/call","params":{"_meta":{"a":[1]},"name":"b","arguments":{"c":"d~"}},"jsonrpc":"2.0","id":"\u0065"}"#,
        r#"{"id":10,"jsonrpc":"2.0","method":"tools/call","params":{"arguments":{"~":{"e":[{}]}},"name":""}} "#,
        r#"{"jsonrpc":"2.0","id":"x","method":"tools/call","params":{"name":"\u00e9","arguments":{"f~":[true,false,null,-0.5e+7,10]}}}"#,
        r#"{"method":"tools/call","params":{"name":"é","arguments":{"g":"~\\é\u00e9","h" : 0}},"jsonrpc":"2.0","id":7}"#,
    ];
    let alphabet = b"{}[],:\"\\u0123789-. nulaid\xc3\xa9\n";
    let mut state = 7_u64;
    let mut random = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let mut counts = [0; 3];
    for round in 0..50_000 {
        let padding = ["", "y", "long enough for more than a block \u{20ac}"][random(3)].repeat(random(13));
        let mut text = seeds[round % seeds.len()].replacen('~', &padding, 1).into_bytes();
        for _ in 0..random(3) {
            let at = random(text.len());
            match random(3) {
                0 => text[at] = alphabet[random(alphabet.len())],
                1 => text.insert(at, alphabet[random(alphabet.len())]),
                _ => drop(text.remove(at)),
            }
        }
        let usual = read_bytes(&text);
        let Ok(text) = core::str::from_utf8(&text) else {
            assert_eq!(usual, None, "{}", text.escape_ascii());
            counts[2] += 1;
            continue;
        };
        counts[usize::from(usual.is_some())] += 1;
        if let Some((id, name, arguments, is_newest)) = usual {
            assert_eq!(described(text), Some((id, name.to_owned(), arguments, is_newest)), "{text}");
        }
    }
    assert!(counts.iter().all(|count| *count > 1_000), "{counts:?}");
}

#[test]
fn what_is_unusual_is_left_to_others() {
    let message = NEWEST;
    assert_eq!(read(message), Some(("1", "a", "{}", true)));
    for (from, to) in [
        ("\"jsonrpc\":\"2.0\",", ""),
        ("\"id\":1,", ""),
        ("\"id\":1", "\"id\":01"),
        ("\"id\":1", "\"id\":1,\"id\":1"),
        ("\"id\":1", "\"id\":null"),
        ("\"id\":1", "\"id\":1.5"),
        ("2.0", "2.1"),
        ("tools/call", "tools/list"),
        ("\"name\":\"a\"", "\"name\":\"a\",\"name\":\"a\""),
        ("\"name\":\"a\"", "\"name\":\"\\u0061\""),
        ("\"name\":\"a\"", "\"n\\u0061me\":\"a\""),
        ("\"name\":\"a\",", ""),
        ("\"arguments\":{}", "\"arguments\":[]"),
        ("\"arguments\":{}", "\"arguments\":{,}"),
        ("\"arguments\":{}", "\"arguments\":{},\"arguments\":{}"),
        ("2026-07-28", "2025-06-18"),
        (",\"io.modelcontextprotocol/clientCapabilities\":{}", ""),
        ("Capabilities\":{}", "Capabilities\":[]"),
        ("Capabilities\":{}", "Capabilities\":{},\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\""),
        ("Capabilities\":{}", "Capabilities\":{},\"a\":[}"),
        (",\"params\"", " ,\"params\""),
        ("}}}}", "}}}"),
        ("}}}}", "}}}}}"),
    ] {
        let changed = message.replacen(from, to, 1);
        assert_ne!(changed, message);
        assert_eq!(read(&changed), None, "{changed}");
    }
}
