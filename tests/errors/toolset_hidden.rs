//! A toolset in a module that its tools cannot see.

mod a {
    mod tools {
        toolcall::include_tools!();
    }
}

/// Stands outside.
#[toolcall::tool]
pub fn f() {}
