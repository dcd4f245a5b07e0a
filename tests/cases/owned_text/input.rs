//! Text in other hands: boxed, shared, and as a path.

use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Note something.
#[toolcall::tool]
pub fn note(text: Box<str>, #[tool(length = 1..=5)] tag: Option<Arc<str>>, lines: Vec<Box<str>>) -> (String, usize) {
    (format!("{text} {}", tag.as_deref().unwrap_or_default()), lines.len())
}

/// Copy a file.
#[toolcall::tool]
pub fn copy(from: &Path, #[tool(default = "out.txt")] to: PathBuf) -> String {
    format!("{} {}", from.display(), to.display())
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(owned_text);
}
