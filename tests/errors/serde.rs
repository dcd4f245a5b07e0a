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

/// Takes what other attributes say.
#[toolcall::tool]
pub fn g(reading: Reading, colour: Colour) {}

#[toolcall::value]
#[derive(serde::Deserialize, schemars::JsonSchema)]
#[schemars(title = "A reading")]
pub struct Reading {
    #[serde(deserialize_with = "read")]
    pub read: u32,
    #[serde(with = "hex")]
    pub bytes: String,
    #[schemars(email)]
    pub mail: String,
    #[schemars(regex(path = WORD))]
    pub word: String,
    #[schemars(length(min = 1, most = 2))]
    pub text: String,
    #[schemars(schema_with = "number")]
    pub number: u32,
    #[schemars(range(min = LEAST))]
    pub count: u32,
    #[schemars(required)]
    pub maybe: Option<u32>,
    #[schemars(example = computed())]
    pub sum: u32,
}

#[toolcall::value]
#[derive(serde::Deserialize)]
#[serde(tag = "kind")]
pub enum Colour {
    Red,
    #[serde(untagged)]
    Named(String),
    #[serde(other)]
    Unknown,
}

/// Takes defaults that only their own module sees.
#[toolcall::tool]
pub fn h(page: Page) {}

#[derive(serde::Deserialize)]
pub struct Page {
    #[serde(default = "size")]
    pub size: u32,
}

/// Takes borrowed JSON in an enum that serde must tell apart.
#[toolcall::tool]
pub fn i(patch: Patch<'_>) {}

#[toolcall::value]
#[derive(serde::Deserialize)]
#[serde(tag = "op")]
pub enum Patch<'a> {
    Remove { path: String },
    Add { path: String, value: toolcall::RawJson<'a> },
    Replace { path: String, values: Option<Vec<toolcall::RawJson<'a>>> },
}
