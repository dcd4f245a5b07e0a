//! Names: what a model sees may differ from what Rust calls it.

/// Look for entries of a kind.
///
/// # Parameters
/// * `type` - the raw identifier is shown without its `r#`
/// * `limit` - the underscore is not shown
/// * `page-size` - no identifier of Rust's
/// * `größe` - a letter is a letter
#[toolcall::tool]
pub fn r#match(
    r#type: &str,
    _limit: Option<u32>,
    #[tool(name = "page-size", title = "Size of a page")] page_size: u32,
    größe: Option<u32>,
) -> (&str, u32, Option<u32>) {
    (r#type, page_size, größe)
}

/// List everything.
#[toolcall::tool(name = "list.all", title = "List everything", read_only)]
pub fn list_everything(#[tool(default = 0)] mut offset: u32) -> u32 {
    offset = offset.saturating_add(1);
    offset
}

/// Forget everything.
///
/// # Parameters
/// * `sure` - a parameter that Rust does not name
/// * `entry` - what to begin with
#[toolcall::tool(destructive)]
pub fn forget(entry: Entry, #[tool(name = "sure")] _: Option<bool>) -> u32 {
    entry.r#ref.saturating_add(entry.count)
}

/// An entry, with keys as serde would spell them.
#[toolcall::value]
#[derive(Debug, serde::Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Entry {
    /// Where it stands.
    pub r#ref: u32,
    /// How often.
    #[serde(rename = "howOften")]
    pub count: u32,
    /// The name of whoever made it.
    pub made_by: Option<String>,
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(names);
}
