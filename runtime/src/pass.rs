//! Values that are passed: whether they are JSON, and what is left behind them.
//!
//! One loop over the bytes, which knows no tokens, decodes nothing and never calls itself. What is wrong, and where, is for
//! others to say.

use crate::scan::{Strings, Unmarked, behind_white_run, plain_run};
use crate::text::behind_escape;

/// What is left behind the value that `text` starts with, perhaps after white space; none if it is not JSON, or has more than
/// `depth` objects and arrays within each other, of at most 64. Whether strings are UTF-8 is not looked at.
#[inline(never)]
pub(crate) fn behind_value(text: &[u8], depth: usize) -> Option<&[u8]> {
    text.get(end_of_value(text, 0, depth, Unmarked)?..)
}

/// Where the value ends that stands at `at`, likewise.
#[inline(always)]
pub(crate) fn end_of_value(text: &[u8], mut at: usize, depth: usize, strings: impl Strings) -> Option<usize> {
    // One bit for each that is open, the innermost lowest: set for an object.
    let (mut objects, mut open) = (0_u64, 0);
    at = white_end(text, at);
    loop {
        // Where a value may stand, or the end of what was just opened.
        at = match text.get(at)? {
            bracket @ (b'{' | b'[') => {
                open += 1;
                if open > depth {
                    return None;
                }
                let is_object = *bracket == b'{';
                objects = objects << 1 | u64::from(is_object);
                let inner = white_end(text, at + 1);
                match text.get(inner)? {
                    // The bracket before this one decides which may close it.
                    b'}' | b']' => inner,
                    _ => {
                        at = if is_object { end_of_key(text, inner, strings)? } else { inner };
                        continue;
                    }
                }
            }
            _ => end_of_scalar(text, at, strings)?,
        };
        at = loop {
            if open == 0 {
                return Some(at);
            }
            let is_object = objects & 1 == 1;
            at = white_end(text, at);
            match (text.get(at)?, is_object) {
                (b',', true) => break end_of_key(text, white_end(text, at + 1), strings)?,
                (b',', false) => break white_end(text, at + 1),
                (b'}', true) | (b']', false) => {
                    open -= 1;
                    objects >>= 1;
                    at += 1;
                }
                _ => return None,
            }
        };
    }
}

/// Where the white space ends that stands at `at`, if there is any.
#[inline(always)]
pub(crate) fn white_end(text: &[u8], at: usize) -> usize {
    match text.get(at) {
        Some(first) if *first > b' ' => at,
        Some(_) => text.len() - behind_white_run(text.get(at..).unwrap_or_default()).len(),
        None => at,
    }
}

/// Where the string, number or literal ends that stands at `at`.
#[inline(always)]
pub(crate) fn end_of_scalar(text: &[u8], at: usize, strings: impl Strings) -> Option<usize> {
    let rest = text.get(at..)?;
    match rest {
        [b'"', ..] => {
            let end = strings.end(text, at + 1);
            if text.get(end)? == &b'"' { Some(end + 1) } else { end_of_escaped(text, end) }
        }
        [b't', b'r', b'u', b'e', ..] | [b'n', b'u', b'l', b'l', ..] => Some(at + 4),
        [b'f', b'a', b'l', b's', b'e', ..] => Some(at + 5),
        _ => end_of_number(text, at),
    }
}

/// Where the value stands that belongs to the key at `at`.
#[inline(always)]
pub(crate) fn end_of_key(text: &[u8], at: usize, strings: impl Strings) -> Option<usize> {
    let end = (text.get(at)? == &b'"').then(|| strings.end(text, at + 1))?;
    if text.get(end..)?.starts_with(b"\":") && text.get(end + 2)? > &b' ' {
        return Some(end + 2);
    }
    spaced_key(text, end)
}

/// The same of a key with escapes, or with white space around its colon, from where the first escape or the quote stands.
#[inline(never)]
fn spaced_key(text: &[u8], end: usize) -> Option<usize> {
    let behind = if text.get(end)? == &b'"' { end + 1 } else { end_of_escaped(text, end)? };
    let colon = white_end(text, behind);
    (text.get(colon)? == &b':').then(|| white_end(text, colon + 1))
}

/// Where a string ends of which the first escape stands at `at`.
#[inline(never)]
fn end_of_escaped(text: &[u8], at: usize) -> Option<usize> {
    let mut rest = text.get(at..)?;
    loop {
        rest = behind_escape(rest)?;
        rest = rest.get(plain_run(rest)..)?;
        if let [b'"', behind @ ..] = rest {
            return Some(text.len() - behind.len());
        }
    }
}

/// What is left behind the number that `text` starts with, of any size; one with a zero before other digits is none.
#[inline]
pub(crate) fn behind_number(text: &[u8]) -> Option<&[u8]> {
    text.get(end_of_number(text, 0)?..)
}

/// Where the number ends that stands at `at`, likewise.
#[inline]
fn end_of_number(text: &[u8], at: usize) -> Option<usize> {
    let start = if text.get(at) == Some(&b'-') { at + 1 } else { at };
    let mut end = end_of_digits(text, start)?;
    if end > start + 1 && text.get(start)? == &b'0' {
        return None;
    }
    if let Some(b'.') = text.get(end) {
        end = end_of_digits(text, end + 1)?;
    }
    if let Some(b'e' | b'E') = text.get(end) {
        let is_signed = matches!(text.get(end + 1), Some(b'+' | b'-'));
        end = end_of_digits(text, end + 1 + usize::from(is_signed))?;
    }
    Some(end)
}

/// What is left behind digits, if there are any.
#[inline]
pub(crate) fn behind_digits(text: &[u8]) -> Option<&[u8]> {
    text.get(end_of_digits(text, 0)?..)
}

/// Where the digits end that stand at `at`, if there are any.
#[inline(always)]
fn end_of_digits(text: &[u8], at: usize) -> Option<usize> {
    let mut end = at;
    while let Some(b'0'..=b'9') = text.get(end) {
        end += 1;
    }
    (end > at).then_some(end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::token::Tokens;

    /// What the tokens make of the same, which are held to `serde_json` by tests of their own.
    fn judged(text: &str, depth: usize) -> Option<usize> {
        let mut decoded = String::new();
        let mut tokens = Tokens::new(text, &mut decoded).limited(depth);
        let token = tokens.next().ok()?;
        tokens.text_of(token).ok()?;
        Some(text.len() - tokens.at())
    }

    #[test]
    fn values_end_where_the_tokens_say() {
        let seeds = [
            r#"{"a":[1,-2.5e+3,0,"x\u00e9\\\"\ud83d\ude00"],"b":{"c":null,"d":[true,false,{}]},"":[[]]} ,"#,
            "[1.0, 2E5 ,-0,\t\"\\b\\f\\n\\r\\t\\/\",\r\n[null ] , {\"k\" : 1}, { } ]}",
            r#" "long enough for more than one block, \n and \ud834\udd1e\u0000 é" "#,
        ];
        let alphabet = b"{}[],:\"\\u0123789eE+-. \n\ttrfalsnb/dDcC\x01'";
        let mut state = 7_u64;
        let mut random = |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % below
        };
        let mut passed = 0;
        for round in 0..30_000 {
            let mut text = seeds[round % seeds.len()].as_bytes().to_vec();
            for _ in 0..random(4) {
                let at = random(text.len());
                text[at] = alphabet[random(alphabet.len())];
            }
            let Ok(text) = String::from_utf8(text) else { continue };
            let depth = 1 + random(4);
            let behind = behind_value(text.as_bytes(), depth).map(<[u8]>::len);
            assert_eq!(behind, judged(&text, depth), "{text:?} of {depth}");
            passed += usize::from(behind.is_some());
        }
        assert!(passed > 3_000, "{passed}");
        let nested = |depth: usize| "[".repeat(depth) + &"]".repeat(depth);
        assert_eq!(behind_value(nested(64).as_bytes(), 64), Some(&b""[..]));
        assert_eq!(behind_value(nested(65).as_bytes(), 64), None);
        assert_eq!(behind_value(b"0", 0), Some(&b""[..]));
        assert_eq!(behind_value(b"01", 0), None);
    }
}
