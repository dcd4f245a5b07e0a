//! Another crate's `#[tool]` is left alone.

pub mod tools {
    toolcall::include_tools!();
}

pub mod theirs {
    use other::tool;

    /// Not ours.
    #[tool]
    pub fn foreign(word: Vec<Box<dyn Fn()>>) -> usize {
        word.len()
    }
}

pub mod ours {
    use toolcall::tool;

    /// Ours.
    #[tool]
    pub fn own(word: &str) -> usize {
        word.len()
    }
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
    fn only_ours_is_a_tool() {
        assert_eq!(call("own", r#"{"word":"four"}"#), "done: 4");
        assert_eq!(crate::theirs::foreign(vec![]), 0);
        assert!(crate::tools::TOOLS.find("foreign").is_none());
    }
}
