//! A crate with tools that depends on another crate with tools of its own.

pub mod tools {
    toolcall::include_tools!();
}

/// Twice.
#[toolcall::tool]
pub fn double(n: i64) -> i64 {
    n * 2
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
    fn both_answer() {
        assert_eq!(call("double", r#"{"n":4}"#), "done: 8");
        let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
        dep::tools::call_sync(&(), "double", br#"{"n":4}"#, &mut scratch, &mut reply);
        assert_eq!(reply.text(), "444");
        assert_eq!(dep::tools::Double::parse(br#"{"n":4}"#, &mut scratch).map(|arguments| arguments.n).ok(), Some(4));
    }
}
