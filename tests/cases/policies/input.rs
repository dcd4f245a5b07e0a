//! What the author says of a tool's calls and of single keys: values that there are, keys that must be there, secrets,
//! and what becomes of arguments that there are not.

use serde::Serialize;

/// Search the web for pages.
#[toolcall::tool(max_retries = 2, untrusted, unknown = "ignore", read_only)]
pub fn search(
    #[tool(length = 1..=200)] query: String,
    #[tool(one_of = ["day", "week", "year"], default = "week")] within: &str,
    #[tool(one_of = [10, 20, 50], default = 20)] most: u8,
    #[tool(one_of = ["new", "old"])] first: Option<String>,
    filter: Option<Filter>,
) -> String {
    format!("{query} within {within}, {most}, {first:?} first, {filter:?}")
}

/// What is left out.
#[toolcall::value]
#[derive(Debug, Serialize)]
pub struct Filter {
    #[tool(one_of = ["de", "en"], example = "de")]
    language: String,
    #[tool(required)]
    site: Option<String>,
}

/// Log in.
#[toolcall::tool(max_retries = 0)]
pub fn log_in(
    name: &str,
    #[tool(secret, length = 8..)] password: &str,
    /// null if there is none
    #[tool(required, secret)]
    code: Option<u32>,
) -> bool {
    name.len() + password.len() > 10 && code != Some(0)
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(policies);
}
