//! The ways from argument bytes to the call of a tool. A contender is one file that answers the same question, under
//! the same bounds: unknown, repeated and missing keys are refused, and so is a value out of its range.

mod arguments;
mod jiter_pull;
mod ours;
mod ours_call;
mod ours_check;
mod ours_coerced;
#[cfg(feature = "rmcp")]
pub mod rmcp_router;
mod serde_derive;
mod serde_map;
mod serde_value;
mod simd_tape;
mod sonic_derive;

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

/// The contender whose time is 1.
pub const BASE: &str = "serde_derive";
/// The contender that has goals beside `BASE`.
pub const OURS: &str = "toolcall";
/// The contender that has goals beside `ROUTER`.
pub const OURS_CALL: &str = "ours_call";
/// Our general coercer, with a goal beside `BASE` on the nested classes.
pub const OURS_CHECK: &str = "ours_check";
/// The same with the parse of what it wrote.
pub const OURS_COERCED: &str = "ours_coerced";
/// The router of rmcp; runs with the feature `rmcp`.
pub const ROUTER: &str = "rmcp_router";

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
