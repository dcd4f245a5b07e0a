//! The walk over the tokens: each value meets its node, each object its fields.
//!
//! Iterative; what is open stands in [`Frames`]. As long as nothing is wrong, values are written as they are checked;
//! after the first violation the walk only looks for more.

use toolcall_schema::limits;
use toolcall_schema::table::{Kind, NodeId};

use super::check::Flaw;
use super::choice::Trial;
use super::frames::{Frame, Frames, Inside, Items, Layer, Name, Piece};
use super::ladder::Dropping;
use super::memo::Memo;
use super::repeated::Item;
use super::report::Place;
use super::shapes::Shapes;
use super::usual::Passed;
use super::writer::Writer;
use super::{Memory, Rules};
use crate::receipt::Receipt;
use crate::token::{Fault, Token, Tokens};
use crate::violation::Rejection;

/// Walks `text` against the node `root`. Either `out` gets the canonical JSON, or `rejection` at least one violation;
/// a fault ends the walk, and then neither is complete.
pub(super) fn run(
    shapes: &Shapes<'_>,
    root: NodeId,
    text: &str,
    rules: Rules,
    memory: &mut Memory<'_>,
) -> Result<(), Fault> {
    let Memory { frames, canonical: out, rejection, receipt } = memory;
    let Frames { stack, pieces, keys, names, items, memo, decoded, layers, repaired: _ } = *frames;
    stack.clear();
    stack.reserve_exact(limits::DEPTH);
    pieces.clear();
    keys.clear();
    names.clear();
    memo.clear();
    layers.iter_mut().for_each(|layer| layer.held = None);
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
        memo,
        layers,
        layer: 0,
        source: 0,
        sources: 0,
        out: Writer::new(out, text),
        rejection,
        receipt,
        trial: Trial::default(),
        filled: 0,
        dropping: Dropping::default(),
        rewritten: 0,
        wraps: 0,
    };
    while walk.step_in_line()? {}
    walk.out.flush();
    Ok(())
}

pub(super) struct Walk<'w, 't> {
    pub(super) shapes: &'w Shapes<'w>,
    pub(super) root: NodeId,
    pub(super) rules: Rules,
    pub(super) tokens: Tokens<'t, 'w>,
    pub(super) stack: &'w mut Vec<Frame>,
    pub(super) pieces: &'w mut Vec<Piece>,
    pub(super) keys: &'w mut Vec<Name>,
    pub(super) names: &'w mut Vec<u8>,
    pub(super) items: &'w mut Vec<Item>,
    pub(super) memo: &'w mut Memo,
    pub(super) layers: &'w mut Vec<Layer>,
    /// How often what is read was encoded into a string.
    pub(super) layer: u8,
    /// How many strings of JSON were read before the text that is read: with it a place is one of all.
    pub(super) source: u32,
    pub(super) sources: u32,
    pub(super) out: Writer<'w, 't>,
    pub(super) rejection: &'w mut Rejection,
    pub(super) receipt: &'w mut Receipt,
    pub(super) trial: Trial,
    /// What the absent keys so far count.
    pub(super) filled: usize,
    pub(super) dropping: Dropping,
    /// How many values are written as others than were sent: coerced, filled in, left out, or by their declared names.
    pub(super) rewritten: u32,
    /// How many of the open lists were not sent.
    pub(super) wraps: u32,
}

impl<'t> Walk<'_, 't> {
    /// One token, or a key and its value; false at the end.
    #[inline(never)]
    pub(super) fn step(&mut self) -> Result<bool, Fault> {
        self.step_in_line()
    }

    /// The same, for the loop that reads most of them.
    #[inline(always)]
    fn step_in_line(&mut self) -> Result<bool, Fault> {
        match self.stack.last() {
            Some(Frame { inside: Inside::Record(_), .. }) => {
                match self.usual_members() {
                    Passed::Key(id) => {
                        if !self.enter_usual(id) {
                            self.coming_value(id)?;
                        }
                        return Ok(true);
                    }
                    Passed::Object => {
                        self.put(b'}');
                        self.leave_object();
                        return Ok(true);
                    }
                    Passed::Members => {}
                }
                if self.trial.is_running && !self.rejection.is_empty() {
                    return Ok(true);
                }
            }
            Some(Frame { inside: Inside::List { items: Items::Alike(item), .. }, .. })
                if self.shapes.may_be_usual(*item) =>
            {
                self.usual_items(*item);
            }
            Some(Frame { inside: Inside::List { items: Items::Alike(item), .. }, .. }) => {
                if self.enter_usual_item(*item) {
                    return Ok(true);
                }
            }
            Some(_) | None => {}
        }
        match self.tokens.next()? {
            Token::Key(key) => {
                let coming = self.key(key)?;
                // A form that is tried ends with a key that it does not take: of what is behind nothing is said.
                let has_failed = self.trial.is_running && !self.rejection.is_empty();
                if let Some(id) = coming.filter(|_| !has_failed) {
                    self.coming_value(id)?;
                }
            }
            Token::CloseObject => self.close_object(),
            Token::CloseArray => self.close_list()?,
            Token::End => return Ok(false),
            value @ (Token::Null
            | Token::Bool(_)
            | Token::Number(_)
            | Token::Text(_)
            | Token::OpenObject
            | Token::OpenArray) => match self.begin() {
                Some(id) => self.value(id, value)?,
                None => self.skip_rest(value)?,
            },
        }
        Ok(true)
    }

    /// The value that comes, or the start of it.
    fn coming_value(&mut self, id: NodeId) -> Result<(), Fault> {
        let value = self.tokens.next()?;
        self.value(id, value)
    }

    /// A value of a node, or the start of one.
    pub(super) fn value(&mut self, id: NodeId, token: Token<'t>) -> Result<(), Fault> {
        let node = self.shapes.node(id);
        match (node.kind, token) {
            (_, Token::Null) if node.nullable => self.write_token(token),
            (_, Token::Null) if self.rules.takes_absence && self.is_optional() => {
                self.settle(false);
                return Ok(());
            }
            (_, Token::OpenObject | Token::OpenArray) if self.recall(id, token) => return Ok(()),
            (Kind::Choice(by, branches), _) => return self.choose(id, by, branches, token),
            (kind, Token::OpenObject | Token::OpenArray) if self.open(id, kind, token) => return Ok(()),
            (Kind::List(item), Token::Bool(_) | Token::Number(_) | Token::OpenObject) if self.may_wrap() => {
                return self.wrap(id, item, token);
            }
            (Kind::Raw, token) => self.keep_text(token)?,
            (_, token) => {
                if let Err(flaw) = self.scalar(node, token) {
                    return self.mend(id, flaw, token);
                }
            }
        }
        self.settle(true);
        Ok(())
    }

    /// Enters an object or a list, if the kind is one of these; one of any kind may hold values of any kind.
    fn open(&mut self, id: NodeId, kind: Kind, token: Token<'t>) -> bool {
        match (kind, token) {
            (Kind::Record(fields), Token::OpenObject) => self.open_record(id, fields, None),
            (Kind::Open(fields, others), Token::OpenObject) => self.open_record(id, fields, Some(others)),
            (Kind::Map(key, value), Token::OpenObject) => self.open_map(id, key, value),
            (Kind::Any, Token::OpenObject) => self.open_map(id, id, id),
            (Kind::List(item), Token::OpenArray) => self.open_list(id, Items::Alike(item)),
            (Kind::Tuple(parts), Token::OpenArray) => self.open_list(id, Items::Each(parts)),
            (Kind::Any, Token::OpenArray) => self.open_list(id, Items::Alike(id)),
            _ => return false,
        }
        true
    }

    /// Enters an object or a list.
    pub(super) fn push_frame(&mut self, node: NodeId, inside: Inside) {
        let (level, begun) = (self.declared_level(), self.begun());
        self.stack.push(Frame { node, begun, level, start: self.out.len(), inside });
    }

    /// Reports a value and passes it.
    pub(super) fn refuse(&mut self, id: NodeId, flaw: Flaw, token: Token<'t>) -> Result<(), Fault> {
        let came = match token {
            Token::Text(text) if self.rejection.keeps() => Some(self.tokens.meaning(text)),
            _ => None,
        };
        let place = Place { shapes: self.shapes, stack: self.stack, names: self.names };
        place.value(self.rejection, id, flaw, came);
        self.pass(token)
    }

    /// Passes a value that was reported.
    pub(super) fn pass(&mut self, token: Token<'t>) -> Result<(), Fault> {
        self.skip_rest(token)?;
        self.settle(true);
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

    /// Notes whether a value came for the field that is being read, if it is one, or `null` that means absent.
    pub(super) fn settle(&mut self, came: bool) {
        let writes = self.writes();
        let Some(Frame { inside: Inside::Record(open), start, .. }) = self.stack.last_mut() else { return };
        if let Some(piece) = self.pieces.get_mut(open.pieces + open.current) {
            // A form that was tried may have been here before.
            if open.current < open.fields.len as usize {
                open.absent = open.absent + u32::from(piece.span().is_some()) - u32::from(came);
            }
            // The first member has no comma before it.
            let begun = open.member + usize::from(open.member > *start + 1);
            *piece = if came { Piece::value(begun, self.out.len()) } else { Piece::NULL };
        }
        self.rewritten += u32::from(!came);
        if !came && writes {
            self.out.truncate(open.member);
        }
    }

    /// Writes a byte if values are written.
    pub(super) fn put(&mut self, byte: u8) {
        if self.writes() {
            self.out.push(byte);
        }
    }

    /// Whether values are written: not if the arguments are rejected anyway, nor in a trial.
    pub(super) fn writes(&self) -> bool {
        self.rejection.is_empty() && !self.trial.is_running
    }

    /// Writes if values are written.
    pub(super) fn write(&mut self, write: impl FnOnce(&mut Vec<u8>)) {
        if self.writes() {
            write(self.out.flushed());
        }
    }
}
