//! A JSON value that keeps the order of its keys, and its writer.
//!
//! The order of keys is part of what a provider sees (and caches), and it must not depend on a Cargo feature that
//! another crate of the user's graph may switch on; hence no `serde_json::Value` here.

mod write;

use std::fmt;

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

#[cfg(test)]
mod tests {
    use super::*;

    pub(super) fn sample() -> Json {
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
    fn a_key_is_found_by_its_name() {
        assert_eq!(sample().key("b"), Some(&Json::Integer(-1)));
        assert_eq!(sample().key("c"), None);
        assert_eq!(Json::Null.key("b"), None);
    }
}
