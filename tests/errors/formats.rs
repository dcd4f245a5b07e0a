//! Formats, forms on the wire and ranges with holes that cannot be.

pub mod tools {
    toolcall::include_tools!();
}

/// Formats that are not known, not of text, or of the type already.
#[toolcall::tool]
pub fn formats(
    #[tool(format = "phone")] phone: &str,
    #[tool(format = "date")] count: u32,
    #[tool(format = "base64")] words: Vec<String>,
    #[tool(format = "uuid")] on: jiff::civil::Date,
) {
}

/// Defaults and examples that do not have their format.
#[toolcall::tool]
pub fn defaults(
    #[tool(default = "2026-02-30")] on: jiff::civil::Date,
    #[tool(default = 20260130)] number: chrono::NaiveDate,
    #[tool(example = "07:30Z")] at: time::Time,
    #[tool(format = "email", default = "nobody")] to: &str,
    #[tool(default = FIRST)] first: jiff::civil::Date,
    #[tool(default = 0)] parts: std::num::NonZeroU8,
) {
}

const FIRST: &str = "1.1.2026";

/// Integers as text, and what is none.
#[toolcall::tool]
pub fn wires(
    #[tool(wire = "string")] name: String,
    #[tool(wire = "number")] id: u64,
    #[tool(wire = "string", range = 1..=9, default = 10)] small: u64,
    #[tool(wire = "string", default = "one")] word: u64,
) {
}

/// Ranges with holes that are none.
#[toolcall::tool]
pub fn ranges(
    #[tool(range = 5..=3 | 7..)] empty: u32,
    #[tool(length = 1..=2 | 4..)] text: &str,
    #[tool(range = 0.0..1.0 | 2.0..)] open: f64,
    #[tool(range = 1..=2 | 4..=MOST)] path: u32,
    #[tool(range = ..=9 | 20.., default = 10)] hole: u32,
) {
}

/// Types of other crates with arguments that are not read.
#[toolcall::tool]
pub fn types(local: chrono::DateTime<chrono::Local>, words: std::num::NonZero<String>) {}

/// Numbers of an enum that are not known, and a range on one that is.
#[toolcall::tool]
pub fn numbers(code: Code, #[tool(range = 1..=2)] known: Known) {}

#[derive(serde_repr::Deserialize_repr)]
#[repr(u8)]
pub enum Code {
    Ok = code(),
}

#[derive(serde_repr::Deserialize_repr)]
#[repr(u8)]
pub enum Known {
    One = 1,
    Two,
}
