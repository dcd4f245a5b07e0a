//! Functions of a type that take no `&self`: tools without a context, and so a toolset without one.

/// A point of a grid.
#[derive(Clone, Copy, Debug, serde::Serialize)]
pub struct Point {
    x: i32,
    y: i32,
}

#[toolcall::tool]
impl Point {
    /// Square the distance of a point from the origin.
    ///
    /// # Parameters
    /// * `x` - to the right
    /// * `y` - upwards
    #[tool(read_only)]
    pub fn squared(#[tool(range = -100..=100)] x: i32, #[tool(range = -100..=100)] y: i32) -> i32 {
        Self { x, y }.distance()
    }

    /// Give the origin, moved by something.
    #[tool(name = "origin")]
    pub async fn moved(by: Option<i32>) -> Self {
        let by = by.unwrap_or(Self::NONE);
        Self { x: by, y: by }
    }

    const NONE: i32 = 0;

    const fn distance(self) -> i32 {
        self.x * self.x + self.y * self.y
    }
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(associated);
}
