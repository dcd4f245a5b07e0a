//! A struct that the shared file cannot see, without `#[toolcall::value]`.

pub mod tools {
    toolcall::include_tools!();
}

/// Its field has a word that only the attribute takes away.
#[toolcall::tool]
pub fn parcel(parcel: Parcel) {}

pub struct Parcel {
    #[tool(minimum = 1)]
    pub depth: u32,
}

mod shop {
    /// An order.
    pub struct Order {
        id: u32,
    }

    /// Takes an order.
    #[toolcall::tool]
    pub fn order(order: Order) {}

    /// A page of anything.
    pub struct Page<T> {
        of: T,
    }

    /// Takes two pages of different things.
    #[toolcall::tool]
    pub fn pages(numbers: Page<u8>, words: Page<String>) {}
}
