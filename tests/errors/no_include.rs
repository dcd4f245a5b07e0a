//! Tools, and nothing that includes them.

/// One mistake is told once.
#[toolcall::tool]
pub fn one() {}

/// So this one stays silent.
#[toolcall::tool]
pub fn two() {}

/// A toolset of its own is another mistake.
#[toolcall::tool(toolset = "admin")]
pub fn three() {}
