//! A server and a [`Client`] of MCP, bytes in and bytes out: a message of JSON-RPC goes in, its answer comes out, and the
//! transport is the host's. One that stays with `rmcp` finds in `tools-example/examples/rmcp.rs` how a toolset stands behind it.
//!
//! The server serves 2025-06-18 and 2025-11-25, which begin with `initialize`, and 2026-07-28, whose requests say in `_meta` what they
//! are of. So nothing is kept from one message to the next, and one [`Server`] serves any number of connections. In none of
//! these revisions may a message be a batch.
//!
//! ```
//! use toolcall::wire::mcp::{Buffers, Handled, Lists, Server};
//! # use toolcall::{Outcome, Reply, Scratch};
//! # let list = br#"[{"name":"tide","inputSchema":{"type":"object"}}]"#;
//! # fn call_sync<'s>(_: &(), _: &str, _: &'s [u8], _: &'s mut Scratch, reply: &mut Reply) -> Outcome<'s> {
//! #     reply.clear();
//! #     reply.write_text("6.1 m");
//! #     Outcome::Done
//! # }
//! // let lists = Lists { newest: TOOLS.schema(Dialect::Mcp)?, earlier: TOOLS.schema(Dialect::Mcp20251125)? };
//! # let lists = Lists { newest: list, earlier: list };
//! let server = Server::new("harbour", "1.0.0", lists)?;
//! let (mut buffers, mut out) = (Buffers::new(), Vec::new());
//! let message = br#"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"tide","arguments":{"port":"Brest"}}}"#;
//! let handled = server.handle_sync(message, &mut buffers, &mut out, |call| {
//!     call_sync(&(), call.name, call.arguments, call.scratch, call.reply).into() // tools::call_sync
//! });
//! assert_eq!(handled, Handled::Answered);
//! assert_eq!(out, br#"{"jsonrpc":"2.0","id":7,"result":{"content":[{"type":"text","text":"6.1 m"}]}}"#);
//! # Ok::<(), toolcall::wire::Malformed>(())
//! ```
//!
//! A toolset that was built into the program, and needs no closure around its calls, answers sooner by
//! `server.dispatch_sync(message, &mut buffers, &mut out, &(), &tools::DISPATCHER)`.
//!
//! What the tool says, also of arguments that do not fit, is a result, with `isError` where it went wrong, so that the model
//! reads it. What is wrong with the message is an error of JSON-RPC: -32700 for what is no JSON, -32600 for what is no message,
//! -32601 for a method that there is not, -32602 for parameters, among them the name of a tool and a cursor, -32022 for a
//! revision.
//!
//! Over HTTP a message comes with [`Headers`], which must say what it says ([`Incoming::over_http`]; -32020 where they do not), and
//! an answer has a [status](Handled::status).
//!
//! A server whose tools become others is [changing](Server::changing): it takes subscriptions, and its host tells them.
//!
//! Keys are those of the protocol in length and in every byte, and may be there once; what stands under others is passed. An id
//! is a string or a whole number and comes back byte for byte; where none can be read the answer has none.

mod answer;
mod client;
mod http;
mod list;
mod listen;
mod message;
mod presumed;
mod request;
mod server;
mod usual;

pub use self::client::{Asked, Client, Pages, Received, Revision, ServerInfo, Unanswered};
pub use self::http::{Headers, Incoming};
pub use self::list::Lists;
pub use self::listen::{write_changed, write_ended};
pub use self::server::Server;

use super::envelope::Room;
use crate::outcome::Outcome;
use crate::reply::Reply;
use crate::scratch::Scratch;

/// What became of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Handled<'m> {
    /// A result was written: one JSON object, without a line break in it.
    Answered,
    /// An error was written, likewise.
    Refused {
        /// What HTTP calls it: 400, 404, or 200 where only the body is looked at.
        status: u16,
    },
    /// Somebody wants to be told of changes, and it was written which of them will be. The request has no other answer until
    /// the server ends it ([`write_ended`]); over HTTP the stream stays open.
    Listening {
        /// Of the request and of the subscription, as it stands in the message.
        id: &'m str,
        /// Whether of the tools ([`write_changed`]); what else was asked for does not change here.
        tools: bool,
    },
    /// There is nothing to answer: a notification, or a response.
    Silent,
    /// A request shall be given up; its id, as it stands in the message. A host that has it running drops its future, or its
    /// subscription.
    Cancelled(&'m str),
}

impl Handled<'_> {
    /// The status over HTTP. What has no answer has no body there.
    pub const fn status(self) -> u16 {
        match self {
            Self::Answered | Self::Listening { .. } => 200,
            Self::Refused { status } => status,
            Self::Silent | Self::Cancelled(_) => 202,
        }
    }
}

/// A call that a message asks for: what [`call_sync`](crate#dispatch) takes beside the context.
#[derive(Debug)]
#[non_exhaustive]
pub struct Call<'s> {
    /// Of the tool.
    pub name: &'s str,
    /// As they were sent; `{}` where none were.
    pub arguments: &'s [u8],
    /// Memory for the parse.
    pub scratch: &'s mut Scratch,
    /// Where the result goes.
    pub reply: &'s mut Reply,
}

/// What became of a call, as far as the answer does not say it by its reply. Made of an [`Outcome`].
#[derive(Clone, Copy, Debug)]
pub struct Called {
    is_unknown: bool,
}

impl From<Outcome<'_>> for Called {
    #[inline]
    fn from(outcome: Outcome<'_>) -> Self {
        Self { is_unknown: matches!(outcome, Outcome::UnknownTool(_)) }
    }
}

/// Memory that the caller keeps, so that a message takes none of its own once it has seen the largest. For one message at a
/// time.
#[derive(Debug, Default)]
pub struct Buffers {
    room: Room,
    /// Strings without their escapes.
    text: String,
    scratch: Scratch,
    reply: Reply,
}

impl Buffers {
    /// Empty, with the usual [`Scratch`] and [`Reply`].
    pub const fn new() -> Self {
        Self::with(Scratch::new(), Reply::new())
    }

    /// The same with others, e.g. with a [`Reply::with_cap`].
    pub const fn with(scratch: Scratch, reply: Reply) -> Self {
        Self { room: Room::new(), text: String::new(), scratch, reply }
    }

    /// What the last call was given, for its [receipt](Scratch::receipt).
    pub const fn scratch(&self) -> &Scratch {
        &self.scratch
    }

    /// What the last call gave; after a message that asked for none, nothing that means anything.
    pub const fn reply(&self) -> &Reply {
        &self.reply
    }
}
