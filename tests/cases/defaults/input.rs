//! Defaults. One that is a value by itself stands in the schema; any other is evaluated when the key is absent.

use serde::Serialize;

/// List files.
///
/// # Parameters
/// * `sort` - a literal
/// * `size` - a constant of this crate
/// * `order` - a variant
/// * `limit` - an expression, which no schema can show
/// * `share` - a number with a fraction
/// * `offset` - below zero
#[toolcall::tool]
pub fn list(
    #[tool(default = "name")] sort: &str,
    #[tool(default = PAGE_SIZE, range = 1..=100)] size: u32,
    #[tool(default = Order::Rising)] order: Order,
    #[tool(default = PAGE_SIZE * 2)] limit: u32,
    #[tool(default = 0.5)] share: f32,
    #[tool(default = -1)] offset: i64,
) -> List<'_> {
    List { sort, size, order, limit, share, offset }
}

/// Search in folders; the default of a list is an expression, too.
#[toolcall::tool]
pub fn search(
    #[tool(default = usual_folders())] folders: Vec<String>,
    #[tool(default = Some(PAGE_SIZE))] depth: Option<u32>,
) -> (Vec<String>, Option<u32>) {
    (folders, depth)
}

/// Export what was found; constants of every kind.
#[toolcall::tool]
pub fn export(
    #[tool(default = FORMAT)] format: &str,
    #[tool(default = SHARE)] share: f64,
    #[tool(default = false)] all: bool,
    #[tool(default = i64::MAX)] most: i64,
    #[tool(default = "utf-8")] encoding: Option<String>,
) -> (&str, f64, bool, i64, Option<String>) {
    (format, share, all, most, encoding)
}

const FORMAT: &str = "csv";

const SHARE: f64 = 1.0;

const PAGE_SIZE: u32 = 20;

fn usual_folders() -> Vec<String> {
    vec!["inbox".to_owned(), "archive".to_owned()]
}

/// Which way a list is sorted.
#[toolcall::value]
#[derive(Clone, Copy, Debug, Serialize)]
pub enum Order {
    /// The smallest first.
    Rising,
    /// The largest first.
    Falling,
}

/// What `list` was called with, as JSON.
#[derive(Debug, Serialize)]
pub struct List<'a> {
    sort: &'a str,
    size: u32,
    order: Order,
    limit: u32,
    share: f32,
    offset: i64,
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(defaults);
}
