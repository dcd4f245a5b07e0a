//! Multiples, decided by the decimal digits: 0.3 is a multiple of 0.1, whatever floats make of it.

/// Schedule a meeting.
///
/// # Parameters
/// * `minutes` - how long it takes
/// * `offset` - from the full hour
#[toolcall::tool]
pub fn schedule(
    #[tool(range = 0..=240, multiple_of = 15)] minutes: u32,
    #[tool(multiple_of = 5, default = 10)] offset: i64,
) -> (u32, i64) {
    (minutes, offset)
}

/// Pay an amount.
///
/// # Parameters
/// * `amount` - in euros and cents
/// * `rate` - in quarters of a percent
#[toolcall::tool]
pub fn pay(
    #[tool(minimum = 0, multiple_of = 0.01)] amount: f64,
    #[tool(multiple_of = 0.25)] rate: Option<f32>,
    parts: Option<Vec<Part>>,
) -> (f64, Option<f32>, usize) {
    (amount, rate, parts.map_or(0, |parts| parts.len()))
}

/// A part of an amount.
#[toolcall::value]
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// In tenths.
    #[tool(multiple_of = 0.1, default = 0.5)]
    pub share: f64,
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(multiples);
}
