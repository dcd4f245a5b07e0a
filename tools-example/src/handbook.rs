//! Search in a text that is part of the program: a list as a parameter, a list as the result.

use serde::Serialize;

/// Search the handbook of the harbour for words; upper and lower case are the same.
#[toolcall::tool(read_only, coerce = "lenient")]
pub(crate) fn search_handbook(
    /// The words to look for.
    #[tool(items = 1..=5)]
    words: Vec<&str>,
    /// Whether a line must contain all of the words; otherwise one is enough.
    #[tool(default = true)]
    all: bool,
    /// How many lines to give back at most.
    #[tool(default = 3, range = 1..=20)]
    most: usize,
) -> Vec<Line> {
    let words: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
    let matches = |text: &str| {
        let text = text.to_lowercase();
        let mut found = words.iter().map(|word| text.contains(word.as_str()));
        if all { found.all(|found| found) } else { found.any(|found| found) }
    };
    let lines = HANDBOOK.lines().enumerate().filter(|(_, text)| matches(text));
    lines.take(most).map(|(index, text)| Line { number: index + 1, text }).collect()
}

/// A line of the handbook.
#[derive(Debug, Serialize)]
pub(crate) struct Line {
    number: usize,
    text: &'static str,
}

const HANDBOOK: &str = include_str!("data/handbook.txt");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_words_or_one_of_them() {
        let numbers = |words, all| search_handbook(words, all, 20).iter().map(|line| line.number).collect::<Vec<_>>();
        assert_eq!(numbers(vec!["pilot", "FOG"], true), [9]);
        assert!(numbers(vec!["pilot", "FOG"], false).len() > 1);
        assert_eq!(search_handbook(vec!["the"], true, 2).len(), 2);
    }
}
