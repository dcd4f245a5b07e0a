//! Turns ordinary Rust functions into tools that a language model can call.
//!
//! A function, its doc comment and an attribute are all that is written. A build step reads them and emits the schemas
//! for every provider, a parser from argument bytes to the function's own parameters, and the dispatch; this crate is
//! what the emitted code stands on.
//!
//! ```text
//! bytes ─find─▶ tool ─parse─▶ slots ─call─▶ your function ─write─▶ reply
//!                       └─ anything unusual ─▶ coerce ─▶ canonical JSON ─▶ parse again
//!                                                └─▶ rejection with every violation
//! ```
//!
//! ```ignore
//! /// Get the forecast for a city.
//! ///
//! /// # Parameters
//! /// * `city` - city name
//! /// * `days` - how many days ahead
//! #[toolcall::tool]
//! pub fn forecast(city: &str, #[tool(range = 1..=16, default = 3)] days: u32) -> String { … }
//!
//! mod tools { toolcall::include_tools!(); }
//!
//! let outcome = tools::call_sync(&(), "forecast", br#"{"city":"Oslo"}"#, &mut scratch, &mut reply);
//! ```
//!
//! # Dispatch
//! The module that holds [`include_tools!`] offers, beside the arguments of each tool under its name in camel case:
//!
//! | | |
//! |---|---|
//! | `TOOLS` | a [`Toolset`]: the tools, and their schemas per [`Dialect`] |
//! | `schemas::MCP`, … | the bytes of one dialect; one that is not named is not linked |
//! | `call(&context, name, arguments, &mut scratch, &mut reply)` | finds, parses, calls, writes; asynchronous |
//! | `call_sync(…)` | the same for tools that need no await |
//! | `Forecast::parse(arguments, &mut scratch)` | the arguments of one tool, typed |
//!
//! The context is `&()` where no tool takes one. Nothing here allocates once [`Scratch`] and [`Reply`] have grown to the
//! calls they see, except what the tools' own parameter types own (`String`, `Vec`).

#![forbid(unsafe_code)]
#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing))]

mod any;
mod call;
mod coerce;
mod collection;
mod cursor;
mod key;
mod names;
mod nearest;
mod number;
mod outcome;
mod reply;
mod scratch;
mod slot;
mod text;
mod token;
mod tool_result;
mod toolset;
mod violation;

#[doc(hidden)]
#[path = "private.rs"]
pub mod __private;

pub use self::outcome::{Outcome, Panic, UnknownTool};
pub use self::reply::{Failure, FailureCode, Reply};
pub use self::scratch::Scratch;
pub use self::tool_result::ToolResult;
pub use self::toolset::{Hints, NotRendered, Tool, Toolset};
pub use self::violation::{Code, Found, Rejection, Violation};
pub use toolcall_macros::{include_tools, tool, value};
pub use toolcall_schema::dialect::{Dialect, UnknownDialect};
