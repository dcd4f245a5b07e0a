//! Tuples, and structs whose fields have no names: one value in brackets is that value, several are a tuple.

/// Measure the way between two places on the globe.
///
/// # Parameters
/// * `from` - latitude and longitude
/// * `to` - latitude and longitude
#[toolcall::tool]
pub fn way(from: (f64, f64), to: Place) -> f64 {
    (from.0 - to.0).abs() + (from.1 - to.1).abs()
}

/// Look up an article.
#[toolcall::tool]
pub fn look_up(article: Number, parts: Vec<(Name<'_>, u8, bool)>, only: Option<(i8,)>) -> String {
    let parts: Vec<String> = parts.iter().map(|(name, count, new)| format!("{}{count}{new}", name.text)).collect();
    format!("{} {} {}", article.0, parts.join(" "), only.map_or(0, |only| only.0))
}

/// A place on the globe.
#[derive(Debug)]
pub struct Place(
    /// Latitude.
    #[allow(missing_docs, reason = "shows a field without a name")]
    pub f64,
    pub f64,
);

/// The number of an article.
#[toolcall::value]
#[derive(Debug)]
pub struct Number(#[tool(range = 100..=999)] u16);

/// What something is called.
#[derive(Debug, serde::Deserialize)]
#[serde(transparent)]
pub struct Name<'n> {
    pub text: &'n str,
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(tuples);
}
