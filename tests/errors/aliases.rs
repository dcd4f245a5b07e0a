//! Names that two tools, parameters, fields or variants would both be called by.

pub mod tools {
    toolcall::include_tools!();
}

/// Closes.
#[toolcall::tool(alias = "shut")]
pub fn close(#[tool(alias = "at")] id: u32, #[tool(name = "at")] when: u32) {}

/// Shuts.
#[toolcall::tool]
pub fn shut(door: Door, #[tool(alias = ["", "b"], context)] side: &Side) {}

/// Ends.
#[toolcall::tool(alias = "no blanks")]
pub fn end(#[tool(alias = 3)] id: u32) {}

/// Bars.
#[toolcall::tool(alias = ["block", "close"])]
pub fn bar(lock: Lock) {}

/// Shown as `a_b` to some.
#[toolcall::tool(name = "a.b")]
pub fn dotted() {}

/// Is called so already.
#[toolcall::tool(alias = "a_b")]
pub fn other() {}

#[toolcall::value]
pub enum Door {
    #[tool(alias = "Back")]
    Front,
    Back,
}

#[toolcall::value]
pub struct Lock {
    #[tool(alias = "key")]
    code: u32,
    key: u32,
}

pub struct Side;
