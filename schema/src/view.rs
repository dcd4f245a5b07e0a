//! One dialect's picture of the catalog, and its bytes.

use core::ops::Range;
use std::collections::BTreeMap;

use crate::diag::Diagnostic;
use crate::dialect::Dialect;
use crate::json::Json;
use crate::ledger::Ledger;

/// The catalog as one dialect shows it.
#[derive(Clone, Debug)]
pub struct View {
    /// Which dialect.
    pub dialect: Dialect,
    /// One per tool of the catalog, in the same order.
    pub tools: Vec<ToolView>,
    /// The keys that the dialect knows by another name, and that name; the shape table accepts both.
    pub keys: BTreeMap<String, String>,
    /// What is shown otherwise than declared.
    pub ledger: Ledger,
    /// What the author should know, e.g. a name the dialect does not take.
    pub diagnostics: Vec<Diagnostic>,
}

/// One tool as the dialect shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct ToolView {
    /// The name the dialect knows it by; the name table accepts it too.
    pub name: String,
    /// Envelope and schema.
    pub tree: Json,
}

/// The bytes of a view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// A JSON array of all tools.
    pub bytes: Vec<u8>,
    /// Where each tool stands in it.
    pub tools: Vec<Range<usize>>,
}

impl View {
    /// The bytes as they are sent. A tool that is added at the end leaves those before it as they are.
    pub fn block(&self) -> Block {
        let mut bytes = vec![b'['];
        let mut tools = Vec::with_capacity(self.tools.len());
        for tool in &self.tools {
            if !tools.is_empty() {
                bytes.push(b',');
            }
            let start = bytes.len();
            tool.tree.write(&mut bytes);
            tools.push(start..bytes.len());
        }
        bytes.push(b']');
        Block { bytes, tools }
    }

    /// The same array for a reader: indented, with a line break at the end.
    pub fn pretty(&self) -> String {
        let mut bytes = Vec::new();
        Json::List(self.tools.iter().map(|tool| tool.tree.clone()).collect()).write_pretty(&mut bytes);
        bytes.push(b'\n');
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

/// The diagnostics of all views. Those that differ only in the dialect are one, which names all of these dialects.
pub fn diagnostics<'v>(views: impl IntoIterator<Item = &'v View>) -> Vec<Diagnostic> {
    let mut found: Vec<(Diagnostic, Vec<&str>)> = Vec::new();
    for view in views {
        for diagnostic in &view.diagnostics {
            // Every message of a view says "in" its dialect; the gap is filled in below.
            let message = diagnostic.message.replacen(&format!(" in {}", view.dialect), GAP, 1);
            let diagnostic = Diagnostic { message, ..diagnostic.clone() };
            match found.iter_mut().find(|(known, _)| *known == diagnostic) {
                Some((_, dialects)) => dialects.push(view.dialect.name()),
                None => found.push((diagnostic, vec![view.dialect.name()])),
            }
        }
    }
    let filled = found.into_iter().map(|(diagnostic, dialects)| {
        let message = diagnostic.message.replacen(GAP, &format!(" in {}", listed(&dialects)), 1);
        Diagnostic { message, ..diagnostic }
    });
    filled.collect()
}

/// "a, b and c"
fn listed(names: &[&str]) -> String {
    match names {
        [most @ .., last] if !most.is_empty() => format!("{} and {last}", most.join(", ")),
        _ => names.concat(),
    }
}

/// No message holds it.
const GAP: &str = "\0";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::span::Span;

    fn view(names: &[&str]) -> View {
        let tools = names.iter().map(|name| ToolView { name: (*name).into(), tree: Json::texts([*name]) });
        View {
            dialect: Dialect::Mcp,
            tools: tools.collect(),
            keys: BTreeMap::new(),
            ledger: Ledger::default(),
            diagnostics: Vec::new(),
        }
    }

    #[test]
    fn each_tool_is_a_slice_of_the_array() {
        let block = view(&["a", "é"]).block();
        assert_eq!(String::from_utf8_lossy(&block.bytes), r#"[["a"],["é"]]"#);
        let slices: Vec<_> = block.tools.into_iter().map(|tool| &block.bytes[tool]).collect();
        assert_eq!(slices, [r#"["a"]"#.as_bytes(), r#"["é"]"#.as_bytes()]);
        assert_eq!(view(&[]).block().bytes, b"[]");
    }

    #[test]
    fn a_new_tool_leaves_the_bytes_before_it() {
        let (short, long) = (view(&["a", "b"]).block().bytes, view(&["a", "b", "c"]).block().bytes);
        assert_eq!(long[..short.len() - 1], short[..short.len() - 1]);
    }

    #[test]
    fn what_dialects_share_is_said_once() {
        let of = |dialect: Dialect, messages: &[&str]| {
            let diagnostics = messages
                .iter()
                .map(|message| Diagnostic::warning("V004", Span::default(), message.replace("{}", dialect.name())));
            View { dialect, diagnostics: diagnostics.collect(), ..view(&[]) }
        };
        let views = [
            of(Dialect::Openai, &["`a` as `b` in {}: x", "alone in {}"]),
            of(Dialect::OpenaiStrict, &["`a` as `b` in {}: x"]),
            of(Dialect::Mcp, &["`a` as `b` in {}: x", "`a` as `c` in {}"]),
        ];
        let messages: Vec<_> = diagnostics(&views).into_iter().map(|diagnostic| diagnostic.message).collect();
        let expected = ["`a` as `b` in openai, openai-strict and mcp: x", "alone in openai", "`a` as `c` in mcp"];
        assert_eq!(messages, expected);
    }

    #[test]
    fn pretty_text_ends_with_a_line_break() {
        assert_eq!(view(&["a"]).pretty(), "[\n  [\"a\"]\n]\n");
    }
}
