//! Integers that travel as text, in both directions: no reader of JSON on the way can round them.

use std::num::NonZeroU64;

/// An account.
#[derive(Debug, serde::Serialize)]
pub struct Account {
    #[serde(with = "toolcall::wire::string")]
    pub id: u64,
    pub open: bool,
}

/// Open an account.
///
/// # Parameters
/// * `id` - its number
#[toolcall::tool]
pub fn open(#[tool(wire = "string", example = 9007199254740993)] id: u64) -> Account {
    Account { id, open: true }
}

/// Move money.
#[toolcall::tool]
pub fn transfer(
    #[tool(wire = "string", range = 1..=1_000_000, multiple_of = 5, default = 10)] cents: i64,
    #[tool(wire = "string")] from: NonZeroU64,
    #[tool(wire = "string", range = ..=-10 | 10..)] limit: Option<i128>,
    #[tool(wire = "string", items = ..=3)] to: Vec<u128>,
) -> (i64, u64, Option<i128>, Vec<u128>) {
    (cents, from.get(), limit, to)
}

/// Count by text.
#[toolcall::tool]
pub fn count(
    #[tool(wire = "string", default = STEP)] step: NonZeroU64,
    #[tool(wire = "string", default = STEP)] last: Option<u64>,
    #[tool(wire = "string")] pieces: std::collections::BTreeMap<String, i64>,
    #[tool(wire = "string", one_of = [-1, 1, 9007199254740993], default = 1)] sign: i64,
) -> (u64, Option<u64>, i64) {
    (step.get(), last, pieces.into_values().sum::<i64>().wrapping_mul(sign))
}

const STEP: u64 = 5;

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(wire);
}
