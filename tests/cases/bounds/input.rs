//! Bounds by their JSON Schema names, one end at a time; `range`, `length` and `items` set both.

/// Book places.
///
/// # Parameters
/// * `people` - how many come
/// * `child_age` - of the oldest child
/// * `discount` - share of the price that is taken off
/// * `budget` - what may be spent
#[toolcall::tool]
pub fn book(
    #[tool(minimum = 1, maximum = 8)] people: u8,
    #[tool(exclusive_minimum = -1, exclusive_maximum = 18)] child_age: Option<i16>,
    #[tool(minimum = 0.0, exclusive_maximum = 1.0, default = 0)] discount: f64,
    #[tool(exclusive_minimum = 0, maximum = 1e6)] budget: Option<f32>,
) -> (u8, Option<i16>, f64, Option<f32>) {
    (people, child_age, discount, budget)
}

/// Label a parcel.
///
/// # Parameters
/// * `code` - of the country
/// * `lines` - of the address
#[toolcall::tool]
pub fn label(
    #[tool(min_length = 2, max_length = 2)] code: &str,
    #[tool(min_items = 1, max_items = 3)] lines: Vec<&str>,
    #[tool(max_length = 3)] mark: Option<String>,
) -> String {
    format!("{code}: {}{}", lines.join(", "), mark.unwrap_or_default())
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(bounds);
}
