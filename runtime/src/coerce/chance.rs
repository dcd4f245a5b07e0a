//! What may still become of a value: the lowest level at which it may be of a node, by its first token, and whether a
//! higher level may read what was refused.
//!
//! Neither tries anything. A form that has no chance is not tried, and no level that offers none.

use toolcall_schema::level::Level;
use toolcall_schema::table::{Kind, NodeId};

use super::check;
use super::shapes::Shapes;
use super::walk::Walk;
use crate::token::Token;

impl Shapes<'_> {
    /// The lowest level at which a value that starts so may be of a node; `None`: it never is.
    pub(super) fn lowest(&self, id: NodeId, token: Token<'_>) -> Option<Level> {
        let node = self.node(id);
        let is_quoted = || check::is_quoted(self.checks(node));
        match (node.kind, token) {
            (Kind::Any | Kind::Raw | Kind::Choice(..), _) | (_, Token::Null) => Some(Level::Exact),
            (Kind::Bool, Token::Bool(_)) | (Kind::Number(_), Token::Number(_)) => Some(Level::Exact),
            (Kind::Text | Kind::Enum(_), Token::Text(_)) => Some(Level::Exact),
            (Kind::Integer(_), Token::Text(_)) if is_quoted() => Some(Level::Exact),
            (Kind::Integer(_), Token::Number(_)) if !is_quoted() => Some(Level::Exact),
            (Kind::Record(_) | Kind::Open(..) | Kind::Map(..), Token::OpenObject) => Some(Level::Exact),
            (Kind::List(_) | Kind::Tuple(_), Token::OpenArray) => Some(Level::Exact),
            (_, Token::Text(_)) | (Kind::Integer(_) | Kind::Text | Kind::Enum(_), Token::Number(_)) => {
                Some(Level::Lossless)
            }
            (Kind::List(_), _) => Some(Level::Lenient),
            (_, _) => None,
        }
    }
}

impl<'t> Walk<'_, 't> {
    /// Whether a higher level may read a value as one of a node that was refused at this one. What is inside JSON in a
    /// string says so for itself.
    pub(super) fn has_hope(&self, id: NodeId, token: Token<'t>, level: Level) -> bool {
        match (self.shapes.node(id).kind, token) {
            _ if level == Level::Lenient => false,
            (
                Kind::Record(_) | Kind::Open(..) | Kind::Map(..) | Kind::Tuple(_) | Kind::Choice(..),
                Token::Text(text),
            ) => level == Level::Exact || self.tokens.meaning(text).trim().is_empty(),
            (_, Token::Text(_)) => true,
            (_, _) => self.shapes.lowest(id, token).is_some_and(|lowest| lowest > level),
        }
    }
}
