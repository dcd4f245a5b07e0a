//! Functions that are awaited, beside one that is not. What they borrow stays borrowed across their awaits.

use core::future::poll_fn;
use core::task::Poll;

/// Give a text back after some turns.
///
/// # Parameters
/// * `text` - what comes back
/// * `turns` - how often others may run meanwhile
#[toolcall::tool]
pub async fn echo(text: &str, #[tool(range = 0..=3, default = 1)] turns: u32) -> &str {
    for _ in 0..turns {
        turn().await;
    }
    text
}

/// Divide after a turn.
#[toolcall::tool]
pub async fn divide(numerator: u32, denominator: u32) -> Result<u32, &'static str> {
    turn().await;
    numerator.checked_div(denominator).ok_or("nothing can be divided by 0")
}

/// Break down after a turn.
#[toolcall::tool]
pub async fn broken() -> u32 {
    turn().await;
    panic!("the operator must know, the model must not")
}

/// Answer at once.
#[toolcall::tool]
pub fn ping() -> &'static str {
    "pong"
}

/// Ready at the second poll.
async fn turn() {
    let mut waited = false;
    poll_fn(|context| {
        if waited {
            return Poll::Ready(());
        }
        waited = true;
        context.waker().wake_by_ref();
        Poll::Pending
    })
    .await;
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(async_tools);
}
