//! Canonical JSON: one spelling for each value, which the fast path reads.
//!
//! Declared order, no white space, defaults filled in; numbers digit for digit as sent, but integers as plain digits;
//! strings with the fewest escapes.

use std::io::Write as _;

use toolcall_schema::table::Int;

use crate::scan::plain_run;
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
    while let Some((plain, [special, tail @ ..])) = rest.split_at_checked(plain_run(rest)) {
        out.extend_from_slice(plain);
        push_escape(out, *special);
        rest = tail;
    }
    out.extend_from_slice(rest);
    out.push(b'"');
}

/// Appends a key to an object that starts at `start`.
pub(super) fn push_key(out: &mut Vec<u8>, start: usize, key: &str) {
    if out.len() > start + 1 {
        out.push(b',');
    }
    push_text(out, key);
    out.push(b':');
}
