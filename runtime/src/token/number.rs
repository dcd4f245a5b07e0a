//! Numbers of a token stream: where they end.

use super::{Fault, Next, Token, Tokens};

impl<'t> Tokens<'t, '_> {
    pub(super) fn number(&mut self) -> Result<Token<'t>, Fault> {
        let start = self.at;
        self.eat(b'-');
        if !self.eat(b'0') {
            self.digits()?;
        } else if self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            return Err(self.malformed("a number without leading zeros"));
        }
        if self.eat(b'.') {
            self.digits()?;
        }
        if self.eat(b'e') || self.eat(b'E') {
            let _ = self.eat(b'+') || self.eat(b'-');
            self.digits()?;
        }
        self.next = Next::After;
        Ok(Token::Number(self.text.get(start..self.at).unwrap_or_default()))
    }

    #[inline]
    fn digits(&mut self) -> Result<(), Fault> {
        let rest = self.text.as_bytes().get(self.at..).unwrap_or_default();
        let count = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        if count == 0 {
            return Err(self.malformed("a digit"));
        }
        self.at += count;
        Ok(())
    }
}
