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

/// Conditions within conditions, around several attributes at once.
///
/// # Parameters
/// * `n` - a number
#[cfg_attr(all(), cfg_attr(all(), toolcall::tool))]
pub fn several(
    #[cfg_attr(all(), doc = "how many")] a: u8,
    #[cfg_attr(all(), cfg_attr(all(), tool(range = 1..=5), doc = "how many"))] n: u8,
    #[cfg_attr(all(), tool(default = 2), allow(unused_variables))] unused: u8,
    size: Size,
) -> String {
    format!("{a} {n} {size:?}")
}

/// How large.
#[toolcall::value]
#[derive(Debug, Default)]
pub enum Size {
    /// `default` stays for the derive.
    #[cfg_attr(all(), tool(name = "s"), default)]
    Small,
    /// Large.
    Large,
}

/// A shop.
pub struct Shop;

#[toolcall::tool]
impl Shop {
    /// Not a tool.
    #[cfg_attr(all(), allow(dead_code))]
    pub fn closed(&self) {}

    /// Marked within a condition.
    #[cfg_attr(all(), cfg_attr(all(), tool(toolset = "shop"), must_use))]
    pub fn open(&self, #[cfg_attr(all(), doc = "when")] hour: u8) -> u8 {
        hour
    }
}

pub mod shop {
    toolcall::include_tools!(shop);
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

    #[test]
    fn of_conditional_attributes_ours_are_taken_out() {
        assert_eq!(call("several", r#"{"a":1,"n":4,"size":"s"}"#), "done: 1 4 Small");
        assert_eq!(call("several", r#"{"a":1,"n":6,"size":"s"}"#).split(':').next(), Some("rejected"));
        assert!(matches!(crate::Size::default(), crate::Size::Small));
        assert!(crate::shop::TOOLS.find("open").is_some());
    }

    #[test]
    fn the_future_is_send_and_has_no_box() {
        fn is_send<T: Send>(future: T) -> T {
            future
        }
        let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
        let future = is_send(crate::tools::call(&(), "awaited", br#"{"word":"four"}"#, &mut scratch, &mut reply));
        let mut future = std::pin::pin!(future);
        let mut context = std::task::Context::from_waker(std::task::Waker::noop());
        let std::task::Poll::Ready(outcome) = future.as_mut().poll(&mut context) else { panic!("it need not wait") };
        assert!(outcome.is_done());
    }
}
