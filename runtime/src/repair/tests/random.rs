//! Texts that look random and are the same in every run.

use std::time::{Duration, Instant};

use serde_json::{Map, json};

use super::*;

/// An object, written as a careless model writes it, is read as it was meant; whatever is left off is cut off.
#[test]
fn careless_texts_mean_what_was_meant() {
    let mut random = Random(11);
    let mut seen = Vec::new();
    for round in 0..2_000 {
        let meant = object(&mut random, 3);
        let text = careless(&mut random, &meant);
        let (json, done) = mend(&text).unwrap_or_else(|why| panic!("round {round}: {text:?} {why:?}"));
        assert_eq!(value(&json), meant, "{text:?}");
        assert_safe(&text);
        seen.extend(done);
    }
    for repair in repairs() {
        let times = seen.iter().filter(|name| **name == repair.as_str()).count();
        assert!(times > 100, "{repair:?} {times} times");
    }
}

/// JSON stays what it is, and needs nothing.
#[test]
fn json_is_left_alone() {
    let mut random = Random(7);
    for _ in 0..2_000 {
        let meant = object(&mut random, 4);
        for text in [meant.to_string(), format!("{meant:#}\r\n"), format!("[{meant}]")] {
            let (json, done) = mend(&text).expect("JSON");
            assert_eq!(value(&json), value(&text));
            assert_eq!(done, Vec::<&str>::new(), "{text}");
        }
        assert_safe(&meant.to_string());
    }
}

/// Whatever happens to a text: what comes out is JSON, what was JSON keeps its meaning, and the rules on what is cut off
/// hold for everything that is taken.
#[test]
fn changed_texts_are_refused_or_safe() {
    let mut random = Random(3);
    let (mut taken, mut untouched) = (0, 0);
    for _ in 0..20_000 {
        let meant = object(&mut random, 2);
        let mut text = if random.percent(50) { careless(&mut random, &meant) } else { meant.to_string() };
        for _ in 0..=random.below(3) {
            change(&mut random, &mut text);
        }
        let theirs = serde_json::from_str::<Value>(&text);
        let Ok((json, done)) = mend(&text) else {
            assert!(theirs.is_err(), "{text:?} is refused");
            continue;
        };
        if let Ok(theirs) = theirs {
            assert!(done.is_empty() && value(&json) == theirs, "{text:?} gave {json:?}");
            untouched += 1;
        }
        if json.starts_with('{') {
            assert_safe(&text);
        }
        taken += 1;
    }
    assert!(taken > 3_000 && untouched > 1_000, "{taken} {untouched}");
}

/// Ten times the text takes about ten times as long, also where a search could begin again and again.
#[test]
fn time_is_linear() {
    for (start, piece, end) in [
        ("{'a':[", "'b', ", "]}"),
        ("{'a':[", "“b”, ", "]}"),
        ("{'a':'", "\"\n", "'}"),
        ("{", "a:1,/* */ ", "}"),
        ("{// '\"\n", " # a\n// b\n", "}"),
        ("{'a':'", "\\u0041\\'", "'}"),
        ("", "/*", ""),
        ("{}", "<|end|> ", ""),
        ("", "`", ""),
        ("[", "1.", ""),
        ("{", "a", ":1}"),
        ("", "\\n", "{}"),
    ] {
        let shortest = |times: usize| {
            let (text, mut out) = (format!("{start}{}{end}", piece.repeat(times)), Vec::new());
            let run = || {
                let before = Instant::now();
                let _ = repair(&text, &mut out);
                before.elapsed()
            };
            core::iter::repeat_with(run).take(20).min().unwrap_or_default()
        };
        // Short enough to be run through without another process between; else again.
        let is_linear = (0..5).any(|_| shortest(8_000) < shortest(800) * 30 + Duration::from_micros(200));
        assert!(is_linear, "{piece:?}: {:?}, then {:?}", shortest(800), shortest(8_000));
    }
}

fn object(random: &mut Random, depth: usize) -> Value {
    let keys = ["a", "city", "_x1", "größe", "page-size", "", "it's", "say \"hi\"", "None", "1", "// no", "a\nb"];
    let members = (0..random.below(5)).map(|_| (random.pick(&keys).to_owned(), any(random, depth - 1)));
    Value::Object(members.collect::<Map<_, _>>())
}

fn any(random: &mut Random, depth: usize) -> Value {
    let texts = ["Oslo", "", "it's", "“so”", "‘so’", "<|im_end|>", "a\tb\n", "\\ / \u{1}", "```", "# no, ] }", "😀é"];
    match random.below(if depth == 0 { 6 } else { 9 }) {
        0 => Value::Null,
        1 => Value::Bool(random.percent(50)),
        2 => json!(random.below(1_000)),
        3 => json!(random.pick(&[-0.5, 1e30, 2.25e-7, 0.0])),
        4 | 5 => json!(random.pick(&texts)),
        6 => Value::Array((0..random.below(4)).map(|_| any(random, depth - 1)).collect()),
        _ => object(random, depth),
    }
}

/// The text of an object with anything around it and in it that is repaired.
fn careless(random: &mut Random, meant: &Value) -> String {
    let mut text = String::new();
    text.push_str(random.pick(&["\u{feff}", "", "", ""]));
    let fence = random.pick(&["```", "~~~", "````", "", "", ""]);
    text.push_str(random.pick(&[" ", "\n", "\u{a0}", ""]));
    text.push_str(fence);
    text.push_str(if fence.is_empty() { "" } else { random.pick(&["json\n", "", "\n", "JSON ", "py\r\n"]) });
    write(random, &mut text, meant);
    let tags = ["<|call|>", "</tool_call>", "<｜tool▁call▁end｜>", "", "", "", ""];
    text.push_str(random.pick(&tags));
    gap(random, &mut text, true);
    text.push_str(fence);
    text.push_str(random.pick(&tags));
    text
}

fn write(random: &mut Random, text: &mut String, value: &Value) {
    gap(random, text, true);
    match value {
        Value::Null => text.push_str(random.pick(&["null", "None"])),
        Value::Bool(true) => text.push_str(random.pick(&["true", "True"])),
        Value::Bool(false) => text.push_str(random.pick(&["false", "False"])),
        Value::Number(number) => text.push_str(&number.to_string()),
        Value::String(meant) => {
            let may_comment = quoted(random, text, meant);
            gap(random, text, may_comment);
            return;
        }
        Value::Array(items) => {
            text.push('[');
            gap(random, text, true);
            for (index, item) in items.iter().enumerate() {
                write(random, text, item);
                comma(random, text, index + 1 == items.len());
            }
            text.push(']');
        }
        Value::Object(members) => {
            text.push('{');
            gap(random, text, true);
            for (index, (key, value)) in members.iter().enumerate() {
                let is_bare = matches!(key.as_str(), "a" | "city" | "_x1" | "größe") && random.percent(50);
                let may_comment = is_bare || quoted(random, text, key);
                text.push_str(if is_bare { key } else { "" });
                gap(random, text, may_comment);
                text.push(':');
                write(random, text, value);
                comma(random, text, index + 1 == members.len());
            }
            text.push('}');
        }
    }
    gap(random, text, true);
}

fn comma(random: &mut Random, text: &mut String, is_last: bool) {
    if !is_last || random.percent(30) {
        text.push(',');
        gap(random, text, true);
    }
}

/// White space, perhaps with a comment.
fn gap(random: &mut Random, text: &mut String, may_comment: bool) {
    let white = ["", "", "", "", " ", "\n", "\t", "\r\n", "\u{a0}", "\\n\n"];
    text.push_str(random.pick(&white));
    if may_comment && random.percent(5) {
        text.push_str(random.pick(&["// it's } ]\n", "# a \"b\r", "/* }\n */", "/**/", "#\n"]));
    }
    text.push_str(random.pick(&white));
}

/// Says whether a comment may follow.
fn quoted(random: &mut Random, text: &mut String, meant: &str) -> bool {
    let (opening, closing, inside) =
        random.pick(&[("\"", "\"", "\""), ("'", "'", "'"), ("“", "”", "“”\""), ("‘", "’", "‘’'")]);
    // Where the text holds the marks themselves, a careful writer takes others.
    if matches!(opening, "“" | "‘") && meant.contains(|next| inside.contains(next)) {
        return quoted(random, text, meant);
    }
    text.push_str(opening);
    for next in meant.chars() {
        match next {
            '\\' => text.push_str(r"\\"),
            '"' if opening == "\"" || random.percent(50) => text.push_str("\\\""),
            '\'' if opening == "'" => text.push_str(r"\'"),
            '\t' if random.percent(50) => text.push_str(r"\t"),
            'é' if random.percent(50) => text.push_str(r"\u00e9"),
            '😀' if random.percent(50) => text.push_str(r"\ud83d\ude00"),
            other => text.push(other),
        }
    }
    text.push_str(closing);
    opening == "\""
}

/// Puts something in, takes something out, or leaves the rest off.
fn change(random: &mut Random, text: &mut String) {
    let pieces = [
        "{", "}", "[", "]", ",", ":", "\"", "'", "“", "’", "\\", "\\u", "0", "-", ".", "e", "/", "*", "//", "/*", "*/",
        "#", "# ", " ", "\n", "\u{1}", "`", "```", "~~~", "True", "nul", "a", "<|end|>", "</s>", "<", "\u{feff}",
        "\u{2028}", "é",
    ];
    let at = random.boundary(text);
    match random.below(5) {
        0 | 1 => text.insert_str(at, random.pick(&pieces)),
        2 | 3 => drop(text[at..].chars().next().map(|next| text.replace_range(at..at + next.len_utf8(), ""))),
        _ => text.truncate(at),
    }
}

struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }

    fn percent(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    fn boundary(&mut self, text: &str) -> usize {
        let at = self.below(text.len() + 1);
        (0..=at).rev().find(|at| text.is_char_boundary(*at)).unwrap_or_default()
    }
}
