//! Items that have names of ours, and two toolsets in one place.

pub mod tools {
    toolcall::include_tools!();
    toolcall::include_tools!(other);

    /// Ours is the type that all tools are given.
    pub struct Context;

    /// Has another namespace.
    pub struct Call;
}

pub mod admin {
    toolcall::include_tools!(admin);

    /// Ours is the dispatcher.
    pub fn call() {}
}

/// Is a tool.
#[toolcall::tool]
pub fn one() {}
