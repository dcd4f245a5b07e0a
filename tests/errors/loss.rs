//! Tools that deny a loss, in the dialects that cannot say all of what they take.

pub mod tools {
    toolcall::include_tools!();
}

/// Every dialect says all of it.
#[toolcall::tool(deny = "loss")]
pub fn whole(flag: bool, count: i64) {}

/// Some have no bounds.
#[toolcall::tool(deny = "loss")]
pub fn bounded(#[tool(minimum = 1)] count: i64) {}

/// Some have no maps.
#[toolcall::tool(deny = "loss")]
pub fn open(keys: std::collections::BTreeMap<String, u32>) {}

/// Nobody minds.
#[toolcall::tool]
pub fn any_loss(#[tool(minimum = 1)] count: i64) {}

/// Denies what there is not.
#[toolcall::tool(deny = "losses")]
pub fn no_such_word() {}

/// Allows what there is not.
#[toolcall::tool(allow = "L999")]
pub fn no_such_code() {}
