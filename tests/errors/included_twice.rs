//! One toolset in two modules.

pub mod a {
    toolcall::include_tools!();
}

pub mod b {
    toolcall::include_tools!();
}

/// Does not know where it belongs.
#[toolcall::tool]
pub fn f() {}
