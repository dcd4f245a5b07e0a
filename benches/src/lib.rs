//! What is measured, against whom, and the check that all of them give the same answers.
//!
//! `declared` holds the tools as a user would write them; `payloads` the arguments that are sent to them; `contenders`
//! one file for each way from argument bytes to the call of a tool; `check` compares their answers, and both
//! `benches/dispatch.rs` (criterion) and the command `ratios` refuse to measure before it is content.

#![forbid(unsafe_code)]
#![expect(clippy::too_many_lines, reason = "what is emitted has a few lines a key")]

pub mod answer;
pub mod check;
pub mod contenders;
pub mod declared;
pub mod payloads;
pub mod ratio;
pub mod tools;
