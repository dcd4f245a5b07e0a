//! toolcall where the fast path gives up: the general coercer writes canonical JSON, and that is parsed. What a call costs
//! whose arguments are unusual, and, but for the parse, what a gateway pays that forwards them.

use toolcall::{Level, Policy, Scratch};

use super::ours::Ours;
use super::{Contender, OURS_CHECK, Refused};
use crate::payloads::Tool;
use crate::tools::TOOLS;

/// What a caller keeps from call to call.
#[derive(Debug, Default)]
pub(super) struct OursCheck {
    scratch: Scratch,
    canonical: Vec<u8>,
    parser: Ours,
}

impl Contender for OursCheck {
    fn name(&self) -> &'static str {
        OURS_CHECK
    }

    fn call(&mut self, tool: Tool, arguments: &[u8]) -> Result<u64, Refused> {
        let policy = Policy::at(Level::Exact);
        match TOOLS.check(tool.name(), arguments, policy, &mut self.scratch, &mut self.canonical).is_done() {
            true => self.parser.call(tool, &self.canonical),
            false => Err(Refused),
        }
    }
}
