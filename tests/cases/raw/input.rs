//! Values that the schema says nothing of: JSON as it was sent, and types of other crates, which judge it by serde.

use serde_json::Number;
use toolcall::RawJson;

/// Store a document.
///
/// # Parameters
/// * `document` - what to store
/// * `note` - about it
/// * `parts` - more of it, by name
#[toolcall::tool]
pub fn store(
    document: RawJson<'_>,
    note: Option<RawJson<'_>>,
    parts: Option<Vec<RawJson<'_>>>,
) -> (usize, Option<bool>, usize) {
    (document.as_str().len(), note.map(|note| note.read().unwrap_or_default()), parts.map_or(0, |parts| parts.len()))
}

/// Add numbers.
///
/// # Parameters
/// * `first` - where to begin
/// * `others` - what is added
#[toolcall::tool]
pub fn add(first: Number, others: Option<Vec<Box<Number>>>, pair: Option<Pair>) -> f64 {
    let others = others.iter().flatten().map(|other| &**other);
    let pair = pair.iter().flat_map(|Pair { left, right }| [left, right]);
    others.chain(pair).chain([&first]).filter_map(Number::as_f64).sum()
}

/// Two numbers.
#[derive(Debug, serde::Deserialize)]
pub struct Pair {
    /// The one.
    pub left: Number,
    /// The other.
    pub right: Number,
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(raw);
}
