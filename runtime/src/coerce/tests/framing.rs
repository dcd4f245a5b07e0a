//! Text that is not one JSON object, and where exactly it stops being one.

use super::fixture::{CITY, ROOT, TABLE, accept, codes, fault, lines, refuse_bytes};
use crate::violation::Code;
use toolcall_schema::limits;

#[test]
fn blank_and_null_are_an_empty_object() {
    for sent in ["", " ", "\n\t\r ", "null", " null\n", "{}"] {
        assert_eq!(codes(sent), [Code::MissingKey], "{sent:?}");
    }
    for sent in ["nul", "nulll", "null null", "\u{a0}", "\u{3000}null"] {
        assert_ne!(codes(sent), [Code::MissingKey], "{sent:?}");
    }
}

#[test]
fn faults_with_their_offsets() {
    for (sent, code, offset) in FAULTS {
        assert_eq!(fault(sent), (*code, Some(*offset)), "{}", sent.escape_ascii());
    }
}

#[test]
fn faults_say_what_to_send() {
    let table = [
        ("{\"days\":NaN}", "arguments: not valid JSON at byte 8, expected a finite number"),
        ("\u{feff}{}", "arguments: not valid JSON at byte 0, expected JSON without a byte order mark"),
        ("{} x", "arguments: more text at byte 3, expected nothing after the JSON value"),
        ("{\"city\":\"x\"", "arguments: not valid JSON at byte 11, expected the rest, the text is cut off"),
        ("{\"flag\":None}", "arguments: not valid JSON at byte 8, expected true, false or null in lower case"),
        (
            "{\"city\":\"\\ud800\"}",
            "arguments: half of a surrogate pair at byte 9, expected both halves, or the character itself",
        ),
    ];
    for (sent, line) in table {
        assert_eq!(lines(sent), line);
    }
    let deep = "[".repeat(10_000);
    assert_eq!(
        lines(&deep),
        "arguments: nested too deeply at byte 64, expected at most 64 levels of objects and arrays"
    );
}

#[test]
fn a_fault_stands_alone() {
    assert_eq!(codes(r#"{"days":"x","nope":1,"city":"#), [Code::MalformedJson]);
    assert_eq!(codes(r#"{"days":"x"} {}"#), [Code::TrailingData]);
}

#[test]
fn depth_counts_everywhere() {
    for (open, close) in [("[", "]"), (r#"{"a":"#, "}"), (r#"[{"days":"#, "}]")] {
        let (open, close) = (open.repeat(10_000), close.repeat(10_000));
        let whole = format!("{open}1{close}");
        for sent in [format!(r#"{{"nope":{whole}}}"#), format!(r#"{{"days":{whole}}}"#), whole, open] {
            assert_eq!(fault(sent.as_bytes()).0, Code::TooDeep);
        }
    }
    // 64 levels are read, the 65th is not.
    let nested = |levels: usize| format!(r#"{{"nope":{}{}}}"#, "[".repeat(levels - 1), "]".repeat(levels - 1));
    assert_eq!(codes(&nested(64)), [Code::UnknownKey, Code::MissingKey]);
    assert_eq!(fault(nested(65).as_bytes()), (Code::TooDeep, Some(8 + 63)));
}

#[test]
fn size() {
    let padded = |length: usize| format!("{CITY}{}", " ".repeat(length - CITY.len()));
    accept(&padded(limits::BYTES));
    assert_eq!(fault(padded(limits::BYTES + 1).as_bytes()), (Code::TooLarge, None));
    assert_eq!(fault(&vec![0xff; limits::BYTES + 1]), (Code::TooLarge, None));
    assert_eq!(lines(&padded(limits::BYTES + 1)), "arguments: too large, expected at most 1048576 bytes");
}

#[test]
fn every_truncation_is_rejected() {
    let sent = r#" {"days":1.5e+1,"city":"\u00e9\ud83d\ude00é","stops":[{"lat":-0.5,"lon":1},{}],"nope":[true,null,{"a":[]}]}"#;
    for length in 0..sent.len() {
        let rejection = refuse_bytes(&TABLE, ROOT, &sent.as_bytes()[..length]);
        let code = rejection.violations().next().map(|violation| violation.code());
        let expected: &[Code] = match length {
            0 | 1 => &[Code::MissingKey],
            _ => &[Code::MalformedJson, Code::InvalidUtf8],
        };
        assert!(code.is_some_and(|code| expected.contains(&code)), "{length}: {rejection}");
        let offset = rejection.violations().next().and_then(|violation| violation.offset());
        assert!(
            length < 2 || offset.is_some_and(|offset| offset + 4 > length),
            "a cut is at the end: {length} {offset:?}"
        );
    }
}

/// What is sent, and what is wrong at which byte.
const FAULTS: &[(&[u8], Code, usize)] = &[
    // Encoding.
    (b"\xef\xbb\xbf{}", Code::MalformedJson, 0),
    (b"\xff\xfe{\0}\0", Code::InvalidUtf8, 0),
    (b"{\0\"\0", Code::MalformedJson, 1),
    (b"{\"city\":\"\x80\"}", Code::InvalidUtf8, 9),
    (b"{\"city\":\"\xc0\x80\"}", Code::InvalidUtf8, 9),
    (b"{\"city\":\"\xe0\x80\x80\"}", Code::InvalidUtf8, 9),
    (b"{\"city\":\"\xed\xa0\x80\"}", Code::InvalidUtf8, 9),
    (b"{\"city\":\"\xf4\x90\x80\x80\"}", Code::InvalidUtf8, 9),
    (b"{\"nope\":[\"x\xf0\x9f\"]}", Code::InvalidUtf8, 11),
    (b"{\"city\":\"\xf0\x9f\x98", Code::InvalidUtf8, 9),
    // Strings.
    (b"{\"city\":\"a\0\"}", Code::ControlCharacter, 10),
    (b"{\"city\":\"a\nb\"}", Code::ControlCharacter, 10),
    (b"{\"nope\":\"a\x1f\"}", Code::ControlCharacter, 10),
    (br#"{"city":"\x41"}"#, Code::InvalidEscape, 9),
    (br#"{"city":"a\'"}"#, Code::InvalidEscape, 10),
    (br#"{"city":"\u00G0"}"#, Code::InvalidEscape, 9),
    (br#"{"city":"\u00"}"#, Code::InvalidEscape, 9),
    (br#"{"\q":1}"#, Code::InvalidEscape, 2),
    (br#"{"city":"\ud800"}"#, Code::LoneSurrogate, 9),
    (br#"{"city":"a\udc00"}"#, Code::LoneSurrogate, 10),
    (br#"{"city":"\ud800\u0041"}"#, Code::LoneSurrogate, 9),
    (br#"{"city":"\ud83d\ud83d"}"#, Code::LoneSurrogate, 9),
    (br#"{"city":"\ude00\ud83d"}"#, Code::LoneSurrogate, 9),
    (br#"{"nope":{"a":["\ud83d"]}}"#, Code::LoneSurrogate, 15),
    // Behind the value.
    (br"{} {}", Code::TrailingData, 3),
    (b"{}\0", Code::TrailingData, 2),
    (br"{}<|call|>", Code::TrailingData, 2),
    (br"{}}", Code::TrailingData, 2),
    (br"1 2", Code::TrailingData, 2),
    (br"nulll", Code::TrailingData, 4),
    // Grammar.
    (br#"{"city":"x",}"#, Code::MalformedJson, 12),
    (br#"{"tags":["x",]}"#, Code::MalformedJson, 13),
    (br#"{,"city":"x"}"#, Code::MalformedJson, 1),
    (br#"{"tags":[,"x"]}"#, Code::MalformedJson, 9),
    (br#"{"tags":["x" "y"]}"#, Code::MalformedJson, 13),
    (br#"{"tags":["x"}}"#, Code::MalformedJson, 12),
    (br#"{"city":"x"]"#, Code::MalformedJson, 11),
    (br#"{"city" "x"}"#, Code::MalformedJson, 8),
    (br#"{"city":"x" "days":1}"#, Code::MalformedJson, 12),
    (br"{'city':1}", Code::MalformedJson, 1),
    (br"{city:1}", Code::MalformedJson, 1),
    (br#"{"city":'x'}"#, Code::MalformedJson, 8),
    (br#"{"city":/* no */"x"}"#, Code::MalformedJson, 8),
    (br#"{"days":NaN}"#, Code::MalformedJson, 8),
    (br#"{"days":-Infinity}"#, Code::MalformedJson, 9),
    (br#"{"days":+1}"#, Code::MalformedJson, 8),
    (br#"{"days":01}"#, Code::MalformedJson, 9),
    (br#"{"days":-01}"#, Code::MalformedJson, 10),
    (br#"{"days":.5}"#, Code::MalformedJson, 8),
    (br#"{"days":1.}"#, Code::MalformedJson, 10),
    (br#"{"days":1e}"#, Code::MalformedJson, 10),
    (br#"{"days":0x10}"#, Code::MalformedJson, 9),
    (br#"{"flag":True}"#, Code::MalformedJson, 8),
    (br#"{"flag":truth}"#, Code::MalformedJson, 8),
    (b"\xc2\xa0{}", Code::MalformedJson, 0),
    // Cut off: the offset is the length.
    (br#"{"city":"x"#, Code::MalformedJson, 10),
    (br#"{"city":"\"#, Code::MalformedJson, 10),
    (br#"{"city":tr"#, Code::MalformedJson, 10),
    (br#"{"days":-"#, Code::MalformedJson, 9),
    (br"{", Code::MalformedJson, 1),
    (br"[", Code::MalformedJson, 1),
];
