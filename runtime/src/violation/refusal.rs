//! What a type of another crate says, as a violation: where the value stands is found in the canonical JSON.

use core::fmt::Write as _;

use super::visible::{self, push_segment, push_words};
use super::{Code, Found, Rejection};
use crate::raw::Refusal;

/// A part of a pointer.
#[derive(Clone, Copy)]
enum Step<'t> {
    Key(&'t str),
    Index(usize),
}

impl Rejection {
    /// Becomes the rejection of arguments of which a value was refused by its own type.
    #[cold]
    pub(crate) fn refuse(&mut self, canonical: &[u8], refusal: &Refusal) -> &Self {
        self.clear();
        if let Some(draft) = self.draft(Code::Custom, "", Found::Nothing) {
            // The place in the value's text tells nothing: it is not the text that was sent.
            let message = refusal.message.rsplit_once(" at line ").map_or(&*refusal.message, |(message, _)| message);
            let draft = draft.pointer(|out| push_pointer(out, canonical, refusal.at));
            draft.expected(|out| push_words(out, message, LONGEST_MESSAGE)).keep();
        }
        self
    }
}

/// Appends the pointer to the value that starts at a byte.
fn push_pointer(out: &mut String, canonical: &[u8], at: usize) {
    let mut steps: Vec<Step<'_>> = Vec::new();
    let mut place = 0;
    while place < at {
        let rest = canonical.get(place..).unwrap_or_default();
        let mut length = 1;
        match rest.first() {
            Some(b'{') => steps.push(Step::Key("")),
            Some(b'[') => steps.push(Step::Index(0)),
            Some(b'}' | b']') => drop(steps.pop()),
            Some(b',') => {
                if let Some(Step::Index(index)) = steps.last_mut() {
                    *index += 1;
                }
            }
            Some(b'"') => {
                length = quoted(rest);
                if let (Some(Step::Key(key)), Some(b':')) = (steps.last_mut(), rest.get(length)) {
                    *key = core::str::from_utf8(rest.get(..length).unwrap_or_default()).unwrap_or_default();
                }
            }
            _ => {}
        }
        place += length;
    }
    // A key may be refused as well.
    let rest = canonical.get(at..).unwrap_or_default();
    let length = if rest.starts_with(b"\"") { quoted(rest) } else { 0 };
    if let (Some(Step::Key(key)), Some(b':')) = (steps.last_mut(), rest.get(length)) {
        *key = core::str::from_utf8(rest.get(..length).unwrap_or_default()).unwrap_or_default();
    }
    for step in steps {
        out.push('/');
        match step {
            // Writing to a string does not fail.
            Step::Index(index) => _ = write!(out, "{index}"),
            Step::Key(key) => push_segment(out, &serde_json::from_str::<String>(key).unwrap_or_default(), visible::KEY),
        }
    }
}

/// Bytes of the string that a text starts with.
fn quoted(text: &[u8]) -> usize {
    let mut length = 1;
    while let Some(byte) = text.get(length) {
        length += if *byte == b'\\' { 2 } else { 1 };
        if *byte == b'"' {
            break;
        }
    }
    length
}

/// Bytes of a message.
const LONGEST_MESSAGE: usize = 200;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_place_of_a_value_is_found() {
        let text = r#"{"a\"/b":[1,{"c":"}]\\","d":[[],7]}],"e":8}"#;
        for (value, expected) in [
            ("7", "/a\"~1b/1/d/1"),
            ("8", "/e"),
            ("1,", "/a\"~1b/0"),
            ("{\"a", ""),
            ("\"}]", "/a\"~1b/1/c"),
            ("\"d", "/a\"~1b/1/d"),
        ] {
            let mut pointer = String::new();
            push_pointer(&mut pointer, text.as_bytes(), text.find(value).expect("the value"));
            assert_eq!(pointer, expected, "{value}");
        }
    }
}
