//! What is wrong with the arguments of a call: all of it at once, as data, as text for a model, and as JSON.
//!
//! The coercer fills a [`Rejection`] that lives in the caller's [`Scratch`](crate::Scratch). Its texts share one buffer,
//! which is given its full size at the first rejection; no later one needs the heap.

use core::fmt;
use core::ops::Range;

pub use code::{Code, Found};
pub(crate) use refusal::{Reason, Refusal};
use trial::Tally;

mod code;
mod json;
mod refusal;
mod text;
mod trial;
pub(crate) mod visible;

/// Everything wrong with the arguments of one call: up to 16 violations, and how many there are beyond.
///
/// First what does not fit, as it stands in the text, then the keys that an object lacks, where it ends. Text that is
/// not JSON gives the one violation where reading stopped: what seemed wrong before it may be its consequence.
///
/// [`Display`](core::fmt::Display) is the text for the model, [`write_json`](Self::write_json) the same as data; neither
/// is longer than 4 KiB, whatever the arguments. Nothing of the arguments is repeated but the start of unknown keys.
#[derive(Clone, Default)]
pub struct Rejection {
    entries: Vec<Entry>,
    /// The texts of all entries, one behind the other.
    texts: String,
    more: usize,
    /// Set when one did not fit: what comes later is counted, so that the order stays that of the text.
    is_full: bool,
    /// Length of the entries as text.
    text_length: usize,
    /// Length of the entries as JSON.
    json_length: usize,
    /// What is wrong with a form that is only tried; nothing is kept of it.
    trial: Option<Tally>,
    /// Arguments that fit, as JSON.
    example: Option<&'static str>,
}

impl Rejection {
    /// Empty; it takes no memory yet.
    pub(crate) const fn new() -> Self {
        Self {
            entries: Vec::new(),
            texts: String::new(),
            more: 0,
            is_full: false,
            text_length: 0,
            json_length: 0,
            trial: None,
            example: None,
        }
    }

    /// The violations, in order; at least one, at most 16.
    pub fn violations(&self) -> impl ExactSizeIterator<Item = Violation<'_>> {
        self.entries.iter().map(|entry| Violation { texts: &self.texts, entry })
    }

    /// How many were found beyond those that are kept. Behind these, values of forms that can only be tried are not looked at.
    pub fn more(&self) -> usize {
        self.more
    }

    /// Arguments that fit, as JSON, if the tool's author gave some that are short enough to be shown.
    pub fn example(&self) -> Option<&str> {
        self.example
    }

    /// Appends the rejection as one JSON object, at most 4 KiB:
    /// `{"violations":[{"pointer":"/days","code":"wrong_type","keyword":"type","expected":"an integer from 1 to 16",
    /// "found":"string"}],"more":0}`. `keyword`, `expected`, `found`, `suggestion`, `offset` and, at the end, `example`,
    /// which is an object, are left out where there are none.
    pub fn write_json(&self, out: &mut Vec<u8>) {
        json::write(self, out);
    }

    /// Whether nothing is wrong: in a trial, with what is tried.
    pub(crate) fn is_empty(&self) -> bool {
        self.trial.map_or(self.entries.is_empty(), |tally| tally.count == 0)
    }

    pub(crate) fn clear(&mut self) {
        let (mut entries, mut texts) = (core::mem::take(&mut self.entries), core::mem::take(&mut self.texts));
        entries.clear();
        texts.clear();
        *self = Self { entries, texts, ..Self::new() };
    }

    /// Gives memory back until the texts hold no more than `bytes`. What was rejected is forgotten.
    pub(crate) fn shrink_to(&mut self, bytes: usize) {
        self.clear();
        self.texts.shrink_to(bytes);
        self.entries.shrink_to(bytes / size_of::<Entry>());
    }

    /// A new violation to be filled in; `None` if no more are kept, and then it is counted.
    pub(crate) fn draft(&mut self, code: Code, keyword: &'static str, found: Found) -> Option<Draft<'_>> {
        if let Some(tally) = &mut self.trial {
            tally.count += 1;
            tally.is_wrong_type |= code == Code::WrongType;
            return None;
        }
        if !self.keeps() {
            self.more += 1;
            return None;
        }
        self.entries.reserve_exact(MOST - self.entries.len());
        self.texts.reserve(TEXTS.saturating_sub(self.texts.len()));
        let start = self.texts.len();
        let entry = Entry {
            code,
            keyword,
            found,
            offset: None,
            start,
            pointer_end: start,
            expected_end: start,
            suggestion_end: start,
        };
        Some(Draft { rejection: self, entry })
    }

    /// Adds arguments that fit, where there is room for them.
    #[cold]
    pub(crate) fn exemplify(&mut self, example: Option<&'static str>) {
        let room = LONGEST.saturating_sub(self.text_length.max(self.json_length));
        self.example = example.filter(|example| example.len() + text::EXAMPLE.len() <= room.min(LONGEST_EXAMPLE));
    }

    /// Becomes the rejection of arguments that are right but that the parser refuses after all: our own mistake.
    #[cold]
    pub(crate) fn disagree(&mut self) -> &Self {
        self.clear();
        if let Some(draft) = self.draft(Code::Internal, "", Found::Nothing) {
            draft.keep();
        }
        self
    }

    /// Takes the entry in if the whole stays within its bounds.
    fn push(&mut self, entry: Entry) {
        let violation = Violation { texts: &self.texts, entry: &entry };
        let (text, json) = (self.text_length + text::length(violation), self.json_length + json::length(violation));
        if text > LONGEST || json > LONGEST {
            self.texts.truncate(entry.start);
            self.is_full = true;
            self.more += 1;
            return;
        }
        (self.text_length, self.json_length) = (text, json);
        self.entries.push(entry);
    }
}

/// One thing wrong with the arguments. [`Display`](core::fmt::Display) is one line for the model.
#[derive(Clone, Copy)]
pub struct Violation<'r> {
    texts: &'r str,
    entry: &'r Entry,
}

impl<'r> Violation<'r> {
    /// Where: a JSON pointer (RFC 6901), empty for the arguments as a whole. A missing key is pointed at where it should
    /// stand. Characters that do not show, or that run from right to left, are written as `\u200b`. Cut with `…` are an
    /// unknown key beyond 64 bytes, a declared one beyond 128, and the middle of a pointer beyond 256.
    pub fn pointer(&self) -> &'r str {
        self.part(self.entry.start..self.entry.pointer_end)
    }

    /// What kind of mistake it is.
    pub fn code(&self) -> Code {
        self.entry.code
    }

    /// The JSON Schema keyword that is broken; empty where a schema has no word for it: text that is not JSON, a duplicate
    /// key, bounds on size and depth. What the parameter's Rust type can not hold breaks `minimum` or `maximum`, a list
    /// that no tool may be sent `maxItems`, as if they were declared.
    pub fn keyword(&self) -> &'static str {
        self.entry.keyword
    }

    /// What to send instead, e.g. `an integer from 1 to 16`; at most 256 bytes.
    pub fn expected(&self) -> &'r str {
        self.part(self.entry.pointer_end..self.entry.expected_end)
    }

    /// The kind of what came; [`Found::Nothing`] where no value was looked at.
    pub fn found(&self) -> Found {
        self.entry.found
    }

    /// The declared name that was probably meant.
    pub fn suggestion(&self) -> Option<&'r str> {
        Some(self.part(self.entry.expected_end..self.entry.suggestion_end)).filter(|name| !name.is_empty())
    }

    /// Byte offset of the mistake in text that is not JSON.
    pub fn offset(&self) -> Option<usize> {
        self.entry.offset
    }

    fn part(&self, range: Range<usize>) -> &'r str {
        self.texts.get(range).unwrap_or_default()
    }
}

/// What a host's log should hold, not how it is kept.
impl fmt::Debug for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.violations()).finish()
    }
}

impl fmt::Debug for Violation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Violation")
            .field("pointer", &self.pointer())
            .field("code", &self.code())
            .field("expected", &self.expected())
            .field("found", &self.found())
            .finish_non_exhaustive()
    }
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    code: Code,
    keyword: &'static str,
    found: Found,
    offset: Option<usize>,
    /// The pointer, what was expected and the suggestion follow each other in [`Rejection::texts`].
    start: usize,
    pointer_end: usize,
    expected_end: usize,
    suggestion_end: usize,
}

/// A violation that is being written. Its parts are given in the order of the methods; each may be left out.
pub(crate) struct Draft<'r> {
    rejection: &'r mut Rejection,
    entry: Entry,
}

impl Draft<'_> {
    pub(crate) fn offset(mut self, offset: Option<usize>) -> Self {
        self.entry.offset = offset;
        self
    }

    pub(crate) fn pointer(mut self, write: impl FnOnce(&mut String)) -> Self {
        self.entry.pointer_end = self.part(write);
        self.entry.expected_end = self.entry.pointer_end;
        self.entry.suggestion_end = self.entry.pointer_end;
        self
    }

    pub(crate) fn expected(mut self, write: impl FnOnce(&mut String)) -> Self {
        self.entry.expected_end = self.part(write);
        self.entry.suggestion_end = self.entry.expected_end;
        self
    }

    /// A name is suggested only if it can be shown exactly.
    pub(crate) fn suggestion(mut self, name: Option<&str>) -> Self {
        if let Some(name) = name.filter(|name| name.len() <= visible::KEY && name.chars().all(visible::shows)) {
            self.entry.suggestion_end = self.part(|out| out.push_str(name));
        }
        self
    }

    pub(crate) fn keep(self) {
        self.rejection.push(self.entry);
    }

    fn part(&mut self, write: impl FnOnce(&mut String)) -> usize {
        write(&mut self.rejection.texts);
        self.rejection.texts.len()
    }
}

/// How many violations are kept.
const MOST: usize = 16;

/// Bytes of all entries in either form: 4 KiB, less what stands around them.
const LONGEST: usize = 4096 - 64;

/// Bytes of an example with the words before it.
const LONGEST_EXAMPLE: usize = 1024;

/// Bytes of the texts of all entries that fit, and of one that does not.
const TEXTS: usize = 4096 + 1024;

#[cfg(test)]
mod tests;
