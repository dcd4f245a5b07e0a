//! Values that are passed: whether they are JSON, and what is left behind them.
//!
//! One loop over the bytes, which knows no tokens, decodes nothing and never calls itself. What is wrong, and where, is for
//! others to say.

use crate::cursor::behind_white;
use crate::scan::plain_run;
use crate::text::behind_escape;

/// What is left behind the value that `text` starts with, perhaps after white space; none if it is not JSON, or has more than
/// `depth` objects and arrays within each other, of at most 64. Whether strings are UTF-8 is not looked at.
#[inline(never)]
pub(crate) fn behind_value(text: &[u8], depth: usize) -> Option<&[u8]> {
    // One bit for each that is open, the innermost lowest: set for an object.
    let (mut objects, mut open) = (0_u64, 0);
    let mut rest = behind_white(text);
    loop {
        // Where a value may stand, or the end of what was just opened.
        rest = match rest {
            [bracket @ (b'{' | b'['), inner @ ..] => {
                open += 1;
                if open > depth {
                    return None;
                }
                let is_object = *bracket == b'{';
                objects = objects << 1 | u64::from(is_object);
                let inner = behind_white(inner);
                match inner.first()? {
                    // The bracket before this one decides which may close it.
                    b'}' | b']' => inner,
                    _ => {
                        rest = if is_object { behind_key(inner)? } else { inner };
                        continue;
                    }
                }
            }
            _ => behind_scalar(rest)?,
        };
        rest = loop {
            if open == 0 {
                return Some(rest);
            }
            let is_object = objects & 1 == 1;
            let (first, behind) = behind_white(rest).split_first()?;
            match (first, is_object) {
                (b',', true) => break behind_key(behind_white(behind))?,
                (b',', false) => break behind_white(behind),
                (b'}', true) | (b']', false) => {
                    open -= 1;
                    objects >>= 1;
                    rest = behind;
                }
                _ => return None,
            }
        };
    }
}

/// What is left behind the string, number or literal that `text` starts with.
#[inline(always)]
pub(crate) fn behind_scalar(text: &[u8]) -> Option<&[u8]> {
    match text {
        [b'"', body @ ..] => behind_string(body),
        [b't', b'r', b'u', b'e', behind @ ..]
        | [b'f', b'a', b'l', b's', b'e', behind @ ..]
        | [b'n', b'u', b'l', b'l', behind @ ..] => Some(behind),
        _ => behind_number(text),
    }
}

/// What is left behind a key and its colon, where the value stands.
#[inline(always)]
pub(crate) fn behind_key(text: &[u8]) -> Option<&[u8]> {
    let body = text.strip_prefix(b"\"")?;
    match body.get(plain_run(body)..)? {
        [b'"', b':', value @ ..] if matches!(value, [first, ..] if *first > b' ') => Some(value),
        rest => behind_spaced(rest),
    }
}

/// The same of a key with escapes, or with white space around its colon, from where the first escape or the quote stands.
#[inline(never)]
fn behind_spaced(rest: &[u8]) -> Option<&[u8]> {
    let behind = rest.strip_prefix(b"\"").or_else(|| behind_escapes(rest))?;
    Some(behind_white(behind_white(behind).strip_prefix(b":")?))
}

/// What is left behind the string whose opening quote stood before `body`.
#[inline(always)]
fn behind_string(body: &[u8]) -> Option<&[u8]> {
    match body.get(plain_run(body)..)? {
        [b'"', behind @ ..] => Some(behind),
        rest => behind_escapes(rest),
    }
}

/// The same from the first escape on.
#[inline(never)]
fn behind_escapes(mut rest: &[u8]) -> Option<&[u8]> {
    loop {
        rest = behind_escape(rest)?;
        rest = rest.get(plain_run(rest)..)?;
        if let [b'"', behind @ ..] = rest {
            return Some(behind);
        }
    }
}

/// What is left behind the number that `text` starts with, of any size; one with a zero before other digits is none.
#[inline]
pub(crate) fn behind_number(text: &[u8]) -> Option<&[u8]> {
    let text = text.strip_prefix(b"-").unwrap_or(text);
    let mut rest = behind_digits(text)?;
    if text.len() - rest.len() > 1 && text.starts_with(b"0") {
        return None;
    }
    if let Some(fraction) = rest.strip_prefix(b".") {
        rest = behind_digits(fraction)?;
    }
    if let [b'e' | b'E', power @ ..] = rest {
        rest = behind_digits(if let [b'+' | b'-', digits @ ..] = power { digits } else { power })?;
    }
    Some(rest)
}

/// What is left behind digits, if there are any.
#[inline]
pub(crate) fn behind_digits(text: &[u8]) -> Option<&[u8]> {
    let count = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    text.get(count..).filter(|_| count > 0)
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
