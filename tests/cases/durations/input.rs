//! Durations of the standard library: ISO 8601 without the units whose length is not known.

use std::time::Duration;

/// Wait for a while.
#[toolcall::tool]
pub fn sleep(
    time: Duration,
    #[tool(default = "PT30S")] limit: Duration,
    #[tool(default = Duration::from_millis(5))] tick: Duration,
) -> (u64, u64, u128) {
    (time.as_secs(), limit.as_secs(), tick.as_millis())
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(durations);
}
