//! Turns ordinary Rust functions into tools that a language model can call.

#![forbid(unsafe_code)]

mod cursor;
mod nearest;
mod number;
mod reply;
mod text;
mod tool_result;
