//! toolcall from a whole message of JSON-RPC, as MCP sends it: the envelope is read by a toolset of its own, whose one tool
//! lends the arguments, and what it lends is called as in `ours_call`.

use toolcall::{RawJson, Scratch};

use super::ours_call::OursCall;
use super::{Contender, OURS_MESSAGE, Refused, require};
use crate::payloads::Tool;
use envelope::Request;

/// A request; what it may have beside these keys is ignored.
///
/// # Parameters
/// * `jsonrpc` - the version
/// * `id` - a number or a text
/// * `method` - what is asked for
/// * `params` - which tool, with what
#[toolcall::tool]
pub fn request(jsonrpc: &str, id: RawJson<'_>, method: &str, params: Params<'_>) -> bool {
    jsonrpc == "2.0" && method == "tools/call" && !id.as_str().is_empty() && !params.name.is_empty()
}

/// What a request asks for.
#[toolcall::value]
#[derive(Clone, Copy, Debug)]
pub struct Params<'a> {
    /// The name of the tool.
    pub name: &'a str,
    /// Its arguments.
    pub arguments: RawJson<'a>,
}

pub mod envelope {
    //! What the build step wrote for this tool.
    toolcall::include_tools!(envelope);
}

/// What a caller keeps from call to call.
#[derive(Debug, Default)]
pub(super) struct OursMessage {
    scratch: Scratch,
    call: OursCall,
}

impl Contender for OursMessage {
    fn name(&self) -> &'static str {
        OURS_MESSAGE
    }

    fn is_ours(&self) -> bool {
        true
    }

    fn call(&mut self, _: Tool, message: &[u8]) -> Result<u64, Refused> {
        let Request { jsonrpc, id, method, params } =
            Request::parse(message, &mut self.scratch).map_err(|_| Refused)?;
        require(request(jsonrpc, id, method, params))?;
        self.call.named(params.name, params.arguments.as_str().as_bytes())
    }
}
