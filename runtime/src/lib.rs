//! Turns ordinary Rust functions into tools that a language model can call.

#![forbid(unsafe_code)]

mod coerce;
mod cursor;
mod key;
mod nearest;
mod number;
mod reply;
mod scratch;
mod slot;
mod text;
mod token;
mod tool_result;
mod violation;

pub use scratch::Scratch;
pub use violation::{Code, Found, Rejection, Violation};
