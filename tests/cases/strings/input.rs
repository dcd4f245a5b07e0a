//! Text: borrowed from the arguments where it has no escapes, counted in characters, never trimmed.

/// Say how long a text is.
///
/// # Parameters
/// * `text` - any text
#[toolcall::tool]
pub fn measure(text: &str) -> Measure<'_> {
    Measure { text, bytes: text.len(), characters: text.chars().count() }
}

/// The answer of `measure`, as JSON.
#[derive(Debug, serde::Serialize)]
pub struct Measure<'a> {
    /// What was measured.
    pub text: &'a str,
    /// Its length in UTF-8.
    pub bytes: usize,
    /// Its length as JSON Schema counts it.
    pub characters: usize,
}

/// Join two words; they are the tool's own and may outlive the call.
///
/// # Parameters
/// * `first` - two to four characters
/// * `second` - exactly three characters
#[toolcall::tool]
pub fn join(#[tool(length = 2..5)] first: String, #[tool(length = 3)] second: String) -> String {
    first + "-" + &second
}

/// Choose the longer text. Lifetimes may be written out.
#[toolcall::tool]
pub fn longer<'t>(one: &'t str, other: &'t str) -> &'t str {
    if other.len() > one.len() { other } else { one }
}

/// Give back a code of at most eight characters.
#[toolcall::tool]
pub fn code(#[tool(length = ..=8)] code: &str, #[tool(min_length = 1, max_length = 2)] suffix: Option<&str>) -> usize {
    code.len() + suffix.map_or(0, str::len)
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(strings);
}
