//! A warning about a type that is not built stays a warning.

pub mod tools {
    toolcall::include_tools!();
}

#[toolcall::value]
pub struct Order {
    filter: serde_json::Value,
    run: fn(),
}

/// Takes an order.
///
/// # Parameters
/// * `order` - the order
#[toolcall::tool]
pub fn take(order: Order) {}
