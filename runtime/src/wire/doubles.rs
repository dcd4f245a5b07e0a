//! Whole numbers that went through doubles: which of them may have been rounded.

use crate::token::{Text, Token, Tokens};
use crate::violation::visible::{KEY, push_segment};

/// Tells each whole number that a double may not have held, by what appends the JSON pointer of the argument it is in: no
/// further, since keys inside one may be secret. What is no JSON has none.
pub(super) fn rounded(arguments: &[u8], mut each: impl FnMut(&dyn Fn(&mut String))) {
    let Ok(text) = simdutf8::basic::from_utf8(arguments) else { return };
    let mut decoded = String::new();
    let mut tokens = Tokens::new(text, &mut decoded);
    let mut argument: Option<Text<'_>> = None;
    while let Ok(token) = tokens.next() {
        match token {
            Token::End => return,
            Token::Key(key) if tokens.depth() == 1 => argument = Some(key),
            Token::Number(number) if may_be_rounded(number) => each(&|out: &mut String| {
                if let Some(key) = argument {
                    out.push('/');
                    push_segment(out, key.raw, KEY);
                }
            }),
            _ => {}
        }
    }
}

/// From 2^53 on, where the next whole number is none of a double's.
fn may_be_rounded(number: &str) -> bool {
    let digits = number.strip_prefix('-').unwrap_or(number);
    let whole = digits.split_once('.').map_or(digits, |(whole, _)| whole);
    let is_plain = !digits.contains(['e', 'E']);
    let is_large = whole.len() > LEAST.len() || whole.len() == LEAST.len() && whole >= LEAST;
    is_plain && is_large || !is_plain && digits.parse::<f64>().is_ok_and(|value| value >= LEAST_DOUBLE)
}

/// 2^53.
const LEAST: &str = "9007199254740992";
const LEAST_DOUBLE: f64 = 9_007_199_254_740_992.0;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_from_two_to_the_53_on_are_told() {
        let told = |arguments: &str| {
            let mut out = String::new();
            rounded(arguments.as_bytes(), |pointer| pointer(&mut out));
            out
        };
        for (arguments, pointers) in [
            (r#"{"id":9007199254740991}"#, ""),
            (r#"{"id":9007199254740992}"#, "/id"),
            (r#"{"id":-9007199254740993.0,"n":1}"#, "/id"),
            (r#"{"id":9.1e15,"n":1e3}"#, "/id"),
            (r#"{"a":{"b":[1,1e17]},"c":["9007199254740993"],"d":10000000000000000}"#, "/a/d"),
            (r#"{"a/b":9007199254740992"#, "/a~1b"),
            ("9007199254740992", ""),
            ("{'a':1}", ""),
        ] {
            assert_eq!(told(arguments), pointers, "{arguments}");
        }
    }
}
