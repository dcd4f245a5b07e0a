//! Other names that calls may use: of tools, of parameters, of keys and of variants. No model is shown them.

use serde::Serialize;

/// Move a window.
#[toolcall::tool(alias = ["moveWindow", "window.move"])]
pub fn move_window(
    #[tool(alias = "window")] id: u32,
    #[tool(name = "to_x", alias = ["x", "left"], default = 0)] x: i32,
    corner: Corner,
    #[tool(alias = "wiggle")] by: Option<Amount>,
) -> (u32, i32, Corner, Option<Amount>) {
    (id, x, corner, by)
}

/// Close a window.
#[toolcall::tool(alias = "close")]
pub fn close_window(id: u32) -> u32 {
    id
}

/// Which corner stays where it is.
#[toolcall::value]
#[derive(Debug, Serialize)]
pub enum Corner {
    #[tool(alias = ["nw", "TopLeft"])]
    NorthWest,
    #[tool(alias = "se")]
    SouthEast,
}

/// A way and its unit.
#[toolcall::value]
#[derive(Debug, Serialize)]
pub struct Amount {
    #[tool(alias = "n")]
    count: i16,
    #[tool(alias = "u", default = 'p')]
    unit: char,
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(aliases);
}
