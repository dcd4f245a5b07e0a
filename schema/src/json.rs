//! A JSON value that keeps the order of its keys, and its writer.
//!
//! The order of keys is part of what a provider sees (and caches), and it must not depend on a Cargo feature that
//! another crate of the user's graph may switch on; hence no `serde_json::Value` here.

use std::fmt;
use std::io::Write as _;

/// A JSON value. Its `Display` is the text that [`Json::write`] gives.
#[derive(Clone, Debug, PartialEq)]
pub enum Json {
    /// `null`
    Null,
    /// `true`, `false`
    Bool(bool),
    /// A whole number.
    Integer(i128),
    /// A finite number.
    Number(f64),
    /// Text, unescaped.
    Text(String),
    /// An array.
    List(Vec<Self>),
    /// An object; keys in the order they are written, each once.
    Object(Vec<(String, Self)>),
}

impl Json {
    /// A text.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// A list of texts.
    pub fn texts<T: Into<String>>(texts: impl IntoIterator<Item = T>) -> Self {
        Self::List(texts.into_iter().map(Self::text).collect())
    }

    /// The value of a key; `None` for an absent key and for what is no object.
    pub fn key(&self, key: &str) -> Option<&Self> {
        let Self::Object(members) = self else { return None };
        members.iter().find(|(name, _)| name == key).map(|(_, value)| value)
    }

    /// Appends the value without white space.
    pub fn write(&self, out: &mut Vec<u8>) {
        self.write_at(None, out);
    }

    /// Appends the value for a reader: one member a line, two spaces a level; lists of scalars stay on one line.
    pub fn write_pretty(&self, out: &mut Vec<u8>) {
        self.write_at(Some(0), out);
    }

    fn is_compound(&self) -> bool {
        match self {
            Self::List(_) | Self::Object(_) => true,
            Self::Null | Self::Bool(_) | Self::Integer(_) | Self::Number(_) | Self::Text(_) => false,
        }
    }

    /// `level` is the depth of indentation; `None` writes no white space.
    fn write_at(&self, level: Option<usize>, out: &mut Vec<u8>) {
        match self {
            Self::Null => out.extend(b"null"),
            Self::Bool(value) => write_shown(value, out),
            Self::Integer(value) => write_shown(value, out),
            Self::Number(value) => write_number(*value, out),
            Self::Text(text) => write_text(text, out),
            Self::List(items) if !items.iter().any(Self::is_compound) => {
                write_members(*b"[]", items, None, out, |item, level, out| item.write_at(level, out));
            }
            Self::List(items) => write_members(*b"[]", items, level, out, |item, level, out| item.write_at(level, out)),
            Self::Object(members) => write_members(*b"{}", members, level, out, |(key, value), level, out| {
                write_text(key, out);
                out.extend(if level.is_some() { &b": "[..] } else { b":" });
                value.write_at(level, out);
            }),
        }
    }
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut bytes = Vec::new();
        self.write(&mut bytes);
        f.write_str(&String::from_utf8_lossy(&bytes))
    }
}

impl From<bool> for Json {
    fn from(value: bool) -> Self {
        Self::Bool(value)
    }
}

impl From<&str> for Json {
    fn from(text: &str) -> Self {
        Self::text(text)
    }
}

impl From<String> for Json {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<i32> for Json {
    fn from(value: i32) -> Self {
        Self::Integer(value.into())
    }
}

impl From<i64> for Json {
    fn from(value: i64) -> Self {
        Self::Integer(value.into())
    }
}

impl From<f64> for Json {
    fn from(value: f64) -> Self {
        Self::Number(value)
    }
}

impl From<Object> for Json {
    fn from(object: Object) -> Self {
        Self::Object(object.0)
    }
}

/// Builds an object key by key, in the order of writing.
#[derive(Clone, Debug, Default)]
pub struct Object(Vec<(String, Json)>);

impl Object {
    /// `{}`
    pub fn new() -> Self {
        Self::default()
    }

    /// With one more key, which must not be there yet.
    #[must_use]
    pub fn with(mut self, key: &str, value: impl Into<Json>) -> Self {
        self.0.push((key.to_owned(), value.into()));
        self
    }

    /// With one more key if there is a value for it.
    #[must_use]
    pub fn maybe(self, key: &str, value: Option<impl Into<Json>>) -> Self {
        match value {
            Some(value) => self.with(key, value),
            None => self,
        }
    }

    /// Whether there is no key.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

fn write_members<T>(
    [open, close]: [u8; 2],
    members: &[T],
    level: Option<usize>,
    out: &mut Vec<u8>,
    write: impl Fn(&T, Option<usize>, &mut Vec<u8>),
) {
    let inner = level.map(|level| level + 1);
    out.push(open);
    for (index, member) in members.iter().enumerate() {
        if index > 0 {
            out.push(b',');
        }
        break_line(inner, out);
        write(member, inner, out);
    }
    if !members.is_empty() {
        break_line(level, out);
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

fn write_text(text: &str, out: &mut Vec<u8>) {
    out.push(b'"');
    for char in text.chars() {
        match char {
            '"' => out.extend(br#"\""#),
            '\\' => out.extend(br"\\"),
            '\n' => out.extend(br"\n"),
            '\r' => out.extend(br"\r"),
            '\t' => out.extend(br"\t"),
            // The two line separators break JavaScript sources and line-based logs that hold the text.
            '\0'..='\x1f' | '\x7f' | '\u{2028}' | '\u{2029}' => {
                write_shown(format_args!("\\u{:04x}", u32::from(char)), out);
            }
            _ => out.extend(char.encode_utf8(&mut [0; 4]).as_bytes()),
        }
    }
    out.push(b'"');
}

fn write_shown(value: impl fmt::Display, out: &mut Vec<u8>) {
    write!(out, "{value}").expect("a vector takes every write");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Json {
        Object::new()
            .with("b", Json::Integer(-1))
            .with("a", Json::List(vec![Json::Null, true.into(), Json::Number(0.5)]))
            .with("empty", Json::List(vec![]))
            .maybe("absent", None::<&str>)
            .maybe("none", Some(Json::from(Object::new())))
            .into()
    }

    #[test]
    fn keys_keep_their_order() {
        assert_eq!(sample().to_string(), r#"{"b":-1,"a":[null,true,0.5],"empty":[],"none":{}}"#);
    }

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

    #[test]
    fn a_key_is_found_by_its_name() {
        assert_eq!(sample().key("b"), Some(&Json::Integer(-1)));
        assert_eq!(sample().key("c"), None);
        assert_eq!(Json::Null.key("b"), None);
    }
}
