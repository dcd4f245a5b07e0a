//! What may be left out, and what `null` means: a value where the type takes it, else the same as leaving the key out.

/// Show what arrives.
///
/// # Parameters
/// * `flag` - must be there
/// * `maybe` - absent and `null` are the same
/// * `kept` - has a default; `null` stands for it
/// * `limit` - has a default; `null` is another value than that
/// * `note` - borrowed from the arguments
#[toolcall::tool]
pub fn show(
    flag: bool,
    maybe: Option<bool>,
    #[tool(default = true)] kept: bool,
    #[tool(default = 5)] limit: Option<u32>,
    note: Option<&str>,
) -> Shown<'_> {
    Shown { flag, maybe, kept, limit, note }
}

/// What the tool was called with, as JSON.
#[derive(Debug, serde::Serialize)]
pub struct Shown<'a> {
    /// As it came.
    pub flag: bool,
    /// As it came.
    pub maybe: Option<bool>,
    /// As it came.
    pub kept: bool,
    /// As it came.
    pub limit: Option<u32>,
    /// As it came.
    pub note: Option<&'a str>,
}

/// Take nothing at all.
#[toolcall::tool]
pub fn nothing() -> &'static str {
    "nothing"
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(booleans_and_options);
}
