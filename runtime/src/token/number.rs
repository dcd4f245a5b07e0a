//! Numbers of a token stream: where they end.

use super::{Fault, Next, Token, Tokens};
use crate::pass::{behind_digits, behind_number};

impl<'t> Tokens<'t, '_> {
    /// A number, from its sign or first digit.
    #[inline]
    pub(super) fn number(&mut self) -> Result<Token<'t>, Fault> {
        let start = self.at;
        let rest = self.text.as_bytes().get(start..).unwrap_or_default();
        let Some(behind) = behind_number(rest) else { return Err(self.number_fault()) };
        self.at = self.text.len() - behind.len();
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
        let behind = self.text.as_bytes().get(self.at..).and_then(behind_digits);
        self.at = behind.map_or(self.at, |behind| self.text.len() - behind.len());
        behind.is_some()
    }
}
