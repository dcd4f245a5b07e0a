/// Greets.
#[toolcall::tool]
pub fn greet(name: &str) -> String {
    format!("Hello {name}, from {}", if option_env!("CARGO_BIN_NAME").is_some() { "bin" } else { "lib" })
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
    fn each_target_has_its_own_glue() {
        let from = if option_env!("CARGO_BIN_NAME").is_some() { "bin" } else { "lib" };
        assert_eq!(call("greet", r#"{"name":"Ada"}"#), format!("done: Hello Ada, from {from}"));
    }
}
