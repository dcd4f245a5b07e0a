//! The server: what it says of itself, and what becomes of a message.

use core::time::Duration;
use std::io::Write;

use super::answer::{self, Fault, SUPPORTED, extend, implementation, text};
use super::list::{List, Lists};
use super::message::{Field, Message, Method};
use super::request::{Asked, EARLIER, Request};
use super::{Buffers, Call, Handled, usual};
use crate::outcome::Outcome;
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

    /// Handles one message and appends its answer to `out`, if it has one; `call` is the `call_sync` of the toolset.
    pub fn handle_sync<'m, F>(
        &self,
        message: &'m [u8],
        buffers: &mut Buffers,
        out: &mut Vec<u8>,
        call: F,
    ) -> Handled<'m>
    where
        F: for<'s> FnOnce(Call<'s>) -> Outcome<'s>,
    {
        let asked = match self.read(message, buffers, out) {
            Next::Ended(handled) => return handled,
            Next::Call(asked) => asked,
        };
        let is_unknown = matches!(call(asked.call(buffers)), Outcome::UnknownTool(_));
        self.finish(&asked, is_unknown, buffers, out)
    }

    /// The same with the `call` of the toolset, awaited. Nothing is written before the call has ended, so its future may be
    /// dropped.
    pub async fn handle<'m, F>(
        &self,
        message: &'m [u8],
        buffers: &mut Buffers,
        out: &mut Vec<u8>,
        call: F,
    ) -> Handled<'m>
    where
        F: for<'s> AsyncFnOnce(Call<'s>) -> Outcome<'s>,
    {
        let asked = match self.read(message, buffers, out) {
            Next::Ended(handled) => return handled,
            Next::Call(asked) => asked,
        };
        let is_unknown = matches!(call(asked.call(buffers)).await, Outcome::UnknownTool(_));
        self.finish(&asked, is_unknown, buffers, out)
    }

    /// Reads a message, and answers it unless it asks for a call.
    fn read<'m>(&self, bytes: &'m [u8], buffers: &mut Buffers, out: &mut Vec<u8>) -> Next<'m> {
        let Buffers { room, text, .. } = buffers;
        let Ok(body) = simdutf8::basic::from_utf8(bytes) else {
            Fault::Malformed(Malformed::new(Wrong::NotUtf8)).write(None, out);
            return Next::Ended(Handled::Answered);
        };
        if let Some(asked) = usual::call(body) {
            return Next::Call(asked);
        }
        let message = match Message::read(body, room, text) {
            Ok(message) => message,
            Err((malformed, id)) => {
                Fault::Malformed(malformed).write(id.of(body, ""), out);
                return Next::Ended(Handled::Answered);
            }
        };
        let (Some(method), Some(id)) = (message.method, message.id.of(body, "")) else {
            let cancelled = message.cancelled.of(body, "").filter(|_| message.method == Some(Method::Cancelled));
            return Next::Ended(cancelled.map_or(Handled::Silent, Handled::Cancelled));
        };
        self.request(&Request { body, text, message, id }, method, out).unwrap_or_else(|fault| {
            fault.write(Some(id), out);
            Next::Ended(Handled::Answered)
        })
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
        let id = request.id;
        // The two that have their own rule for revisions: one is older than the key, one asks which there are.
        let is_newest = match method {
            Method::Initialize => false,
            Method::Discover => {
                request.is_newest()?;
                true
            }
            _ => request.is_newest()?,
        };
        match method {
            Method::Initialize => {
                let protocol = request.text("protocolVersion", request.message.protocol)?;
                let protocol = EARLIER.iter().find(|known| **known == protocol).unwrap_or(&EARLIER[0]);
                answer::open(out, id);
                extend(out, ["\"protocolVersion\":\"", protocol, "\",", CAPABILITIES, ",\"serverInfo\":", &self.info]);
                extend(out, [&self.instructions]);
            }
            Method::Discover => {
                self.open(out, id, true);
                extend(out, ["\"supportedVersions\":", SUPPORTED, ",", CAPABILITIES, &self.instructions]);
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
            Method::Ping | Method::Cancelled | Method::Other => return Err(Fault::Method),
        }
        answer::close(out);
        Ok(Next::Ended(Handled::Answered))
    }

    /// Writes what a call gave.
    fn finish(
        &self,
        asked: &Asked<'_>,
        is_unknown: bool,
        buffers: &mut Buffers,
        out: &mut Vec<u8>,
    ) -> Handled<'static> {
        let Buffers { text, reply, room: _, scratch: _ } = buffers;
        if is_unknown {
            Fault::Tool(reply.text()).write(Some(asked.id), out);
            return Handled::Answered;
        }
        // Before 2026-07-28 a value is an object.
        let may_be = asked.is_newest || reply.text().starts_with('{');
        let is_structured = may_be && self.list(asked.is_newest).is_structured(asked.name(text));
        self.open(out, asked.id, asked.is_newest);
        answer::content(out, reply, is_structured, text);
        answer::close(out);
        Handled::Answered
    }

    const fn list(&self, is_newest: bool) -> &List<'a> {
        if is_newest { &self.newest } else { &self.earlier }
    }

    /// Begins a result, with what the newest revision has in each.
    fn open(&self, out: &mut Vec<u8>, id: &str, is_newest: bool) {
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


/// The list is the same as long as the server lives.
const CAPABILITIES: &str = "\"capabilities\":{\"tools\":{}}";
