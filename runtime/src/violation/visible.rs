//! Names inside messages: bounded in length, and free of characters that do not show.
//!
//! A key comes from the model and a declared name may come from a server; neither may break a line, turn the direction
//! of writing, or fill the message.
//!
//! Letters that are written from right to left are escaped too: one of them reorders what stands around it, so that a
//! line would not say what it seems to. Isolating them would put characters into the message that do not show, and a
//! model that copied them would send yet another key; what is escaped may be sent as it is shown, JSON reads it as the
//! letters.

use core::fmt::Write as _;

/// Appends a name as one part of a JSON pointer, in at most `most` bytes.
pub(crate) fn push_segment(out: &mut String, name: &str, most: usize) {
    push(out, name, most, |out, character| match character {
        '~' => out.push_str("~0"),
        '/' => out.push_str("~1"),
        other => push_visible(out, other),
    });
}

/// Appends a name in quotes, in at most `most` bytes between them.
pub(crate) fn push_quoted(out: &mut String, name: &str, most: usize) {
    out.push('"');
    push(out, name, most, |out, character| match character {
        '"' | '\\' => out.extend(['\\', character]),
        other => push_visible(out, other),
    });
    out.push('"');
}

/// Appends words of someone else, in at most `most` bytes.
pub(crate) fn push_words(out: &mut String, words: &str, most: usize) {
    push(out, words, most, push_visible);
}

/// Whether a character is shown as itself.
pub(crate) fn shows(character: char) -> bool {
    match character {
        '\0'..='\x7f' => character == ' ' || character.is_ascii_graphic(),
        _ => character.is_alphanumeric() && !is_blank(character) && !is_right_to_left(character),
    }
}

/// Letters that are drawn as nothing: fillers of Hangul, inherent vowels of Khmer.
const fn is_blank(character: char) -> bool {
    matches!(character, '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{3164}' | '\u{ffa0}')
}

/// The blocks of the scripts that are written from right to left, Hebrew and Arabic first.
const fn is_right_to_left(character: char) -> bool {
    matches!(
        character,
        '\u{590}'..='\u{8ff}'
            | '\u{fb1d}'..='\u{fdff}'
            | '\u{fe70}'..='\u{feff}'
            | '\u{10800}'..='\u{10fff}'
            | '\u{1e800}'..='\u{1efff}'
    )
}

/// Stops at the first character that does not fit, whatever the length of the name.
fn push(out: &mut String, name: &str, most: usize, write: impl Fn(&mut String, char)) {
    let (start, mut cut) = (out.len(), out.len());
    for character in name.chars() {
        write(out, character);
        if out.len() - start > most {
            out.truncate(cut);
            out.push(CUT);
            return;
        }
        if out.len() - start + CUT.len_utf8() <= most {
            cut = out.len();
        }
    }
}

fn push_visible(out: &mut String, character: char) {
    if shows(character) {
        out.push(character);
        return;
    }
    for unit in character.encode_utf16(&mut [0; 2]) {
        // Writing to a string does not fail.
        let _ = write!(out, "\\u{unit:04x}");
    }
}

/// Bytes of an unknown key that are shown.
pub(crate) const KEY: usize = 64;

/// Bytes of a declared name that are shown.
pub(crate) const NAME: usize = 128;

/// Stands for what was left out.
pub(crate) const CUT: char = '…';
