//! Tools that are built by hand: a name, a description, a schema, and what is done when they are called.
//!
//! ```text
//! Tool, Tool, … ─declaration─▶ the reader of declarations ─▶ DynamicTools ┐
//!        └─ handler ──────────────────────────────────────────────────────┴▶ Toolbox ─▶ call
//! ```
//! To everything but their handlers they are tools that were declared in JSON: the same shapes, checks, errors and
//! dialects, and the same place in a [`Registry`](super::Registry).

mod answer;
mod builder;
mod handler;
mod prepare;
mod sanitize;
#[cfg(feature = "wire")]
mod server;
mod toolbox;

#[cfg(test)]
mod tests;

pub use self::answer::Answer;
pub use self::builder::Tool;
pub use self::prepare::{NotPrepared, SchemaError};
pub use self::sanitize::{LONGEST_NAME, Unusable, sanitize};
pub use self::toolbox::Toolbox;
