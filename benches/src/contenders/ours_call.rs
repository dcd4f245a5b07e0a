//! toolcall the whole way: `call_sync` finds the tool by its name, parses, calls it and writes the answer into a reply
//! that is used again. To be compared with `serde_map` and with the router of rmcp.

use toolcall::{Outcome, Reply, Scratch};

use super::{Contender, OURS_CALL, Refused};
use crate::answer;
use crate::payloads::Tool;
use crate::tools;

/// What a caller keeps from call to call.
#[derive(Debug, Default)]
pub(super) struct OursCall {
    scratch: Scratch,
    reply: Reply,
}

impl Contender for OursCall {
    fn name(&self) -> &'static str {
        OURS_CALL
    }

    fn is_ours(&self) -> bool {
        true
    }

    fn call(&mut self, tool: Tool, arguments: &[u8]) -> Result<u64, Refused> {
        self.named(tool.name(), arguments)
    }
}

impl OursCall {
    pub(super) fn named(&mut self, name: &str, arguments: &[u8]) -> Result<u64, Refused> {
        match tools::call_sync(&(), name, arguments, &mut self.scratch, &mut self.reply) {
            Outcome::Done => answer::told(self.reply.text()),
            _ => Err(Refused),
        }
    }
}
