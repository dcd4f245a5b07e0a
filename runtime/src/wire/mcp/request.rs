//! A request whose method is known: its revision, its parameters, and the call that it asks for.

use super::answer::Fault;
use super::message::{Field, Message};
use super::{Buffers, Call};
use crate::wire::memory::Piece;

/// A request whose method is known.
pub(super) struct Request<'m, 't> {
    pub(super) body: &'m str,
    pub(super) text: &'t str,
    pub(super) message: Message,
    pub(super) id: &'m str,
}

impl<'m: 't, 't> Request<'m, 't> {
    pub(super) fn is_newest(&self) -> Result<bool, Fault<'t>> {
        if matches!(self.message.revision, Field::Absent) {
            return Ok(false);
        }
        let revision = self.text("io.modelcontextprotocol/protocolVersion", self.message.revision)?;
        if EARLIER.contains(&revision) {
            return Ok(false);
        }
        match self.message.capabilities {
            _ if revision != NEWEST => Err(Fault::Revision(revision)),
            Field::Object(_) => Ok(true),
            _ => Err(Fault::Parameter("io.modelcontextprotocol/clientCapabilities", "an object")),
        }
    }

    pub(super) fn call(&self, is_newest: bool) -> Result<Asked<'m>, Fault<'t>> {
        let Self { body, message, id, .. } = *self;
        let Field::Text(name) = message.name else { return Err(Fault::Parameter("name", "a string")) };
        let arguments = match message.arguments {
            Field::Absent => "{}",
            // Text that holds an object is for the levels of coercion to take or to refuse.
            Field::Object(piece) | Field::Text(piece) => piece.of(body, "").unwrap_or_default(),
            Field::Other => return Err(Fault::Parameter("arguments", "an object")),
        };
        Ok(Asked { body, id, name, arguments, is_newest })
    }

    pub(super) fn text(&self, key: &'static str, field: Field) -> Result<&'t str, Fault<'t>> {
        match field {
            Field::Text(piece) => Ok(piece.of(self.body, self.text).unwrap_or_default()),
            _ => Err(Fault::Parameter(key, "a string")),
        }
    }
}

/// A call that is asked for.
pub(super) struct Asked<'m> {
    pub(super) body: &'m str,
    pub(super) id: &'m str,
    pub(super) name: Piece,
    pub(super) arguments: &'m str,
    pub(super) is_newest: bool,
}

impl<'m> Asked<'m> {
    pub(super) fn call<'s>(&self, buffers: &'s mut Buffers) -> Call<'s>
    where
        'm: 's,
    {
        let Buffers { text, scratch, reply, room: _ } = buffers;
        Call { name: self.name(text), arguments: self.arguments.as_bytes(), scratch, reply }
    }

    pub(super) fn name<'t>(&self, text: &'t str) -> &'t str
    where
        'm: 't,
    {
        self.name.of(self.body, text).unwrap_or_default()
    }
}

const NEWEST: &str = "2026-07-28";
/// Those that begin with `initialize`; the first is offered to whoever asks for another.
pub(super) const EARLIER: [&str; 2] = ["2025-11-25", "2025-06-18"];
