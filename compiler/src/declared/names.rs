//! Rust names for what others have named: of letters of English, digits and `_` alone, each once.
//!
//! Nothing of a declaration becomes a path or a keyword. What a name loses is kept as data, in the tables.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Ident, Span};

use crate::keywords::{KEYWORDS, NEVER_RAW};

/// The names of one place: a module, a struct, an enum, a trait.
#[derive(Debug, Default)]
pub(super) struct Names {
    taken: BTreeSet<String>,
    /// How often each was asked for.
    asked: BTreeMap<String, usize>,
}

impl Names {
    /// A place that has these already.
    pub(super) fn with(taken: &[&str]) -> Self {
        Self { taken: taken.iter().map(|name| (*name).to_owned()).collect(), asked: BTreeMap::new() }
    }

    /// A type or a variant that reads like this; `otherwise` if nothing is left of it.
    pub(super) fn camel(&mut self, said: &str, otherwise: &str) -> Ident {
        let name = camel(said, otherwise);
        // `Self_2` is no name of a type.
        let numbered = name.trim_end_matches('_').to_owned();
        let name = self.claim(name, &numbered);
        Ident::new(&name, Span::call_site())
    }

    /// A field or a method.
    pub(super) fn snake(&mut self, said: &str, otherwise: &str) -> Ident {
        let name = snake(said, otherwise);
        let numbered = if name.ends_with('_') { name.clone() } else { format!("{name}_") };
        let name = self.claim(name, &numbered);
        match KEYWORDS.contains(&name.as_str()) {
            true => Ident::new_raw(&name, Span::call_site()),
            false => Ident::new(&name, Span::call_site()),
        }
    }

    /// The name itself, or the first that is free of `numbered` with a number behind it.
    fn claim(&mut self, name: String, numbered: &str) -> String {
        let count = self.asked.entry(name.clone()).or_insert(1);
        let mut free = name.clone();
        while !self.taken.insert(free.clone()) {
            *count += 1;
            free = format!("{numbered}{count}");
        }
        free
    }
}

/// `get_weather` and `getWeather` are `GetWeather`.
pub(super) fn camel(said: &str, otherwise: &str) -> String {
    let name: String = words(said).iter().map(|word| capitalised(word)).collect();
    let name = if name.is_empty() { otherwise.to_owned() } else { name };
    let prefix = if name.starts_with(|first: char| first.is_ascii_digit()) { "N" } else { "" };
    let suffix = if name == "Self" { "_" } else { "" };
    format!("{prefix}{name}{suffix}")
}

fn snake(said: &str, otherwise: &str) -> String {
    let name = words(said).join("_");
    let name = if name.is_empty() { otherwise.to_owned() } else { name };
    let prefix = if name.starts_with(|first: char| first.is_ascii_digit()) { "n" } else { "" };
    let suffix = if NEVER_RAW.contains(&name.as_str()) { "_" } else { "" };
    format!("{prefix}{name}{suffix}")
}

/// The words of a name, in small letters: `HTTPServer-v2` is `http`, `server`, `v2`. Of a long one only the first.
pub(super) fn words(said: &str) -> Vec<String> {
    let chars: Vec<char> = said.chars().take(LONGEST_READ).collect();
    let (mut words, mut length) = (vec![String::new()], 0);
    for (index, char) in chars.iter().enumerate() {
        let before = index.checked_sub(1).and_then(|before| chars.get(before));
        let starts_word = char.is_ascii_uppercase()
            && before.is_some_and(|before| {
                let is_followed_by_small = chars.get(index + 1).is_some_and(char::is_ascii_lowercase);
                !before.is_ascii_uppercase() || is_followed_by_small
            });
        if starts_word || !char.is_ascii_alphanumeric() {
            if length >= LONGEST {
                break;
            }
            words.push(String::new());
        }
        if let Some(word) = words.last_mut().filter(|_| char.is_ascii_alphanumeric() && length < 2 * LONGEST) {
            word.push(char.to_ascii_lowercase());
            length += 1;
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

fn capitalised(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(chars).collect()
}

/// Letters and digits of a name, at the end of a word; a word is cut at twice as many.
const LONGEST: usize = 32;

/// Characters that are looked at.
const LONGEST_READ: usize = 256;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_rust_and_differ() {
        let mut names = Names::with(&["Set"]);
        for (said, expected) in [
            ("get_weather", "GetWeather"),
            ("getWeather", "GetWeather2"),
            ("GetWeather2", "GetWeather22"),
            ("get-weather", "GetWeather3"),
            ("HTTPServer v2", "HttpServerV2"),
            ("set", "Set2"),
            ("self", "Self_"),
            ("Self", "Self2"),
            ("_", "Tool"),
            ("größe", "GrE"),
            ("3d", "N3d"),
            ("\u{1f600}", "Tool2"),
            ("a } fn evil() {", "AFnEvil"),
            ("SHA", "Sha"),
        ] {
            assert_eq!(names.camel(said, "Tool").to_string(), expected, "{said}");
        }
    }

    #[test]
    fn fields_may_be_keywords() {
        let mut names = Names::default();
        for (said, expected) in [
            ("type", "r#type"),
            ("Type", "type_2"),
            ("self", "self_"),
            ("crate", "crate_"),
            ("Self", "self_2"),
            ("", "key"),
            ("_", "key_2"),
            ("fooBar", "foo_bar"),
            ("foo_bar", "foo_bar_2"),
            ("2fa", "n2fa"),
            ("std::process::exit(1)", "std_process_exit_1"),
        ] {
            assert_eq!(names.snake(said, "key").to_string(), expected, "{said}");
        }
        let long = names.snake(&"x".repeat(9_999), "key").to_string();
        assert_eq!(long.len(), 64);
        assert_eq!(names.snake(&"long_word_".repeat(99), "key").to_string(), "long_word_long_word_long_word_long_word");
    }
}
