//! Methods: the attribute stands on the `impl`, and `&self` is the context that every call of the toolset takes.

/// A ruler that measures in steps.
#[derive(Debug)]
pub struct Ruler {
    /// Length of one step.
    pub step: u32,
}

#[toolcall::tool]
impl Ruler {
    /// Say how far some steps reach.
    ///
    /// # Parameters
    /// * `steps` - how many
    #[tool]
    pub fn reach(&self, #[tool(range = 0..=1_000)] steps: u32) -> u32 {
        self.scaled(steps)
    }

    /// Say how many steps a length takes, and what is left.
    #[tool(title = "Split a length", read_only)]
    pub fn split(&self, length: u32, unit: Option<&str>) -> (u32, u32, bool) {
        (length / self.step, length % self.step, unit.is_some())
    }

    /// Name the unit. Without `&self` it is a tool all the same.
    #[tool]
    pub fn unit() -> &'static str {
        "cm"
    }

    /// Not marked, so not a tool.
    const fn scaled(&self, steps: u32) -> u32 {
        steps * self.step
    }
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(methods);
}
