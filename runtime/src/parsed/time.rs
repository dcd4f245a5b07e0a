//! Dates and times of `time`.

use time::{Date, Duration, Month, OffsetDateTime, PrimitiveDateTime, Time, UtcOffset};
use toolcall_schema::format::{civil, duration};

use super::Parsed;

impl Parsed for Date {
    fn parsed(text: &str) -> Option<Self> {
        date(civil::date(text)?)
    }
}

impl Parsed for Time {
    fn parsed(text: &str) -> Option<Self> {
        time(civil::time(text)?)
    }
}

impl Parsed for PrimitiveDateTime {
    fn parsed(text: &str) -> Option<Self> {
        let (day, hour) = civil::date_time(text)?;
        Some(Self::new(date(day)?, time(hour)?))
    }
}

impl Parsed for OffsetDateTime {
    fn parsed(text: &str) -> Option<Self> {
        let moment = civil::instant(text)?;
        let offset = UtcOffset::from_whole_seconds(i32::from(moment.offset) * 60).ok()?;
        Some(PrimitiveDateTime::new(date(moment.date)?, time(moment.time)?).assume_offset(offset))
    }
}

impl Parsed for Duration {
    fn parsed(text: &str) -> Option<Self> {
        let (seconds, nanoseconds) = duration::signed(text)?;
        Some(Self::new(seconds, nanoseconds))
    }
}

fn date(parts: civil::Date) -> Option<Date> {
    Date::from_calendar_date(parts.year.into(), Month::try_from(parts.month).ok()?, parts.day).ok()
}

fn time(parts: civil::Time) -> Option<Time> {
    Time::from_hms_nano(parts.hour, parts.minute, parts.second, parts.nanosecond).ok()
}
