//! The server: what it says of itself, and what becomes of a message that asks for no call.

mod calls;

use core::time::Duration;
use std::io::Write;

use super::answer::{self, Fault, SUPPORTED, extend, implementation, text};
use super::http::Incoming;
use super::list::{List, Lists};
use super::listen;
use super::message::{Field, Message, Method};
use super::request::{Asked, EARLIER, Request};
use super::{Buffers, Handled, usual};
use crate::wire::malformed::{Malformed, Wrong};
use crate::wire::results::string;

/// What a server says of itself and of its tools. It holds no state, so one serves all connections.
#[derive(Debug)]
pub struct Server<'a> {
    newest: List<'a>,
    earlier: List<'a>,
    page: usize,
    /// `{"name":…,"version":…}`
    info: String,
    /// `,"instructions":…`, or nothing.
    instructions: String,
    ttl: u128,
    is_changing: bool,
}

/// A message that is no more than read, or that asks for a call.
enum Next<'m> {
    Ended(Handled<'m>),
    Call(Asked<'m>),
}

impl<'a> Server<'a> {
    /// A server of this name and version. It shows all tools on one page.
    ///
    /// # Errors
    /// If a list is no JSON array of objects; those that were rendered are.
    pub fn new(name: &str, version: &str, lists: Lists<'a>) -> Result<Self, Malformed> {
        Ok(Self {
            newest: List::new(lists.newest)?,
            earlier: List::new(lists.earlier)?,
            page: 0,
            info: implementation(name, version),
            instructions: String::new(),
            ttl: 0,
            is_changing: false,
        })
    }

    /// The same, telling the model how its tools are used together.
    #[must_use]
    pub fn instructions(self, instructions: &str) -> Self {
        let mut said = Vec::new();
        extend(&mut said, [",\"instructions\":"]);
        string(&mut said, instructions);
        Self { instructions: text(said), ..self }
    }

    /// The same with so many tools on a page of `tools/list`; 0 stands for all.
    #[must_use]
    pub fn paged(self, tools: usize) -> Self {
        Self { page: tools, ..self }
    }

    /// The same, telling clients of 2026-07-28 how long they may keep what it says of itself and of its tools. Without it they
    /// are told to ask again.
    #[must_use]
    pub fn kept_for(self, time: Duration) -> Self {
        Self { ttl: time.as_millis(), ..self }
    }

    /// The same, saying that its lists may become others. A server never changes: the host makes a new one of the new lists, takes
    /// it for the messages that come from then on, and tells clients with [`write_changed`](super::write_changed).
    #[must_use]
    pub fn changing(self) -> Self {
        Self { is_changing: true, ..self }
    }

    /// The same with lists of its own, for hosts that render them when they change.
    #[must_use]
    pub fn into_owned(self) -> Server<'static> {
        Server { newest: self.newest.into_owned(), earlier: self.earlier.into_owned(), ..self }
    }

    /// Reads a message, and answers it unless it asks for a call. The call is written where it is needed, since moving it would
    /// take as long as reading its name.
    #[inline(always)]
    fn read<'m>(
        &self,
        incoming: Incoming<'m>,
        buffers: &mut Buffers,
        out: &mut Vec<u8>,
        asked: &mut Asked<'m>,
    ) -> Option<Handled<'m>> {
        // Headers are to be compared with the message.
        if incoming.headers.is_none() && usual::call(incoming.body, asked) {
            return None;
        }
        match self.read_any(incoming, buffers, out) {
            Next::Ended(handled) => Some(handled),
            Next::Call(call) => {
                *asked = call;
                None
            }
        }
    }

    /// The same of any message.
    #[inline(never)]
    fn read_any<'m>(&self, incoming: Incoming<'m>, buffers: &mut Buffers, out: &mut Vec<u8>) -> Next<'m> {
        let Buffers { room, text, .. } = buffers;
        let Incoming { body, headers } = incoming;
        let is_newest = incoming.is_newest();
        let Ok(body) = simdutf8::basic::from_utf8(body) else {
            let fault = Fault::Malformed(Malformed::new(Wrong::NotUtf8));
            return Next::Ended(fault.write(None, is_newest, out));
        };
        let message = match Message::read(body, room, text) {
            Ok(message) => message,
            Err((malformed, id)) => {
                return Next::Ended(Fault::Malformed(malformed).write(id.of(body, ""), is_newest, out));
            }
        };
        let (Some(method), Some(id)) = (message.method, message.id.of(body, "")) else {
            if let Some(fault) = headers.and_then(|headers| headers.unknown()) {
                return Next::Ended(fault.write(None, is_newest, out));
            }
            let cancelled = message.cancelled.of(body, "").filter(|_| message.method == Some(Method::Cancelled));
            return Next::Ended(cancelled.map_or(Handled::Silent, Handled::Cancelled));
        };
        self.request(&Request { body, text, message, id, headers }, method, out)
            .unwrap_or_else(|fault| Next::Ended(fault.write(Some(id), is_newest, out)))
    }

    fn request<'m, 't>(
        &self,
        request: &Request<'m, 't>,
        method: Method,
        out: &mut Vec<u8>,
    ) -> Result<Next<'m>, Fault<'t>>
    where
        'm: 't,
    {
        let id = request.id.as_bytes();
        // This is older than the key; HTTP has another place for it.
        let is_newest = match method {
            Method::Initialize if request.headers.is_none() => false,
            _ => request.is_newest(method)?,
        };
        match method {
            Method::Initialize if !is_newest => {
                let protocol = request.text("protocolVersion", request.message.protocol)?;
                let protocol = EARLIER.iter().find(|known| **known == protocol).unwrap_or(&EARLIER[0]);
                answer::open(out, id);
                extend(
                    out,
                    ["\"protocolVersion\":\"", protocol, "\",", self.capabilities(), ",\"serverInfo\":", &self.info],
                );
                extend(out, [&self.instructions]);
            }
            Method::Discover => {
                self.open(out, id, true);
                extend(out, ["\"supportedVersions\":", SUPPORTED, ",", self.capabilities(), &self.instructions]);
                self.keep(out);
            }
            Method::Ping if !is_newest => answer::open(out, id),
            Method::List => {
                let cursor = match request.message.cursor {
                    Field::Absent => None,
                    cursor => Some(request.text("cursor", cursor)?),
                };
                let (tools, next) = self.list(is_newest).page(cursor, self.page)?;
                self.open(out, id, is_newest);
                extend(out, ["\"tools\":[", tools, "]"]);
                if let Some(next) = next {
                    // Writing to a `Vec` does not fail.
                    let _ = write!(out, ",\"nextCursor\":\"{next}\"");
                }
                if is_newest {
                    self.keep(out);
                }
            }
            Method::Call => return request.call(is_newest).map(Next::Call),
            Method::Listen if is_newest && self.is_changing => {
                let tools = request.wants_tools()?;
                listen::acknowledge(request.id, tools, out);
                return Ok(Next::Ended(Handled::Listening { id: request.id, tools }));
            }
            Method::Initialize | Method::Ping | Method::Listen | Method::Cancelled | Method::Other => {
                return Err(Fault::Method);
            }
        }
        answer::close(out);
        Ok(Next::Ended(Handled::Answered))
    }

    const fn capabilities(&self) -> &'static str {
        match self.is_changing {
            true => "\"capabilities\":{\"tools\":{\"listChanged\":true}}",
            false => "\"capabilities\":{\"tools\":{}}",
        }
    }

    const fn list(&self, is_newest: bool) -> &List<'a> {
        if is_newest { &self.newest } else { &self.earlier }
    }

    /// Begins a result, with what the newest revision has in each.
    fn open(&self, out: &mut Vec<u8>, id: &[u8], is_newest: bool) {
        answer::open(out, id);
        if is_newest {
            extend(out, ["\"resultType\":\"complete\",\"_meta\":{\"io.modelcontextprotocol/serverInfo\":", &self.info]);
            extend(out, ["},"]);
        }
    }

    /// How long a result may be kept.
    fn keep(&self, out: &mut Vec<u8>) {
        // Writing to a `Vec` does not fail.
        let _ = write!(out, ",\"ttlMs\":{},\"cacheScope\":\"private\"", self.ttl);
    }
}
