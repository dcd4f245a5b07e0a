//! A tool that vanishes when the crate is tested.

pub mod tools {
    toolcall::include_tools!();
}

/// Is not there under `cfg(test)`.
#[cfg(not(test))]
#[toolcall::tool]
pub fn f(days: u32) {}
