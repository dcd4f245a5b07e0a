//! Whole numbers of 128 bits, and of any size: exact to the last digit.

use num_bigint::{BigInt, BigUint};

/// Add two large numbers.
#[toolcall::tool]
pub fn add(a: i128, #[tool(default = 1)] b: i128) -> String {
    a.checked_add(b).map_or_else(|| "beyond 128 bits".to_owned(), |sum| sum.to_string())
}

/// Count the ones of a mask.
#[toolcall::tool]
pub fn ones(mask: u128, #[tool(multiple_of = 8)] width: Option<u128>) -> u32 {
    mask.count_ones() + width.map_or(0, u128::count_ones)
}

/// Bounds that no 64 bits hold.
#[toolcall::tool]
pub fn bounded(
    #[tool(range = -20_000_000_000_000_000_000..=20_000_000_000_000_000_000)] near: i128,
    #[tool(minimum = 100_000_000_000_000_000_000)] far: u128,
) -> (i128, u128) {
    (near, far)
}

/// Numbers that no type of the language holds.
#[toolcall::tool]
pub fn multiply(
    a: BigInt,
    #[tool(default = 1)] b: BigUint,
    #[tool(wire = "string")] exact: Option<BigInt>,
    #[tool(minimum = -10, multiple_of = 5)] few: Option<BigInt>,
    #[tool(wire = "string", one_of = [1, 3], default = 3)] some: BigUint,
    names: Option<std::collections::BTreeMap<BigUint, &str>>,
) -> String {
    let names = names.map_or(0, |names| names.len());
    format!("{} {exact:?} {few:?} {some} {names}", a * BigInt::from(b))
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(big_integers);
}
