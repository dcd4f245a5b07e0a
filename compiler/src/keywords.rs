//! The keywords of Rust.

/// Those of every edition, also of ones to come.
pub(crate) const KEYWORDS: &[&str] = &[
    "Self", "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro",
    "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static", "struct", "super",
    "trait", "true", "try", "type", "typeof", "union", "unsafe", "unsized", "use", "virtual", "where", "while",
    "yield",
];

/// Those that have no raw form.
pub(crate) const NEVER_RAW: &[&str] = &["Self", "crate", "self", "super"];

/// Whether a word is a keyword behind which something begins, unlike those that stand for a value or a place.
pub(crate) fn begins(word: &str) -> bool {
    may_be_one(word)
        && KEYWORDS.binary_search(&word).is_ok()
        && !NEVER_RAW.contains(&word)
        && !["true", "false"].contains(&word)
}

/// Whether a keyword begins with the same letter and is as long: nearly all words are none, and all are asked of.
fn may_be_one(word: &str) -> bool {
    let first = word.as_bytes().first().and_then(|first| LENGTHS.get(usize::from(*first)));
    first.is_some_and(|lengths| lengths.checked_shr(word.len() as u32).is_some_and(|rest| rest & 1 == 1))
}

/// The lengths of the keywords that begin with an ASCII letter: a bit each.
const LENGTHS: [u16; 128] = {
    let mut lengths = [0; 128];
    let mut at = 0;
    while at < KEYWORDS.len() {
        let word = KEYWORDS[at].as_bytes();
        lengths[word[0] as usize] |= 1 << word.len();
        at += 1;
    }
    lengths
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_keyword_is_found_and_nothing_else() {
        for word in KEYWORDS {
            assert!(may_be_one(word), "{word}");
            let stands_for_a_value = NEVER_RAW.contains(word) || ["true", "false"].contains(word);
            assert_eq!(begins(word), !stands_for_a_value, "{word}");
        }
        for word in ["", "lett", "le", "fname", "é", "r#fn", "a_word_that_is_longer_than_any_keyword", "0"] {
            assert!(!begins(word), "{word}");
        }
    }
}
