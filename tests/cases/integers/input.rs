//! Whole numbers: each type brings its own bounds, and a range narrows them.

/// Give back one number of each signed type.
#[toolcall::tool]
pub fn signed(a: i8, b: i16, c: i32, d: i64, e: isize) -> (i8, i16, i32, i64, isize) {
    (a, b, c, d, e)
}

/// Give back one number of each unsigned type.
#[toolcall::tool]
pub fn unsigned(a: u8, b: u16, c: u32, d: u64, e: usize) -> (u8, u16, u32, u64, usize) {
    (a, b, c, d, e)
}

/// Give back numbers from narrower ranges.
///
/// # Parameters
/// * `both` - bounded at both ends
/// * `half_open` - its upper bound lies outside
/// * `lower` - positive
/// * `upper` - negative
#[toolcall::tool]
pub fn narrowed(
    #[tool(range = 1..=16)] both: u32,
    #[tool(range = 0..10)] half_open: i16,
    #[tool(range = 1..)] lower: i64,
    #[tool(range = ..=-1)] upper: i64,
) -> (u32, i16, i64, i64) {
    (both, half_open, lower, upper)
}

/// Give back numbers from ranges that are written with the words of JSON Schema.
#[toolcall::tool]
pub fn worded(
    #[tool(minimum = -40, maximum = 40)] inclusive: i8,
    #[tool(exclusive_minimum = 0, exclusive_maximum = 100)] exclusive: u8,
) -> (i8, u8) {
    (inclusive, exclusive)
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(integers);
}
