//! Maps: objects with any keys. Strict mode has no words for them, so these tools are shown non-strict.

use std::collections::{BTreeMap, HashMap};

/// Count stock.
///
/// # Parameters
/// * `pieces` - how many there are of each article
/// * `least` - how many there must be
#[toolcall::tool]
pub fn count(pieces: BTreeMap<String, u32>, #[tool(default = 1)] least: u32) -> (u32, Vec<String>) {
    let sum = pieces.values().fold(0, |sum: u32, count| sum.saturating_add(*count));
    (sum, pieces.into_iter().filter(|(_, count)| *count < least).map(|(name, _)| name).collect())
}

/// Translate words.
///
/// # Parameters
/// * `dictionary` - by language, then by word
/// * `word` - to be translated
#[toolcall::tool]
pub fn translate(dictionary: HashMap<String, HashMap<String, Option<String>>>, word: &str) -> Vec<String> {
    let mut found: Vec<String> =
        dictionary.into_values().filter_map(|mut words| words.remove(word)).flatten().collect();
    found.sort();
    found
}

/// Price articles.
///
/// # Parameters
/// * `articles` - by their number
/// * `groups` - the articles of each
#[toolcall::tool]
pub fn price(
    articles: BTreeMap<String, Article<'_>>,
    groups: Option<BTreeMap<String, Vec<BTreeMap<String, bool>>>>,
) -> (Vec<(String, usize, u8)>, usize) {
    let articles = articles.into_iter().map(|(key, article)| (key, article.name.len(), article.pieces));
    (articles.collect(), groups.map_or(0, |groups| groups.values().flatten().map(BTreeMap::len).sum()))
}

/// An article.
#[toolcall::value]
#[derive(Clone, Copy, Debug)]
pub struct Article<'a> {
    /// What it is called.
    #[tool(min_length = 1)]
    pub name: &'a str,
    /// How many.
    #[tool(default = 1)]
    pub pieces: u8,
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(maps);
}
