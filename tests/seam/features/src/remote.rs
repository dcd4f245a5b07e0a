//! Only with feature `remote`.

/// Far away.
#[toolcall::tool]
pub fn far() -> u8 {
    4
}
