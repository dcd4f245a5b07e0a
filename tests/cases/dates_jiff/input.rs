//! Dates and times of jiff: each type accepts one family of spellings, and an offset only where it can hold one.

use jiff::civil::{self, Date};
use jiff::{SignedDuration, Span, Timestamp, ZonedDateTime};

/// Count the days between two dates.
///
/// # Parameters
/// * `from` - the first day
/// * `to` - the last day
#[toolcall::tool]
pub fn days_between(from: Date, #[tool(default = "2026-01-01", example = "2026-12-24")] to: Date) -> i32 {
    to.duration_since(from).as_hours() as i32 / 24
}

/// Say when the next alarm rings.
#[toolcall::tool]
pub fn alarm(at: civil::Time, day: Option<civil::DateTime>, #[tool(items = ..=3)] skip: Vec<Date>) -> String {
    format!("{at} {} {}", day.map_or_else(|| "-".to_owned(), |day| day.to_string()), skip.len())
}

/// Turn a moment into text.
#[toolcall::tool]
pub fn moment(at: Timestamp, zoned: Option<ZonedDateTime>) -> String {
    format!("{at} {}", zoned.map_or_else(|| "-".to_owned(), |zoned| zoned.timestamp().to_string()))
}

/// Turn durations into text.
#[toolcall::tool]
pub fn wait(span: Span, #[tool(default = "PT1S")] exact: SignedDuration) -> String {
    format!("{span} {}ms", exact.as_millis())
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(dates_jiff);
}
