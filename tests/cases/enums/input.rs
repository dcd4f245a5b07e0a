//! A choice of names: a Rust enum, spelled as serde would spell it.

/// Convert a temperature.
///
/// # Parameters
/// * `value` - what to convert
/// * `from` - its scale
/// * `to` - the scale that is asked for
#[toolcall::tool]
pub fn convert(value: f64, from: Scale, #[tool(default = Scale::Kelvin)] to: Scale) -> Temperature {
    let kelvin = match from {
        Scale::DegreesCelsius => value + 273.0,
        Scale::Fahrenheit => (value - 32.0) / 1.8 + 273.0,
        Scale::Kelvin => value,
    };
    let value = match to {
        Scale::DegreesCelsius => kelvin - 273.0,
        Scale::Fahrenheit => (kelvin - 273.0) * 1.8 + 32.0,
        Scale::Kelvin => kelvin,
    };
    Temperature { value, scale: to }
}

/// A scale of temperature.
#[toolcall::value]
#[derive(Clone, Copy, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Scale {
    /// Water freezes at 0.
    DegreesCelsius,
    /// Water freezes at 32.
    #[serde(rename = "°F")]
    Fahrenheit,
    /// Nothing is colder than 0.
    Kelvin,
}

/// The answer of `convert`, as JSON.
#[derive(Debug, serde::Serialize)]
pub struct Temperature {
    /// How warm.
    pub value: f64,
    /// On which scale.
    pub scale: Scale,
}

/// Say whether a light lets you go.
#[toolcall::tool]
pub fn may_go(light: Option<Light>) -> bool {
    matches!(light, Some(Light::Green))
}

/// Its names are those of the variants; it has no doc comments on them.
#[toolcall::value]
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "shows an enum without a word on its variants")]
pub enum Light {
    Red,
    Amber,
    Green,
}

/// Say which number a sign has.
#[toolcall::tool]
pub fn number_of(sign: Sign) -> u8 {
    sign as u8
}

/// What JSON must escape, nothing at all, one that begins as another, and a long one.
#[toolcall::value]
#[derive(Clone, Copy, Debug, serde::Serialize)]
#[allow(missing_docs, reason = "what matters are the names")]
pub enum Sign {
    #[serde(rename = "the \"sign\"")]
    Quoted,
    #[serde(rename = "C:\\")]
    Slashed,
    #[serde(rename = "the 😀 side")]
    Smiling,
    #[serde(rename = "ab")]
    Short,
    #[serde(rename = "abc")]
    Longer,
    #[serde(rename = "no one may go there before noon")]
    Long,
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(enums);
}
