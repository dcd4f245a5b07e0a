//! Fourteen small tools for a model, all of them offline, and the program around them.
//!
//! Read the tools in this order: `calendar` (text in, functions that fail), `units` (an enum, a default, a range),
//! `handbook` (lists, read leniently; any `Serialize` as the result), `orders` (structs in lists and options), `notes` (methods of a
//! store, the context of the toolset), `primes` (a function that is awaited), `faults` (one that panics), `berths` (one that
//! is declared in JSON, a toolset of its own), `weather` (made while the program runs). Then `desk`, which dispatches calls,
//! `exchange`, which answers the responses of providers, `mcp`, which serves them to clients of that protocol, also by `http`,
//! and `cli`.

#![forbid(unsafe_code)]

mod berths;
mod block_on;
mod calendar;
mod cli;
mod desk;
mod exchange;
mod faults;
mod handbook;
#[cfg(feature = "http")]
pub mod http;
mod mcp;
mod notes;
mod orders;
mod primes;
pub mod tools;
mod tour;
mod units;
mod weather;

pub use self::cli::run;
pub use self::notes::Notes;
