//! toolcall from a whole message of JSON-RPC: the server of MCP with its answer, and the reply that the answer shows.

use toolcall::Dialect;
use toolcall::wire::mcp::{Buffers, Lists, Server};

use super::{Contender, OURS_MESSAGE, Refused, require};
use crate::answer;
use crate::payloads::Tool;
use crate::tools::{self, TOOLS};

/// What a host keeps from message to message.
#[derive(Debug)]
pub(super) struct OursMessage {
    server: Server<'static>,
    buffers: Buffers,
    out: Vec<u8>,
}

impl Default for OursMessage {
    fn default() -> Self {
        let list = |dialect| TOOLS.schema(dialect).expect("every dialect is rendered");
        let lists = Lists { newest: list(Dialect::Mcp), earlier: list(Dialect::Mcp20251125) };
        let server = Server::new("benches", "1", lists).expect("lists of tools");
        Self { server, buffers: Buffers::new(), out: Vec::new() }
    }
}

impl Contender for OursMessage {
    fn name(&self) -> &'static str {
        OURS_MESSAGE
    }

    fn is_ours(&self) -> bool {
        true
    }

    fn call(&mut self, _: Tool, message: &[u8]) -> Result<u64, Refused> {
        let Self { server, buffers, out } = self;
        out.clear();
        let _ = server.dispatch_sync(message, buffers, out, &(), &tools::DISPATCHER);
        require(!buffers.reply().is_error() && out.starts_with(b"{\"jsonrpc\":\"2.0\",\"id\":"))?;
        answer::told(buffers.reply().text())
    }
}
