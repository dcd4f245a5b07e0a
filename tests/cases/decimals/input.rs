//! Decimal numbers as text, and bytes in base64.

use rust_decimal::Decimal;

/// Add prices.
#[toolcall::tool]
pub fn total(prices: Vec<Decimal>, #[tool(default = "0.00", example = "19.99")] fee: Decimal) -> String {
    (prices.into_iter().sum::<Decimal>() + fee).to_string()
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(decimals);
}
