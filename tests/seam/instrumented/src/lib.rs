//! Beside other attributes that keep name and signature, in any order.

pub mod tools {
    toolcall::include_tools!();
}

/// Ours on top.
#[toolcall::tool]
#[tracing::instrument]
pub fn above(word: &str) -> usize {
    word.len()
}

/// Ours below.
#[tracing::instrument]
#[toolcall::tool]
pub fn below(word: &str) -> usize {
    word.len()
}

/// Awaited.
#[toolcall::tool]
#[tracing::instrument(skip(word))]
pub async fn awaited(word: &str) -> usize {
    word.len()
}

/// Beside `inline`, conditionally.
#[inline]
#[cfg_attr(all(), toolcall::tool)]
#[must_use]
pub fn conditional(#[tool(range = 1..=5)] n: u8) -> u8 {
    n
}

#[cfg(test)]
mod tests {
    use toolcall::{Reply, Scratch};

    fn call(name: &str, arguments: &str) -> String {
        let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
        let outcome = crate::tools::call_sync(&(), name, arguments.as_bytes(), &mut scratch, &mut reply).name();
        format!("{outcome}: {}", reply.text())
    }

    #[test]
    fn order_does_not_matter() {
        assert_eq!(call("above", r#"{"word":"four"}"#), "done: 4");
        assert_eq!(call("below", r#"{"word":"four"}"#), "done: 4");
        assert_eq!(call("conditional", r#"{"n":4}"#), "done: 4");
        assert!(crate::tools::TOOLS.find("awaited").is_some());
    }
}
