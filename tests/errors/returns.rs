//! Outputs that no schema describes, of tools whose authors asked for one.

use serde::Serialize;
use toolcall::tool;

mod tools {
    toolcall::include_tools!();
}

/// Returns nothing.
#[tool(returns)]
fn nothing() {}

/// Returns text.
#[tool(returns)]
fn text() -> Result<String, Error> {}

/// Returns what says itself what it is.
#[tool(returns)]
fn result() -> toolcall::ToolResult {}

/// Returns something.
#[tool(returns)]
fn opaque() -> impl Serialize {}

/// Returns a type of another crate.
#[tool(returns)]
fn foreign() -> Answer<other::Time> {}

type Answer<T> = std::result::Result<T, Error>;

/// Returns anything.
#[tool(returns)]
fn anything() -> Option<serde_json::Value> {}

/// Returns a type that is written by hand.
#[tool(returns)]
fn by_hand() -> ByHand {}

struct ByHand {
    id: u32,
}

/// Returns what is known in part.
#[tool(returns)]
fn parts() -> Parts {}

#[derive(Serialize)]
struct Parts {
    due: time::Date,
    price: rust_decimal::Decimal,
    raw: toolcall::RawJson<'static>,
    found: Missing,
    #[serde(with = "iso")]
    at: u64,
    by_hand: ByHand,
    made: Made,
    call: fn(),
    endless: Grown<u8>,
    #[serde(flatten)]
    rest: std::collections::BTreeMap<String, u8>,
}

#[derive(Serialize)]
#[serde(into = "String")]
enum Made {
    A,
}

#[derive(Serialize)]
struct Grown<T> {
    here: T,
    next: Option<Box<Grown<Vec<T>>>>,
}

/// Returns what there is nothing of.
#[tool(returns = "yes")]
fn misspelled() -> Vec<u32> {}

/// Takes it.
#[tool]
fn takes(#[tool(returns)] a: u8) {}
