//! Text of one code point, and text that is borrowed or owned as its user likes.

use std::borrow::Cow;

/// Split a text.
///
/// # Parameters
/// * `text` - what to split
/// * `at` - where to split it
/// * `quote` - what stands around parts that are not split
#[toolcall::tool]
pub fn split(
    text: Cow<'_, str>,
    #[tool(default = ';')] at: char,
    quote: Option<char>,
) -> (Vec<String>, bool, Option<char>) {
    let is_borrowed = matches!(text, Cow::Borrowed(_));
    (text.split(at).map(str::to_owned).collect(), is_borrowed, quote)
}

/// Draw a line.
///
/// # Parameters
/// * `pattern` - repeated over and over
/// * `end` - at both ends
#[toolcall::tool]
pub fn line(pattern: Vec<char>, #[tool(default = END)] end: char, label: Option<Cow<'_, str>>) -> String {
    let label = label.unwrap_or_default();
    [end].into_iter().chain(pattern).chain(label.chars()).chain([end]).collect()
}

const END: char = '|';

/// Turn a word around.
///
/// # Parameters
/// * `word` - of at most three characters
#[toolcall::tool]
pub fn turn(word: Word<'_>) -> String {
    word.text.chars().rev().chain([word.mark]).collect()
}

/// A word.
#[toolcall::value]
#[derive(Clone, Debug)]
pub struct Word<'a> {
    /// Its letters.
    #[tool(max_length = 3, default = "abc")]
    pub text: Cow<'a, str>,
    /// What follows it.
    pub mark: char,
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(characters);
}
