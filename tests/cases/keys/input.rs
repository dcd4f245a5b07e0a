//! Keys of maps that are more than text: characters, names, whole numbers as text, and structs around these.

use std::collections::{BTreeMap, HashMap};

use indexmap::IndexMap;

/// Count letters.
///
/// # Parameters
/// * `letters` - how often each stands there
/// * `colours` - how many of each
/// * `words` - any words
#[toolcall::tool]
pub fn letters(
    letters: BTreeMap<char, u32>,
    colours: Option<HashMap<Colour, u8>>,
    words: Option<IndexMap<Box<str>, bool>>,
) -> (String, Option<usize>, String) {
    let words = words.map_or_else(String::new, |words| words.keys().map(|word| &**word).collect());
    (letters.keys().collect(), colours.map(|colours| colours.len()), words)
}

/// Name articles by their number.
///
/// # Parameters
/// * `names` - of each article
/// * `changes` - by how much the price goes up or down
#[toolcall::tool]
pub fn name(names: BTreeMap<u16, String>, changes: Option<BTreeMap<i8, Vec<Article>>>) -> (String, i32, usize) {
    let shown = names.iter().map(|(number, name)| format!("{number}{name}")).collect();
    let changes = changes.unwrap_or_default();
    (shown, changes.keys().map(|by| i32::from(*by)).sum(), changes.values().map(Vec::len).sum())
}

/// Sell articles.
///
/// # Parameters
/// * `pieces` - how many of each
/// * `rest` - anything else
#[toolcall::tool]
pub fn sell(pieces: BTreeMap<Article, u32>, rest: Option<serde_json::Map<String, serde_json::Value>>) -> (u64, usize) {
    let of_each = pieces.iter().map(|(article, pieces)| u64::from(article.0) * u64::from(*pieces));
    (of_each.sum(), rest.map_or(0, |rest| rest.len()))
}

/// Send headers in their order.
///
/// # Parameters
/// * `headers` - each with its value
/// * `codes` - by their number
#[toolcall::tool]
pub fn send(
    #[tool(pairs)] headers: Vec<(Header<'_>, &str)>,
    #[tool(pairs)] codes: Option<Vec<(u8, Vec<u8>)>>,
) -> (String, usize) {
    let headers = headers.iter().map(|(header, value)| format!("{}={value};", header.0)).collect();
    (headers, codes.map_or(0, |codes| codes.len()))
}

/// A colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// Black.
    Black,
    /// Red.
    Red,
}

/// The number of an article.
#[toolcall::value]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Article(#[tool(range = 1..=999)] u32);

/// The name of a header.
#[toolcall::value]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header<'a>(#[tool(pattern = "^[a-z]+$", max_length = 8)] &'a str);

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(keys);
}
