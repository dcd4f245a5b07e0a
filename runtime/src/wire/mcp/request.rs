//! A request whose method is known: its revision, its parameters, and the call that it asks for.

use super::answer::Fault;
use super::http::Headers;
use super::listen;
use super::message::{Field, Message, Method};
use super::{Buffers, Call};
use crate::wire::memory::Piece;

/// A request whose method is known.
pub(super) struct Request<'m, 't> {
    pub(super) body: &'m str,
    pub(super) text: &'t str,
    pub(super) message: Message,
    pub(super) id: &'m str,
    pub(super) headers: Option<Headers<'m>>,
}

impl<'m: 't, 't> Request<'m, 't> {
    /// Whether it is of the newest revision; what HTTP says of it must be what it says itself.
    pub(super) fn is_newest(&self, method: Method) -> Result<bool, Fault<'t>> {
        let said = match self.message.revision {
            Field::Absent => None,
            revision => Some(self.text(REVISION, revision)?),
        };
        let Some(headers) = self.headers else {
            return said.map_or(Ok(false), |said| self.is_known(said));
        };
        match headers.revision(said)? {
            Some(NEWEST) if said.is_none() => Err(Fault::Parameter(REVISION, "a string")),
            Some(revision) if self.is_known(revision)? => headers.agree(self, method).map(|()| true),
            _ => Ok(false),
        }
    }

    /// Whether a revision is the newest, if it is one that is served.
    fn is_known(&self, revision: &'t str) -> Result<bool, Fault<'t>> {
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
        let Field::Text(called) = message.name else { return Err(Fault::Parameter("name", "a string")) };
        let arguments = match message.arguments {
            Field::Absent => "{}",
            // Text that holds an object is for the levels of coercion to take or to refuse.
            Field::Object(piece) | Field::Text(piece) => piece.of(body, "").unwrap_or_default(),
            Field::Other => return Err(Fault::Parameter("arguments", "an object")),
        };
        let name = if called.is_decoded() {
            Name::Decoded(called)
        } else {
            Name::Sent(called.of(body, "").unwrap_or_default())
        };
        Ok(Asked { id: id.as_bytes(), name, arguments: arguments.as_bytes(), is_newest })
    }

    /// Whether who subscribes asks for changes of the tools.
    pub(super) fn wants_tools(&self) -> Result<bool, Fault<'t>> {
        let filter = match self.message.filter {
            Field::Object(filter) => filter.of(self.body, ""),
            _ => None,
        };
        let expected = "an object whose `toolsListChanged` is a boolean";
        filter.and_then(listen::wants_tools).ok_or(Fault::Parameter("notifications", expected))
    }

    pub(super) fn method(&self) -> &'t str {
        self.message.called.of(self.body, self.text).unwrap_or_default()
    }

    pub(super) fn name(&self) -> Option<&'t str> {
        self.text("name", self.message.name).ok()
    }

    pub(super) fn text(&self, key: &'static str, field: Field) -> Result<&'t str, Fault<'t>> {
        match field {
            Field::Text(piece) => Ok(piece.of(self.body, self.text).unwrap_or_default()),
            _ => Err(Fault::Parameter(key, "a string")),
        }
    }
}

/// A call that is asked for.
#[derive(Clone, Copy)]
pub(super) struct Asked<'m> {
    /// As it stands: text.
    pub(super) id: &'m [u8],
    pub(super) name: Name<'m>,
    pub(super) arguments: &'m [u8],
    pub(super) is_newest: bool,
}

/// The name of a tool.
#[derive(Clone, Copy)]
pub(super) enum Name<'m> {
    /// As it stands in the message.
    Sent(&'m str),
    /// It had escapes; where in the buffers it was decoded to.
    Decoded(Piece),
}

impl Default for Asked<'_> {
    #[inline]
    fn default() -> Self {
        Self { id: &[], name: Name::Sent(""), arguments: &[], is_newest: false }
    }
}

impl<'m> Asked<'m> {
    #[inline]
    pub(super) fn call<'s>(&self, buffers: &'s mut Buffers) -> Call<'s>
    where
        'm: 's,
    {
        let Buffers { text, scratch, reply, room: _ } = buffers;
        // It may be left over from a call that unwound.
        scratch.is_presumed = false;
        Call { name: self.name(text), arguments: self.arguments, scratch, reply }
    }

    pub(super) fn name<'t>(&self, text: &'t str) -> &'t str
    where
        'm: 't,
    {
        match self.name {
            Name::Sent(name) => name,
            Name::Decoded(piece) => piece.of("", text).unwrap_or_default(),
        }
    }
}

const REVISION: &str = "io.modelcontextprotocol/protocolVersion";
pub(super) const NEWEST: &str = "2026-07-28";
/// Those that begin with `initialize`; the first is offered to whoever asks for another.
pub(super) const EARLIER: [&str; 2] = ["2025-11-25", "2025-06-18"];
