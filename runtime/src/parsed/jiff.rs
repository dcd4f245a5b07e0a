//! Dates, times and durations of `jiff`.

use jiff::civil::{Date, DateTime, Time};
use jiff::tz::Offset;
use jiff::{SignedDuration, Span, Timestamp, ZonedDateTime};
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

impl Parsed for DateTime {
    fn parsed(text: &str) -> Option<Self> {
        let (day, hour) = civil::date_time(text)?;
        Some(date(day)?.to_datetime(time(hour)?))
    }
}

impl Parsed for Timestamp {
    fn parsed(text: &str) -> Option<Self> {
        let moment = civil::instant(text)?;
        let offset = Offset::from_seconds(i32::from(moment.offset) * 60).ok()?;
        offset.to_timestamp(date(moment.date)?.to_datetime(time(moment.time)?)).ok()
    }
}

/// The zone must be known where the program runs, and have this offset then.
impl Parsed for ZonedDateTime {
    fn parsed(text: &str) -> Option<Self> {
        civil::zoned(text)?;
        text.parse().ok()
    }
}

impl Parsed for Span {
    fn parsed(text: &str) -> Option<Self> {
        let parts = duration::plain(text)?;
        let span = Self::new().try_years(parts.years).ok()?.try_months(parts.months).ok()?;
        let span = span.try_weeks(parts.weeks).ok()?.try_days(parts.days).ok()?;
        span.try_hours(parts.hours).ok()?.try_minutes(parts.minutes).ok()?.try_seconds(parts.seconds).ok()
    }
}

impl Parsed for SignedDuration {
    fn parsed(text: &str) -> Option<Self> {
        let (seconds, nanoseconds) = duration::signed(text)?;
        Some(Self::new(seconds, nanoseconds))
    }
}

fn date(parts: civil::Date) -> Option<Date> {
    Date::new(parts.year.cast_signed(), parts.month.cast_signed(), parts.day.cast_signed()).ok()
}

fn time(parts: civil::Time) -> Option<Time> {
    let civil::Time { hour, minute, second, nanosecond } = parts;
    Time::new(hour.cast_signed(), minute.cast_signed(), second.cast_signed(), nanosecond.cast_signed()).ok()
}
