//! What becomes of a result. Text stays as it is, everything else is JSON, an error is its own text.

use std::collections::BTreeMap;
use std::num::ParseIntError;

use toolcall::ToolResult;

/// Return nothing.
#[toolcall::tool]
pub fn unit() {}

/// Return what is left of a list, if anything is.
#[toolcall::tool]
pub fn option(there: bool) -> Option<&'static str> {
    there.then_some("something")
}

/// Return a text as it came.
#[toolcall::tool]
pub fn text(text: &str) -> &str {
    text
}

/// Return a record.
#[toolcall::tool]
pub fn record(x: i32, y: i32) -> Point {
    Point { x, y }
}

/// A point in a plane.
#[derive(Debug, serde::Serialize)]
pub struct Point {
    x: i32,
    y: i32,
}

/// Divide. Nobody can write a NaN or an infinite number as JSON.
#[toolcall::tool]
pub fn divide(numerator: f64, denominator: f64) -> f64 {
    numerator / denominator
}

/// Read a number. The alias hides that it is a `Result`.
#[toolcall::tool]
pub fn read(digits: &str) -> Parsed<u32> {
    digits.parse()
}

/// Looks like no `Result`, and is one.
pub type Parsed<T> = Result<T, ParseIntError>;

/// Read a page of a book.
///
/// # Parameters
/// * `number` - pages count from 1
#[toolcall::tool]
pub fn page(number: u32) -> ToolResult {
    match number {
        0 => ToolResult::error("pages count from 1"),
        1 => ToolResult::text("It was a dark night.").metadata("page", number),
        _ => ToolResult::json(&[number - 1, number]),
    }
}

/// Fail, saying nothing of why.
#[toolcall::tool]
pub fn silent() -> Result<(), &'static str> {
    Err("")
}

/// Return a map whose keys are no text.
#[toolcall::tool]
pub fn odd_keys() -> BTreeMap<(u8, u8), u8> {
    BTreeMap::from([((1, 2), 3)])
}

/// Break down.
#[toolcall::tool]
pub fn broken(loudly: bool) -> u32 {
    assert!(!loudly, "the operator must know, the model must not");
    7
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(results);
}
