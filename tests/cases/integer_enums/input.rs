//! Enums of numbers, as `serde_repr` reads and writes them.

use serde_repr::{Deserialize_repr, Serialize_repr};

/// How urgent it is.
#[derive(Debug, Serialize_repr, Deserialize_repr)]
#[repr(u8)]
pub enum Level {
    /// It can wait.
    Low = 1,
    High = 3,
    /// Now.
    Urgent,
    Never = 9,
}

/// Which way.
#[derive(Serialize_repr, Deserialize_repr)]
#[repr(i8)]
#[toolcall::value(description = "the way")]
#[derive(Debug)]
pub enum Way {
    Back = BACK,
    #[tool(description = "stays where it is")]
    Stay,
    Forth,
}

const BACK: i8 = -1;

/// File a task.
#[toolcall::tool]
pub fn file(level: Level, other: Option<Level>, #[tool(default = Way::Stay)] way: Way) -> (Level, Option<Level>, Way) {
    (level, other, way)
}

/// Follow a way.
#[toolcall::tool]
pub fn follow(#[tool(items = 1..=4)] ways: Vec<Way>) -> usize {
    ways.len()
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(integer_enums);
}
