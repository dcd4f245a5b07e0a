//! What providers send and take: calls out of the body or the stream of a response, results back in the provider's shape.
//!
//! Behind the feature `wire`, but for [`string`], which is always there. A `Provider` is a description of what its
//! envelopes look like; one reader follows all of them, over the text as it came. `mcp` is a server and a client of
//! that protocol.
//!
//! ```
//! # #[cfg(feature = "wire")]
//! # fn main() -> Result<(), toolcall::wire::Malformed> {
//! use toolcall::Reply;
//! use toolcall::wire::{Memory, Provider};
//!
//! let body = br#"{"stop_reason":"tool_use","content":[
//!     {"type":"text","text":"Let me look."},
//!     {"type":"tool_use","id":"toolu_1","name":"tide","input":{"port":"Brest"}}]}"#;
//! let provider = Provider::ANTHROPIC;
//! let (mut memory, mut reply, mut messages) = (Memory::new(), Reply::new(), Vec::new());
//! let calls = provider.calls(body, &mut memory)?;
//! let mut results = provider.results(&mut messages);
//! for call in calls {
//!     match call {
//!         Ok(call) => {
//!             assert_eq!((call.name, call.arguments), ("tide", &br#"{"port":"Brest"}"#[..]));
//!             // tools::call_sync(&(), call.name, call.arguments, &mut scratch, &mut reply);
//!             reply.write_text("6.1 m");
//!             results.push(&call, &reply);
//!         }
//!         Err(refused) => results.refuse(&refused),
//!     }
//! }
//! results.finish();
//! let message = r#"{"role":"user","content":[{"type":"tool_result","tool_use_id":"toolu_1","content":"6.1 m"}]}"#;
//! assert_eq!(messages, message.as_bytes());
//! # Ok(())
//! # }
//! # #[cfg(not(feature = "wire"))]
//! # fn main() {}
//! ```

#[cfg(feature = "wire")]
mod assembler;
#[cfg(feature = "wire")]
mod call;
#[cfg(feature = "wire")]
mod collect;
#[cfg(feature = "wire")]
mod doubles;
#[cfg(feature = "wire")]
mod early;
#[cfg(feature = "wire")]
mod envelope;
#[cfg(feature = "wire")]
mod frames;
#[cfg(feature = "wire")]
mod growing;
#[cfg(feature = "wire")]
mod malformed;
#[cfg(feature = "wire")]
pub mod mcp;
#[cfg(feature = "wire")]
mod memory;
#[cfg(feature = "wire")]
mod names;
#[cfg(feature = "wire")]
mod parallel;
#[cfg(feature = "wire")]
mod paths;
#[cfg(feature = "wire")]
mod provider;
#[cfg(feature = "wire")]
mod providers;
#[cfg(feature = "wire")]
mod results;
pub mod string;
#[cfg(feature = "wire")]
mod turn;

#[cfg(feature = "wire")]
pub use self::{
    assembler::Assembler,
    call::{Call, Calls, Numbers, Part, Refusal, Refused},
    early::{Argument, Early},
    malformed::Malformed,
    memory::Memory,
    provider::Provider,
    results::Results,
};
