//! Patterns of texts, as the build step compiled them: a class of characters, or an automaton that takes one step a byte.
//!
//! An automaton is checked and loaded at its first use; its bytes stay where the program has them. The engine's part that
//! searches knows no heap. A build has one version of it (Cargo takes one of 0.4), so both sides agree on the bytes.

use std::sync::OnceLock;

use regex_automata::Input;
use regex_automata::dfa::{Automaton as _, dense, sparse};
use toolcall_schema::class::Class;

use crate::cursor::{Cursor, Stop};

/// A pattern that a text must match. Emitted code holds a static of each.
#[derive(Debug)]
pub struct Pattern {
    source: &'static str,
    form: Form,
}

#[derive(Debug)]
enum Form {
    Class(Class),
    Automaton(&'static Automaton),
    /// Made while the program runs.
    #[cfg(feature = "dynamic")]
    Made(toolcall_schema::pattern::Shared),
}

/// The bytes of an automaton, and what they are once it was asked for.
#[derive(Debug)]
pub struct Automaton {
    bytes: &'static Aligned<[u8]>,
    loaded: OnceLock<Option<Loaded>>,
}

/// Bytes that an automaton can be read from in place.
#[derive(Debug)]
#[repr(C, align(4))]
pub struct Aligned<B: ?Sized>(pub B);

#[derive(Debug)]
enum Loaded {
    Dense(dense::DFA<&'static [u32]>),
    Sparse(sparse::DFA<&'static [u8]>),
}

impl Pattern {
    /// A pattern that is no more than a class.
    pub const fn class(source: &'static str, class: Class) -> Self {
        Self { source, form: Form::Class(class) }
    }

    /// Any other.
    pub const fn automaton(source: &'static str, automaton: &'static Automaton) -> Self {
        Self { source, form: Form::Automaton(automaton) }
    }

    /// One of a catalog, which keeps what was made of it.
    #[cfg(feature = "dynamic")]
    pub(crate) const fn made(pattern: toolcall_schema::pattern::Shared) -> Self {
        Self { source: "", form: Form::Made(pattern) }
    }

    /// As it was declared.
    pub(crate) fn source(&self) -> &str {
        match &self.form {
            Form::Class(_) | Form::Automaton(_) => self.source,
            #[cfg(feature = "dynamic")]
            Form::Made(pattern) => pattern.source(),
        }
    }

    /// Whether a text matches.
    #[inline]
    pub fn matches(&self, text: &str) -> bool {
        match &self.form {
            Form::Class(class) => class.holds(text),
            Form::Automaton(automaton) => automaton.finds(text),
            #[cfg(feature = "dynamic")]
            Form::Made(pattern) => pattern.matches(text),
        }
    }
}

impl Automaton {
    /// One of these bytes, which the build step made for the target.
    pub const fn new(bytes: &'static Aligned<[u8]>) -> Self {
        Self { bytes, loaded: OnceLock::new() }
    }

    fn finds(&self, text: &str) -> bool {
        let input = Input::new(text).earliest(true);
        let found = match self.loaded.get_or_init(|| Loaded::of(self.bytes)) {
            Some(Loaded::Dense(dfa)) => dfa.try_search_fwd(&input),
            Some(Loaded::Sparse(dfa)) => dfa.try_search_fwd(&input),
            None => return false,
        };
        matches!(found, Ok(Some(_)))
    }
}

impl Loaded {
    /// `None`: these are no bytes of ours.
    #[cold]
    fn of(bytes: &'static Aligned<[u8]>) -> Option<Self> {
        let dense = dense::DFA::from_bytes(&bytes.0).map(|(dfa, _)| Self::Dense(dfa));
        dense.or_else(|_| sparse::DFA::from_bytes(&bytes.0).map(|(dfa, _)| Self::Sparse(dfa))).ok()
    }
}

impl<'a> Cursor<'a> {
    /// A short string that matches; [`Cursor::short_str`] with one question more.
    #[inline(always)]
    pub(crate) fn short_matching(
        &self,
        text: &'a [u8],
        min: u32,
        max: u32,
        pattern: &'static Pattern,
    ) -> Option<(&'a str, &'a [u8])> {
        self.short_str(text, min, max).filter(|(text, _)| pattern.matches(text))
    }

    /// Any string that matches.
    pub(crate) fn long_matching(&mut self, min: u32, max: u32, pattern: &'static Pattern) -> Result<&'a str, Stop> {
        let text = self.long_str(min, max)?;
        if pattern.matches(text) { Ok(text) } else { Err(Stop) }
    }

    /// The same of one code point.
    #[inline(always)]
    pub(crate) fn short_matching_char(&self, text: &'a [u8], pattern: &'static Pattern) -> Option<(char, &'a [u8])> {
        self.short_char(text).filter(|(char, _)| pattern.matches(char.encode_utf8(&mut [0; 4])))
    }

    pub(crate) fn long_matching_char(&mut self, pattern: &'static Pattern) -> Result<char, Stop> {
        let char = self.long_char()?;
        if pattern.matches(char.encode_utf8(&mut [0; 4])) { Ok(char) } else { Err(Stop) }
    }
}

#[cfg(test)]
mod tests {
    use toolcall_schema::class::Others;

    use super::*;

    static LOWER: Pattern =
        Pattern::class("^[a-z]{2,3}$", Class { ascii: 0x3ff_ffff << b'a', others: Others::None, min: 2, max: 3 });

    #[test]
    fn strings_in_any_spelling_must_match() {
        for (json, read) in [
            (r#""ab""#, Some("ab")),
            (r#" "abc""#, Some("abc")),
            (r#""\u0061b""#, Some("ab")),
            (r#""a""#, None),
            (r#""aB""#, None),
            (r#""\u0041b""#, None),
            ("1", None),
        ] {
            let mut scratch = Vec::new();
            let mut cursor = Cursor::new(json.as_bytes(), &mut scratch).expect("a cursor");
            assert_eq!(cursor.read_matching(0, u32::MAX, &LOWER).ok(), read, "{json}");
        }
    }

    #[test]
    fn other_bytes_match_nothing() {
        const BYTES: &Aligned<[u8]> = &Aligned(*b"rust-regex-automata-dfa-dense\0\0\0");
        static BROKEN: Automaton = Automaton::new(BYTES);
        let pattern = Pattern::automaton("a", &BROKEN);
        assert!(!pattern.matches("a") && !pattern.matches(""));
    }
}
