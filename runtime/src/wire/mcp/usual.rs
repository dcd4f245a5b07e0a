//! A message that asks for a call, written as nearly all clients write it: without white space, known keys only, in any order.
//!
//! Keys are compared together with what must stand behind them. Whatever else comes, and whatever is wrong, is left to the
//! description of messages, which gives the same of the same; here nothing is said to be wrong.

use toolcall_schema::limits;

use super::request::Asked;
use crate::cursor::behind_white;
use crate::pass::behind_value;
use crate::scan::plain_run;
use crate::wire::memory::Piece;

/// The call that a message asks for.
pub(super) fn call(body: &str) -> Option<Asked<'_>> {
    let mut rest = body.as_bytes().strip_prefix(b"{")?;
    let (mut id, mut params, mut has_version, mut is_call) = (None, None, false, false);
    let rest = loop {
        rest = if let (Some(behind), false) = (rest.strip_prefix(b"\"jsonrpc\":\"2.0\""), has_version) {
            has_version = true;
            behind
        } else if let (Some(value), None) = (rest.strip_prefix(b"\"id\":"), id) {
            let behind = behind_id(value)?;
            id = Some((value, behind));
            behind
        } else if let (Some(behind), false) = (rest.strip_prefix(b"\"method\":\"tools/call\""), is_call) {
            is_call = true;
            behind
        } else if let (Some(members), None) = (rest.strip_prefix(b"\"params\":{"), params) {
            let (read, behind) = Params::read(members)?;
            params = Some(read);
            behind
        } else {
            return None;
        };
        match rest.split_first()? {
            (b',', behind) => rest = behind,
            (b'}', behind) => break behind,
            _ => return None,
        }
    };
    let ((id, behind_id), Params { name, arguments, is_newest }) = (id?, params?);
    if !(has_version && is_call && behind_white(rest).is_empty()) {
        return None;
    }
    let at = |rest: &[u8]| body.len() - rest.len();
    let (name, behind_name) = name;
    let arguments = match arguments {
        Some((arguments, behind)) => body.get(at(arguments)..at(behind))?,
        None => "{}",
    };
    let name = Piece::of_body(at(name), at(behind_name));
    Some(Asked { body, id: body.get(at(id)..at(behind_id))?, name, arguments, is_newest })
}

/// What begins with a value, and what stands behind it.
type Place<'m> = (&'m [u8], &'m [u8]);

struct Params<'m> {
    /// Without its quotes.
    name: Place<'m>,
    arguments: Option<Place<'m>>,
    is_newest: bool,
}

impl<'m> Params<'m> {
    /// From the members on; also gives what stands behind the object.
    #[inline(always)]
    fn read(mut rest: &'m [u8]) -> Option<(Self, &'m [u8])> {
        let (mut name, mut arguments, mut meta) = (None, None, None);
        loop {
            rest = if let (Some(value), None) = (rest.strip_prefix(b"\"name\":\""), name) {
                let behind = value.get(plain_run(value)..)?;
                name = Some((value, behind));
                behind.strip_prefix(b"\"")?
            } else if let (Some(value), None) = (rest.strip_prefix(b"\"arguments\":"), arguments) {
                let behind = behind_object(value, 2)?;
                arguments = Some((value, behind));
                behind
            } else if let (Some(members), None) = (rest.strip_prefix(b"\"_meta\":{"), meta) {
                let (is_newest, behind) = is_newest(members)?;
                meta = Some(is_newest);
                behind
            } else {
                return None;
            };
            match rest.split_first()? {
                (b',', behind) => rest = behind,
                (b'}', behind) => {
                    return Some((Self { name: name?, arguments, is_newest: meta.unwrap_or_default() }, behind));
                }
                _ => return None,
            }
        }
    }
}

/// Whether what is behind `_meta` says that a request is of the newest revision, and what stands behind that object.
fn is_newest(mut rest: &[u8]) -> Option<(bool, &[u8])> {
    let (mut is_newest, mut is_capable) = (false, false);
    loop {
        let body = rest.strip_prefix(b"\"")?;
        let (key, behind) = body.split_at_checked(plain_run(body))?;
        let value = behind.strip_prefix(b"\":")?;
        rest = match key {
            b"io.modelcontextprotocol/protocolVersion" if !is_newest => {
                is_newest = true;
                value.strip_prefix(b"\"2026-07-28\"")?
            }
            b"io.modelcontextprotocol/clientCapabilities" if !is_capable => {
                is_capable = true;
                behind_object(value, 3)?
            }
            b"io.modelcontextprotocol/protocolVersion" | b"io.modelcontextprotocol/clientCapabilities" => return None,
            _ => behind_value(value, limits::DEPTH - 3)?,
        };
        match rest.split_first()? {
            (b',', behind) => rest = behind,
            (b'}', behind) => return (is_newest == is_capable).then_some((is_newest, behind)),
            _ => return None,
        }
    }
}

/// What stands behind an object inside so many others.
#[inline(always)]
fn behind_object(value: &[u8], around: usize) -> Option<&[u8]> {
    value.first().filter(|first| **first == b'{').and_then(|_| behind_value(value, limits::DEPTH - around))
}

/// What stands behind an id: a string without escapes, or digits.
#[inline(always)]
fn behind_id(value: &[u8]) -> Option<&[u8]> {
    if let [b'"', body @ ..] = value {
        return body.get(plain_run(body)..)?.strip_prefix(b"\"");
    }
    let count = value.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let is_number = count == 1 || count > 1 && !value.starts_with(b"0");
    value.get(count..).filter(|_| is_number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::envelope::Room;
    use crate::wire::mcp::message::{Message, Method};
    use crate::wire::mcp::request::Request;

    /// What is read of a message: its id, the name, the arguments, and whether it is of the newest revision.
    fn read(body: &str) -> Option<(&str, &str, &str, bool)> {
        call(body).map(|asked| (asked.id, asked.name(""), asked.arguments, asked.is_newest))
    }

    #[test]
    fn members_stand_in_any_order() {
        let params =
            [r#""name":"tide""#, r#""arguments":{"port":"a long name of a port \" in it"}"#, r#""_meta":{"a":1}"#];
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
        Some((id, asked.name(&text).to_owned(), asked.arguments, asked.is_newest))
    }

    #[test]
    fn whatever_is_read_is_what_the_description_reads() {
        let seeds = [
            NEWEST,
            r#"{"method":"tools/call","params":{"_meta":{"a":[1]},"name":"b","arguments":{"c":"d"}},"jsonrpc":"2.0","id":"\u0065"}"#,
            r#"{"id":10,"jsonrpc":"2.0","method":"tools/call","params":{"arguments":{"":{"e":[{}]}},"name":""}} "#,
        ];
        let alphabet = b"{}[],:\"\\u0123789-. nulaid";
        let mut state = 7_u64;
        let mut random = |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % below
        };
        let mut counts = [0; 2];
        for round in 0..30_000 {
            let mut text = seeds[round % seeds.len()].as_bytes().to_vec();
            for _ in 0..random(3) {
                let at = random(text.len());
                match random(3) {
                    0 => text[at] = alphabet[random(alphabet.len())],
                    1 => text.insert(at, alphabet[random(alphabet.len())]),
                    _ => drop(text.remove(at)),
                }
            }
            let text = String::from_utf8(text).expect("ASCII");
            let (usual, described) = (read(&text), described(&text));
            counts[usize::from(usual.is_some())] += 1;
            if let Some((id, name, arguments, is_newest)) = usual {
                assert_eq!(described, Some((id, name.to_owned(), arguments, is_newest)), "{text}");
            }
        }
        assert!(counts.iter().all(|count| *count > 5_000), "{counts:?}");
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
}
