//! Patterns of texts: those that name a class of characters and a length, and those that take an automaton.

/// Register an account.
///
/// # Parameters
/// * `name` - what others call it
/// * `code` - two letters and three digits
/// * `initial` - shown in its place
#[toolcall::tool]
pub fn register(
    #[tool(pattern = "^[a-z][a-z0-9_]*$", length = 3..=12)] name: &str,
    #[tool(pattern = r"^[A-Z]{2}-[0-9]{3}$")] code: Option<&str>,
    #[tool(pattern = "^[A-Z]$", default = 'A')] initial: char,
    #[tool(pattern = r"^\S+( \S+)*$", default = "nobody")] owner: String,
) -> String {
    format!("{name} {code:?} {initial} {owner}")
}

/// Find a word anywhere in a line.
///
/// # Parameters
/// * `line` - one line, which names a colour
#[toolcall::tool]
pub fn find(
    #[tool(pattern = "gr(a|e)y|blue", max_length = 40)] line: &str,
    #[tool(pattern = "^.*$")] note: Option<&str>,
) -> usize {
    line.len() + note.map_or(0, str::len)
}

/// Parse lists of parts.
#[toolcall::tool]
pub fn parse(parts: Vec<Part<'_>>) -> usize {
    parts.iter().map(|part| part.sku.len() + part.hex.as_deref().map_or(0, str::len)).sum()
}

/// A part.
#[toolcall::value]
#[derive(Clone, Debug)]
pub struct Part<'a> {
    /// Four or eight hex digits.
    #[tool(pattern = "^[0-9a-f]{4}([0-9a-f]{4})?$", example = "00ff")]
    pub sku: std::borrow::Cow<'a, str>,
    /// Hex digits.
    #[tool(pattern = "^[0-9a-fA-F]{1,6}$")]
    pub hex: Option<String>,
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(patterns);
}
