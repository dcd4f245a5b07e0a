//! The ladder: a value that does not fit as it was sent, read as what was meant, as far as its level allows.
//!
//! Nothing here is asked about a value that fits. What is read otherwise meets the same checks as what was sent so, and
//! is noted in the receipt; what does not fit either way is refused for what it was.

use toolcall_schema::choice;
use toolcall_schema::level::Level;
use toolcall_schema::nearest::nearest;
use toolcall_schema::table::{By, Kind, NodeId, Presence, Run};

use super::check::Flaw;
use super::frames::{Frame, Inside, Items, Open, Piece};
use super::report::Place;
use super::verdict::Begun;
use super::walk::Walk;
use crate::receipt::Coercion;
use crate::token::{Fault, Text, Token};

impl<'t> Walk<'_, 't> {
    /// How far the value that is being read may be coerced.
    pub(super) fn level(&self) -> Level {
        let declared = self.declared_level();
        if self.trial.is_running { declared.min(self.trial.level) } else { declared }
    }

    /// The same, whether forms are tried or not.
    pub(super) fn declared_level(&self) -> Level {
        let Some(frame) = self.stack.last() else { return self.rules.level };
        let Inside::Record(Open { fields, current, .. }) = frame.inside else { return frame.level };
        self.shapes.level(fields, current).map_or(frame.level, |level| level.min(self.rules.most))
    }

    /// A value that does not fit as it was sent, for the reason `flaw`.
    #[cold]
    pub(super) fn mend(&mut self, id: NodeId, flaw: Flaw, token: Token<'t>) -> Result<(), Fault> {
        let level = self.level();
        if level == Level::Exact {
            return self.give_up(id, flaw, token, level);
        }
        if self.shapes.is_scalar(id) {
            match self.reread(id, token, level) {
                Ok(Some(coercion)) => {
                    self.note(coercion);
                    self.settle(true);
                    return Ok(());
                }
                Ok(None) => {}
                Err(flaw) => return self.give_up(id, flaw, token, level),
            }
        }
        let kind = self.shapes.node(id).kind;
        if let Token::Text(text) = token {
            if let Some(form) = self.bare_form(kind, text) {
                return self.value(form, token);
            }
            if is_compound(kind) && self.decode(id, text)? {
                return Ok(());
            }
            let is_blank = || self.tokens.meaning(text).trim().is_empty();
            if level == Level::Lenient && self.is_optional() && is_blank() {
                self.note(Coercion::Blank);
                self.settle(false);
                return Ok(());
            }
        }
        match (kind, token) {
            (Kind::List(_), Token::Null | Token::OpenArray) => {}
            (Kind::List(_), Token::Text(text)) if !is_one(self.tokens.meaning(text)) => {}
            (Kind::List(item), _) if self.may_wrap() => return self.wrap(id, item, token),
            (_, _) => {}
        }
        self.give_up(id, flaw, token, level)
    }

    /// Refuses a value that is not read otherwise at this level.
    fn give_up(&mut self, id: NodeId, flaw: Flaw, token: Token<'t>, level: Level) -> Result<(), Fault> {
        self.trial.has_hope |= self.trial.is_running && self.has_hope(id, token, level);
        self.refuse(id, flaw, token)
    }

    /// Notes a coercion of the value that is being read, unless it is only tried.
    pub(super) fn note(&mut self, coercion: Coercion) {
        if !self.trial.is_running {
            self.rewritten += 1;
            let place = Place { shapes: self.shapes, stack: self.stack, names: self.names };
            self.receipt.note(coercion, |out| place.push_here(out));
        }
    }

    /// The form of a choice that is a name alone, if it has this one in other letter case.
    fn bare_form(&self, kind: Kind, text: Text<'t>) -> Option<NodeId> {
        let Kind::Choice(By::Tag | By::Key, forms) = kind else { return None };
        let (form, names) = self.shapes.bare_names(forms)?;
        choice::position_of_case(self.shapes.names(names), self.tokens.meaning(text)).map(|_| form)
    }

    /// Whether a list may be made around the value that is being read, which is not such an only item itself.
    pub(super) fn may_wrap(&self) -> bool {
        let is_wrapped = matches!(self.stack.last(), Some(Frame { inside: Inside::List { is_wrapped: true, .. }, .. }));
        !is_wrapped && self.wraps < MOST_WRAPS && self.level() == Level::Lenient
    }

    /// Reads a single value as the only item of a list. Not of a list of lists: a type that is a list of itself would be
    /// wrapped for ever. The list counts as a level, as if it had been sent.
    pub(super) fn wrap(&mut self, list: NodeId, item: NodeId, token: Token<'t>) -> Result<(), Fault> {
        self.note(Coercion::Wrapped);
        if self.wrap_usual(list, item, token) {
            self.settle(true);
            self.wrap_next(list, item);
            return Ok(());
        }
        self.open_list(list, Items::Alike(item));
        if let Some(Frame { inside: Inside::List { is_wrapped, .. }, .. }) = self.stack.last_mut() {
            *is_wrapped = true;
        }
        self.wraps += 1;
        self.tokens.most = self.tokens.most.saturating_sub(1);
        let depth = self.stack.len();
        if let Some(item) = self.begin() {
            self.value(item, token)?;
        }
        let is_whole = self.finish(depth)?;
        self.tokens.most += 1;
        self.wraps -= 1;
        if is_whole { self.close_list() } else { Ok(()) }
    }

    /// Reads on until no more than `depth` objects and lists are open; false if a form that is tried does not fit.
    pub(super) fn finish(&mut self, depth: usize) -> Result<bool, Fault> {
        while self.stack.len() > depth {
            if self.trial.is_running {
                if !self.rejection.is_empty() {
                    return Ok(false);
                }
                self.trial.cost += 1;
            }
            self.step()?;
        }
        Ok(!self.trial.is_running || self.rejection.is_empty())
    }

    /// Whether a key that the innermost object does not have, the last of the names, is dropped. Leniently, only where each key that it has is
    /// there, else it may be one of these under another name; and not from a form of a choice, since it may be another's.
    pub(super) fn drops(&mut self, fields: Run, key: usize) -> Result<bool, Fault> {
        let Some(frame) = self.stack.last() else { return Ok(false) };
        let Inside::Record(Open { pieces, .. }) = frame.inside else { return Ok(false) };
        if self.stack.len() == 1 && self.rules.ignores_unknown {
            return Ok(true);
        }
        if frame.level < Level::Lenient || self.dropping.keys >= MOST_DROPPED || self.shapes.is_form(frame.node) {
            return Ok(false);
        }
        let object = (self.source, frame.begun);
        self.dropping.keys += 1;
        // What is true of an object before one of its keys is true before the next one.
        let is_complete = match self.dropping.last {
            Some((last, is_complete)) if last == object => is_complete,
            _ => self.is_complete(fields, pieces)?,
        };
        self.dropping.last = Some((object, is_complete));
        let place = Place { shapes: self.shapes, stack: self.stack, names: self.names };
        let declared = self.shapes.fields(fields).names.iter().copied();
        Ok(is_complete && nearest(place.name(key), declared).is_none())
    }

    /// Whether each key of the innermost object came already or comes behind the value that is next.
    fn is_complete(&mut self, fields: Run, pieces: usize) -> Result<bool, Fault> {
        let seen = self.pieces.get(pieces..).unwrap_or_default();
        let mut absent = seen.iter().filter(|piece| **piece == Piece::UNSEEN).count();
        let here = self.tokens.place();
        let most = self.tokens.length().saturating_mul(MOST_LOOKED);
        while absent > 0 && self.dropping.bytes + (self.tokens.place().at - here.at) <= most {
            self.tokens.skip_value()?;
            let Token::Key(key) = self.tokens.next()? else { break };
            let name = self.tokens.meaning(key);
            let is_declared = self.shapes.fields(fields).names.contains(&name);
            // One that stands twice is refused anyway.
            absent -= usize::from(is_declared || self.shapes.spelled(fields, name.as_bytes()).is_some());
        }
        self.dropping.bytes += self.tokens.place().at - here.at;
        self.tokens.go_back(here);
        Ok(absent == 0)
    }

    pub(super) fn is_optional(&self) -> bool {
        let Some(Frame { inside: Inside::Record(Open { fields, current, .. }), .. }) = self.stack.last() else {
            return false;
        };
        self.shapes.field(*fields, *current).is_some_and(|field| match field.presence {
            Presence::Required => false,
            Presence::Optional | Presence::Default(_) => true,
        })
    }
}

/// What has been looked at for the sake of keys that may be dropped.
#[derive(Clone, Copy, Default)]
pub(super) struct Dropping {
    keys: u32,
    /// What stands behind them.
    bytes: usize,
    /// The last object with such keys, and whether each key is there that it has.
    last: Option<((u32, Begun), bool)>,
}

/// Whether JSON in a string may be meant.
const fn is_compound(kind: Kind) -> bool {
    match kind {
        Kind::Record(_) | Kind::Open(..) | Kind::List(_) | Kind::Tuple(_) | Kind::Map(..) => true,
        Kind::Choice(By::Tag | By::Key, _) => true,
        Kind::Bool | Kind::Integer(_) | Kind::Number(_) | Kind::Text | Kind::Enum(_) => false,
        Kind::Any | Kind::Raw | Kind::Choice(By::Trial, _) => false,
    }
}

/// Whether a text can be the only item of a list: it is no list in another notation, nothing that was cut off, and no
/// word for none.
fn is_one(text: &str) -> bool {
    let text = text.trim();
    let is_none = ["", "null", "none", "undefined"].iter().any(|word| text.eq_ignore_ascii_case(word));
    !is_none && !text.starts_with(['[', '{', '(', '"', '\'', '`']) && !text.contains([',', ';', '|', '\n'])
}

/// So many lists may be made within each other: one makes the walk call itself.
const MOST_WRAPS: u32 = 8;

/// So many keys of one call are dropped leniently: each is compared with all that there are.
const MOST_DROPPED: u32 = 64;

/// So many times its length a text is looked through for them: what lies in objects within each other is once for each.
const MOST_LOOKED: usize = 7;
