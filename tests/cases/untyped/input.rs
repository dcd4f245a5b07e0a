//! Values of any type. A model is told nothing about them, so the build step warns.

use std::collections::BTreeMap;

use serde_json::Value;

/// Store a document.
///
/// # Parameters
/// * `document` - whatever it is
/// * `note` - more of it
#[toolcall::tool]
pub fn store(document: Value, note: Option<Value>) -> (Value, Option<Value>) {
    (document, note)
}

/// Filter rows.
///
/// # Parameters
/// * `filter` - by column
/// * `fallback` - in place of what is missing
/// * `rows` - the numbers of the rows
#[toolcall::tool]
pub fn filter(
    filter: BTreeMap<String, Value>,
    #[tool(default = Value::from(7))] fallback: Value,
    #[tool(min_items = 1)] rows: Option<Vec<Value>>,
) -> (usize, Value, usize) {
    (filter.len(), fallback, rows.map_or(0, |rows| rows.len()))
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(untyped);
}
