//! A tool with a fault, to see what becomes of a panic: the program goes on, and the model reads a fixed text.

/// This file, as a panic of it tells where it was raised.
pub(crate) const FILE: &str = file!();

/// Break down on purpose. For trying out what happens then.
///
/// # Parameters
/// * `message` - what the operator shall read
#[toolcall::tool]
pub(crate) fn break_down(#[tool(default = "on purpose")] message: &str) -> String {
    panic!("{message}")
}
