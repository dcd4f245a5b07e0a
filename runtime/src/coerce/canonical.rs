//! Canonical JSON: one spelling for each value, which the fast path reads.
//!
//! Declared order, no white space, defaults filled in; numbers digit for digit as sent, but integers as plain digits;
//! strings with the fewest escapes.

use std::io::Write as _;

use toolcall_schema::table::Int;

use crate::text::push_escape;
use crate::token::decimal::push_whole;

/// Appends an integer; `sent` is how it was written.
pub(super) fn push_integer(out: &mut Vec<u8>, sent: &str, value: Int) {
    if value != Int::Small(0) && sent.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-') {
        out.extend_from_slice(sent.as_bytes());
        return;
    }
    match value {
        Int::Least | Int::Most => push_whole(out, sent),
        // Writing to a vector does not fail.
        Int::Small(_) | Int::Large(_) => _ = write!(out, "{value}"),
    }
}

/// Appends a string in quotes.
pub(super) fn push_text(out: &mut Vec<u8>, text: &str) {
    out.push(b'"');
    let mut rest = text.as_bytes();
    while let Some((plain, byte, tail)) = split_at_special(rest) {
        out.extend_from_slice(plain);
        push_escape(out, byte);
        rest = tail;
    }
    out.extend_from_slice(rest);
    out.push(b'"');
}

/// An object that is put together behind its pieces, which came in any order, and then takes their place.
pub(super) struct Record<'o> {
    out: &'o mut Vec<u8>,
    /// Where it starts.
    body: usize,
}

impl<'o> Record<'o> {
    pub(super) fn new(out: &'o mut Vec<u8>) -> Self {
        let body = out.len();
        out.push(b'{');
        Self { out, body }
    }

    /// A key with the piece from `start` to `end`.
    pub(super) fn push_piece(&mut self, key: &str, start: u32, end: u32) {
        self.push_key(key);
        self.out.extend_from_within(start as usize..end as usize);
    }

    /// A key and its value: the piece from `start` to `end`.
    pub(super) fn push_member(&mut self, start: u32, end: u32) {
        self.separate();
        self.out.extend_from_within(start as usize..end as usize);
    }

    /// A key with its default, which is JSON.
    pub(super) fn push_default(&mut self, key: &str, default: &str) {
        self.push_key(key);
        self.out.extend_from_slice(default.as_bytes());
    }

    /// Ends the object and drops its pieces, of which the first started at `start`.
    pub(super) fn close(self, start: usize) {
        self.out.push(b'}');
        self.out.drain(start..self.body);
    }

    fn push_key(&mut self, key: &str) {
        self.separate();
        push_text(self.out, key);
        self.out.push(b':');
    }

    fn separate(&mut self) {
        if self.out.len() > self.body + 1 {
            self.out.push(b',');
        }
    }
}

fn split_at_special(bytes: &[u8]) -> Option<(&[u8], u8, &[u8])> {
    let at = bytes.iter().position(|byte| matches!(byte, 0..b' ' | b'"' | b'\\'))?;
    let (plain, rest) = bytes.split_at_checked(at)?;
    let (byte, tail) = rest.split_first()?;
    Some((plain, *byte, tail))
}
