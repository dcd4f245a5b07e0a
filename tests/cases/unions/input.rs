//! Ranges with holes: what touches becomes one, what is left out stays out.

/// Turn a wheel, but never by nothing.
///
/// # Parameters
/// * `by` - how far, in degrees
#[toolcall::tool]
pub fn turn(#[tool(range = ..=-1 | 1..)] by: i32, #[tool(range = 0..=10 | 20..=30 | 25..41)] speed: u8) -> (i32, u8) {
    (by, speed)
}

/// Ranges that touch or lie within each other.
#[toolcall::tool]
pub fn joined(
    #[tool(range = 0..=10 | 1..)] within: i32,
    #[tool(range = 6..=9 | 0..=5)] adjacent: u8,
    #[tool(range = ..=-1 | 0..)] whole: i16,
    #[tool(range = 1 | 3..=4 | 6)] single: u8,
) -> (i32, u8, i16, u8) {
    (within, adjacent, whole, single)
}

/// Ranges within others, which add nothing.
#[toolcall::tool]
pub fn contained(
    #[tool(range = 2..=5 | 0..=10 | 7)] small: u8,
    #[tool(range = 0..=10 | 0..=10)] twice: Option<i64>,
) -> (u8, Option<i64>) {
    (small, twice)
}

/// Holes between numbers with a fraction, and in what may be absent.
#[toolcall::tool]
pub fn floats(
    #[tool(range = ..=-0.5 | 0.5..=9.5)] double: f64,
    #[tool(range = 0.0..=0.1 | 0.9..)] single: Option<f32>,
    #[tool(range = 0..=2 | 8..=9, multiple_of = 2, default = 8)] even: u8,
) -> (f64, Option<f32>, u8) {
    (double, single, even)
}

/// A hole around zero in a type without zero.
#[toolcall::tool]
pub fn without_zero(#[tool(range = -9..=0 | 5..=9, default = SEVEN)] number: std::num::NonZeroI8) -> i8 {
    number.get()
}

const SEVEN: i8 = 7;

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(unions);
}
