//! What the tests of this package share: the cases, how their calls are written down, and a source of instances.
//!
//! `cases/<idea>/` holds one idea from its declaration to its replies. The integration tests beside this folder read it.

#![forbid(unsafe_code)]
#![allow(missing_docs, reason = "the cases show what a tool needs; this crate is not published")]
#![allow(clippy::too_many_lines, reason = "an emitted function has some lines for each key")]
#![allow(clippy::too_many_arguments, clippy::type_complexity, reason = "a case shows all kinds of something at once")]
#![allow(clippy::boxed_local, clippy::vec_box, reason = "the cases show what may be boxed, not what should be")]
#![allow(clippy::use_self, reason = "emitted code names types that contain themselves")]

pub mod absent;
pub mod block_on;
pub mod calls;
pub mod case;
pub mod cases;
pub mod codes;
pub mod compare;
mod equal;
pub mod gateway;
pub mod generate;
mod keywords;
mod matching;
pub mod near_miss;
pub mod openapi;
pub mod parameters;
pub mod random;
pub mod shared;
#[path = "../slips/tools.rs"]
pub mod slips;
pub mod spell;
pub mod wire;
