//! Keys and values of envelopes as nearly all are: read in one pass, without tokens.
//!
//! What is unusual, or wrong, is left to the tokens, which say what is wrong.

use super::{Kind, Step};
use crate::cursor::behind_white;
use crate::pass::{behind_number, behind_value};
use crate::scan::plain_run;
use crate::text::decode;

/// The index of the key that stands next in an object, beyond all if none of `keys` is it, and how much is left from it on and
/// behind its colon; none if it has escapes. `rest` begins where a key may come, with a comma unless it is the first, and
/// `hint` is the index of the one that is expected.
#[inline(always)]
pub(super) fn key<P>(
    rest: &[u8],
    is_first: bool,
    keys: &[(&'static str, Step<P>)],
    hint: usize,
) -> Option<(usize, usize, usize)> {
    let rest = behind_white(rest);
    let rest = if is_first { rest } else { behind_white(rest.strip_prefix(b",")?) };
    let body = rest.strip_prefix(b"\"")?;
    let (index, behind) = match keys.get(hint) {
        Some((key, _)) if is_at(key, body) => (hint, body.get(key.len()..)?),
        _ => {
            let (key, behind) = body.split_at_checked(plain_run(body))?;
            (position(keys, key), behind)
        }
    };
    let behind = behind_white(behind.strip_prefix(b"\"")?).strip_prefix(b":")?;
    Some((index, body.len(), behind.len()))
}

/// Whether `body` starts with this key and the quote behind it.
#[inline(always)]
fn is_at(key: &str, body: &[u8]) -> bool {
    body.get(key.len()) == Some(&b'"') && body.starts_with(key.as_bytes())
}

/// Where a key stands among those that are known; beyond all if it does not.
#[inline]
pub(super) fn position<P>(keys: &[(&'static str, Step<P>)], name: &[u8]) -> usize {
    keys.iter().position(|(key, _)| key.as_bytes() == name).unwrap_or(keys.len())
}

/// What kind of value stands next, and how much is left from it on and behind it; none if it is a string with escapes. An
/// object or a list has at most `depth` levels.
#[inline(always)]
pub(super) fn value(rest: &[u8], depth: usize) -> Option<(Kind, usize, usize)> {
    let rest = behind_white(rest);
    let (kind, behind) = match rest {
        [b'"', body @ ..] => {
            (Kind::Text { is_escaped: false }, body.get(plain_run(body)..).unwrap_or_default().strip_prefix(b"\"")?)
        }
        [b'{', ..] => (Kind::Object, behind_value(rest, depth)?),
        [b'[', ..] => (Kind::List, behind_value(rest, depth)?),
        [b'n', b'u', b'l', b'l', behind @ ..] => (Kind::Null, behind),
        [b't', b'r', b'u', b'e', behind @ ..] => (Kind::Bool(true), behind),
        [b'f', b'a', b'l', b's', b'e', behind @ ..] => (Kind::Bool(false), behind),
        _ => (Kind::Number, behind_number(rest).filter(|behind| matches!(behind, [b',' | b'}', ..]))?),
    };
    Some((kind, rest.len(), behind.len()))
}

/// The string with escapes that stands next, decoded into `room`, and how much is left from it on and behind it. What stands
/// behind it is not looked at: there may be as many of them as there are bytes.
pub(super) fn escaped<'v>(rest: &[u8], room: &'v mut Vec<u8>) -> Option<(&'v str, usize, usize)> {
    let rest = behind_white(rest);
    let body = rest.strip_prefix(b"\"")?;
    if room.len() < body.len() {
        room.resize(body.len(), 0);
    }
    let (read, written) = decode(body, room).ok()?;
    let behind = body.get(read..)?.strip_prefix(b"\"")?;
    let meaning = simdutf8::basic::from_utf8(room.get(..written)?).ok()?;
    Some((meaning, rest.len(), behind.len()))
}
