//! Numbers of a token stream: where they end.

use super::{Fault, Next, Token, Tokens};

impl<'t> Tokens<'t, '_> {
    /// A number, from its sign or first digit.
    #[inline]
    pub(super) fn number(&mut self) -> Result<Token<'t>, Fault> {
        let start = self.at;
        let rest = self.text.as_bytes().get(start..).unwrap_or_default();
        let Some(length) = number_length(rest) else { return Err(self.number_fault()) };
        self.at += length;
        self.next = Next::After;
        Ok(Token::Number(self.text.get(start..self.at).unwrap_or_default()))
    }

    /// What is wrong with one, part by part.
    #[cold]
    fn number_fault(&mut self) -> Fault {
        self.eat(b'-');
        if self.eat(b'0') {
            if self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
                return self.malformed("a number without leading zeros");
            }
        } else if !self.pass_digits() {
            return self.malformed("a digit");
        }
        if self.eat(b'.') && !self.pass_digits() {
            return self.malformed("a digit");
        }
        // There is nothing else behind which digits must come.
        let _ = (self.eat(b'e') || self.eat(b'E')) && (self.eat(b'+') || self.eat(b'-'));
        self.malformed("a digit")
    }

    fn pass_digits(&mut self) -> bool {
        let count = digits(self.text.as_bytes(), self.at);
        self.at += count;
        count > 0
    }
}

/// Bytes of the number that a text starts with.
#[inline]
pub(super) fn number_length(text: &[u8]) -> Option<usize> {
    let sign = usize::from(text.first() == Some(&b'-'));
    let whole = digits(text, sign);
    if whole == 0 || whole > 1 && text.get(sign) == Some(&b'0') {
        return None;
    }
    let mut end = sign + whole;
    if text.get(end) == Some(&b'.') {
        let fraction = digits(text, end + 1);
        if fraction == 0 {
            return None;
        }
        end += 1 + fraction;
    }
    if let Some(b'e' | b'E') = text.get(end) {
        end += 1 + usize::from(matches!(text.get(end + 1), Some(b'+' | b'-')));
        let exponent = digits(text, end);
        if exponent == 0 {
            return None;
        }
        end += exponent;
    }
    Some(end)
}

#[inline]
fn digits(text: &[u8], from: usize) -> usize {
    text.get(from..).unwrap_or_default().iter().take_while(|byte| byte.is_ascii_digit()).count()
}
