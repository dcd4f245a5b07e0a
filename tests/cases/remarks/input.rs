//! Remarks for models and hosts that change nothing about what is accepted: effects, time, examples, a farewell.

/// Look something up.
///
/// # Parameters
/// * `term` - what to look for
/// * `pages` - how many to read
/// * `near` - at most two places
#[toolcall::tool(
    title = "Look up",
    read_only,
    idempotent,
    open_world,
    timeout = "500ms",
    example = r#"{"term":"tide","near":[{"name":"Brest"}]}"#
)]
pub fn look_up(
    #[tool(example = "tide")] term: &str,
    #[tool(range = 1..=9, default = 1, example = 5)] pages: u8,
    #[tool(max_items = 2, example = r#"[{"name":"Brest","kind":"town"}]"#)] near: Option<Vec<Spot>>,
    #[tool(deprecated)] language: Option<&str>,
) -> (String, u8, usize, bool) {
    (term.to_owned(), pages, near.map_or(0, |near| near.iter().map(Spot::size).sum()), language.is_some())
}

/// A place.
#[toolcall::value]
#[derive(Clone, Debug)]
pub struct Spot {
    /// As people say.
    #[tool(example = "Dover")]
    pub name: String,
    /// Of which kind.
    #[tool(example = Kind::Port)]
    pub kind: Option<Kind>,
    /// No longer used.
    #[tool(deprecated, default = 0)]
    pub zone: u8,
}

impl Spot {
    fn size(&self) -> usize {
        self.name.len() + usize::from(self.kind.is_some()) + usize::from(self.zone)
    }
}

/// A kind of place.
#[toolcall::value]
#[derive(Clone, Copy, Debug, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Ships call there.
    Port,
    /// People live there.
    Town,
}

/// Send everything again.
#[toolcall::tool(deprecated, destructive, idempotent = false, open_world = false, timeout = 90)]
pub fn resend(#[tool(deprecated, example = 0.5)] share: f64) -> f64 {
    share
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(remarks);
}
