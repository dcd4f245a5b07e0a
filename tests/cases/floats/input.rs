//! Numbers with a fraction. They are always finite, and rounded once, as Rust's own `parse` rounds.

/// Give back a number of each type.
///
/// # Parameters
/// * `double` - with about 16 digits
/// * `single` - with about 7 digits
#[toolcall::tool]
pub fn plain(double: f64, single: f32) -> (f64, f32) {
    (double, single)
}

/// Give back numbers from ranges.
///
/// # Parameters
/// * `latitude` - in degrees; whole numbers are fine as bounds
/// * `share` - of the whole, which is never reached
/// * `weight` - more than nothing
#[toolcall::tool]
pub fn bounded(
    #[tool(range = -90..=90)] latitude: f64,
    #[tool(range = 0.0..1.0)] share: f64,
    #[tool(exclusive_minimum = 0.0)] weight: f32,
) -> (f64, f64, f32) {
    (latitude, share, weight)
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(floats);
}
