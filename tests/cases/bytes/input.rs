//! Bytes, which travel as base64 where the author says so, and as a list of numbers where not.

/// Measure bytes.
#[toolcall::tool]
pub fn measure(
    #[tool(format = "base64")] content: Vec<u8>,
    #[tool(format = "base64", length = ..=8)] key: Option<Vec<u8>>,
    plain: Option<Vec<u8>>,
) -> (usize, Option<usize>, u32) {
    (content.len(), key.map(|key| key.len()), plain.iter().flatten().map(|byte| u32::from(*byte)).sum())
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(bytes);
}
