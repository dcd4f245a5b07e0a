//! toolcall where the fast path gives up: the general coercer, and the parse of what it wrote. But for the attempt before,
//! this is what a call costs whose arguments are unusual.

use super::ours_check::OursCheck;
use super::{Contender, OURS_COERCED, Refused};
use crate::payloads::Tool;

/// The coercer with the parser behind it.
#[derive(Debug, Default)]
pub(super) struct OursCoerced(OursCheck);

impl Contender for OursCoerced {
    fn name(&self) -> &'static str {
        OURS_COERCED
    }

    fn is_ours(&self) -> bool {
        true
    }

    fn call(&mut self, tool: Tool, arguments: &[u8]) -> Result<u64, Refused> {
        self.0.proof(tool, arguments)
    }
}
