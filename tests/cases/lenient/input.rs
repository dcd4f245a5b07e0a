//! The level `lenient`: what a person would make of it, and never a guess at what is not there.

use core::fmt::Debug;
use std::collections::BTreeSet;

use jiff::civil::DateTime;

/// Search the notes.
#[toolcall::tool(coerce = "lenient")]
pub fn search(
    query: &str,
    tags: Vec<String>,
    #[tool(range = 1..=100, default = 20)] most: u32,
    #[tool(one_of = ["new", "old"])] first: Option<&str>,
    #[tool(default = false)] archived: bool,
    since: Option<DateTime>,
    ids: Option<BTreeSet<u32>>,
) -> String {
    shown(&(query, tags, most, first, archived, since, ids))
}

/// Delete a note. Arguments of destructive tools are never read leniently, whatever else is said.
#[toolcall::tool(destructive, coerce = "lossless")]
pub fn delete(id: u32, #[tool(coerce = "lenient")] reasons: Vec<String>) -> String {
    shown(&(id, reasons))
}

/// Add a note, where only one parameter is read leniently.
#[toolcall::tool(coerce = "exact")]
pub fn add(text: &str, #[tool(coerce = "lenient")] tags: Vec<String>) -> String {
    shown(&(text, tags))
}

fn shown(values: &impl Debug) -> String {
    format!("{values:?}")
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(lenient);
}
