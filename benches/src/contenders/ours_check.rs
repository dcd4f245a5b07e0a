//! toolcall as a gateway uses it that forwards arguments: the general coercer writes canonical JSON, and that is all.

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

    fn is_ours(&self) -> bool {
        true
    }

    fn call(&mut self, tool: Tool, arguments: &[u8]) -> Result<u64, Refused> {
        let policy = Policy::at(Level::Exact);
        let checked = TOOLS.check(tool.name(), arguments, policy, &mut self.scratch, &mut self.canonical);
        if checked.is_done() { Ok(self.canonical.len() as u64) } else { Err(Refused) }
    }

    /// What the canonical JSON says.
    fn proof(&mut self, tool: Tool, arguments: &[u8]) -> Result<u64, Refused> {
        self.call(tool, arguments)?;
        self.parser.call(tool, &self.canonical)
    }
}
