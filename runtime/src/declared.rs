//! What is emitted for tools that are declared in JSON stands on this, beside what all tools stand on: keys and values of
//! which the declaration says little, and the call of what the program does for a tool.

use core::fmt::Display;

use crate::call::{Called, attempt, caught, coerce, settle};
use crate::coerce::Memory;
use crate::cursor::{Cursor, Stop, behind_white};
use crate::form;
use crate::key::{BITS, Key, unseen};
use crate::outcome::Outcome;
use crate::policy::Policy;
use crate::raw::RawJson;
use crate::reply::Reply;
use crate::scratch::Scratch;
use crate::slot::Slots;
use crate::tool_result::ToolResult;
use crate::toolset::Declared;
use crate::violation::Rejection;

/// Counts generic functions as used, of which a program need not call any: rustc takes what an implementation of this names
/// for used.
pub trait Uses<T> {
    /// Names them. Never called.
    fn uses();
}

/// The value of a default.
pub const fn raw(text: &'static str) -> RawJson<'static> {
    RawJson::of(text)
}

/// Arguments that are handed over as they are, once they fit: their canonical JSON.
///
/// # Errors
/// If they do not fit; every violation is in the rejection.
pub fn parse_text<'a>(
    declared: &Declared,
    id: usize,
    arguments: &[u8],
    scratch: &'a mut Scratch,
) -> Result<RawJson<'a>, &'a Rejection> {
    scratch.begin();
    scratch.is_used = true;
    let Scratch { canonical, frames, rejection, receipt, .. } = scratch;
    let memory = Memory { frames, canonical, rejection, receipt };
    if !coerce(declared, id, arguments, Policy::DECLARED, memory) {
        return Err(rejection);
    }
    form::unmark(canonical);
    match simdutf8::basic::from_utf8(canonical) {
        Ok(text) => Ok(RawJson::of(text)),
        Err(_) => Err(rejection.disagree()),
    }
}

/// Does what the program does for a tool, with arguments that were parsed.
pub fn handle<'s, A, E: Display>(
    parsed: Result<A, &'s Rejection>,
    reply: &mut Reply,
    handler: impl FnOnce(A) -> Result<ToolResult, E>,
) -> Called<'s> {
    match parsed {
        Ok(arguments) => Called::ran(crate::__write_returned!(reply, handler(arguments))),
        Err(rejection) => Called::rejected(rejection),
    }
}

/// Parses the arguments of a tool and does what the program does for it, awaited; a panic of either is caught.
pub async fn handle_async<'s, A, E: Display, F: Future<Output = Result<ToolResult, E>>>(
    reply: &mut Reply,
    parse: impl FnOnce() -> Result<A, &'s Rejection>,
    handler: impl FnOnce(A) -> F,
) -> Outcome<'s> {
    match attempt(reply, parse) {
        Ok(arguments) => {
            let run = async { crate::__write_returned!(reply, handler(arguments).await) };
            let result = caught(run).await;
            settle(result, reply)
        }
        Err(outcome) => outcome,
    }
}

/// Keys that are not declared, and their values.
pub type OtherKeys<'a, T> = Vec<(&'a str, T)>;

impl<'a> Cursor<'a> {
    /// Reads an object with these `keys`, as [`read_record`](Self::read_record), and others, whose values `other` reads.
    /// Those are left to the coercer, which writes them behind the declared ones.
    #[inline]
    pub fn read_open<T, const WORDS: usize>(
        &mut self,
        keys: &'static [Key],
        slots: &mut impl Slots<'a>,
        mut other: impl FnMut(&mut Self) -> Result<T, Stop>,
    ) -> Result<([u64; WORDS], OtherKeys<'a, T>), Stop> {
        if !self.is_checked() {
            return Ok((self.read_record(keys, slots)?, Vec::new()));
        }
        let (mut seen, mut others) = ([0; WORDS], Vec::new());
        self.open_record(keys, slots, &mut seen, &mut |cursor| {
            others.push((cursor.any_key()?, other(cursor)?));
            Ok(())
        })?;
        Ok((seen, others))
    }

    /// No key stands twice, and none is absent that must be there: the coercer has looked.
    #[cold]
    fn open_record(
        &mut self,
        keys: &'static [Key],
        slots: &mut dyn Slots<'a>,
        seen: &mut [u64],
        other: &mut dyn FnMut(&mut Self) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let mut has_next = self.open(b'{', b'}')?;
        let mut hint = 0;
        while has_next {
            let start = behind_white(self.rest());
            match self.known_key(keys, hint, unseen(seen)) {
                Ok(index) => {
                    *seen.get_mut(index / BITS).ok_or(Stop)? |= 1 << (index % BITS);
                    slots.slot(index, self)?;
                    hint = index + 1;
                }
                Err(Stop) => {
                    self.set_rest(start);
                    other(self)?;
                }
            }
            has_next = !self.ends(b'}')?;
        }
        Ok(())
    }

    /// Any value as its text, within which no key stands twice: what has parts is left to the coercer, which looks.
    #[inline(never)]
    pub fn read_kept(&mut self) -> Result<RawJson<'a>, Stop> {
        let start = behind_white(self.rest());
        match start.first() {
            Some(b'{' | b'[') if !self.is_checked() => Err(Stop),
            Some(b'{' | b'[' | b'"') => self.read_raw(),
            _ => {
                self.read_any()?;
                self.text_since(start).map(RawJson::of).ok_or(Stop)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Days(i64);

    impl<'a> Slots<'a> for Days {
        fn slot(&mut self, _index: usize, cursor: &mut Cursor<'a>) -> Result<(), Stop> {
            cursor.put_i64(i64::MIN, i64::MAX, &mut self.0)
        }
    }

    static KEYS: [Key; 1] = [Key::optional(&"days")];

    type Read = (i64, bool, Vec<(String, String)>);

    fn read(text: &str, is_checked: bool) -> Result<Read, Stop> {
        let mut room = Vec::new();
        let mut cursor = Cursor::new(text.as_bytes(), &mut room)?;
        cursor = if is_checked { cursor.checked() } else { cursor };
        let mut slots = Days(0);
        let (seen, others) = cursor.read_open::<_, 1>(&KEYS, &mut slots, Cursor::read_kept)?;
        cursor.finish()?;
        Ok((slots.0, seen == [1], others.into_iter().map(|(key, value)| (key.to_owned(), value.to_string())).collect()))
    }

    #[test]
    fn other_keys_are_read_once_the_coercer_has_looked() {
        let others =
            |pairs: &[(&str, &str)]| pairs.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
        assert_eq!(read(r#"{"days":3}"#, false), Ok((3, true, others(&[]))));
        assert_eq!(read(r#"{"days":3,"a":1}"#, false), Err(Stop));
        assert_eq!(
            read(r#"{"days":3,"a":{"b":[1e3]},"":"x"}"#, true),
            Ok((3, true, others(&[("a", r#"{"b":[1e3]}"#), ("", r#""x""#)])))
        );
        assert_eq!(read(r#"{"a":null}"#, true), Ok((0, false, others(&[("a", "null")]))));
        assert_eq!(read("{}", true), Ok((0, false, others(&[]))));
        assert_eq!(read(r#"{"days":3,}"#, true), Err(Stop));
    }

    #[test]
    fn a_value_with_parts_is_left_to_the_coercer() {
        let kept = |text: &str| {
            let mut room = Vec::new();
            let mut cursor = Cursor::new(text.as_bytes(), &mut room)?;
            let kept = cursor.read_kept()?.to_string();
            cursor.finish()?;
            Ok(kept)
        };
        for text in ["null", "true", "-1.50", r#""a\n""#] {
            assert_eq!(kept(&format!(" {text}")).as_deref(), Ok(text));
        }
        for text in ["{}", "[1]", "1e400", "nul", "\"", ""] {
            assert_eq!(kept(text), Err(Stop), "{text}");
        }
    }
}
