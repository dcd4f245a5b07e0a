//! A struct that the shared file cannot see, without `#[toolcall::value]`.

pub mod tools {
    toolcall::include_tools!();
}

mod shop {
    /// An order.
    pub struct Order {
        id: u32,
    }

    /// Takes an order.
    #[toolcall::tool]
    pub fn order(order: Order) {}
}
