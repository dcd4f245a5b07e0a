//! The tool that the examples in the documentation of `toolcall::Code` are calls of; it stands there as well.

/// Plan a trip.
#[toolcall::tool]
pub fn plan(
    #[tool(length = 1..=8, pattern = "^[A-Za-z]+$")] city: &str,
    #[tool(range = 1..=16)] days: Option<u8>,
    #[tool(multiple_of = 5)] minutes: Option<u32>,
    unit: Option<Unit>,
    #[tool(format = "email")] mail: Option<&str>,
    #[tool(items = 1..=2, unique)] tags: Option<Vec<&str>>,
    factor: Option<serde_json::Number>,
) -> usize {
    let given = [days.is_some(), minutes.is_some(), unit.is_some(), mail.is_some(), tags.is_some(), factor.is_some()];
    city.len() + given.iter().filter(|given| **given).count()
}

/// A unit of temperature.
#[toolcall::value]
#[derive(Clone, Copy, Debug, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Unit {
    Celsius,
    Fahrenheit,
}

pub mod dispatch {
    //! What the build step wrote for this tool.
    toolcall::include_tools!(codes);
}
