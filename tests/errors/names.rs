//! Names that nobody can have, and names that two have.

pub mod tools {
    toolcall::include_tools!();
}

/// Nobody can say this.
#[toolcall::tool(name = "")]
pub fn empty() {}

/// Providers take no such letters.
#[toolcall::tool(name = "größe")]
pub fn foreign() {}

/// Its parameters have bad names.
#[toolcall::tool]
pub fn parameters(#[tool(name = "")] city: u32, #[tool(name = "a\nb")] days: u32) {}

/// Its parameter is read in another direction, and another one cannot be seen.
#[toolcall::tool]
pub fn unseen(#[tool(name = "a\u{202e}b")] city: u32, #[tool(name = "\u{200b}")] days: u32) {}

/// Its parameters have one name.
#[toolcall::tool]
pub fn equal(a: u32, #[tool(name = "a")] b: u32, c: u32, _c: u32) {}

/// Its type has one name twice.
#[toolcall::tool]
pub fn variants(unit: Unit) {}

#[toolcall::value]
#[derive(serde::Deserialize)]
pub enum Unit {
    Celsius,
    #[serde(rename = "Celsius")]
    Centigrade,
}

/// A tag beside a field of its name, and a content that is the tag.
#[toolcall::tool]
pub fn tags(event: Event, step: Step) {}

#[derive(serde::Deserialize)]
#[serde(tag = "kind")]
pub enum Event {
    Opened { kind: u8 },
}

#[derive(serde::Deserialize)]
#[serde(tag = "do", content = "do")]
pub enum Step {
    Go(u8),
}

/// One of two.
#[toolcall::tool(name = "twice")]
pub fn first() {}

/// The other one.
#[toolcall::tool]
pub fn twice() {}

/// The type of its arguments is that of another tool.
#[toolcall::tool(name = "twi.ce")]
pub fn nearly() {}

/// So is this one.
#[toolcall::tool(name = "twi_ce")]
pub fn also() {}
