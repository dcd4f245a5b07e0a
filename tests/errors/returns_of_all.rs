//! The outputs of all tools are described, as the build script says: of what has no schema, only what might have one is
//! told.

use serde::Serialize;
use toolcall::tool;

mod tools {
    toolcall::include_tools!();
}

/// Returns nothing.
#[tool]
fn nothing() {}

/// Returns text.
#[tool]
fn text() -> &'static str {}

/// Returns something.
#[tool]
fn opaque() -> impl Serialize {}

/// Returns something, and that is enough.
#[tool(returns = false)]
fn left_alone() -> impl Serialize {}

/// Returns what is known.
#[tool]
fn known() -> Vec<u32> {}
