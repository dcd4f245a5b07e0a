//! Texts that are missing, and texts that nobody gets.

pub mod tools {
    toolcall::include_tools!();
}

#[toolcall::tool]
pub fn undocumented(city: &str) {}

#[toolcall::tool(allow = "undocumented")]
pub fn on_purpose(city: &str) {}

/// Get the tide.
///
/// # Parameters
/// * `ctiy` - a name that is nearly one
/// * `moon` - a name that is none
/// * this bullet names nothing
#[toolcall::tool]
pub fn get_tide(city: &str) {}

/// Get the wind.
///
/// # Parameters
/// * `days` - stands where the nameless parameter does
#[toolcall::tool]
pub fn get_wind(_: u32) {}
