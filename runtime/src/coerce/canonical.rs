//! Canonical JSON: one spelling for each value, which the fast path reads.
//!
//! Declared order, no white space, defaults filled in; numbers digit for digit as sent, but integers as plain digits;
//! strings with the fewest escapes.

use std::io::Write as _;

use toolcall_schema::table::{Field, Presence};

use super::frames::Piece;

/// Appends an integer; `sent` is how it was written.
pub(super) fn push_integer(out: &mut Vec<u8>, sent: &str, value: i128) {
    if value != 0 && sent.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-') {
        out.extend_from_slice(sent.as_bytes());
        return;
    }
    // Writing to a vector does not fail.
    let _ = write!(out, "{value}");
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

/// Replaces the pieces of an object, which stand at the end of `out` from `start` on in the order they came in, by the
/// object itself.
pub(super) fn close_record(out: &mut Vec<u8>, start: usize, fields: &[Field<'_>], pieces: &[Piece]) {
    let body = out.len();
    out.push(b'{');
    for (field, piece) in fields.iter().zip(pieces) {
        match (*piece, field.presence) {
            (Piece::Value { start, end }, _) => {
                push_key(out, body, field.name);
                out.extend_from_within(start..end);
            }
            (Piece::Unseen | Piece::Null, Presence::Default(text)) => {
                push_key(out, body, field.name);
                out.extend_from_slice(text.as_bytes());
            }
            (Piece::Unseen | Piece::Null, Presence::Required | Presence::Optional) => {}
        }
    }
    out.push(b'}');
    out.drain(start..body);
}

/// Appends a key, after a comma unless it is the first of the object at `body`.
fn push_key(out: &mut Vec<u8>, body: usize, name: &str) {
    if out.len() > body + 1 {
        out.push(b',');
    }
    push_text(out, name);
    out.push(b':');
}

fn split_at_special(bytes: &[u8]) -> Option<(&[u8], u8, &[u8])> {
    let at = bytes.iter().position(|byte| matches!(byte, 0..b' ' | b'"' | b'\\'))?;
    let (plain, rest) = bytes.split_at_checked(at)?;
    let (byte, tail) = rest.split_first()?;
    Some((plain, *byte, tail))
}

fn push_escape(out: &mut Vec<u8>, byte: u8) {
    let short = match byte {
        b'"' | b'\\' => byte,
        0x08 => b'b',
        0x0c => b'f',
        b'\n' => b'n',
        b'\r' => b'r',
        b'\t' => b't',
        other => {
            let _ = write!(out, "\\u{other:04x}");
            return;
        }
    };
    out.extend_from_slice(&[b'\\', short]);
}
