//! Values that were not sent as declared, read as what was meant: the level `lossless`, which is the usual one.

use serde::Serialize;

/// A unit of temperature.
#[toolcall::value]
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Unit {
    Celsius,
    Fahrenheit,
}

/// A point on the map.
#[toolcall::value]
#[derive(Debug, Serialize)]
pub struct Point {
    lat: f64,
    lon: f64,
    name: Option<String>,
}

/// Where to look.
#[toolcall::value]
#[derive(Debug, Serialize)]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum Area {
    Around { centre: Point, radius: u32 },
    Country { code: String },
    Everywhere,
}

/// Get the forecast for some places.
#[toolcall::tool(coerce = "lossless", example = r#"{"stops":[{"lat":59.9,"lon":10.7}],"days":3}"#)]
pub fn forecast(
    stops: Vec<Point>,
    #[tool(range = 1..=16)] days: u32,
    #[tool(default = Unit::Celsius)] unit: Unit,
    #[tool(default = false)] hourly: bool,
    #[tool(length = 1..=12)] postcode: Option<&str>,
    #[tool(wire = "string")] station: Option<u64>,
) -> String {
    format!("{} stops, {days} days, {unit:?}, hourly {hourly}, {postcode:?}, {station:?}", stops.len())
}

/// Find stations.
#[toolcall::tool(coerce = "lossless")]
pub fn find(area: Area, #[tool(default = 10)] most: u8) -> String {
    format!("{area:?}, {most}")
}

/// Pay an amount.
///
/// # Parameters
/// * `cents` - as a number: nothing else is taken
/// * `note` - what it is for
#[toolcall::tool(coerce = "lossless", destructive)]
pub fn pay(#[tool(coerce = "exact")] cents: u32, to: Account, note: &str) -> String {
    format!("{cents} to {}, {note}", to.number)
}

/// An account.
#[toolcall::value]
#[derive(Debug)]
pub struct Account {
    number: u64,
    /// As it is written, nothing else.
    #[tool(coerce = "exact")]
    bank: String,
}

impl Account {
    /// The bank, for the messages of tests.
    pub fn bank(&self) -> &str {
        &self.bank
    }
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(ladder);
}
