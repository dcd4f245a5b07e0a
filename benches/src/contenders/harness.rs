//! The harness: the call of the tool with arguments that nobody read. What a contender needs beyond it is its own.

use super::{Contender, HARNESS, Refused};
use crate::answer;
use crate::declared::{Address, Priority, Sort};
use crate::payloads::Tool;

/// Has no state.
#[derive(Debug, Default)]
pub(super) struct Harness;

impl Contender for Harness {
    fn name(&self) -> &'static str {
        HARNESS
    }

    fn call(&mut self, tool: Tool, _: &[u8]) -> Result<u64, Refused> {
        Ok(match tool {
            Tool::Tiny => answer::tiny("", 0),
            Tool::Search => answer::search("", 0, 0.0, false, Sort::Stars, None),
            Tool::Mail => answer::mail([""; 4], None, Priority::Low, 0, 0.0, false, 0),
            Tool::Write => answer::write("", "", None),
            Tool::Order => answer::order("", Address::default(), core::iter::empty(), false),
        })
    }
}
