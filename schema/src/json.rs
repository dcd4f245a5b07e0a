//! A JSON value that keeps the order of its keys, and its writer.
//!
//! The order of keys is part of what a provider sees (and caches), and it must not depend on a Cargo feature that
//! another crate of the user's graph may switch on; hence no `serde_json::Value` here.

use std::fmt::Write as _;

/// A JSON value.
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
    List(Vec<Json>),
    /// An object; keys in the order they are written, each once.
    Object(Vec<(String, Json)>),
}
