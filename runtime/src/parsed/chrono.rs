//! Dates and times of `chrono`.

use chrono::{DateTime, FixedOffset, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta, Utc};
use toolcall_schema::format::{civil, duration};

use super::Parsed;

impl Parsed for NaiveDate {
    fn parsed(text: &str) -> Option<Self> {
        date(civil::date(text)?)
    }
}

impl Parsed for NaiveTime {
    fn parsed(text: &str) -> Option<Self> {
        time(civil::time(text)?)
    }
}

impl Parsed for NaiveDateTime {
    fn parsed(text: &str) -> Option<Self> {
        let (day, hour) = civil::date_time(text)?;
        Some(date(day)?.and_time(time(hour)?))
    }
}

impl Parsed for DateTime<FixedOffset> {
    fn parsed(text: &str) -> Option<Self> {
        let moment = civil::instant(text)?;
        let offset = FixedOffset::east_opt(i32::from(moment.offset) * 60)?;
        date(moment.date)?.and_time(time(moment.time)?).and_local_timezone(offset).single()
    }
}

impl Parsed for DateTime<Utc> {
    fn parsed(text: &str) -> Option<Self> {
        DateTime::<FixedOffset>::parsed(text).map(|moment| moment.to_utc())
    }
}

impl Parsed for TimeDelta {
    fn parsed(text: &str) -> Option<Self> {
        let (seconds, nanoseconds) = duration::signed(text)?;
        Self::try_seconds(seconds)?.checked_add(&Self::nanoseconds(nanoseconds.into()))
    }
}

fn date(parts: civil::Date) -> Option<NaiveDate> {
    NaiveDate::from_ymd_opt(parts.year.into(), parts.month.into(), parts.day.into())
}

fn time(parts: civil::Time) -> Option<NaiveTime> {
    NaiveTime::from_hms_nano_opt(parts.hour.into(), parts.minute.into(), parts.second.into(), parts.nanosecond)
}
