//! Values without parts: what `walk` does for them.

use toolcall_schema::table::{Kind, Node, Precision};

use super::canonical;
use super::check::{self, Flaw};
use super::walk::Walk;
use crate::token::{Text, Token};

impl<'t> Walk<'_, 't> {
    /// Writes a value if it is one of `node`.
    pub(super) fn scalar(&mut self, node: Node, token: Token<'t>) -> Result<(), Flaw> {
        let checks = self.shapes.checks(node);
        match (node.kind, token) {
            (Kind::Bool, Token::Bool(value)) => {
                check::boolean(value, checks)?;
                self.write_token(token);
            }
            (Kind::Integer(width), Token::Text(text)) if check::is_quoted(checks) => {
                check::quoted(self.tokens.meaning(text), width, checks)?;
                self.write_text(text);
            }
            (Kind::Integer(width), Token::Number(number)) if !check::is_quoted(checks) => {
                let value = check::integer(number, width, checks)?;
                self.write(|out| canonical::push_integer(out, number, value));
            }
            (Kind::Number(precision), Token::Number(number)) => {
                check::number(number, precision, checks)?;
                self.write_token(token);
            }
            (Kind::Text, Token::Text(text)) => {
                check::text(self.tokens.meaning(text), checks, self.shapes)?;
                self.write_text(text);
            }
            (Kind::Enum(names), Token::Text(text)) => {
                let sent = self.tokens.meaning(text);
                let name = self.shapes.meant(names, sent).ok_or(Flaw::NOT_IN_ENUM)?;
                self.rewritten += u32::from(name != sent);
                self.write(|out| canonical::push_text(out, name));
            }
            (Kind::Any, Token::Bool(_)) => self.write_token(token),
            (Kind::Any, Token::Number(number)) => {
                check::number(number, Precision::F64, checks)?;
                self.write_token(token);
            }
            (Kind::Any, Token::Text(text)) => self.write_text(text),
            (
                Kind::Bool
                | Kind::Integer(_)
                | Kind::Number(_)
                | Kind::Text
                | Kind::Enum(_)
                | Kind::List(_)
                | Kind::Tuple(_)
                | Kind::Map(..)
                | Kind::Any
                | Kind::Raw
                | Kind::Record(_)
                | Kind::Open(..)
                | Kind::Choice(..),
                _,
            ) => {
                return Err(Flaw::wrong_type(token));
            }
        }
        Ok(())
    }

    pub(super) fn write_text(&mut self, text: Text<'t>) {
        if !self.writes() {
            return;
        }
        if text.is_canonical {
            self.out.copy(text.start - 1, text.start + text.raw.len() + 1);
        } else {
            canonical::push_text(self.out.flushed(), self.tokens.meaning(text));
        }
    }

    /// Writes the token that was just read, as it stands.
    pub(super) fn write_token(&mut self, token: Token<'t>) {
        if self.writes() {
            let end = self.tokens.place().at;
            self.out.copy(end.saturating_sub(token.len()), end);
        }
    }
}
