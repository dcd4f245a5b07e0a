//! The offline compiler of toolcall.
//!
//! ```text
//! source text ─read─▶ declarations ─lower─▶ catalog ─normalise─▶ view per dialect ─emit─▶ Rust + bytes
//! ```
//!
//! A `build.rs` holds one line: `toolcall_build::Config::new().compile();`

#![forbid(unsafe_code)]

mod attributes;
mod bind;
pub mod codes;
mod compile;
mod config;
mod decl;
mod declared;
mod emit;
mod hash;
mod keywords;
mod levels;
mod lower;
mod optimise;
mod output;
mod policies;
pub mod provider;
mod read;
mod render;
mod report;
mod resolve;
mod source;
mod stack;
#[doc(hidden)]
pub mod stages;
mod types;

/// A type of each family that parameters may have, and a value of it in JSON: for tests that must miss none.
#[doc(hidden)]
pub fn examples() -> impl Iterator<Item = (&'static str, &'static str)> {
    types::MAPPINGS.iter().map(|mapping| mapping.example)
}

pub use toolcall_schema::dialect::Dialect;
pub use toolcall_schema::ledger::Ledger;
pub use toolcall_schema::level::Level;
pub use toolcall_schema::limits::Limits;
pub use toolcall_schema::source::Source;

pub use crate::compile::Compiled;
pub use crate::config::{Config, Package};
pub use crate::optimise::Optimise;
pub use crate::report::Report;
