//! The reply: what goes back to the model, in a buffer that the caller keeps.
//!
//! A call replaces what is in it: with the function's result ([`returned`]), with the text of its error, or with what is
//! wrong with the call. Its memory stays, so a reply that is used again takes nothing from the heap.

mod encode;
mod failure;
pub(crate) mod returned;
#[cfg(test)]
mod tests;

use core::fmt::{self, Write as _};

use serde::Serialize;

use encode::Unencodable;
pub(crate) use encode::to_text;
pub use failure::{Failure, FailureCode};

use crate::scan::text;

/// The text for the model, whether it is an error, and metadata for the host.
///
/// A text keeps at most [`Reply::CAP`] bytes, or as many as [`Reply::with_cap`] says. What is beyond is left out, at a
/// character boundary, and a mark at the end says how many bytes that are:
///
/// ```
/// let mut reply = toolcall::Reply::with_cap(8);
/// reply.write_text("smörgåsbord");
/// assert_eq!(reply.text(), "smörgå\n[cut here: 5 bytes left out]");
/// ```
#[derive(Clone, Debug)]
pub struct Reply {
    /// What is kept, and behind it the mark if something was left out.
    text: String,
    /// How much of `text` is not the mark.
    kept: usize,
    left_out: usize,
    cap: usize,
    is_error: bool,
    /// Whether the text is known to need no escape.
    is_plain: bool,
    /// Empty, or a JSON object.
    metadata: String,
}

impl Reply {
    /// How many bytes a reply keeps unless it is told otherwise: 32 KiB.
    pub const CAP: usize = 32 * 1024;

    /// An empty reply with the cap [`Reply::CAP`].
    pub const fn new() -> Self {
        Self::with_cap(Self::CAP)
    }

    /// An empty reply that keeps at most `bytes` of its text; 0 stands for no cap. The mark comes on top; it is shorter
    /// than 64 bytes.
    pub const fn with_cap(bytes: usize) -> Self {
        let cap = if bytes == 0 { usize::MAX } else { bytes };
        Self {
            text: String::new(),
            kept: 0,
            left_out: 0,
            cap,
            is_error: false,
            is_plain: false,
            metadata: String::new(),
        }
    }

    /// Empties the reply and keeps its memory and its cap.
    pub fn clear(&mut self) {
        self.text.clear();
        self.kept = 0;
        self.left_out = 0;
        self.is_error = false;
        self.is_plain = false;
        self.metadata.clear();
    }

    /// Appends text as it is.
    pub fn write_text(&mut self, text: &str) {
        self.keep(text);
        self.mark();
    }

    /// Appends a value as compact JSON.
    ///
    /// # Errors
    /// If the value cannot be written as JSON: its `Serialize` says so, a map has a key that is neither text nor a number,
    /// boolean or unit variant, or a float anywhere in it is NaN or infinite. The reply is then as it was before.
    pub fn write_json<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Failure> {
        self.encode(value).map_err(|_| Failure { code: FailureCode::Encode })
    }

    /// What to send to the model.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether the text is known to stand in a string of JSON as it is, so that nobody has to look for what must be escaped.
    /// It is of whole numbers.
    pub const fn is_plain(&self) -> bool {
        self.is_plain
    }

    /// Whether the text says what went wrong.
    pub const fn is_error(&self) -> bool {
        self.is_error
    }

    /// What the tool says to the host and not to the model: a JSON object, if there is anything. The cap does not count it.
    pub fn metadata(&self) -> Option<&str> {
        (!self.metadata.is_empty()).then_some(self.metadata.as_str())
    }

    /// How many bytes of the text the cap left out.
    pub const fn left_out(&self) -> usize {
        self.left_out
    }

    /// Replaces everything by the digits of a number.
    pub(crate) fn write_digits(&mut self, digits: &str) {
        self.clear();
        if digits.len() > self.cap {
            return self.write_text(digits);
        }
        self.text.push_str(digits);
        self.kept = digits.len();
        self.is_plain = true;
    }

    /// Replaces everything by a text that says what went wrong. Nothing of the author's runs in here, so it serves after
    /// a panic.
    pub(crate) fn fail(&mut self, text: &str) {
        self.clear();
        self.is_error = true;
        self.write_text(text);
    }

    /// What was written says what went wrong.
    #[cfg(feature = "wire")]
    pub(crate) fn mark_error(&mut self) {
        self.is_error = true;
        if self.text.is_empty() {
            self.write_text(NO_TEXT);
        }
    }

    /// As [`Reply::fail`], with the text of an author's error.
    pub(crate) fn fail_with<E: fmt::Display>(&mut self, error: &E) {
        self.fail("");
        if write!(self, "{error}").is_err() || self.text.is_empty() {
            self.fail(NO_TEXT);
        }
    }

    /// As [`Reply::fail`], for a result that is no JSON.
    pub(crate) fn unencodable(&mut self, reason: &dyn fmt::Display) -> Failure {
        self.fail(UNENCODABLE);
        // Writing to a reply does not fail: what is beyond its cap is cut.
        let _ = write!(self, "{reason}");
        Failure { code: FailureCode::Encode }
    }

    /// Sets the metadata from keys and values that are JSON text already.
    pub(crate) fn set_metadata<'m>(&mut self, members: impl Iterator<Item = (&'m str, &'m str)>) {
        self.metadata.clear();
        for (key, value) in members {
            let before = if self.metadata.is_empty() { '{' } else { ',' };
            self.metadata.extend([before]);
            self.metadata.extend([key, ":", value]);
        }
        if !self.metadata.is_empty() {
            self.metadata.push('}');
        }
    }

    /// Appends JSON, or leaves everything as it was and says why.
    fn encode<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unencodable> {
        let (kept, left_out) = (self.kept, self.left_out);
        let result = encode::write(value, Pieces(self));
        if result.is_err() {
            self.kept = kept;
            self.left_out = left_out;
            self.text.truncate(kept);
            self.mark();
        }
        result
    }

    /// Appends as much as there is room for, and counts the rest. Once something was left out nothing more is kept.
    #[inline]
    fn keep(&mut self, piece: &str) {
        self.is_plain = false;
        // Nothing is behind what is kept unless something was left out.
        if self.left_out == 0 && piece.len() <= self.cap - self.kept {
            self.text.push_str(piece);
            self.kept += piece.len();
        } else {
            self.keep_start(piece);
        }
    }

    #[cold]
    fn keep_start(&mut self, piece: &str) {
        self.text.truncate(self.kept);
        let room = if self.left_out == 0 { self.cap - self.kept } else { 0 };
        let mut end = piece.len().min(room);
        while !piece.is_char_boundary(end) {
            end -= 1;
        }
        let (head, tail) = piece.split_at(end);
        self.text.push_str(head);
        self.kept = self.text.len();
        self.left_out = self.left_out.saturating_add(tail.len());
    }

    /// Puts the mark behind what is kept.
    fn mark(&mut self) {
        if self.left_out > 0 {
            self.text.truncate(self.kept);
            // Writing to a `String` does not fail.
            let _ = write!(self.text, "\n[cut here: {} bytes left out]", self.left_out);
        }
    }
}

impl Default for Reply {
    fn default() -> Self {
        Self::new()
    }
}

/// Appends text; never fails.
impl fmt::Write for Reply {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.write_text(text);
        Ok(())
    }
}

/// Takes JSON as serde_json writes it, often byte by byte; the mark is put once, at the end, even if a `Serialize` panics.
struct Pieces<'r>(&'r mut Reply);

impl std::io::Write for Pieces<'_> {
    fn write(&mut self, piece: &[u8]) -> std::io::Result<usize> {
        // serde_json writes whole characters; if it ever did not, that is an encoding that failed.
        let text = text(piece).ok_or(std::io::ErrorKind::InvalidData)?;
        self.0.keep(text);
        Ok(piece.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Drop for Pieces<'_> {
    fn drop(&mut self) {
        self.0.mark();
    }
}

const NO_TEXT: &str = "The tool failed and says nothing about why.";
const UNENCODABLE: &str = "The tool ran, but its result cannot be written as JSON: ";
