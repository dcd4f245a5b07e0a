//! The sets of characters that ECMA-262 has names for. Other engines mean more by `\d` and `\w`, and something else by `\s`
//! and `.`.

use regex_syntax::hir::{ClassUnicode, ClassUnicodeRange};

/// The set behind a letter of `\d \D \s \S \w \W`.
pub(super) fn named(letter: char) -> Option<ClassUnicode> {
    let mut set = of(match letter.to_ascii_lowercase() {
        'd' => DIGIT,
        's' => SPACE,
        'w' => WORD,
        _ => return None,
    });
    if letter.is_ascii_uppercase() {
        set.negate();
    }
    Some(set)
}

/// `.`
pub(super) fn in_line() -> ClassUnicode {
    let mut set = of(LINE_ENDS);
    set.negate();
    set
}

fn of(ranges: &[(char, char)]) -> ClassUnicode {
    ClassUnicode::new(ranges.iter().map(|(first, last)| ClassUnicodeRange::new(*first, *last)))
}

const DIGIT: &[(char, char)] = &[('0', '9')];

const WORD: &[(char, char)] = &[('0', '9'), ('A', 'Z'), ('_', '_'), ('a', 'z')];

/// `WhiteSpace` and `LineTerminator`.
const SPACE: &[(char, char)] = &[
    ('\t', '\r'),
    (' ', ' '),
    ('\u{a0}', '\u{a0}'),
    ('\u{1680}', '\u{1680}'),
    ('\u{2000}', '\u{200a}'),
    ('\u{2028}', '\u{2029}'),
    ('\u{202f}', '\u{202f}'),
    ('\u{205f}', '\u{205f}'),
    ('\u{3000}', '\u{3000}'),
    ('\u{feff}', '\u{feff}'),
];

const LINE_ENDS: &[(char, char)] = &[('\n', '\n'), ('\r', '\r'), ('\u{2028}', '\u{2029}')];
