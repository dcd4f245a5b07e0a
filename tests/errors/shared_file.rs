//@ src/lib.rs
//! One file as two modules: its tools would have one glue for both.

pub mod tools {
    toolcall::include_tools!();
}

#[path = "a.rs"]
pub mod a;

#[path = "a.rs"]
pub mod b;
//@ src/a.rs
/// Stands in both.
#[toolcall::tool]
pub fn f(days: u32) {}
