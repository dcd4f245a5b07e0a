//! serde's words that change what is read in a way that we do not know.

pub mod tools {
    toolcall::include_tools!();
}

/// Takes what serde would read in another way.
#[toolcall::tool]
pub fn f(order: Order, unit: Unit) {}

#[toolcall::value]
#[derive(serde::Deserialize)]
pub struct Order {
    #[serde(flatten)]
    pub addresses: Vec<Address>,
    #[serde(rename = "n", skip_serializing_if = "is_zero")]
    pub number: u32,
}

#[toolcall::value]
#[derive(serde::Deserialize)]
pub struct Address {
    pub city: String,
}

#[toolcall::value]
#[derive(serde::Deserialize)]
#[serde(rename_all = "shouting")]
pub enum Unit {
    Celsius,
}
