//! Whole numbers without zero: a `minimum` where zero was the least, a hole where it was not.

use std::num::{NonZero, NonZeroI8, NonZeroU32, NonZeroU128};

/// Divide a number.
///
/// # Parameters
/// * `by` - what to divide by
#[toolcall::tool]
pub fn divide(number: i64, by: NonZero<i64>) -> Option<i64> {
    number.checked_div(by.get())
}

/// Split something into parts.
#[toolcall::tool]
pub fn split(
    parts: NonZeroU32,
    #[tool(default = 1, range = ..=10)] step: NonZeroI8,
    #[tool(multiple_of = 3)] threes: Option<NonZero<u8>>,
    sizes: Vec<NonZeroU128>,
) -> (u32, i8, Option<u8>, u128) {
    (parts.get(), step.get(), threes.map(NonZero::get), sizes.into_iter().map(NonZero::get).sum())
}

/// Numbers whose bounds leave zero out anyway.
#[toolcall::tool]
pub fn bounded(#[tool(range = 1..=9)] digit: NonZeroI8, #[tool(range = -9..=0)] debt: NonZeroI8) -> i8 {
    digit.get() + debt.get()
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(nonzero);
}
