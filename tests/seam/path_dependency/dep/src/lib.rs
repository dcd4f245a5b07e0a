//! The other crate; it has a tool of the same name.

pub mod tools {
    toolcall::include_tools!();
}

/// Thrice, as text.
#[toolcall::tool]
pub fn double(n: i64) -> String {
    format!("{n}{n}{n}")
}
