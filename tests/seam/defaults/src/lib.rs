//! Defaults that are expressions: evaluated among the author's names, whatever they call or do.

#![forbid(warnings)]

pub mod tools {
    toolcall::include_tools!();
}

pub const KEYS: [u32; 7] = [0; 7];
pub const NAMES: &str = "all";

fn boom() -> u32 {
    panic!("on purpose")
}

/// Names that ours must not shadow, and calls of every form.
#[toolcall::tool]
pub fn values(
    #[tool(default = KEYS.len() as u32)] count: u32,
    #[tool(default = NAMES.to_owned() + "!")] word: String,
    #[tool(default = "x".to_owned())] letter: String,
    #[tool(default = 1 + KEYS.len())] sum: usize,
    #[tool(default = Vec::new())] list: Vec<u8>,
    #[tool(multiple_of = 2, default = 4)] even: Option<u8>,
) -> String {
    format!("{count} {word} {letter} {sum} {list:?} {even:?}")
}

/// Its default panics.
#[toolcall::tool]
pub fn breaks(#[tool(default = boom())] count: u32) -> u32 {
    count
}

/// Its default panics before it is awaited.
#[toolcall::tool]
pub async fn breaks_awaited(#[tool(default = boom())] count: u32) -> u32 {
    count
}

#[cfg(test)]
mod tests {
    use std::task::{Context, Poll, Waker};

    use toolcall::{Outcome, Reply, Scratch};

    fn call(name: &str, arguments: &str) -> String {
        let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
        let outcome = crate::tools::call_sync(&(), name, arguments.as_bytes(), &mut scratch, &mut reply).name();
        format!("{outcome}: {}", reply.text())
    }

    #[test]
    fn expressions_mean_what_the_author_means() {
        assert_eq!(call("values", "{}"), "done: 7 all! x 8 [] Some(4)");
        assert_eq!(call("values", r#"{"even":null,"list":[1]}"#), "done: 7 all! x 8 [1] None");
    }

    #[test]
    fn a_panic_in_a_default_is_caught() {
        assert!(call("breaks", "{}").starts_with("panicked: "));
        assert_eq!(call("breaks", r#"{"count":3}"#), "done: 3");
        let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
        let mut future = std::pin::pin!(crate::tools::call(&(), "breaks_awaited", b"{}", &mut scratch, &mut reply));
        let poll = future.as_mut().poll(&mut Context::from_waker(Waker::noop()));
        let Poll::Ready(Outcome::Panicked(panic)) = poll else { panic!("{poll:?}") };
        assert_eq!(panic.message(), "on purpose");
    }
}
