//! What is wrong with, or to be known of, a declaration: a code, a place and what to do.

use core::fmt;

use crate::diag::{Diagnostic, Severity};
use crate::span::Span;

/// One kind of fault or remark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code {
    /// `J004`
    pub id: &'static str,
    /// What it is about.
    pub about: &'static str,
    /// The shortest file that has it; `…` stands for more of the same.
    pub example: &'static str,
}

macro_rules! codes {
    [$($id:literal $about:literal $example:literal)*] => {
        /// All faults and remarks, in the order of their codes. With the codes up to J019, J030 and J031 a file or a tool is refused,
        /// the others are remarks. `…` stands for more of the same.
        ///
        /// | code | cause | as in |
        /// |---|---|---|
        $(#[doc = concat!("| ", $id, " | ", $about, " | `` ", $example, " `` |")])*
        pub const CODES: &[Code] = &[$(Code { id: $id, about: $about, example: $example }),*];
    };
}

codes![
    "J001" "a file that is no JSON" r#"[{"name": "a",}]"#
    "J002" "a file that declares no tools in any form that is known" r#"{"tool": 1}"#
    "J003" "more bytes, levels or values than a file may have, or more bytes than a tool" r#"[[[…"#
    "J004" "a key that stands twice in an object" r#"{"name": "a", "inputSchema": {"type": "object", "type": "object"}}"#
    "J005" "an entry of a list of tools that is none, or a tool without a schema" r#"{"tools": [{"name": "a"}]}"#
    "J006" "a name that no tool can have" r#"{"name": "", "inputSchema": {}}"#
    "J007" "a name that is that of an earlier tool, or looks like it in some dialect" r#"[{"name": "a.b", "inputSchema": {}}, {"name": "a_b", "inputSchema": {}}]"#
    "J008" "a reference to what is not in the schema" r#"{"name": "a", "inputSchema": {"$ref": "https://example.com/a.json"}}"#
    "J009" "a reference that leads to no schema, or to itself" r##"{"name": "a", "inputSchema": {"$ref": "#/$defs/b"}}"##
    "J010" "a version of JSON Schema that is not known, or not that of the root" r#"{"name": "a", "inputSchema": {"$schema": "https://example.com/own"}}"#
    "J011" "a keyword with a value that it cannot have" r#"{"name": "a", "inputSchema": {"properties": {"b": {"type": "int"}}}}"#
    "J012" "a schema that no arguments fit" r#"{"name": "a", "inputSchema": {"type": "string"}}"#
    "J013" "a schema that takes too much to read: its parts multiply, or lie too deep" r#"{"name": "a", "inputSchema": {"properties": {"b": {"items": {"items": …}}}}}"#
    "J014" "more tools than a file may declare" r#"[{"name": "a", "inputSchema": {}}, …]"#
    "J015" "two keys of an object that some dialect shows alike" r#"{"name": "a", "inputSchema": {"properties": {"b.c": {}, "b c": {}}}}"#
    "J020" "a keyword that is not known, and not checked" r#"{"name": "a", "inputSchema": {"require": ["b"]}}"#
    "J021" "a default that does not fit, and is not filled in" r#"{"name": "a", "inputSchema": {"properties": {"b": {"type": "integer", "default": "3"}}}}"#
    "J022" "an output schema that is not checked" r#"{"name": "a", "inputSchema": {}, "outputSchema": {"pattern": "(?=b)"}}"#
    "J023" "a text with a character that is not seen" "{\"name\": \"a\", \"description\": \"b\\u200bc\", \"inputSchema\": {}}"
    "J024" "a description or a title of a tool that is no text" r#"{"name": "a", "description": ["b"], "inputSchema": {}}"#
    "J030" "a schema that only a general validator can check, where there is none: the feature `jsonschema` is off" r#"{"name": "a", "inputSchema": {"if": {"required": ["b"]}, "then": {"required": ["c"]}}}"#
    "J031" "a schema that the general validator does not take either" r#"{"name": "a", "inputSchema": {"not": {"properties": {"b": {"pattern": "(?=c)d"}}}}}"#
];

/// A place in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// JSON pointer (RFC 6901) from the top of the file.
    pub pointer: String,
    /// The bytes that stand there.
    pub span: Span,
}

/// One thing wrong with, or to be known of, a declaration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Stable, one of [`CODES`].
    pub code: &'static str,
    /// Where.
    pub place: Place,
    /// What is wrong.
    pub message: String,
    /// What to do.
    pub help: String,
    /// The other place it is about, e.g. that of the earlier of two equal names.
    pub other: Option<Box<Place>>,
}

impl Fault {
    pub(super) fn new(code: &'static str, place: Place, message: impl Into<String>, help: impl Into<String>) -> Self {
        Self { code, place, message: message.into(), help: help.into(), other: None }
    }

    /// As a diagnostic of the compiler's; the pointer stands in the message.
    pub fn diagnostic(&self, severity: Severity) -> Diagnostic {
        let Self { code, place, message, help, other } = self;
        let message = format!("{message}, at #{}", place.pointer);
        let mut diagnostic = Diagnostic::error(code, place.span, message).help(help);
        diagnostic.severity = severity;
        match other {
            Some(other) => diagnostic.related(other.span, format!("the other one, at #{}", other.pointer)),
            None => diagnostic,
        }
    }
}

/// `J004 at byte 17, #/tools/0: the key "a" stands twice: take one of them away`
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { code, place, message, help, other } = self;
        write!(f, "{code} at byte {}, #{}: {message}", place.span.start, place.pointer)?;
        if let Some(other) = other {
            write!(f, " (the other one: byte {}, #{})", other.span.start, other.pointer)?;
        }
        write!(f, ": {help}")
    }
}

impl core::error::Error for Fault {}
