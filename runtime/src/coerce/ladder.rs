//! The ladder: a value that does not fit as it was sent, read as what was meant, as far as its level allows.
//!
//! Nothing here is asked about a value that fits. What is read otherwise meets the same checks as what was sent so, and
//! is noted in the receipt; what does not fit either way is refused for what it was.

use toolcall_schema::choice;
use toolcall_schema::level::Level;
use toolcall_schema::nearest::nearest;
use toolcall_schema::table::{By, Check, Format, Kind, Node, NodeId, Presence, Run};

use super::canonical;
use super::check::{self, Flaw};
use super::domain;
use super::frames::{Frame, Inside, Items, Piece};
use super::report::Place;
use super::walk::Walk;
use crate::receipt::Coercion;
use crate::token::decimal::is_number;
use crate::token::{Fault, Text, Token};
use crate::violation::Found;

impl<'t> Walk<'_, 't> {
    /// How far the value that is being read may be coerced.
    pub(super) fn level(&self) -> Level {
        let declared = self.declared_level();
        if self.trial.is_running { declared.min(self.trial.level) } else { declared }
    }

    /// The same, whether forms are tried or not.
    pub(super) fn declared_level(&self) -> Level {
        let Some(frame) = self.stack.last() else { return self.rules.level };
        let Inside::Record { fields, current, .. } = frame.inside else { return frame.level };
        let place = fields.start.saturating_add(u32::try_from(current).unwrap_or(u32::MAX));
        self.shapes.level(place).map_or(frame.level, |level| level.min(self.rules.most))
    }

    /// A value that does not fit as it was sent, for the reason `flaw`.
    #[cold]
    pub(super) fn mend(&mut self, id: NodeId, flaw: Flaw, token: Token<'t>, from: usize) -> Result<(), Fault> {
        let level = self.level();
        if level == Level::Exact {
            return self.refuse(id, flaw, token);
        }
        match self.reread(id, token, level) {
            Ok(Some(coercion)) => {
                self.note(coercion);
                self.settle(Piece::value(from, self.out.len()));
                return Ok(());
            }
            Ok(None) => {}
            Err(flaw) => return self.refuse(id, flaw, token),
        }
        let kind = self.shapes.node(id).kind;
        if let Token::Text(text) = token {
            if let Some(form) = self.bare_form(kind, text) {
                return self.value(form, token, from);
            }
            if is_compound(kind) && self.decode(id, text, from)? {
                return Ok(());
            }
            let is_blank = self.tokens.meaning(text).trim().is_empty();
            if level == Level::Lenient && is_blank && self.is_optional() {
                self.note(Coercion::Blank);
                self.settle(Piece::Null);
                return Ok(());
            }
        }
        match (kind, token) {
            (Kind::List(_), Token::Null | Token::OpenArray) => {}
            (Kind::List(item), _) if level == Level::Lenient => return self.wrap(id, item, token, from),
            (_, _) => {}
        }
        self.refuse(id, flaw, token)
    }

    /// Notes a coercion of the value that is being read, unless it is only tried.
    pub(super) fn note(&mut self, coercion: Coercion) {
        if !self.trial.is_running {
            self.coerced += 1;
            let place = Place { shapes: self.shapes, stack: self.stack, names: self.names };
            self.receipt.note(coercion, |out| place.push_here(out));
        }
    }

    /// Writes what a scalar was meant to be; `None`: it is not known. An error is what is wrong with that.
    fn reread(&mut self, id: NodeId, token: Token<'t>, level: Level) -> Result<Option<Coercion>, Flaw> {
        let node = self.shapes.node(id);
        let text = match token {
            Token::Text(text) => text,
            Token::Number(number) => return self.from_number(node, number),
            _ => return Ok(None),
        };
        let checks = self.shapes.checks(node);
        let sent = self.tokens.meaning(text);
        let meant = if level == Level::Lenient { sent.trim() } else { sent };
        let of_text = |flaw| Flaw { found: Found::String, ..flaw };
        let start = self.out.len();
        let out = &mut *self.out;
        let coercion = match node.kind {
            Kind::Bool => {
                let Some(value) = boolean(meant, level) else { return Ok(None) };
                check::boolean(value, checks).map_err(of_text)?;
                out.extend_from_slice(if value { b"true" } else { b"false" });
                Coercion::BooleanFromText
            }
            Kind::Integer(width) if !check::is_quoted(checks) => {
                let is_whole = check::is_plain(meant) || (level == Level::Lenient && is_number(meant));
                if !is_whole {
                    return Ok(None);
                }
                let value = check::integer(meant, width, checks).map_err(of_text)?;
                canonical::push_integer(out, meant, value);
                Coercion::NumberFromText
            }
            Kind::Integer(width) if meant.len() < sent.len() && check::quoted(meant, width, checks).is_ok() => {
                canonical::push_text(out, meant);
                Coercion::Trimmed
            }
            Kind::Number(precision) => {
                if !is_number(meant) {
                    return Ok(None);
                }
                check::number(meant, precision, checks).map_err(of_text)?;
                out.extend_from_slice(meant.as_bytes());
                Coercion::NumberFromText
            }
            Kind::Enum(names) => {
                let names = self.shapes.names(names);
                let Some(index) = choice::position_of_case(names, meant) else { return Ok(None) };
                canonical::push_text(out, names.get(index).copied().unwrap_or_default());
                if meant.len() < sent.len() { Coercion::Trimmed } else { Coercion::LetterCase }
            }
            Kind::Text if level == Level::Lenient => {
                let fits = |text: &str| check::text(text, checks, self.shapes).is_ok();
                let (meant, coercion) = match without_offset(meant, checks) {
                    _ if meant.len() < sent.len() && fits(meant) => (meant, Coercion::Trimmed),
                    Some(local) if fits(local) => (local, Coercion::OffsetDropped),
                    _ => return Ok(None),
                };
                canonical::push_text(out, meant);
                coercion
            }
            Kind::Integer(_) | Kind::Text | Kind::Any | Kind::Raw => return Ok(None),
            Kind::List(_) | Kind::Tuple(_) | Kind::Map(..) | Kind::Record(_) | Kind::Choice(..) => return Ok(None),
        };
        if !self.rejection.is_empty() {
            out.truncate(start);
        }
        Ok(Some(coercion))
    }

    /// A number where text is declared: its digits as they were sent.
    fn from_number(&mut self, node: Node, number: &str) -> Result<Option<Coercion>, Flaw> {
        let checks = self.shapes.checks(node);
        match node.kind {
            Kind::Integer(width) if check::is_quoted(checks) && check::is_plain(number) => {
                check::quoted(number, width, checks).map_err(|flaw| Flaw { found: Found::Integer, ..flaw })?;
            }
            Kind::Text if check::text(number, checks, self.shapes).is_ok() => {}
            Kind::Enum(names) if self.shapes.meant(names, number) == Some(number) => {}
            _ => return Ok(None),
        }
        self.write(|out| canonical::push_text(out, number));
        Ok(Some(Coercion::TextFromNumber))
    }

    /// The form of a choice that is a name alone, if it has this one in other letter case.
    fn bare_form(&self, kind: Kind, text: Text<'t>) -> Option<NodeId> {
        let Kind::Choice(By::Tag | By::Key, forms) = kind else { return None };
        let (form, names) = self.shapes.bare_names(forms)?;
        choice::position_of_case(self.shapes.names(names), self.tokens.meaning(text)).map(|_| form)
    }

    /// Reads a single value as the only item of a list.
    fn wrap(&mut self, list: NodeId, item: NodeId, token: Token<'t>, from: usize) -> Result<(), Fault> {
        self.note(Coercion::Wrapped);
        self.open_list(list, Items::Alike(item), from);
        let depth = self.stack.len();
        if let Some(item) = self.begin() {
            self.value(item, token, self.out.len())?;
        }
        if self.finish(depth)? { self.close_list() } else { Ok(()) }
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

    /// Whether a key that the innermost object does not have is dropped, and not the misspelling of one that it has.
    pub(super) fn drops(&mut self, fields: Run, key: Text<'t>) -> bool {
        let Some(frame) = self.stack.last() else { return false };
        if self.trial.is_running {
            return false;
        }
        if self.stack.len() == 1 && self.rules.ignores_unknown {
            return true;
        }
        if frame.level < Level::Lenient || self.dropped >= MOST_DROPPED {
            return false;
        }
        self.dropped += 1;
        let declared = self.shapes.fields(fields).iter().map(|field| field.name);
        nearest(self.tokens.meaning(key), declared).is_none()
    }

    pub(super) fn is_optional(&self) -> bool {
        let Some(Frame { inside: Inside::Record { fields, current, .. }, .. }) = self.stack.last() else {
            return false;
        };
        self.shapes.field(*fields, *current).is_some_and(|field| match field.presence {
            Presence::Required => false,
            Presence::Optional | Presence::Default(_) => true,
        })
    }
}

/// Whether JSON in a string may be meant.
const fn is_compound(kind: Kind) -> bool {
    match kind {
        Kind::Record(_) | Kind::List(_) | Kind::Tuple(_) | Kind::Map(..) | Kind::Choice(By::Tag | By::Key, _) => true,
        Kind::Bool | Kind::Integer(_) | Kind::Number(_) | Kind::Text | Kind::Enum(_) => false,
        Kind::Any | Kind::Raw | Kind::Choice(By::Trial, _) => false,
    }
}

/// Python writes `True`.
fn boolean(text: &str, level: Level) -> Option<bool> {
    match text {
        "true" => Some(true),
        "false" => Some(false),
        _ if level < Level::Lenient => None,
        _ if text.eq_ignore_ascii_case("true") => Some(true),
        _ if text.eq_ignore_ascii_case("false") => Some(false),
        _ => None,
    }
}

/// What stands before the offset of a time, where the format has none.
fn without_offset<'m>(text: &'m str, checks: &[Check]) -> Option<&'m str> {
    if !matches!(domain::format(checks), Some(Format::LocalTime | Format::LocalDateTime)) {
        return None;
    }
    let local = text.strip_suffix(['Z', 'z']).or_else(|| text.get(..text.len().checked_sub("+00:00".len())?))?;
    let behind = text.get(local.len()..)?;
    let is_offset = behind.len() == 1 || (behind.starts_with(['+', '-']) && behind.as_bytes().get(3) == Some(&b':'));
    is_offset.then_some(local)
}

/// So many keys of one call are dropped leniently: each is compared with those that there are.
const MOST_DROPPED: u32 = 64;
