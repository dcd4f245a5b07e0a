//! Values that are kept as they were sent: what `walk` does for them.

use super::walk::Walk;
use crate::token::{Fault, Token};

impl<'t> Walk<'_, 't> {
    /// Writes a value as it was sent.
    pub(super) fn keep_text(&mut self, token: Token<'t>) -> Result<(), Fault> {
        let start = self.tokens.place().at.saturating_sub(length(token));
        if let Token::OpenObject | Token::OpenArray = token {
            self.tokens.skip_to(self.tokens.depth().saturating_sub(1))?;
        }
        let text = self.tokens.since(start);
        self.write(|out| out.extend_from_slice(text.as_bytes()));
        Ok(())
    }
}

/// Bytes of the text of a value, or of the bracket that it starts with.
const fn length(token: Token<'_>) -> usize {
    match token {
        Token::Null | Token::Bool(true) => 4,
        Token::Bool(false) => 5,
        Token::Number(number) => number.len(),
        Token::Text(text) | Token::Key(text) => text.raw.len() + 2,
        Token::OpenObject | Token::OpenArray | Token::CloseObject | Token::CloseArray => 1,
        Token::End => 0,
    }
}
