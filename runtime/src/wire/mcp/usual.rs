//! A message that asks for a call, written as nearly all clients write it: without white space, known keys only, in any order.
//!
//! Keys are compared together with what must stand behind them. Whatever else comes, and whatever is wrong, is left to the
//! description of messages, which gives the same of the same; here nothing is said to be wrong.

use core::ops::Range;

use toolcall_schema::limits;

use super::request::{Asked, Name};
use crate::pass::{behind_value, end_of_value, white_end};
use crate::scan::{Marks, Strings, Unmarked};

/// The call that a message asks for; says whether there is one that it can read.
#[inline(never)]
pub(super) fn call<'m>(body: &'m [u8], asked: &mut Asked<'m>) -> bool {
    let mut marks = Marks::default();
    if let Some(body) = marks.find(body)
        && let Some(parts) = in_order(body.as_bytes(), &marks)
    {
        return parts.write(body, asked);
    }
    let body = simdutf8::basic::from_utf8(body).ok();
    body.is_some_and(|body| in_any_order(body.as_bytes()).is_some_and(|parts| parts.write(body, asked)))
}

/// Where the parts of a message stand.
struct Parts {
    id: Range<usize>,
    params: Params,
    end: usize,
}

impl Parts {
    /// The call, if nothing stands behind the message.
    #[inline(always)]
    fn write<'m>(self, body: &'m str, asked: &mut Asked<'m>) -> bool {
        let Self { id, params: Params { name, arguments, is_newest }, end } = self;
        let text = body.as_bytes();
        let arguments = if arguments.is_empty() { Some(&b"{}"[..]) } else { text.get(arguments) };
        match (text.get(id), body.get(name), arguments) {
            (Some(id), Some(name), Some(arguments)) if white_end(text, end) == text.len() => {
                *asked = Asked { id, name: Name::Sent(name), arguments, is_newest };
                true
            }
            _ => false,
        }
    }
}

/// In the two orders that most libraries have: what always stands between two parts is compared at once.
#[inline(always)]
fn in_order(text: &[u8], strings: impl Strings) -> Option<Parts> {
    let mut id = 0..0;
    let first = behind(text, 0, br#"{"jsonrpc":"2.0","id":"#);
    let members = match first {
        Some(at) => {
            id = at..end_of_id(text, at, strings)?;
            behind(text, behind(text, id.end, br#","method":"tools/call""#)?, br#","params":{"#)?
        }
        None => behind(text, behind(text, 0, br#"{"method":"tools/call""#)?, br#","params":{"#)?,
    };
    let (params, mut end) = Params::read(text, members, strings)?;
    if first.is_none() {
        let at = behind(text, end, br#","jsonrpc":"2.0","id":"#)?;
        id = at..end_of_id(text, at, strings)?;
        end = id.end;
    }
    Some(Parts { id, params, end: behind(text, end, b"}")? })
}

/// In any order, also of a message that is too long for all its marks to be known.
#[inline(never)]
fn in_any_order(text: &[u8]) -> Option<Parts> {
    let (mut at, mut seen) = (behind(text, 0, b"{")?, Seen(0));
    let (mut id, mut params) = (0..0, Params::default());
    loop {
        // All keys begin with other letters.
        at = match text.get(at + 1)? {
            b'j' => seen.once(0).and_then(|()| behind(text, at, b"\"jsonrpc\":\"2.0\""))?,
            b'i' => {
                let start = seen.once(1).and_then(|()| behind(text, at, b"\"id\":"))?;
                id = start..end_of_id(text, start, Unmarked)?;
                id.end
            }
            b'm' => seen.once(2).and_then(|()| behind(text, at, b"\"method\":\"tools/call\""))?,
            b'p' => {
                let members = seen.once(3).and_then(|()| behind(text, at, b"\"params\":{"))?;
                let end;
                (params, end) = Params::read(text, members, Unmarked)?;
                end
            }
            _ => return None,
        };
        match text.get(at)? {
            b',' => at += 1,
            b'}' => return (seen == Seen(0b1111)).then_some(Parts { id, params, end: at + 1 }),
            _ => return None,
        }
    }
}

/// The keys that came.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Seen(u8);

impl Seen {
    /// Notes a key, if it is there for the first time.
    #[inline(always)]
    fn once(&mut self, key: u8) -> Option<()> {
        let is_first = self.0 >> key & 1 == 0;
        self.0 |= 1 << key;
        is_first.then_some(())
    }
}

/// Where what is asked for stands in the message.
#[derive(Default)]
struct Params {
    /// Without its quotes.
    name: Range<usize>,
    /// Empty if there are none.
    arguments: Range<usize>,
    is_newest: bool,
}

impl Params {
    /// From the first member on; also gives what stands behind the object.
    #[inline(always)]
    fn read(text: &[u8], mut at: usize, strings: impl Strings) -> Option<(Self, usize)> {
        let (mut seen, mut name, mut arguments, mut newest) = (Seen(0), 0..0, 0..0, false);
        loop {
            at = match text.get(at + 1)? {
                b'n' => {
                    let start = seen.once(0).and_then(|()| behind(text, at, b"\"name\":\""))?;
                    name = start..strings.end(text, start);
                    behind(text, name.end, b"\"")?
                }
                b'a' => {
                    let start = seen.once(1).and_then(|()| behind(text, at, b"\"arguments\":"))?;
                    arguments = start..end_of_arguments(text, start, strings)?;
                    arguments.end
                }
                b'_' => {
                    let members = seen.once(2).and_then(|()| behind(text, at, b"\"_meta\":{"))?;
                    let end;
                    (newest, end) = is_newest(text, members)?;
                    end
                }
                _ => return None,
            };
            match text.get(at)? {
                b',' => at += 1,
                b'}' => return (seen.0 & 1 == 1).then_some((Self { name, arguments, is_newest: newest }, at + 1)),
                _ => return None,
            }
        }
    }
}

/// Whether what is behind `_meta` says that a request is of the newest revision, and what stands behind that object.
#[inline(never)]
fn is_newest(text: &[u8], mut at: usize) -> Option<(bool, usize)> {
    let (mut is_newest, mut is_capable) = (false, false);
    loop {
        let start = behind(text, at, b"\"")?;
        let end = Unmarked.end(text, start);
        let value = behind(text, end, b"\":")?;
        at = match text.get(start..end)? {
            b"io.modelcontextprotocol/protocolVersion" if !is_newest => {
                is_newest = true;
                behind(text, value, b"\"2026-07-28\"")?
            }
            b"io.modelcontextprotocol/clientCapabilities" if !is_capable => {
                is_capable = true;
                end_in_meta(text, value).filter(|_| text.get(value) == Some(&b'{'))?
            }
            b"io.modelcontextprotocol/protocolVersion" | b"io.modelcontextprotocol/clientCapabilities" => return None,
            _ => end_in_meta(text, value)?,
        };
        match text.get(at)? {
            b',' => at += 1,
            b'}' => return (is_newest == is_capable).then_some((is_newest, at + 1)),
            _ => return None,
        }
    }
}

/// Where a value ends that is in `_meta`, inside three objects.
fn end_in_meta(text: &[u8], at: usize) -> Option<usize> {
    behind_value(text.get(at..)?, limits::DEPTH - 3).map(|behind| text.len() - behind.len())
}

/// Where an object ends that is inside two others.
#[inline(always)]
fn end_of_arguments(text: &[u8], at: usize, strings: impl Strings) -> Option<usize> {
    text.get(at).filter(|first| **first == b'{').and_then(|_| end_of_value(text, at, limits::DEPTH - 2, strings))
}

/// Where an id ends: a string without escapes, or digits.
#[inline(always)]
fn end_of_id(text: &[u8], at: usize, strings: impl Strings) -> Option<usize> {
    let rest = text.get(at..)?;
    if let [b'"', ..] = rest {
        return behind(text, strings.end(text, at + 1), b"\"");
    }
    let count = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let is_number = count == 1 || count > 1 && !rest.starts_with(b"0");
    is_number.then_some(at + count)
}

/// Where this ends, if it stands at `at`.
#[inline(always)]
fn behind<const N: usize>(text: &[u8], at: usize, expected: &[u8; N]) -> Option<usize> {
    text.get(at..)?.starts_with(expected).then_some(at + N)
}

#[cfg(test)]
mod tests;
