//! What a type says of a value that is right by its schema, as a violation: where the value stands is found in the
//! canonical JSON.

use core::fmt::Write as _;

use smallvec::SmallVec;
use toolcall_schema::limits;
use toolcall_schema::table::Table;

#[cfg(feature = "dynamic")]
use super::Draft;
use super::visible::{self, push_segment, push_words};
use super::{Code, Found, Rejection};
use crate::form;
use crate::text::unescape;

/// A value that its own type refuses.
#[derive(Debug)]
pub(crate) struct Refusal {
    /// Where in the text the value stands, or ends.
    pub(crate) at: usize,
    pub(crate) reason: Reason,
}

/// Why.
#[derive(Debug)]
pub(crate) enum Reason {
    /// What a type of another crate says.
    Custom(String),
    /// The type holds less than its format writes: a time zone that is not known here, a moment beyond its range.
    Unheld,
    /// A whole number that so many bits do not hold.
    TooLarge(u32),
    /// To a set, the item is one that is there already.
    RepeatedItem,
    /// To a map, the key is.
    RepeatedKey,
}

/// The way to a value, from the outside; no memory is taken for it.
type Steps<'t> = SmallVec<[Step<'t>; limits::DEPTH]>;

/// A part of a pointer. A key as it stands between its quotes.
#[derive(Clone, Copy)]
enum Step<'t> {
    Key(&'t str),
    Index(usize),
}

impl Rejection {
    /// Becomes the rejection of arguments of which a value was refused by its own type.
    #[cold]
    pub(crate) fn refuse(&mut self, canonical: &[u8], refusal: &Refusal, table: &Table<'_>) -> &Self {
        self.clear();
        let (steps, is_secret) = open_part(steps(canonical, refusal.at), table);
        let (code, keyword, found, expected) = match &refusal.reason {
            // The place in the value's text tells nothing: it is not the text that was sent.
            Reason::Custom(_) if is_secret => (Code::Custom, "", Found::Nothing, "another value"),
            Reason::Custom(message) => (Code::Custom, "", Found::Nothing, said(message)),
            Reason::Unheld => {
                (Code::InvalidFormat, "format", Found::String, "a time zone, moment or address that exists here")
            }
            Reason::TooLarge(64) => (Code::OutOfRange, "", Found::Nothing, "a whole number that 64 bits hold"),
            Reason::TooLarge(_) => (Code::OutOfRange, "", Found::Nothing, "a whole number that 128 bits hold"),
            Reason::RepeatedItem => {
                (Code::RepeatedItem, "uniqueItems", Found::Nothing, "each item once, however written")
            }
            Reason::RepeatedKey => (Code::DuplicateKey, "", Found::Nothing, "it once, however written"),
        };
        if let Some(draft) = self.draft(code, keyword, found) {
            let draft = draft.pointer(|out| push_pointer(out, &steps));
            draft.expected(|out| push_words(out, expected, LONGEST_MESSAGE)).keep();
        }
        self
    }
}

#[cfg(feature = "dynamic")]
impl Draft<'_> {
    /// What a type of another crate says.
    pub(crate) fn message(self, message: &str) -> Self {
        self.expected(|out| push_words(out, said(message), LONGEST_MESSAGE))
    }
}

/// What serde_json says, without the place.
fn said(message: &str) -> &str {
    message.rsplit_once(" at line ").map_or(message, |(said, _)| said)
}

/// The way to the value that starts or ends at a byte, or to the key whose text does.
fn steps(canonical: &[u8], at: usize) -> Steps<'_> {
    let mut steps = Steps::new();
    let mut place = 0;
    while place < at {
        let rest = canonical.get(place..).unwrap_or_default();
        let mut length = 1;
        match rest.first() {
            Some(&form::START) => length = form::LENGTH,
            Some(b'{') => steps.push(Step::Key("")),
            Some(b'[') => steps.push(Step::Index(0)),
            Some(b'}' | b']') => _ = steps.pop(),
            Some(b',') => {
                if let Some(Step::Index(index)) = steps.last_mut() {
                    *index += 1;
                }
            }
            Some(b'"') => {
                length = quoted(rest);
                if let (Some(Step::Key(key)), Some(b':')) = (steps.last_mut(), rest.get(length)) {
                    *key = core::str::from_utf8(rest.get(1..length - 1).unwrap_or_default()).unwrap_or_default();
                }
            }
            _ => {}
        }
        place += length;
    }
    // A key may be refused as well.
    let rest = canonical.get(at..).unwrap_or_default();
    if let (Some(Step::Key(key)), true) = (steps.last_mut(), rest.starts_with(b"\"")) {
        let length = quoted(rest);
        if rest.get(length) == Some(&b':') {
            *key = core::str::from_utf8(rest.get(1..length - 1).unwrap_or_default()).unwrap_or_default();
        }
    }
    steps
}

/// As much of the way as anybody may see, and whether that is not all: a key of the name of a secret ends it, wherever
/// that is declared.
fn open_part<'t>(mut steps: Steps<'t>, table: &Table<'_>) -> (Steps<'t>, bool) {
    let name = |place: &u32| table.fields.names.get(*place as usize).copied();
    let is_secret = |step: &Step<'_>| match step {
        Step::Key(key) => with_meaning(key, |key| table.secrets.iter().any(|place| name(place) == Some(key))),
        Step::Index(_) => false,
    };
    let end = steps.iter().position(is_secret);
    steps.truncate(end.map_or(steps.len(), |end| end + 1));
    (steps, end.is_some())
}

fn push_pointer(out: &mut String, steps: &[Step<'_>]) {
    for step in steps {
        out.push('/');
        match step {
            // Writing to a string does not fail.
            Step::Index(index) => _ = write!(out, "{index}"),
            Step::Key(key) => with_meaning(key, |key| push_segment(out, key, visible::KEY)),
        }
    }
}

/// Lends what the text of a key means; of one with escapes, no more than a message shows.
fn with_meaning<T>(key: &str, read: impl FnOnce(&str) -> T) -> T {
    let mut room = [0; 12 * visible::NAME];
    if !key.contains('\\') || key.len() > room.len() {
        return read(key);
    }
    read(unescape(key, &mut room).unwrap_or_default())
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
    use toolcall_schema::table::{Fields, Member, Presence};

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
            push_pointer(&mut pointer, &steps(text.as_bytes(), text.find(value).expect("the value")));
            assert_eq!(pointer, expected, "{value}");
        }
    }

    #[test]
    fn a_place_behind_a_value_is_its_own() {
        // Marks of forms hold any letter, brackets among them.
        let text = "{\"a\":[\u{1}@[{\"b\":1},\"c\"],\"d\":\u{1}@]2}";
        for (value, expected) in [("1}", "/a/0"), ("\"c\"", "/a/1"), ("]2", "/d"), ("\"d\"", "/d")] {
            let mut pointer = String::new();
            push_pointer(&mut pointer, &steps(text.as_bytes(), text.find(value).expect("the value") + value.len()));
            assert_eq!(pointer, expected, "{value}");
        }
    }

    #[test]
    fn of_a_secret_only_the_place_is_told() {
        let members = [Member { node: 0, presence: Presence::Required }; 2];
        let fields = Fields { names: &["user", "pass/word"], members: &members, defaults: &[] };
        let table = Table { fields, secrets: &[1], ..Table::EMPTY };
        let text = r#"{"user":"a","in":{"pass\u002fword":{"hunter2":3}}}"#;
        let reason = || Reason::Custom("hunter2 is weak at line 1 column 3".to_owned());
        let told = |at: &str| {
            let refusal = Refusal { at: text.find(at).expect("the value"), reason: reason() };
            let mut rejection = Rejection::new();
            rejection.refuse(text.as_bytes(), &refusal, &table).to_string()
        };
        assert_eq!(told("3}"), "/in/pass~1word: not accepted: another value");
        assert_eq!(told("\"a\""), "/user: not accepted: hunter2 is weak");
    }
}
