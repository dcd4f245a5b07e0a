//! Words that cannot be read, or not here.

pub mod tools {
    toolcall::include_tools!();
}

/// A word that there is not, with one that is near.
#[toolcall::tool(nmae = "x")]
pub fn unknown(#[tool(rnage = 1..=3)] days: u32, #[tool(frobnicate)] other: u32) {}

/// A word of a parameter on a function, and one of a function on a parameter.
#[toolcall::tool(range = 1..=3)]
pub fn misplaced(#[tool(read_only)] days: u32, #[tool(timeout = 3)] hours: u32) {}

/// A word that is said twice.
#[toolcall::tool(name = "a", name = "b")]
pub fn repeated(#[tool(minimum = 1, minimum = 2)] days: u32) {}

/// Values of another type.
#[toolcall::tool(name = 3, read_only = "yes", title, timeout = "30 s", open_world = 1)]
pub fn values(#[tool(description = 7)] days: u32, #[tool(deprecated = "yes", example)] hours: u32) {}

/// Times that are none.
#[toolcall::tool(timeout = -1)]
pub fn times() {}

/// Another grammar than ours.
#[toolcall::tool(name: "x")]
pub fn unreadable(#[tool(1 + 1)] days: u32) {}
