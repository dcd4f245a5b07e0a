//! Arguments that fit but do not look like the payloads: escapes in keys, wide white space, rare forms of numbers.

use super::Case;
use crate::answer;
use crate::declared::Sort;
use crate::payloads::Tool;

pub(super) fn cases() -> Vec<Case> {
    let tiny = TINY
        .iter()
        .map(|&(name, text, city, days)| case(name, Tool::Tiny, text, answer::exact(|| answer::tiny(city, days))));
    let search = SEARCH.iter().map(|&(name, text, score, cursor)| {
        case(name, Tool::Search, text, answer::exact(|| answer::search("q", 1, score, true, Sort::Stars, cursor)))
    });
    tiny.chain(search).collect()
}

fn case(name: &str, tool: Tool, text: &str, answer: u64) -> Case {
    Case { name: name.to_owned(), tool, arguments: text.as_bytes().to_vec(), answer: Ok(answer) }
}

/// Name, JSON text, city, days.
const TINY: &[(&str, &str, &str, u8)] = &[
    ("other order", r#"{"days":3,"city":"Oslo"}"#, "Oslo", 3),
    ("white space", " \r\n{ \"city\"\t: \"Oslo\" ,\n\n \"days\" :3 }\n\t ", "Oslo", 3),
    ("empty text", r#"{"city":"","days":0}"#, "", 0),
    ("escapes in a value", r#"{"city":"\"\\\/\b\f\n\r\t\u00e4\ud83d\ude00","days":3}"#, "\"\\/\u{8}\u{c}\n\r\tä😀", 3),
    ("escape in a key", r#"{"c\u0069ty":"Oslo","days":3}"#, "Oslo", 3),
    ("text beyond ASCII", r#"{"city":"Zürich 東京 😀","days":16}"#, "Zürich 東京 😀", 16),
    (
        "escape late in a text",
        r#"{"city":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\nb","days":1}"#,
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\nb",
        1,
    ),
    ("minus zero", r#"{"city":"Oslo","days":-0}"#, "Oslo", 0),
    ("integer with a fraction of zero", r#"{"city":"Oslo","days":3.0}"#, "Oslo", 3),
    ("integer with an exponent", r#"{"city":"Oslo","days":1e1}"#, "Oslo", 10),
];

/// Name, JSON text, min_score, cursor.
const SEARCH: &[(&str, &str, f64, Option<i64>)] = &[
    ("float without a point", r#"{"query":"q","limit":1,"min_score":1,"exact":true,"sort":"stars"}"#, 1.0, None),
    ("float with an exponent", r#"{"query":"q","limit":1,"min_score":25E-2,"exact":true,"sort":"stars"}"#, 0.25, None),
    (
        "float of 17 digits",
        r#"{"query":"q","limit":1,"min_score":0.12345678901234567,"exact":true,"sort":"stars"}"#,
        0.123_456_789_012_345_67,
        None,
    ),
    (
        "null for an option",
        r#"{"sort":"stars","cursor":null,"exact":true,"min_score":0.5,"limit":1,"query":"q"}"#,
        0.5,
        None,
    ),
    (
        "largest integer",
        r#"{"query":"q","limit":1,"min_score":0.0,"exact":true,"sort":"stars","cursor":9223372036854775807}"#,
        0.0,
        Some(i64::MAX),
    ),
    (
        "smallest integer",
        r#"{"query":"q","limit":1,"min_score":0.0,"exact":true,"sort":"stars","cursor":-9223372036854775808}"#,
        0.0,
        Some(i64::MIN),
    ),
];
