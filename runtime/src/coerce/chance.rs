//! What may still become of a value: the lowest level at which it may be of a node, by its first token, and whether a
//! higher level may read what was refused.
//!
//! Nothing is tried for that. A form that has no chance is not tried, and no level that offers none.

use toolcall_schema::choice;
use toolcall_schema::level::Level;
use toolcall_schema::table::{Kind, NodeId};

use super::check;
use super::encoded;
use super::shapes::Shapes;
use super::walk::Walk;
use crate::token::Token;

impl Shapes<'_> {
    /// The lowest level at which a value that starts so may be of a node; `None`: it never is.
    pub(super) fn lowest(&self, id: NodeId, token: Token<'_>) -> Option<Level> {
        let node = self.node(id);
        let (exact, lossless) = (Some(Level::Exact), Some(Level::Lossless));
        match node.kind {
            Kind::Any | Kind::Raw | Kind::Choice(..) => exact,
            _ if matches!(token, Token::Null) => exact,
            Kind::Bool if matches!(token, Token::Bool(_)) => exact,
            Kind::Number(_) if matches!(token, Token::Number(_)) => exact,
            Kind::Text | Kind::Enum(_) if matches!(token, Token::Text(_)) => exact,
            Kind::Record(_) | Kind::Open(..) | Kind::Map(..) if matches!(token, Token::OpenObject) => exact,
            Kind::List(_) | Kind::Tuple(_) if matches!(token, Token::OpenArray) => exact,
            Kind::Integer(_) => match (token, check::is_quoted(self.checks(node))) {
                (Token::Text(_), true) | (Token::Number(_), false) => exact,
                (Token::Text(_) | Token::Number(_), _) => lossless,
                (_, _) => None,
            },
            _ if matches!(token, Token::Text(_)) => lossless,
            Kind::Text | Kind::Enum(_) if matches!(token, Token::Number(_)) => lossless,
            Kind::List(_) => Some(Level::Lenient),
            Kind::Bool | Kind::Number(_) | Kind::Text | Kind::Enum(_) => None,
            Kind::Record(_) | Kind::Open(..) | Kind::Map(..) | Kind::Tuple(_) => None,
        }
    }
}

impl<'t> Walk<'_, 't> {
    /// Whether a higher level may read a value as one of a node that was refused at this one. What is inside JSON in a
    /// string says so for itself.
    pub(super) fn has_hope(&self, id: NodeId, token: Token<'t>, level: Level) -> bool {
        let kind = self.shapes.node(id).kind;
        match token {
            _ if level == Level::Lenient || level == self.declared_level() => false,
            Token::Text(text) => may_be_meant(self.shapes, kind, self.tokens.meaning(text), level),
            _ => self.shapes.lowest(id, token).is_some_and(|lowest| lowest > level),
        }
    }
}

/// Whether a text that `level` does not read as a value of a kind may be read so at a higher one.
fn may_be_meant(shapes: &Shapes<'_>, kind: Kind, sent: &str, level: Level) -> bool {
    let is_tight = [sent.bytes().next(), sent.bytes().next_back()].iter().flatten().all(u8::is_ascii_graphic);
    let meant = if is_tight { sent } else { sent.trim() };
    // Lossless reading takes it as it stands.
    let is_left = level == Level::Exact || meant.len() < sent.len();
    match kind {
        // For what is optional, it is none.
        _ if meant.is_empty() => true,
        Kind::Integer(_) => meant.starts_with(|first: char| first == '-' || first.is_ascii_digit()),
        Kind::Number(_) => is_left && meant.starts_with(|first: char| first == '-' || first.is_ascii_digit()),
        Kind::Enum(names) => is_left && choice::position_of_case(shapes.names(names), meant).is_some(),
        Kind::Bool | Kind::Text | Kind::List(_) => true,
        Kind::Record(_) | Kind::Open(..) | Kind::Map(..) | Kind::Tuple(_) => {
            level == Level::Exact && encoded::may_be_json(meant)
        }
        Kind::Choice(..) => level == Level::Exact,
        Kind::Any | Kind::Raw => false,
    }
}
