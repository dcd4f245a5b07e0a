//! A tool that takes a while and lets others run in between.

use std::pin::Pin;
use std::task::{Context, Poll};

/// Count the prime numbers below a bound.
///
/// # Parameters
/// * `below` - the bound; it is not counted itself
#[toolcall::tool(read_only)]
pub(crate) async fn count_primes(#[tool(range = 0..=100_000)] below: u32) -> usize {
    let mut count = 0;
    for start in (0..below).step_by(SLICE) {
        let end = below.min(start.saturating_add(SLICE as u32));
        count += (start..end).filter(|&number| is_prime(number)).count();
        Pause::default().await;
    }
    count
}

fn is_prime(number: u32) -> bool {
    let mut divisors = (2..number).take_while(|divisor| divisor * divisor <= number);
    number > 1 && divisors.all(|divisor| !number.is_multiple_of(divisor))
}

/// Gives way once: it is not ready when it is first asked, and has itself asked again.
#[derive(Default)]
struct Pause {
    over: bool,
}

impl Future for Pause {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        if self.over {
            return Poll::Ready(());
        }
        self.over = true;
        context.waker().wake_by_ref();
        Poll::Pending
    }
}

/// How many numbers are looked at without a pause.
const SLICE: usize = 1000;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::block_on::block_on;

    #[test]
    fn known_counts() {
        for (below, count) in [(0, 0), (2, 0), (3, 1), (1000, 168), (10_000, 1229)] {
            assert_eq!(block_on(count_primes(below)), count);
        }
    }
}
