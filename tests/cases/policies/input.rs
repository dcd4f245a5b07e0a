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

/// Forget what was searched for.
#[toolcall::tool(coerce = "lossless")]
pub fn forget(
    /// Whether the user was asked
    #[tool(one_of = [true])]
    asked: bool,
    #[tool(one_of = [false], default = false)] all: bool,
    #[tool(one_of = [true], example = true)] pages: Option<bool>,
    #[tool(one_of = [10, 20])] last: Option<u8>,
    #[tool(one_of = [true, false], default = true)] quietly: bool,
    except: Option<Vec<Kept>>,
) -> String {
    format!("asked {asked}, all {all}, pages {pages:?}, last {last:?}, quietly {quietly}, except {except:?}")
}

/// A word, and that it stays.
#[toolcall::value]
#[derive(Debug, Serialize)]
pub struct Kept(String, #[tool(one_of = [true])] bool);

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(policies);
}
