use super::unescape::BadEscape;
use super::*;
use crate::cursor::tests::read;

/// What the fast path makes of a string with nothing around it.
fn text_of(json: &str) -> Option<String> {
    read(json.as_bytes(), &mut Vec::new(), |cursor| cursor.read_str(0, u32::MAX)).ok().map(str::to_owned)
}

/// The same through [`unescape`], for a string in quotes.
fn unescaped(json: &str) -> Option<String> {
    let raw = json.strip_prefix('"')?.strip_suffix('"')?;
    unescape(raw, &mut vec![0; raw.len()]).ok().map(str::to_owned)
}

/// Both agree with serde_json, also when more follows than any block.
fn check(json: &str) {
    let expected = serde_json::from_str::<String>(json).ok();
    assert_eq!(text_of(json), expected, "{json:?}");
    assert_eq!(unescaped(json), expected, "{json:?}");
    let followed = format!("[{json},\"{}\"]", "x".repeat(100));
    let first = read(followed.as_bytes(), &mut Vec::new(), |cursor| {
        cursor.read_list(0, u32::MAX, |cursor| cursor.read_str(0, u32::MAX).map(str::to_owned))
    });
    assert_eq!(first.ok().map(|texts| texts[0].clone()), expected, "{json:?}");
}

#[test]
fn plain_strings_of_every_length() {
    for filler in ["x", "é", "€", "🦀", "\u{7f}", "\u{80}", "\u{2028}", " "] {
        for length in 0..150 {
            check(&format!("\"{}\"", filler.repeat(length)));
        }
    }
}

#[test]
fn escapes_at_every_place() {
    let escapes = [
        r"\n",
        r#"\""#,
        r"\\",
        r"\/",
        r"\b\f\r\t",
        r"\u0041",
        r"\u00e9",
        r"\u20AC",
        r"\uD83E\udd80",
        r"\u0000",
        r"\\\\\\\\\\\\\\\\\\\\\\",
        r"\n\u000a\n",
        r#"\\\""#,
        r"\\n",
    ];
    for escape in escapes {
        for before in 0..100 {
            for after in [0, 1, 15, 16, 17, 40, 100] {
                check(&format!("\"{}{escape}{}\"", "x".repeat(before), "y".repeat(after)));
            }
            check(&format!("\"{}{escape}é{escape}\"", "é".repeat(before / 2)));
            check(&format!("\"{escape}{}{escape}\"", "z".repeat(before)));
        }
    }
}

#[test]
fn what_is_no_string_stops_at_every_place() {
    let bad = [
        r"\x41",
        r"\'",
        r"\u",
        r"\u1",
        r"\u12",
        r"\u123",
        r"\u00G0",
        r"\u+123",
        r"\U0041",
        r"\ ",
        "\\\n",
        r"\ud800",
        r"\udc00",
        r"\ud800\ud800",
        r"\ud800\u0041",
        r"\ud800\n",
        r"\ud800x",
        r"\ud800\u",
        r"\udc00\ud800",
        "\n",
        "\t",
        "\0",
        "\u{1f}",
        "\\",
        r"\é",
        r"\u00é",
    ];
    for bad in bad {
        for before in 0..100 {
            for after in [0, 1, 20, 100] {
                check(&format!("\"{}{bad}{}\"", "x".repeat(before), "y".repeat(after)));
                check(&format!("\"\\n{}{bad}{}\"", "x".repeat(before), "y".repeat(after)));
            }
        }
    }
    for json in ["", "\"", "x", "'x'", "\"x", "\"x\"\"", "\"x\"y", "x\"", "null", "\u{201c}x\u{201d}"] {
        assert_eq!(text_of(json), None, "{json:?}");
    }
}

#[test]
fn every_unit_of_utf16() {
    for unit in 0..=u16::MAX {
        check_unit(&format!("\"\\u{unit:04x}\""));
        check_unit(&format!("\"\\u{unit:04X}\\udc01\""));
        check_unit(&format!("\"\\ud801\\u{unit:04x}\""));
    }
}

fn check_unit(json: &str) {
    assert_eq!(unescaped(json), serde_json::from_str::<String>(json).ok(), "{json}");
}

#[test]
fn every_prefix_stops() {
    let json = format!(r#""{}\n\u00e9\ud83e\udd80\\{}\"{}""#, "x".repeat(20), "é".repeat(40), "y".repeat(70));
    for end in 0..json.len() {
        let prefix = &json.as_bytes()[..end];
        assert!(read(prefix, &mut Vec::new(), |cursor| cursor.read_str(0, u32::MAX).map(drop)).is_err(), "{end}");
    }
    check(&json);
}

#[test]
fn random_strings() {
    let parts = ["a", "bc", "\"", "\\", "\n", "\u{0}", "é", "€uro", "🦀", "/", "    ", "0123456789abcdef", "\u{2028}"];
    let mut state = 7_u64;
    for length in 0..400 {
        let mut text = String::new();
        for _ in 0..length % 80 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            text.push_str(parts[(state >> 33) as usize % parts.len()]);
        }
        check(&serde_json::to_string(&text).expect("text is JSON"));
    }
}

#[test]
fn strings_without_escapes_are_the_input() {
    for length in [0, 1, 15, 16, 17, 64, 500] {
        let json = format!("\"{}\"", "é".repeat(length));
        let mut scratch = Vec::new();
        let text = read(json.as_bytes(), &mut scratch, |cursor| cursor.read_str(0, u32::MAX)).expect("a string");
        assert_eq!(text.as_ptr(), json[1..].as_ptr(), "{length}");
        assert_eq!(scratch.capacity(), 0);
    }
}

#[test]
fn strings_with_escapes_share_the_scratch() {
    let strings: Vec<String> =
        (0..50).map(|length| format!("{}\n{}", "x".repeat(length), "é".repeat(length))).collect();
    let json = serde_json::to_string(&strings).expect("texts are JSON");
    let mut scratch = Vec::new();
    for _ in 0..2 {
        let texts = read(json.as_bytes(), &mut scratch, |cursor| {
            cursor.read_list(0, 99, |cursor| cursor.read_str(0, u32::MAX))
        });
        assert_eq!(texts.expect("strings"), strings);
        assert_eq!(scratch.len(), json.len());
    }
    let long = format!("\"{}\\n\"", "x".repeat(2 * json.len()));
    assert!(read(long.as_bytes(), &mut scratch, |cursor| cursor.read_str(0, u32::MAX).map(drop)).is_ok());
    let other = read(br#""\t""#, &mut scratch, |cursor| cursor.read_str(0, 1)).expect("a string");
    assert_eq!(other, "\t");
}

#[test]
fn lengths_count_code_points() {
    let table = [
        ("", 0, 0, true),
        ("", 1, 9, false),
        ("abc", 3, 3, true),
        ("abc", 4, 9, false),
        ("abc", 0, 2, false),
        ("éé", 2, 2, true),
        ("éé", 3, 4, false),
        ("🦀🦀🦀", 3, 3, true),
        ("🦀🦀🦀", 0, 2, false),
        ("🦀🦀🦀", 4, u32::MAX, false),
        ("e\u{301}", 2, 2, true),
        (LONG, 57, 57, true),
        (LONG, 58, 99, false),
        (LONG, 0, 56, false),
    ];
    for (text, min, max, expected) in table {
        let json = serde_json::to_string(text).expect("text is JSON");
        let came = read(json.as_bytes(), &mut Vec::new(), |cursor| cursor.read_str(min, max).map(str::len));
        assert_eq!(came.is_ok(), expected, "{text} {min}..={max}");
    }
}

/// 57 code points in more than one block, with an escape.
const LONG: &str = "🦀🦀🦀🦀🦀🦀 and so on\n until no block holds all of it any more";

#[test]
fn names_are_compared_whole() {
    static NAMES: [&str; 4] = ["low", "high", "lower", "hoch \u{fc}ber"];
    let table = [
        ("\"low\"", Some(0)),
        (" \"high\" ", Some(1)),
        ("\"lower\"", Some(2)),
        ("\"hoch über\"", Some(3)),
        (r#""hoch \u00fcber""#, Some(3)),
        (r#""l\u006fw""#, Some(0)),
        ("\"Low\"", None),
        ("\"lo\"", None),
        ("\"low \"", None),
        (r#""low\u0000""#, None),
        ("low", None),
        ("0", None),
        ("null", None),
    ];
    for (json, expected) in table {
        let came = read(json.as_bytes(), &mut Vec::new(), |cursor| cursor.read_name(&NAMES));
        assert_eq!(came.ok(), expected, "{json}");
    }
}

#[test]
fn bad_escapes_say_where() {
    use BadEscapeKind::{Invalid, LoneSurrogate};
    let table = [
        (r"ab\x", Invalid, 2),
        (r"ab\", Invalid, 2),
        (r"ab\u12", Invalid, 2),
        (r"\n\q", Invalid, 2),
        (r"\ud800", LoneSurrogate, 0),
        (r"\u0041\ud800\u0041", LoneSurrogate, 6),
        (r"é\udc00", LoneSurrogate, 2),
        ("ab\ncd", Invalid, 2),
        ("ab\"cd", Invalid, 2),
    ];
    for (raw, kind, at) in table {
        for before in [0, 7, 40, 200] {
            let raw = format!("{}{raw}", "x".repeat(before));
            let expected = BadEscape { kind, at: at + before };
            assert_eq!(unescape(&raw, &mut vec![0; raw.len()]), Err(expected), "{raw:?}");
        }
    }
}

#[test]
fn too_short_an_output_is_refused() {
    for raw in ["abc", r"a\n", r"\u00e9", &"x".repeat(100)] {
        let need = unescape(raw, &mut vec![0; raw.len()]).expect("a string").len();
        assert!(unescape(raw, &mut vec![0; need - 1]).is_err(), "{raw}");
        assert!(unescape(raw, &mut vec![0; need]).is_ok(), "{raw}");
    }
}
