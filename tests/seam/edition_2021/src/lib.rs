//! The same source under edition 2021, see `../shadowed.rs`.

#![forbid(warnings)]

#[path = "../../shadowed.rs"]
pub mod shadowed;

pub mod tools {
    toolcall::include_tools!();
}
