//! The text of values that are kept as they were sent.

use super::{Fault, Token, Tokens};

impl<'t> Tokens<'t, '_> {
    /// Bytes of the whole text.
    pub(crate) fn length(&self) -> usize {
        self.text.len()
    }

    /// Bytes before the place where the next token is looked for.
    pub(crate) fn at(&self) -> usize {
        self.at
    }

    /// The text from a place on.
    pub(crate) fn rest_from(&self, at: usize) -> Option<&'t [u8]> {
        self.text.as_bytes().get(at..)
    }

    /// The text of the value that the last token is or starts, which is passed.
    pub(crate) fn text_of(&mut self, token: Token<'t>) -> Result<&'t str, Fault> {
        let start = self.at.saturating_sub(token.len());
        if let Token::OpenObject | Token::OpenArray = token {
            self.skip_to(self.depth.saturating_sub(1))?;
        }
        Ok(self.text.get(start..self.at).unwrap_or_default())
    }

    /// Goes to the known end of the value that the last token is or starts, or to a place within it where reading ends.
    pub(crate) fn pass_to(&mut self, token: Token<'t>, at: usize) {
        if let Token::OpenObject | Token::OpenArray = token {
            self.close(token);
        }
        self.at = at;
    }
}

impl Token<'_> {
    /// Bytes of the text of a value, or of the bracket that it starts with.
    pub(crate) const fn len(self) -> usize {
        match self {
            Self::Null | Self::Bool(true) => 4,
            Self::Bool(false) => 5,
            Self::Number(number) => number.len(),
            Self::Text(text) | Self::Key(text) => text.raw.len() + 2,
            Self::OpenObject | Self::OpenArray | Self::CloseObject | Self::CloseArray => 1,
            Self::End => 0,
        }
    }
}
