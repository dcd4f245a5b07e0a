//! The ways from argument bytes to the call of a tool. A contender is one file that answers the same question, under
//! the same bounds: unknown, repeated and missing keys are refused, and so is a value out of its range.

mod arguments;
mod harness;
mod jiter_pull;
mod limit;
mod ours;
mod ours_call;
mod ours_check;
mod ours_coerced;
mod ours_message;
#[cfg(feature = "rmcp")]
pub mod rmcp_router;
mod serde_derive;
mod serde_map;
mod serde_value;
mod simd_tape;
mod sonic_derive;
#[cfg(feature = "dynamic")]
mod validator;

use crate::declared::{Priority, Sort};
use crate::payloads::Tool;

/// One way to call the tools.
pub trait Contender {
    /// How its rows are called.
    fn name(&self) -> &'static str;

    /// Calls a tool.
    ///
    /// # Errors
    /// If the arguments do not fit.
    fn call(&mut self, tool: Tool, arguments: &[u8]) -> Result<u64, Refused>;

    /// Whether it is toolcall.
    fn is_ours(&self) -> bool {
        false
    }

    /// The answer to be compared, also of a contender that ends before it has one.
    ///
    /// # Errors
    /// If the arguments do not fit.
    fn proof(&mut self, tool: Tool, arguments: &[u8]) -> Result<u64, Refused> {
        self.call(tool, arguments)
    }
}

/// The arguments do not fit. Why is not compared: the peers say it in other words and stop at other places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused;

/// All contenders, `BASE` among them.
pub fn all() -> Vec<Box<dyn Contender>> {
    vec![
        Box::<serde_derive::SerdeDerive>::default(),
        Box::<serde_value::SerdeValue>::default(),
        Box::<simd_tape::SimdTape>::default(),
        Box::<sonic_derive::SonicDerive>::default(),
        Box::<jiter_pull::JiterPull>::default(),
        #[cfg(feature = "dynamic")]
        Box::<validator::SchemaValidator>::default(),
        Box::<ours::Ours>::default(),
        Box::<ours_check::OursCheck>::default(),
        Box::<ours_coerced::OursCoerced>::default(),
        // From here on with a look-up of the name and a reply.
        Box::<serde_map::SerdeMap>::default(),
        #[cfg(feature = "rmcp")]
        Box::<rmcp_router::RmcpRouter>::default(),
        Box::<ours_call::OursCall>::default(),
    ]
}

/// What knows the layout of the classes that are written without white space and in declared order, and what reads
/// nothing at all. Neither refuses what does not fit.
pub fn limits() -> Vec<Box<dyn Contender>> {
    vec![Box::<limit::Limit>::default(), Box::<harness::Harness>::default()]
}

/// Those that take whole messages of JSON-RPC for arguments.
pub fn of_messages() -> Vec<Box<dyn Contender>> {
    vec![
        #[cfg(feature = "rmcp")]
        Box::<rmcp_router::RmcpMessage>::default(),
        Box::<ours_message::OursMessage>::default(),
    ]
}

/// The contender whose time is 1.
pub const BASE: &str = "serde_derive";
/// The parse, and nothing else of ours.
pub const OURS: &str = "toolcall";
/// Our whole call: the look-up, the parse, the tool and its reply.
pub const OURS_CALL: &str = "ours_call";
/// What knows the layout.
pub const LIMIT: &str = "limit";
/// What reads nothing.
pub const HARNESS: &str = "harness";
/// Our general coercer.
pub const OURS_CHECK: &str = "ours_check";
/// The same with the parse of what it wrote.
pub const OURS_COERCED: &str = "ours_coerced";
/// A tree of serde_json.
pub const TREE: &str = "serde_value";
/// simd-json's tape.
pub const TAPE: &str = "simd-json -> slots";
/// sonic-rs with serde's derive.
pub const SONIC: &str = "sonic_derive";
/// jiter's pull parser.
pub const JITER: &str = "jiter";
/// A map of functions that read with serde_json.
pub const BY_HAND: &str = "serde_map";
/// Our server of MCP from a whole message to its answer.
pub const OURS_MESSAGE: &str = "ours_message";
/// The router of rmcp; runs with the feature `rmcp`.
pub const ROUTER: &str = "rmcp_router";
/// rmcp from a whole message.
pub const ROUTER_MESSAGE: &str = "rmcp_message";
/// A compiled validator and serde's derive; runs with the feature `dynamic`.
pub const VALIDATOR: &str = "validator";

fn require(fits: bool) -> Result<(), Refused> {
    if fits { Ok(()) } else { Err(Refused) }
}

fn sort_named(name: &str) -> Option<Sort> {
    Some(match name {
        "relevance" => Sort::Relevance,
        "newest" => Sort::Newest,
        "oldest" => Sort::Oldest,
        "stars" => Sort::Stars,
        _ => return None,
    })
}

fn priority_named(name: &str) -> Option<Priority> {
    Some(match name {
        "low" => Priority::Low,
        "normal" => Priority::Normal,
        "high" => Priority::High,
        "urgent" => Priority::Urgent,
        _ => return None,
    })
}
