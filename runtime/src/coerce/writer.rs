//! Canonical JSON as it is written: what stands so in the text that is read is copied in runs, as long as possible.
//!
//! Arguments that are canonical already are one run, and one copy. Positions are those of what has been written, whether
//! it is copied yet or not.

use super::canonical::push_key;

/// Writes behind what `out` holds.
pub(super) struct Writer<'w, 't> {
    out: &'w mut Vec<u8>,
    /// The text that is read.
    text: &'t [u8],
    /// What of it is still to be copied.
    start: usize,
    end: usize,
}

impl<'w, 't> Writer<'w, 't> {
    /// What is written stands behind what is in `out`, most of it as in `text`.
    pub(super) fn new(out: &'w mut Vec<u8>, text: &'t str) -> Self {
        Self { out, text: text.as_bytes(), start: 0, end: 0 }
    }

    /// Writes while another text is read in the place of a value; that one is to be flushed at its end.
    pub(super) fn over<'i>(&mut self, text: &'i str) -> Writer<'_, 'i> {
        Writer::new(self.flushed(), text)
    }

    /// How much has been written.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.out.len() + (self.end - self.start)
    }

    /// Appends what stands in the text from `start` to `end`.
    #[inline]
    pub(super) fn copy(&mut self, start: usize, end: usize) {
        if start != self.end {
            self.flush();
            self.start = start;
        }
        self.end = end;
    }

    /// Appends a member of an object that ends at `end`.
    #[inline]
    pub(super) fn copy_member(&mut self, member: Member, end: usize) {
        let Member { comma, key, name, value } = member;
        if comma > 0 {
            self.push(b',');
        }
        let colon = key + name + 2;
        if value == colon + 1 {
            // Without white space.
            self.copy(key, end);
        } else {
            self.copy(key, colon);
            self.push(b':');
            self.copy(value, end);
        }
    }

    /// Appends a byte.
    #[inline]
    pub(super) fn push(&mut self, byte: u8) {
        if self.text.get(self.end) == Some(&byte) {
            self.end += 1;
        } else {
            self.flushed().push(byte);
        }
    }

    /// Forgets what was written behind the first `length` bytes.
    pub(super) fn truncate(&mut self, length: usize) {
        match length.checked_sub(self.out.len()) {
            Some(copied) => self.end = self.end.min(self.start + copied),
            None => {
                self.start = self.end;
                self.out.truncate(length);
            }
        }
    }

    /// What was written up to `start`, if the rest stands in the text and is still to be copied: then that text, and the
    /// position of its first byte. The rest is forgotten.
    pub(super) fn take_back(&mut self, start: usize) -> Option<(&mut Vec<u8>, &'t [u8], usize)> {
        let first = self.out.len();
        let copied = start.checked_sub(first)?;
        let text = self.text.get(self.start..)?;
        push_short(self.out, text, copied);
        self.start = self.end;
        Some((self.out, text, first))
    }

    /// Goes on behind a byte of the text, if it comes, that was written otherwise.
    pub(super) fn pass(&mut self, byte: u8) {
        if self.text.get(self.end) == Some(&byte) {
            self.end += 1;
            self.start = self.end;
        }
    }

    /// All that was written, to be added to.
    pub(super) fn flushed(&mut self) -> &mut Vec<u8> {
        self.flush();
        self.out
    }

    #[inline]
    pub(super) fn flush(&mut self) {
        if self.start < self.end {
            push_short(self.out, self.text.get(self.start..).unwrap_or_default(), self.end - self.start);
            self.start = self.end;
        }
    }

    /// Appends a key with its default, which is JSON, to an object that starts at `start`.
    pub(super) fn push_default(&mut self, start: usize, key: &str, default: &str) {
        let out = self.flushed();
        push_key(out, start, key);
        out.extend_from_slice(default.as_bytes());
    }
}

/// Where a member of an object stands in the text that is read.
pub(super) struct Member {
    /// Bytes of the comma before it.
    pub(super) comma: usize,
    /// Where the quote of its key stands.
    pub(super) key: usize,
    /// Bytes of the key, which has no escapes.
    pub(super) name: usize,
    /// Where its value starts.
    pub(super) value: usize,
}

/// Appends the first `length` bytes of `text`. Where they are few, as mostly, more are copied than that, which takes no
/// call, and taken back.
#[inline]
pub(super) fn push_short(out: &mut Vec<u8>, text: &[u8], length: usize) {
    match text.first_chunk::<BLOCK>() {
        Some(block) if length <= BLOCK => {
            let end = out.len() + length;
            out.extend_from_slice(block);
            out.truncate(end);
        }
        _ => out.extend_from_slice(text.get(..length).unwrap_or_default()),
    }
}

/// Bytes that are copied together.
const BLOCK: usize = 32;
