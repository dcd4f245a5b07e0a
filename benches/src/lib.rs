//! What is measured, against whom, and the check that all of them give the same answers.
//!
//! `declared` holds the tools as a user would write them; `payloads` the arguments that are sent to them; `contenders`
//! one file for each way from argument bytes to the call of a tool; `check` compares their answers, and both
//! `benches/dispatch.rs` (criterion) and the commands `bars` and `ratios` refuse to measure before it is content.
//!
//! | from the root of the workspace | prints |
//! |---|---|
//! | `cargo run --release -p toolcall-benches --bin bars` | what is to be reached, and whether it is |
//! | `cargo run --release -p toolcall-benches --features rmcp --bin ratios` | times beside each other |
//! | `cargo run --release -p toolcall-benches --bin names` | what it takes to find a tool by its name |
//! | `cargo run --release -p toolcall-benches --bin first_call` | the first call of a process |
//! | `cargo run --release -p toolcall-benches --bin allocations` | how often a call allocates |
//! | `cargo run --release -p toolcall-benches --bin render` | the schemas of a thousand tools in every dialect |
//! | `cargo run --release -p toolcall-benches --features rmcp --bin slips` | what becomes of calls as models get them wrong |
//! | `cargo run --release -p toolcall-benches --features dynamic --bin dynamic` | what tools cost that are loaded while the program runs |
//! | `cargo run --release -p toolcall-benches --bin envelopes` | what envelopes of providers and lists of MCP cost |
//! | `cargo run --release -p toolcall-benches --bin families` | what hostile arguments cost beside typical ones |
//! | `cargo bench -p toolcall-benches --features rmcp` | the times with criterion |
//! | `benches/check-instructions` | instructions a call, where they are more than recorded |
//! | `benches/many-tools` | what 1 to 10,000 tools cost: build step, rustc, code, data, calls in random order |
//! | `benches/clean-build` | how long a user waits for the first build |
//!
//! Without the feature `rmcp` its router is left out, which takes minutes to build. `record/` keeps what was measured.

#![forbid(unsafe_code)]
#![expect(clippy::too_many_lines, reason = "what is emitted has a few lines a key")]

pub mod answer;
pub mod check;
pub mod contenders;
pub mod declared;
pub mod payloads;
pub mod ratio;
pub mod rows;
pub mod table;
pub mod tools;
