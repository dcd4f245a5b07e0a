//! The smallest tool: one text in, one text out.

/// Greet somebody.
///
/// # Parameters
/// * `name` - whom to greet
#[toolcall::tool]
pub fn greet(name: &str) -> String {
    format!("Hello, {name}!")
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(hello);
}
