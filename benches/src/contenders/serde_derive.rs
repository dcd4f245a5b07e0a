//! serde_json with serde's derive.

use serde::Deserialize;

use super::arguments::{Mail, Order, Search, Tiny, Write};
use super::{BASE, Contender, Refused};
use crate::payloads::Tool;

/// Has no state: the derive cannot reuse memory.
#[derive(Debug, Default)]
pub(super) struct SerdeDerive;

impl Contender for SerdeDerive {
    fn name(&self) -> &'static str {
        BASE
    }

    fn call(&mut self, tool: Tool, arguments: &[u8]) -> Result<u64, Refused> {
        match tool {
            Tool::Tiny => read::<Tiny<'_>>(arguments)?.answer(),
            Tool::Search => read::<Search<'_>>(arguments)?.answer(),
            Tool::Mail => read::<Mail<'_>>(arguments)?.answer(),
            Tool::Write => read::<Write<'_>>(arguments)?.answer(),
            Tool::Order => read::<Order<'_>>(arguments)?.answer(),
        }
    }
}

fn read<'a, T: Deserialize<'a>>(arguments: &'a [u8]) -> Result<T, Refused> {
    serde_json::from_slice(arguments).map_err(|_| Refused)
}
