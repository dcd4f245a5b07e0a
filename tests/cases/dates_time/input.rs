//! Dates and times of the crate `time`: the same spellings as with any other library.

use time::{Date, Duration, OffsetDateTime, PrimitiveDateTime, Time};

/// Say which day of the year a date is.
#[toolcall::tool]
pub fn ordinal(date: Date) -> u16 {
    date.ordinal()
}

/// Add a duration to a time.
#[toolcall::tool]
pub fn add(to: Time, by: Option<Duration>) -> String {
    (to + by.unwrap_or_default()).to_string()
}

/// Turn both kinds of moments into numbers.
#[toolcall::tool]
pub fn moments(local: PrimitiveDateTime, exact: OffsetDateTime) -> (i64, i64) {
    (local.assume_utc().unix_timestamp(), exact.unix_timestamp())
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(dates_time);
}
