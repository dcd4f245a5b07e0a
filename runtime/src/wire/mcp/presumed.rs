//! A message that asks for a call, of which only what stands around the arguments is looked at: what lies between the usual
//! head and the usual end is presumed to be them. Who reads it as one object has found the message to be what it seemed.
//!
//! Nothing here is said to be wrong. A message with anything else in it, or before or behind it, is left to those that look at
//! all of it. How deep the arguments are need not be counted: no parser takes more levels than there may be inside a message.

use super::request::{Asked, Name};
use crate::scan::Input;

/// The call that a message seems to ask for.
#[inline]
pub(super) fn call(body: &[u8]) -> Option<Asked<'_>> {
    let body = body.strip_suffix(b"\n").unwrap_or(body);
    let input = Input::new(body)?;
    let (id, name, arguments) = match body.strip_prefix(br#"{"jsonrpc":"2.0","id":"#) {
        Some(rest) => {
            let (id, rest) = id_first(input, rest)?;
            let (name, rest) = plain(input, rest.strip_prefix(b",")?.strip_prefix(METHOD)?.strip_prefix(PARAMS)?)?;
            (id, name, rest.strip_prefix(br#","arguments":"#)?.strip_suffix(b"}}")?)
        }
        None => {
            let (name, rest) = plain(input, body.strip_prefix(b"{")?.strip_prefix(METHOD)?.strip_prefix(PARAMS)?)?;
            let (rest, id) = digits_last(rest.strip_prefix(br#","arguments":"#)?.strip_suffix(b"}")?);
            (whole(id)?, name, rest.strip_suffix(br#"},"jsonrpc":"2.0","id":"#)?)
        }
    };
    Some(Asked { id, name: Name::Sent(name), arguments, is_newest: false })
}

/// The text in front of a closing quote, and what is behind that. It has no escapes.
#[inline(always)]
fn plain<'m>(input: Input<'m>, rest: &'m [u8]) -> Option<(&'m str, &'m [u8])> {
    input.short_string(rest).or_else(|| {
        let (text, rest) = input.plain(rest)?;
        Some((text, rest.strip_prefix(b"\"")?))
    })
}

/// An id, and what is behind it: a string without escapes, or digits.
#[inline(always)]
fn id_first<'m>(input: Input<'m>, rest: &'m [u8]) -> Option<(&'m [u8], &'m [u8])> {
    if let [b'"', body @ ..] = rest {
        let (_, behind) = plain(input, body)?;
        return rest.split_at_checked(rest.len() - behind.len());
    }
    let count = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let (id, behind) = rest.split_at_checked(count)?;
    Some((whole(id)?, behind))
}

/// What is in front of the last digits, and these.
#[inline(always)]
fn digits_last(text: &[u8]) -> (&[u8], &[u8]) {
    let count = text.iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
    text.split_at(text.len() - count)
}

/// Digits that are a whole number.
#[inline(always)]
fn whole(digits: &[u8]) -> Option<&[u8]> {
    matches!(digits, [b'0'] | [b'1'..=b'9', ..]).then_some(digits)
}

/// What stands in front of the name, in two parts: up to 32 bytes are compared without a call.
const METHOD: &[u8] = br#""method":"tools/call","#;
const PARAMS: &[u8] = br#""params":{"name":""#;

#[cfg(test)]
mod tests;
