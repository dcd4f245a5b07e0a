//! sonic-rs with serde's derive. It chooses its instructions when it is compiled: on the default target that is SSE2,
//! with `RUSTFLAGS=-Ctarget-cpu=native` what the processor has.

use serde::Deserialize;

use super::arguments::{Mail, Order, Search, Tiny, Write};
use super::{Contender, Refused};
use crate::payloads::Tool;

/// Has no state: the derive cannot reuse memory.
#[derive(Debug, Default)]
pub(super) struct SonicDerive;

impl Contender for SonicDerive {
    fn name(&self) -> &'static str {
        super::SONIC
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
    sonic_rs::from_slice(arguments).map_err(|_| Refused)
}
