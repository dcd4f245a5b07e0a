//! The writer of JSON values.

use std::fmt;
use std::io::Write as _;

use super::Json;

impl Json {
    /// Appends the value without white space.
    pub fn write(&self, out: &mut Vec<u8>) {
        self.write_at(None, out);
    }

    /// Appends the value for a reader: one member a line, two spaces a level; lists of scalars stay on one line.
    pub fn write_pretty(&self, out: &mut Vec<u8>) {
        self.write_at(Some(0), out);
    }

    /// The value as the run time writes it where a key is absent: strings with the fewest escapes, each the shortest, so that
    /// what is written is spelled alike when it comes back.
    pub fn canonical(&self) -> String {
        let mut out = Vec::new();
        self.write_as(Style { level: None, escape: canonical_escape }, &mut out);
        String::from_utf8_lossy(&out).into_owned()
    }

    fn is_compound(&self) -> bool {
        match self {
            Self::List(_) | Self::Object(_) => true,
            Self::Null | Self::Bool(_) | Self::Integer(_) | Self::Number(_) | Self::Text(_) => false,
        }
    }

    fn write_at(&self, level: Option<usize>, out: &mut Vec<u8>) {
        self.write_as(Style { level, escape: readable_escape }, out);
    }

    fn write_as(&self, style: Style, out: &mut Vec<u8>) {
        match self {
            Self::Null => out.extend(b"null"),
            Self::Bool(value) => write_shown(value, out),
            Self::Integer(value) => write_shown(value, out),
            Self::Number(value) => write_number(*value, out),
            Self::Text(text) => write_text(text, style.escape, out),
            Self::List(items) => {
                let is_line = !items.iter().any(Self::is_compound);
                let style = if is_line { Style { level: None, ..style } } else { style };
                write_members(*b"[]", items, style, out, |item, style, out| item.write_as(style, out));
            }
            Self::Object(members) => write_members(*b"{}", members, style, out, |(key, value), style, out| {
                write_text(key, style.escape, out);
                out.extend(if style.level.is_some() { &b": "[..] } else { b":" });
                value.write_as(style, out);
            }),
        }
    }
}

/// How a value is written.
#[derive(Clone, Copy)]
struct Style {
    /// The depth of indentation; `None` writes no white space.
    level: Option<usize>,
    /// The escape of a character that has one.
    escape: fn(char) -> Option<Escape>,
}

enum Escape {
    /// Behind a backslash.
    Short(char),
    /// By its number.
    Number,
}

fn write_members<T>(
    [open, close]: [u8; 2],
    members: &[T],
    style: Style,
    out: &mut Vec<u8>,
    write: impl Fn(&T, Style, &mut Vec<u8>),
) {
    let inner = Style { level: style.level.map(|level| level + 1), ..style };
    out.push(open);
    for (index, member) in members.iter().enumerate() {
        if index > 0 {
            out.push(b',');
        }
        break_line(inner.level, out);
        write(member, inner, out);
    }
    if !members.is_empty() {
        break_line(style.level, out);
    }
    out.push(close);
}

fn break_line(level: Option<usize>, out: &mut Vec<u8>) {
    if let Some(level) = level {
        out.push(b'\n');
        out.resize(out.len() + 2 * level, b' ');
    }
}

/// The shortest digits that read back as the same number. JSON has none for infinities; they become `null`.
fn write_number(value: f64, out: &mut Vec<u8>) {
    if value.is_finite() {
        write_shown(format_args!("{value:?}"), out);
    } else {
        out.extend(b"null");
    }
}

/// Printed ASCII but for the quotes and the backslash.
const fn is_plain(byte: u8) -> bool {
    matches!(byte, b' '..=b'~') && !matches!(byte, b'"' | b'\\')
}

fn write_text(text: &str, escape: fn(char) -> Option<Escape>, out: &mut Vec<u8>) {
    out.push(b'"');
    let mut rest = text;
    loop {
        // Runs that no style escapes are copied whole.
        let plain = rest.bytes().position(|byte| !is_plain(byte)).unwrap_or(rest.len());
        let (run, others) = rest.split_at(plain);
        out.extend_from_slice(run.as_bytes());
        let mut others = others.chars();
        let Some(char) = others.next() else { break };
        match escape(char) {
            None => out.extend(char.encode_utf8(&mut [0; 4]).as_bytes()),
            Some(Escape::Short(short)) => write_shown(format_args!("\\{short}"), out),
            Some(Escape::Number) => write_shown(format_args!("\\u{:04x}", u32::from(char)), out),
        }
        rest = others.as_str();
    }
    out.push(b'"');
}

/// For schemas: the two line separators break JavaScript sources and line-based logs that hold the text.
fn readable_escape(char: char) -> Option<Escape> {
    match char {
        '\u{8}' | '\u{c}' | '\x7f' | '\u{2028}' | '\u{2029}' => Some(Escape::Number),
        _ => canonical_escape(char),
    }
}

/// What JSON does not take as it is.
fn canonical_escape(char: char) -> Option<Escape> {
    Some(match char {
        '"' | '\\' => Escape::Short(char),
        '\n' => Escape::Short('n'),
        '\r' => Escape::Short('r'),
        '\t' => Escape::Short('t'),
        '\u{8}' => Escape::Short('b'),
        '\u{c}' => Escape::Short('f'),
        '\0'..='\x1f' => Escape::Number,
        _ => return None,
    })
}

fn write_shown(value: impl fmt::Display, out: &mut Vec<u8>) {
    write!(out, "{value}").expect("a vector takes every write");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::Object;
    use crate::json::tests::sample;

    #[test]
    fn pretty_text_has_one_member_a_line() {
        let mut out = Vec::new();
        let list = Json::List(vec![sample().key("a").cloned().unwrap(), Object::new().into()]);
        Json::from(Object::new().with("list", list).with("b", true)).write_pretty(&mut out);
        let expected = "{\n  \"list\": [\n    [null,true,0.5],\n    {}\n  ],\n  \"b\": true\n}";
        assert_eq!(String::from_utf8(out).unwrap(), expected);
    }

    #[test]
    fn numbers_read_back_as_the_same_number() {
        for value in [0.0, -0.0, 1.0, 0.1, 1e16, 1e-7, -2.5e-300, f64::MAX, f64::MIN_POSITIVE, 5e-324] {
            let text = Json::Number(value).to_string();
            let back: f64 = serde_json::from_str(&text).unwrap();
            assert_eq!(back.to_bits(), value.to_bits(), "{text}");
        }
        assert_eq!(Json::Number(f64::NAN).to_string(), "null");
        assert_eq!(Json::Integer(i128::from(u64::MAX)).to_string(), "18446744073709551615");
    }

    #[test]
    fn text_is_escaped_where_json_or_a_line_would_break() {
        let text: String = (0..0x80).map(char::from).chain("é\u{2028}\u{2029}🦀\u{feff}".chars()).collect();
        let written = Json::text(&text).to_string();
        assert_eq!(serde_json::from_str::<String>(&written).unwrap(), text);
        assert!(!written.chars().any(|char| char.is_control() || char == '\u{2028}' || char == '\u{2029}'));
        assert!(written.contains("é") && written.contains("🦀"));
        assert_eq!(Json::text("a\"\\\n\u{1}").to_string(), r#""a\"\\\n\u0001""#);
    }

    /// What the run time writes of the same text.
    #[test]
    fn canonical_text_has_the_fewest_escapes() {
        let text = "a\"\\\n\u{8}\u{c}\u{1}\u{7f}\u{2028}\u{2029}é";
        assert_eq!(Json::text(text).canonical(), "\"a\\\"\\\\\\n\\b\\f\\u0001\u{7f}\u{2028}\u{2029}é\"");
        assert_eq!(sample().canonical(), sample().to_string());
    }
}
