//! Types that emitted code cannot name from where it stands.

pub mod tools {
    toolcall::include_tools!();
}

/// Takes what an alias hides.
#[toolcall::tool]
pub fn order_all(items: shop::Items) {}

mod shop {
    /// Can be named everywhere; what it stands for cannot.
    pub type Items = Vec<stock::Item>;

    /// Takes what the shared file cannot see.
    #[toolcall::tool]
    pub fn order_box(item: stock::Box) {}

    mod stock {
        /// Its code would stand beside it.
        #[toolcall::value]
        pub(super) struct Item {
            id: u32,
        }

        /// Its code would stand in the shared file.
        pub(super) struct Box {
            pub(super) id: u32,
        }
    }
}
