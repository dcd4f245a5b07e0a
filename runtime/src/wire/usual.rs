//! Keys, strings and objects of envelopes as nearly all are: read in one pass, without tokens.
//!
//! What is unusual, or wrong, is left to the tokens, which say what is wrong.

use super::envelope::Value;
use crate::cursor::{Cursor, behind_white};
use crate::scan::plain_run;
use crate::token::{Text, Token};

/// The key that stands next in an object, if it has no escapes, and how much is left from it on and behind its colon. `rest`
/// begins where a key may come, with a comma unless it is the first.
pub(super) fn key(rest: &[u8], is_first: bool) -> Option<(&[u8], usize, usize)> {
    let rest = behind_white(rest);
    let rest = if is_first { rest } else { behind_white(rest.strip_prefix(b",")?) };
    let body = rest.strip_prefix(b"\"")?;
    let (key, behind) = body.split_at_checked(plain_run(body))?;
    let behind = behind_white(behind.strip_prefix(b"\"")?).strip_prefix(b":")?;
    Some((key, body.len(), behind.len()))
}

/// The string or object that stands next, and where it ends. A string with escapes is decoded into `room`. An object that is
/// deeper than most is left to the tokens, which count the levels around it too.
pub(super) fn value<'v>(text: &'v str, at: usize, room: &'v mut Vec<u8>) -> Option<(Value<'v>, usize)> {
    let rest = behind_white(text.as_bytes().get(at..)?);
    let is_string = match rest.first()? {
        b'"' => true,
        b'{' => false,
        _ => return None,
    };
    let start = text.len() - rest.len();
    let mut cursor = Cursor::new(rest, room).ok()?;
    if !is_string {
        let raw = cursor.read_raw().ok()?.as_str();
        let end = text.len() - cursor.rest().len();
        return Some((Value { token: Token::OpenObject, raw: text.get(start..end)?, start, meaning: raw }, end));
    }
    let meaning = cursor.long_str(0, u32::MAX).ok()?;
    let end = text.len() - cursor.rest().len();
    let raw = text.get(start + 1..end - 1)?;
    // What is decoded is shorter.
    let is_escaped = raw.len() != meaning.len();
    let token = Token::Text(Text { raw, start: start + 1, is_escaped, is_canonical: !is_escaped });
    Some((Value { token, raw: text.get(start..end)?, start, meaning }, end))
}
