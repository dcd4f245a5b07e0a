//! Names: of tools, of keys, of the types and identifiers that are emitted for them.
//!
//! What a provider takes is not asked here; a name only has to be one that every part can carry.

use proc_macro2::{Ident, Span as TokenSpan};
use toolcall_schema::catalog::Field;
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::span::Span;

use crate::codes;
use crate::keywords::{KEYWORDS, NEVER_RAW};

/// The names of one record or enum, each once.
#[derive(Debug)]
pub(super) struct Wires {
    noun: &'static str,
    seen: Vec<(String, Span)>,
}

impl Wires {
    pub(super) fn new(noun: &'static str) -> Self {
        Self { noun, seen: Vec::new() }
    }

    /// Takes up a key with its other spellings.
    pub(super) fn key(&mut self, key: &Field, span: Span, problems: &mut Vec<Diagnostic>) {
        self.add(&key.name, span, problems);
        key.aliases.iter().for_each(|alias| self.add(alias, span, problems));
    }

    /// Takes up one more name.
    pub(super) fn add(&mut self, name: &str, span: Span, problems: &mut Vec<Diagnostic>) {
        let noun = self.noun;
        if name.is_empty() || name.chars().any(is_unseen) {
            let message = format!("the name of a {noun} cannot be empty or hold characters that nobody can see");
            problems.push(codes::PARAMETER_NAME.error(span, message).help("write one that people can read"));
        } else if let Some((_, first)) = self.seen.iter().find(|(known, _)| known == name) {
            let message = format!("two {noun}s are called `{name}`");
            let help = "give one of them another name with `#[tool(name = \"…\")]`";
            problems.push(codes::EQUAL_NAMES.error(span, message).related(*first, "the other one").help(help));
        } else {
            self.seen.push((name.to_owned(), span));
        }
    }
}

/// Control characters, those that turn the direction of text, and those that nobody can see: a person must be able to
/// read what a model is told, and rustc refuses some of them in the docs of emitted code.
fn is_unseen(char: char) -> bool {
    char.is_control()
        || matches!(char, '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// What is wrong with the name of a tool.
pub(super) fn tool_fault(name: &str) -> Option<&'static str> {
    let is_legal = |char: char| char.is_ascii_alphanumeric() || "_-./".contains(char);
    if name.is_empty() {
        return Some("a tool's name cannot be empty");
    }
    if name.len() > 128 {
        return Some("a tool's name has at most 128 characters");
    }
    (!name.chars().all(is_legal))
        .then_some("a tool's name holds only letters of English, digits, `_`, `-`, `.` and `/`")
}

/// Whether a toolset can have this name: it stands in `include_tools!(…)`, and files are named by it.
pub(super) fn is_toolset(name: &str) -> bool {
    is_plain(name) && !KEYWORDS.contains(&name) && name.len() <= LONGEST_TOOLSET
}

/// File systems end at 255 bytes, the name of a dialect and a hash included.
const LONGEST_TOOLSET: usize = 100;

/// The name by which a model knows a parameter: without the `_` that keeps rustc silent.
pub(super) fn wire(parameter: &str) -> &str {
    match parameter.strip_prefix('_') {
        Some(rest) if rest.starts_with(|char: char| char.is_alphabetic() || char == '_') => rest,
        Some(_) | None => parameter,
    }
}

/// `get_weather` is `GetWeather`. Distinct names may give the same type; whoever collects them looks.
pub(super) fn alias(tool: &str, span: TokenSpan) -> Ident {
    let mut alias = String::new();
    let mut at_start = true;
    for char in tool.chars() {
        match (char.is_ascii_alphanumeric(), at_start) {
            (true, true) => alias.push(char.to_ascii_uppercase()),
            (true, false) => alias.push(char),
            (false, _) => {}
        }
        at_start = !char.is_ascii_alphanumeric();
    }
    if !alias.starts_with(|char: char| char.is_ascii_alphabetic()) {
        alias.insert_str(0, "Tool");
    }
    if TAKEN.contains(&alias.as_str()) {
        alias.push('_');
    }
    Ident::new(&alias, span)
}

/// An identifier for a parameter of this name; `None` if there is none that reads like it.
pub(super) fn ident(name: &str, span: TokenSpan) -> Option<Ident> {
    if !is_plain(name) || NEVER_RAW.contains(&name) {
        return None;
    }
    Some(if KEYWORDS.contains(&name) { Ident::new_raw(name, span) } else { Ident::new(name, span) })
}

fn is_plain(name: &str) -> bool {
    let mut chars = name.chars();
    chars.next().is_some_and(|first| first.is_ascii_alphabetic() || first == '_')
        && chars.all(|char| char.is_ascii_alphanumeric() || char == '_')
        && name != "_"
}

/// Names that stand in the shared file already, or can stand in none.
const TAKEN: &[&str] = &["Self", "Set", "Context"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn aliases_are_types() {
        for (tool, expected) in [
            ("get_weather", "GetWeather"),
            ("list-issues", "ListIssues"),
            ("github.issues/list", "GithubIssuesList"),
            ("getWeather", "GetWeather"),
            ("3d_view", "Tool3dView"),
            ("set", "Set_"),
            ("self", "Self_"),
            ("context", "Context_"),
            ("_", "Tool"),
            ("größe", "GrE"),
            ("", "Tool"),
        ] {
            assert_eq!(alias(tool, TokenSpan::call_site()).to_string(), expected, "{tool}");
        }
    }

    #[test]
    fn parameters_lose_one_underscore() {
        for (written, expected) in [("city", "city"), ("_city", "city"), ("__x", "_x"), ("_1", "_1"), ("_", "_")] {
            assert_eq!(wire(written), expected);
        }
    }

    #[test]
    fn identifiers_are_raw_where_they_must_be() {
        let shown = |name: &str| ident(name, TokenSpan::call_site()).map(|ident| ident.to_string());
        assert_eq!(shown("city").as_deref(), Some("city"));
        assert_eq!(shown("type").as_deref(), Some("r#type"));
        for none in ["self", "", "1st", "issue-number", "größe", "_"] {
            assert_eq!(shown(none), None, "{none}");
        }
    }

    #[test]
    fn tools_have_names_that_travel() {
        for legal in ["get_weather", "a", "github.list/issues", "x-1"] {
            assert_eq!(tool_fault(legal), None, "{legal}");
        }
        for fault in ["", "größe", "a b", "a\n"] {
            assert!(tool_fault(fault).is_some(), "{fault}");
        }
        assert!(tool_fault(&"a".repeat(129)).is_some());
    }
}
