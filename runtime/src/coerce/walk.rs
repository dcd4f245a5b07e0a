//! The walk over the tokens: each value meets its node, each object its fields.
//!
//! Iterative; what is open stands in [`Frames`]. As long as nothing is wrong, values are written as they are checked;
//! after the first violation the walk only looks for more.

use toolcall_schema::limits;
use toolcall_schema::table::{Kind, Node, NodeId, Precision};

use super::check::{self, Flaw};
use super::choice::Trial;
use super::frames::{Frame, Frames, Inside, Items, Layer, Name, Others, Piece};
use super::repeated::Item;
use super::report::Place;
use super::shapes::Shapes;
use super::verdict::Verdicts;
use super::{Memory, Rules, canonical};
use crate::receipt::Receipt;
use crate::token::{Fault, Text, Token, Tokens};
use crate::violation::Rejection;

/// Walks `text` against the node `root`. Either `out` gets the canonical JSON, or `rejection` at least one violation;
/// a fault ends the walk, and then neither is complete.
pub(super) fn run(
    shapes: Shapes<'_>,
    root: NodeId,
    text: &str,
    rules: Rules,
    memory: &mut Memory<'_>,
) -> Result<(), Fault> {
    let Memory { frames, canonical: out, rejection, receipt } = memory;
    let Frames { stack, pieces, keys, names, items, verdicts, decoded, layers, repaired: _ } = *frames;
    stack.clear();
    stack.reserve_exact(limits::DEPTH);
    pieces.clear();
    keys.clear();
    names.clear();
    verdicts.clear();
    let mut walk = Walk {
        shapes,
        root,
        rules,
        tokens: Tokens::new(text, decoded).limited(rules.limits.depth),
        stack,
        pieces,
        keys,
        names,
        items,
        verdicts,
        layers,
        layer: 0,
        source: 0,
        sources: 0,
        out,
        rejection,
        receipt,
        trial: Trial::default(),
        filled: 0,
        dropped: 0,
        coerced: 0,
        wraps: 0,
    };
    while walk.step()? {}
    Ok(())
}

pub(super) struct Walk<'w, 't> {
    pub(super) shapes: Shapes<'w>,
    pub(super) root: NodeId,
    pub(super) rules: Rules,
    pub(super) tokens: Tokens<'t, 'w>,
    pub(super) stack: &'w mut Vec<Frame>,
    pub(super) pieces: &'w mut Vec<Piece>,
    pub(super) keys: &'w mut Vec<Name>,
    pub(super) names: &'w mut Vec<u8>,
    pub(super) items: &'w mut Vec<Item>,
    pub(super) verdicts: &'w mut Verdicts,
    pub(super) layers: &'w mut Vec<Layer>,
    /// How often what is read was encoded into a string.
    pub(super) layer: u8,
    /// How many strings of JSON were read before the text that is read: with it a place is one of all.
    pub(super) source: u32,
    pub(super) sources: u32,
    pub(super) out: &'w mut Vec<u8>,
    pub(super) rejection: &'w mut Rejection,
    pub(super) receipt: &'w mut Receipt,
    pub(super) trial: Trial,
    /// What the absent keys so far count.
    pub(super) filled: usize,
    /// How many keys were looked at for being dropped.
    pub(super) dropped: u32,
    /// How many values were coerced.
    pub(super) coerced: u32,
    /// How many of the open lists were not sent.
    pub(super) wraps: u32,
}

impl<'t> Walk<'_, 't> {
    /// One token; false at the end.
    pub(super) fn step(&mut self) -> Result<bool, Fault> {
        match self.tokens.next()? {
            Token::Key(key) => self.key(key)?,
            Token::CloseObject => self.close_object(),
            Token::CloseArray => self.close_list()?,
            Token::End => return Ok(false),
            value @ (Token::Null
            | Token::Bool(_)
            | Token::Number(_)
            | Token::Text(_)
            | Token::OpenObject
            | Token::OpenArray) => match self.begin() {
                Some(id) => self.value(id, value, self.out.len())?,
                None => self.skip_rest(value)?,
            },
        }
        Ok(true)
    }

    /// A value of a node, or the start of one. What is written of it starts at `from`.
    pub(super) fn value(&mut self, id: NodeId, token: Token<'t>, from: usize) -> Result<(), Fault> {
        let node = self.shapes.node(id);
        match (node.kind, token) {
            (_, Token::Null) if node.nullable => self.write(|out| out.extend_from_slice(b"null")),
            (_, Token::Null) if self.rules.takes_absence && self.is_optional() => {
                self.settle(Piece::Null);
                return Ok(());
            }
            (_, Token::OpenObject | Token::OpenArray) if self.recall(id, token) => return Ok(()),
            (Kind::Choice(by, branches), _) => return self.choose(id, by, branches, token, from),
            (Kind::Record(fields), Token::OpenObject) => {
                self.open_record(id, fields, None, from);
                return Ok(());
            }
            (Kind::Open(fields, others), Token::OpenObject) => {
                self.open_record(id, fields, Some(others), from);
                return Ok(());
            }
            (Kind::List(item), Token::OpenArray) => {
                self.open_list(id, Items::Alike(item), from);
                return Ok(());
            }
            (Kind::Tuple(parts), Token::OpenArray) => {
                self.open_list(id, Items::Each(parts), from);
                return Ok(());
            }
            (Kind::Map(key, value), Token::OpenObject) => {
                self.open_map(id, key, value, from);
                return Ok(());
            }
            (Kind::Raw, token) => self.keep_text(token)?,
            // What is inside may be anything as well.
            (Kind::Any, Token::OpenObject) => {
                self.open_map(id, id, id, from);
                return Ok(());
            }
            (Kind::Any, Token::OpenArray) => {
                self.open_list(id, Items::Alike(id), from);
                return Ok(());
            }
            (_, token) => {
                if let Err(flaw) = self.scalar(node, token) {
                    return self.mend(id, flaw, token, from);
                }
            }
        }
        self.settle(Piece::value(from, self.out.len()));
        Ok(())
    }

    /// Reports a value and passes it.
    pub(super) fn refuse(&mut self, id: NodeId, flaw: Flaw, token: Token<'t>) -> Result<(), Fault> {
        let came = if let Token::Text(text) = token { Some(self.tokens.meaning(text)) } else { None };
        let place = Place { shapes: self.shapes, stack: self.stack, names: self.names };
        place.value(self.rejection, id, flaw, came);
        self.pass(token)
    }

    /// Passes a value that was reported.
    pub(super) fn pass(&mut self, token: Token<'t>) -> Result<(), Fault> {
        self.skip_rest(token)?;
        self.settle(Piece::value(self.out.len(), self.out.len()));
        Ok(())
    }

    pub(super) fn scalar(&mut self, node: Node, token: Token<'t>) -> Result<(), Flaw> {
        let checks = self.shapes.checks(node);
        match (node.kind, token) {
            (Kind::Bool, Token::Bool(value)) => {
                check::boolean(value, checks)?;
                self.write(|out| out.extend_from_slice(if value { b"true" } else { b"false" }));
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
                self.write(|out| out.extend_from_slice(number.as_bytes()));
            }
            (Kind::Text, Token::Text(text)) => {
                check::text(self.tokens.meaning(text), checks, self.shapes)?;
                self.write_text(text);
            }
            (Kind::Enum(names), Token::Text(text)) => {
                let name = self.shapes.meant(names, self.tokens.meaning(text)).ok_or(Flaw::NOT_IN_ENUM)?;
                self.write(|out| canonical::push_text(out, name));
            }
            (Kind::Any, Token::Bool(value)) => {
                self.write(|out| out.extend_from_slice(if value { b"true" } else { b"false" }))
            }
            (Kind::Any, Token::Number(number)) => {
                check::number(number, Precision::F64, checks)?;
                self.write(|out| out.extend_from_slice(number.as_bytes()));
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

    /// Passes what a refused token opened.
    pub(super) fn skip_rest(&mut self, token: Token<'t>) -> Result<(), Fault> {
        if self.trial.is_running {
            // The form that is tried does not fit; where it stopped is of interest.
            return Ok(());
        }
        match token {
            Token::OpenObject | Token::OpenArray => self.tokens.skip_to(self.tokens.depth().saturating_sub(1)),
            Token::Null | Token::Bool(_) | Token::Number(_) | Token::Text(_) => Ok(()),
            Token::Key(_) | Token::CloseObject | Token::CloseArray | Token::End => Ok(()),
        }
    }

    fn close_object(&mut self) {
        let Some(&Frame { from, start, inside, .. }) = self.stack.last() else { return };
        match inside {
            Inside::Record { fields, pieces: first, others, .. } => {
                if let Some(Others { keys, names, .. }) = others {
                    self.close_keys(keys, names);
                }
                self.assemble(start, fields, first);
                self.pieces.truncate(first);
            }
            Inside::Map { .. } => self.close_map(),
            Inside::List { .. } => return,
        }
        self.stack.pop();
        self.settle(Piece::value(from, self.out.len()));
    }

    pub(super) fn write_text(&mut self, text: Text<'t>) {
        if !self.writes() {
            return;
        }
        if text.is_escaped {
            canonical::push_text(self.out, self.tokens.meaning(text));
        } else {
            self.out.push(b'"');
            self.out.extend_from_slice(text.raw.as_bytes());
            self.out.push(b'"');
        }
    }

    /// Whether values are written: not if the arguments are rejected anyway, nor in a trial.
    pub(super) fn writes(&self) -> bool {
        self.rejection.is_empty() && !self.trial.is_running
    }

    /// Writes if values are written.
    pub(super) fn write(&mut self, write: impl FnOnce(&mut Vec<u8>)) {
        if self.writes() {
            write(self.out);
        }
    }
}
