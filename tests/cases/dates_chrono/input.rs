//! Dates and times of chrono: the same spellings as with any other library.

use chrono::{DateTime, FixedOffset, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta, Utc};

/// Move a date.
#[toolcall::tool]
pub fn later(date: NaiveDate, #[tool(default = "P1D")] by: TimeDelta) -> String {
    (date + by).to_string()
}

/// Turn a date and time into text.
#[toolcall::tool]
pub fn local(at: NaiveDateTime, or: Option<NaiveTime>) -> String {
    format!("{at} {}", or.map_or_else(|| "-".to_owned(), |or| or.to_string()))
}

/// Turn moments into text.
#[toolcall::tool]
pub fn moments(utc: DateTime<Utc>, local: Vec<DateTime<FixedOffset>>) -> String {
    let local: Vec<String> = local.iter().map(DateTime::to_rfc3339).collect();
    format!("{} {}", utc.to_rfc3339(), local.join(" "))
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(dates_chrono);
}
