//! Names of toolsets that no `include_tools!` can say.

pub mod tools {
    toolcall::include_tools!();
}

/// Has a space.
#[toolcall::tool(toolset = "my tools")]
pub fn space() {}

/// Is a keyword.
#[toolcall::tool(toolset = "type")]
pub fn keyword() {}

mod long {
    toolcall::include_tools!(aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa);
}
