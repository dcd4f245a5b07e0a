//! A client of MCP, bytes in and bytes out: it writes requests and reads what came back; how they travel is the host's.
//!
//! It keeps nothing from one message to the next. Ids are the host's: whole numbers, each used once on a connection.

mod call;
mod pages;
mod received;
mod response;
mod server_info;
mod unanswered;

#[cfg(test)]
mod tests;

use core::fmt::{self, Display};
use core::str::FromStr;
use std::io::Write as _;

use toolcall_schema::limits;

pub use self::pages::Pages;
pub use self::received::{Asked, Received};
pub use self::server_info::ServerInfo;
pub use self::unanswered::Unanswered;
use super::answer::{extend, implementation, one_line};
use crate::pass::behind_value;
use crate::wire::malformed::{Malformed, Wrong};
use crate::wire::results::{separate, string};

/// What a client says of itself, and by which revision it speaks.
///
/// Over a pipe each message is a line. Over HTTP it is the body of a POST, with `Content-Type: application/json` and
/// `Accept: application/json, text/event-stream`; behind the answer to `initialize` also with `MCP-Protocol-Version`, the
/// [revision](Revision::as_str), and with `Mcp-Session-Id` if that answer came with one. Requests of 2026-07-28 have the first
/// of these always, and `Mcp-Method`, and calls have `Mcp-Name`, the name of the tool. What comes back is a body, or the data of
/// events among which the answer is one: [`received`](Self::received) tells it from the others.
///
/// ```
/// use toolcall::wire::Memory;
/// use toolcall::wire::mcp::{Client, Pages, Revision};
/// use toolcall::Reply;
///
/// # fn exchange(request: &[u8]) -> Vec<u8> {
/// #     let said = String::from_utf8_lossy(request);
/// #     let result = if said.contains("tools/list") { r#"{"tools":[{"name":"tide","inputSchema":{"type":"object"}}]}"# }
/// #         else { r#"{"content":[{"type":"text","text":"6.1 m"}]}"# };
/// #     let id = if said.contains("tools/list") { 1 } else { 2 };
/// #     format!(r#"{{"jsonrpc":"2.0","id":{id},"result":{result}}}"#).into_bytes()
/// # }
/// let client = Client::new("example", "1.0", Revision::V2025_11_25);
/// let (mut memory, mut request) = (Memory::new(), Vec::new());
/// // Begin with `initialize` and `initialized`.
/// let mut pages = Pages::new("tides");
/// for id in 1.. {
///     request.clear();
///     client.list(id, pages.cursor(), &mut request);
///     pages.read(id, &exchange(&request), &mut memory)?;
///     if pages.cursor().is_none() {
///         break;
///     }
/// }
/// // With the feature `dynamic`: `DynamicTools::from_mcp(&pages)`, and `Toolbox::from_mcp`, which makes the calls itself.
///
/// let mut reply = Reply::new();
/// request.clear();
/// client.call(2, "tide", br#"{"port":"Brest"}"#, &mut request)?;
/// client.read_call(2, &exchange(&request), &mut memory, &mut reply)?;
/// assert_eq!(reply.text(), "6.1 m");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Client {
    revision: Revision,
    /// `{"name":…,"version":…}`
    info: String,
}

/// A revision of the protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
#[expect(missing_docs, reason = "each is named by its date")]
pub enum Revision {
    V2025_06_18,
    V2025_11_25,
    V2026_07_28,
}

impl Revision {
    /// All of them, the oldest first.
    pub const ALL: [Self; 3] = [Self::V2025_06_18, Self::V2025_11_25, Self::V2026_07_28];

    /// Its date, e.g. `2025-11-25`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::V2025_06_18 => "2025-06-18",
            Self::V2025_11_25 => "2025-11-25",
            Self::V2026_07_28 => "2026-07-28",
        }
    }

    /// Whether it begins with `initialize`; else each request says of itself what that would.
    const fn has_handshake(self) -> bool {
        matches!(self, Self::V2025_06_18 | Self::V2025_11_25)
    }
}

impl Display for Revision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Revision {
    type Err = Unanswered;

    fn from_str(date: &str) -> Result<Self, Unanswered> {
        let known = Self::ALL.into_iter().find(|revision| revision.as_str() == date);
        known.ok_or_else(|| Unanswered::revision(date))
    }
}

impl Client {
    /// A client of this name and version. It offers servers nothing of its own: no sampling, no roots, no elicitation.
    pub fn new(name: &str, version: &str, revision: Revision) -> Self {
        Self { revision, info: implementation(name, version) }
    }

    /// By which revision it speaks.
    pub const fn revision(&self) -> Revision {
        self.revision
    }

    /// The same by another revision, e.g. the one that the server [chose](ServerInfo::revision).
    #[must_use]
    pub fn speaking(self, revision: Revision) -> Self {
        Self { revision, ..self }
    }

    /// Appends the first request: `initialize`, or `server/discover` of 2026-07-28. [`read_server`](Self::read_server) reads
    /// the answer.
    pub fn initialize(&self, id: u64, out: &mut Vec<u8>) {
        if self.revision.has_handshake() {
            begin(out, Some(id), "initialize");
            extend(out, ["\"protocolVersion\":\"", self.revision.as_str(), "\",\"capabilities\":{},\"clientInfo\":"]);
            extend(out, [&self.info, "}}"]);
        } else {
            begin(out, Some(id), "server/discover");
            self.end(out);
        }
    }

    /// Appends what follows the answer to `initialize`, a notification; nothing of 2026-07-28.
    pub fn initialized(&self, out: &mut Vec<u8>) {
        if self.revision.has_handshake() {
            extend(out, ["{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}"]);
        }
    }

    /// Appends `tools/list`, for the first page or the one that the [cursor](Pages::cursor) stands before.
    pub fn list(&self, id: u64, cursor: Option<&str>, out: &mut Vec<u8>) {
        begin(out, Some(id), "tools/list");
        if let Some(cursor) = cursor {
            extend(out, ["\"cursor\":"]);
            string(out, cursor);
        }
        self.end(out);
    }

    /// Appends `tools/call` with these arguments: a JSON object, which goes out as it is, but for line breaks between its
    /// values. Nothing stands for `{}`. [`read_call`](Self::read_call) reads the answer.
    ///
    /// # Errors
    /// If the arguments are not UTF-8 and one JSON object of at most 62 levels; nothing is appended then.
    pub fn call(&self, id: u64, tool: &str, arguments: &[u8], out: &mut Vec<u8>) -> Result<(), Malformed> {
        let arguments = simdutf8::basic::from_utf8(arguments).map_err(|_| Malformed::new(Wrong::NotUtf8))?.trim_ascii();
        let arguments = if arguments.is_empty() { "{}" } else { arguments };
        let behind = behind_value(arguments.as_bytes(), MOST_LEVELS);
        if !(arguments.starts_with('{') && behind.is_some_and(<[u8]>::is_empty)) {
            return Err(Malformed::new(Wrong::Type { key: "arguments", expected: ARGUMENTS }));
        }
        begin(out, Some(id), "tools/call");
        extend(out, ["\"name\":"]);
        string(out, tool);
        extend(out, [",\"arguments\":"]);
        one_line(out, arguments);
        self.end(out);
        Ok(())
    }

    /// Appends the notification that the answer to a request is no longer wanted, perhaps with the reason. `initialize` must
    /// not be cancelled.
    pub fn cancel(&self, id: u64, reason: Option<&str>, out: &mut Vec<u8>) {
        begin(out, None, "notifications/cancelled");
        // Writing to a `Vec` does not fail.
        let _ = write!(out, "\"requestId\":{id}");
        if let Some(reason) = reason {
            extend(out, [",\"reason\":"]);
            string(out, reason);
        }
        extend(out, ["}}"]);
    }

    /// Ends the parameters of a request, with what it says of itself where there was no handshake.
    fn end(&self, out: &mut Vec<u8>) {
        if !self.revision.has_handshake() {
            separate(out);
            extend(out, ["\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"", self.revision.as_str()]);
            extend(out, ["\",\"io.modelcontextprotocol/clientInfo\":", &self.info]);
            extend(out, [",\"io.modelcontextprotocol/clientCapabilities\":{}}"]);
        }
        extend(out, ["}}"]);
    }
}

/// Of arguments: they stand within the message and `params`, and who reads it may take no more than we do.
const MOST_LEVELS: usize = limits::DEPTH - 2;
const ARGUMENTS: &str = "one JSON object of at most 62 levels";
const _: () = assert!(MOST_LEVELS == 62, "`ARGUMENTS` and the documentation of `Client::call` say another number");

/// Begins a message, up to the first parameter.
fn begin(out: &mut Vec<u8>, id: Option<u64>, method: &str) {
    extend(out, ["{\"jsonrpc\":\"2.0\""]);
    if let Some(id) = id {
        // Writing to a `Vec` does not fail.
        let _ = write!(out, ",\"id\":{id}");
    }
    extend(out, [",\"method\":\"", method, "\",\"params\":{"]);
}
