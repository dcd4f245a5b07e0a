//! Patterns that are not of the subset, that do not fit, or that nothing fits.

pub mod tools {
    toolcall::include_tools!();
}

/// Constructs that mean something else elsewhere, or need more than one look at each byte.
#[toolcall::tool]
pub fn constructs(
    #[tool(pattern = "^(?=.*[0-9]).{8,}$")] ahead: &str,
    #[tool(pattern = "(?<!a)b")] behind: &str,
    #[tool(pattern = r"^(.)\1$")] back: &str,
    #[tool(pattern = "(?<year>[0-9]{4})")] named: &str,
    #[tool(pattern = "(?i)abc")] flag: &str,
    #[tool(pattern = r"\bword\b")] boundary: &str,
    #[tool(pattern = r"^\p{L}+$")] property: &str,
    #[tool(pattern = r"\Aab\z")] anchors: &str,
    #[tool(pattern = "a{,3}")] counts: &str,
    #[tool(pattern = "[z-a]")] range: &str,
    #[tool(pattern = "(ab")] open: &str,
    #[tool(pattern = "^*")] nothing: &str,
    #[tool(pattern = "[]")] empty: &str,
) {
}

/// Automata that would be too large.
#[toolcall::tool]
pub fn sizes(
    #[tool(pattern = "[ab]*a[ab]{20}")] states: &str,
    #[tool(pattern = "^(?:(?:a{1,1000}){1,1000}){1,1000}$")] counts: &str,
) {
}

/// Places and values that it does not take.
#[toolcall::tool]
pub fn places(
    #[tool(pattern = "^a$")] days: u32,
    #[tool(pattern = "^a$")] list: Vec<String>,
    #[tool(pattern = 3)] number: &str,
    #[tool(pattern = WORD)] constant: &str,
    #[tool(pattern)] flag: &str,
) {
}

/// Values that do not match.
#[toolcall::tool]
pub fn values(
    #[tool(pattern = "^[a-z]{2}$", default = "abc")] letters: &str,
    #[tool(pattern = r"^[0-9]{4}-[0-9]{2}$", example = "2024-1")] month: Option<&str>,
) {
}

/// An example with a field that does not match.
#[toolcall::tool(example = r#"{"item":{"sku":"1"}}"#)]
pub fn count(item: Item) {}

/// Something to be counted.
#[toolcall::value]
pub struct Item {
    #[tool(pattern = "^x[0-9]+$")]
    sku: String,
}

/// Lengths that no text which matches can have.
#[toolcall::tool]
pub fn contradictions(
    #[tool(pattern = "^[a-z]{5}$", max_length = 3)] long: &str,
    #[tool(pattern = "^(a|bc)$", min_length = 3)] short: &str,
    #[tool(pattern = "^[0-9]{2}$")] two: char,
) {
}
