//! What a server sends: which request it answers, or what it wants itself.

use super::Client;
use crate::wire::malformed::{Malformed, Wrong};
use crate::wire::mcp::answer::{self, Fault};
use crate::wire::mcp::message::{Message, Method};
use crate::wire::memory::Memory;

/// What a message of a server is, for a host that waits for several answers at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Received<'m> {
    /// The answer to the request of this id; none where the server could not read an id, or this client did not send it.
    Answer(Option<u64>),
    /// A request, which wants an answer: [`decline`](Client::decline) writes it.
    Request(Asked<'m>),
    /// A notification; nothing is to be done.
    Notification,
}

/// A request of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked<'m> {
    id: &'m str,
    is_ping: bool,
}

impl Client {
    /// What a message is.
    ///
    /// # Errors
    /// If it is no message of JSON-RPC.
    pub fn received<'m>(&self, message: &'m [u8], memory: &mut Memory) -> Result<Received<'m>, Malformed> {
        let body = simdutf8::basic::from_utf8(message).map_err(|_| Malformed::new(Wrong::NotUtf8))?;
        let Memory { text, room, .. } = memory;
        let read = Message::read(body, room, text).map_err(|(malformed, _)| malformed)?;
        let id = read.id.of(body, "");
        Ok(match (read.method, id) {
            (Some(method), Some(id)) => Received::Request(Asked { id, is_ping: method == Method::Ping }),
            (Some(_), None) => Received::Notification,
            (None, id) => Received::Answer(id.and_then(|id| id.parse().ok())),
        })
    }

    /// Appends the answer to a request of the server: to a `ping` that all is well, to any other that there is no such method,
    /// since this client offers none.
    pub fn decline(&self, asked: Asked<'_>, out: &mut Vec<u8>) {
        if asked.is_ping {
            answer::open(out, asked.id.as_bytes());
            answer::close(out);
        } else {
            // The status is that of a server over HTTP.
            let _ = Fault::Method.write(Some(asked.id), false, out);
        }
    }
}
