//! The keywords of Rust.

/// Those of every edition, also of ones to come.
pub(crate) const KEYWORDS: &[&str] = &[
    "Self", "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro",
    "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static", "struct", "super",
    "trait", "true", "try", "type", "typeof", "union", "unsafe", "unsized", "use", "virtual", "where", "while",
    "yield",
];

/// Those that have no raw form.
pub(crate) const NEVER_RAW: &[&str] = &["Self", "crate", "self", "super"];

/// Whether a word is a keyword behind which something begins, unlike those that stand for a value or a place.
pub(crate) fn begins(word: &str) -> bool {
    KEYWORDS.binary_search(&word).is_ok() && !NEVER_RAW.contains(&word) && !["true", "false"].contains(&word)
}
