//! Strings of a token stream: their end, their escapes, and what they mean.
//!
//! A string is checked and decoded once, also where its value is skipped.

use memchr::memchr2;

use super::{Fault, Next, Text, Tokens};
use crate::scan::{plain_run, short_plain_run};
use crate::text::{BadEscapeKind, decode, unescape_all};
use crate::violation::Code;

impl<'t> Tokens<'t, '_> {
    /// What a string means. Of the escaped ones, only the last that was read is still known.
    pub(crate) fn meaning<'a>(&'a self, text: Text<'t>) -> &'a str {
        if !text.is_escaped {
            return text.raw;
        }
        self.decoded
    }

    /// A string, from its opening quote.
    #[inline]
    pub(super) fn string(&mut self) -> Result<Text<'t>, Fault> {
        let start = self.at + 1;
        let body = self.text.as_bytes().get(start..).unwrap_or_default();
        let length = plain_run(body);
        if body.get(length) != Some(&b'"') {
            return match self.short_escaped() {
                Some(text) => Ok(text),
                None => self.unusual_string(),
            };
        }
        let raw = self.text.get(start..start + length).unwrap_or_default();
        self.at = start + length + 1;
        self.next = Next::After;
        Ok(Text { raw, start, is_escaped: false, is_canonical: true })
    }

    /// A short one with escapes, in one pass.
    #[inline(never)]
    fn short_escaped(&mut self) -> Option<Text<'t>> {
        let start = self.at + 1;
        let body = self.text.get(start..)?;
        let mut room = [0; SHORT];
        let (read, written) = decode(body.as_bytes(), &mut room).ok()?;
        let raw = body.get(..read).filter(|_| body.as_bytes().get(read) == Some(&b'"'))?;
        let text = core::str::from_utf8(room.get(..written)?).ok()?;
        self.decoded.clear();
        self.decoded.push_str(text);
        let pairs = raw.as_bytes().iter().zip(raw.as_bytes().iter().skip(1));
        let is_canonical = !pairs.fold(false, |is_odd, (first, second)| {
            is_odd | (*first == b'\\') & ((*second == b'u') | (*second == b'/'))
        });
        self.at += read + 2;
        self.next = Next::After;
        Some(Text { raw, start, is_escaped: true, is_canonical })
    }

    /// One with escapes or with a fault: looks for the closing quote first, then at what stands before it.
    #[inline(never)]
    fn unusual_string(&mut self) -> Result<Text<'t>, Fault> {
        let start = self.at + 1;
        let body = self.text.get(start..).unwrap_or_default();
        let bytes = body.as_bytes();
        let (mut length, mut is_escaped, mut is_canonical) = (0, false, true);
        loop {
            let rest = bytes.get(length..).unwrap_or_default();
            // Where one follows soon, as in text that was encoded twice, no call is worth it.
            length += match short_plain_run(rest) {
                Some(short) => short,
                None => memchr2(b'"', b'\\', rest).ok_or_else(|| self.cut_off())?,
            };
            match bytes.get(length) {
                Some(b'"') => break,
                Some(b'\\') => {
                    is_escaped = true;
                    is_canonical &=
                        matches!(bytes.get(length + 1), Some(b'"' | b'\\' | b'b' | b'f' | b'n' | b'r' | b't'));
                    length += 2;
                }
                Some(_) => length += 1,
                None => return Err(self.cut_off()),
            }
        }
        let text = Text { raw: body.get(..length).unwrap_or_default(), start, is_escaped, is_canonical };
        self.check_string(text)?;
        self.at += length + 2;
        self.next = Next::After;
        Ok(text)
    }

    fn check_string(&mut self, text: Text<'t>) -> Result<(), Fault> {
        let control = || {
            text.raw.bytes().position(|byte| byte < b' ').map(|at| {
                let expected = "it escaped, as \\n, \\t or \\u0000";
                Fault { code: Code::ControlCharacter, at: Some(text.start + at), expected }
            })
        };
        if !text.is_escaped {
            return control().map_or(Ok(()), Err);
        }
        let mut bytes = core::mem::take(self.decoded).into_bytes();
        bytes.resize(text.raw.len(), 0);
        let unescaped = unescape_all(text.raw, &mut bytes);
        bytes.truncate(unescaped.unwrap_or_default());
        // What is unescaped is text, and known to be from here on.
        *self.decoded = String::from_utf8(bytes).unwrap_or_default();
        // One that is not escaped ends what is unescaped.
        unescaped.map(drop).map_err(|bad| {
            control().unwrap_or_else(|| {
                let (code, expected) = match bad.kind {
                    BadEscapeKind::Invalid => {
                        (Code::InvalidEscape, "one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t, or \\u and four hex digits")
                    }
                    BadEscapeKind::LoneSurrogate => (Code::LoneSurrogate, "both halves, or the character itself"),
                };
                Fault { code, at: Some(text.start + bad.at), expected }
            })
        })
    }
}

/// Bytes of what is decoded at once.
const SHORT: usize = 192;
