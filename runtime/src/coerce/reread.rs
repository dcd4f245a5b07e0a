//! Scalars that do not fit as they were sent: the one that was meant, if the level lets it be known.

use toolcall_schema::choice;
use toolcall_schema::level::Level;
use toolcall_schema::table::{Check, Format, Kind, Node, NodeId, Run};

use super::canonical;
use super::check::{self, Flaw};
use super::domain;
use super::shapes::Shapes;
use super::walk::Walk;
use crate::form;
use crate::receipt::Coercion;
use crate::token::decimal::is_number;
use crate::token::{Text, Token};
use crate::violation::Found;

impl<'t> Walk<'_, 't> {
    /// Writes what a scalar was meant to be; `None`: it is not known. An error is what is wrong with that.
    pub(super) fn reread(&mut self, id: NodeId, token: Token<'t>, level: Level) -> Result<Option<Coercion>, Flaw> {
        let node = self.shapes.node(id);
        let text = match token {
            Token::Text(text) => text,
            Token::Number(number) => return self.number_as_text(node, number),
            _ => return Ok(None),
        };
        let checks = self.shapes.checks(node);
        let sent = self.tokens.meaning(text);
        let meant = if level == Level::Lenient { sent.trim() } else { sent };
        let of_text = |flaw| Flaw { found: Found::String, ..flaw };
        let out = self.out.flushed();
        let start = out.len();
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
                let Some((meant, coercion)) = loose(sent, checks, self.shapes) else { return Ok(None) };
                canonical::push_text(out, meant);
                coercion
            }
            Kind::Integer(_) | Kind::Text | Kind::Any | Kind::Raw => return Ok(None),
            Kind::List(_) | Kind::Tuple(_) | Kind::Map(..) | Kind::Choice(..) => return Ok(None),
            Kind::Record(_) | Kind::Open(..) => return Ok(None),
        };
        if !self.rejection.is_empty() {
            out.truncate(start);
        }
        Ok(Some(coercion))
    }

    /// Writes the number in a text that was found to be of a form of floats as an integer, if it is one and an earlier form
    /// takes it: so would the same number be read that is sent as one, and what is written is.
    #[cold]
    pub(super) fn whole_number(&mut self, forms: Run, index: usize, node: NodeId, text: Text<'t>) -> bool {
        let earlier = self.shapes.parts(forms).get(..index).unwrap_or_default();
        let meant = self.tokens.meaning(text).trim();
        if !matches!(self.shapes.node(node).kind, Kind::Number(_)) || !is_number(meant) {
            return false;
        }
        let value = |form: &NodeId| match self.shapes.node(*form) {
            form @ Node { kind: Kind::Integer(width), .. } if !check::is_quoted(self.shapes.checks(form)) => {
                check::integer(meant, width, self.shapes.checks(form)).ok()
            }
            _ => None,
        };
        let Some((index, value)) = earlier.iter().enumerate().find_map(|(index, form)| Some((index, value(form)?)))
        else {
            return false;
        };
        if self.writes() {
            let out = self.out.flushed();
            form::push(out, index);
            canonical::push_integer(out, self.tokens.meaning(text).trim(), value);
        }
        self.note(Coercion::NumberFromText);
        self.settle(true);
        true
    }

    /// A number where text is declared: its digits as they were sent.
    fn number_as_text(&mut self, node: Node, number: &str) -> Result<Option<Coercion>, Flaw> {
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
}

/// A text without the white space around it, or without the offset that its format does not have.
fn loose<'m>(sent: &'m str, checks: &[Check], shapes: &Shapes<'_>) -> Option<(&'m str, Coercion)> {
    let meant = sent.trim();
    let fits = |text: &str| check::text(text, checks, shapes).is_ok();
    if meant.len() < sent.len() && fits(meant) {
        return Some((meant, Coercion::Trimmed));
    }
    let local = without_offset(meant, checks).filter(|local| fits(local));
    local.map(|local| (local, Coercion::OffsetDropped))
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
