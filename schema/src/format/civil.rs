//! Dates and times of RFC 3339, with and without an offset, and with a time zone as RFC 9557 writes it.
//!
//! Years have four digits. Fractions may have any number of digits; what is finer than a nanosecond is dropped. A leap
//! second is accepted where the offset makes it the last of a day in UTC, and stands for the end of the second before
//! it, since hardly any type can hold it.

/// A day that exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields say it")]
pub struct Date {
    pub year: u16,
    pub month: u8,
    pub day: u8,
}

/// A time of day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields say it")]
pub struct Time {
    pub hour: u8,
    pub minute: u8,
    pub second: u8,
    pub nanosecond: u32,
}

/// A moment: a date and time, and how far it is ahead of UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields say it")]
pub struct Instant {
    pub date: Date,
    pub time: Time,
    /// In minutes, less than a day.
    pub offset: i16,
}

/// `2026-01-31`
pub fn date(text: &str) -> Option<Date> {
    let mut reader = Reader(text.as_bytes());
    let date = reader.date()?;
    reader.end(date)
}

/// `13:45:00`, `13:45`, `13:45:00.5`
pub fn time(text: &str) -> Option<Time> {
    let mut reader = Reader(text.as_bytes());
    let time = reader.local_time()?;
    reader.end(time)
}

/// `2026-01-31T13:45:00`, `2026-01-31T13:45`
pub fn date_time(text: &str) -> Option<(Date, Time)> {
    let mut reader = Reader(text.as_bytes());
    let date = reader.date()?;
    reader.take(b"T")?;
    let time = reader.local_time()?;
    reader.end((date, time))
}

/// `13:45:00Z`, `13:45:00+01:00`
pub fn offset_time(text: &str) -> Option<(Time, i16)> {
    let mut reader = Reader(text.as_bytes());
    let time = reader.full_time()?;
    reader.end(time)
}

/// `2026-01-31T13:45:00Z`, `2026-01-31t13:45:00.5+01:00`
pub fn instant(text: &str) -> Option<Instant> {
    let mut reader = Reader(text.as_bytes());
    let instant = reader.instant()?;
    reader.end(instant)
}

/// `2026-01-31T13:45:00+01:00[Europe/Paris]`: the moment and the name of the zone.
pub fn zoned(text: &str) -> Option<(Instant, &str)> {
    let (moment, zone) = text.strip_suffix(']')?.split_once('[')?;
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'+' | b'/' | b'-');
    let is_name = zone.starts_with(|first: char| first.is_ascii_alphabetic()) && zone.bytes().all(is_part);
    let is_plain = !moment.contains(['t', 'z']) && moment.get(17..19) != Some("60");
    Some((instant(moment)?, zone)).filter(|_| is_name && is_plain)
}

struct Reader<'t>(&'t [u8]);

impl Reader<'_> {
    fn date(&mut self) -> Option<Date> {
        let year = self.digits(4)?;
        self.take(b"-")?;
        let month = self.two(1, 12)?;
        self.take(b"-")?;
        let day = self.two(1, days(year, month))?;
        Some(Date { year, month, day })
    }

    fn instant(&mut self) -> Option<Instant> {
        let date = self.date()?;
        self.take(b"Tt")?;
        let (time, offset) = self.full_time()?;
        Some(Instant { date, time, offset })
    }

    fn local_time(&mut self) -> Option<Time> {
        let (hour, minute) = self.hour_and_minute()?;
        let (second, nanosecond) = match self.take(b":") {
            Some(_) => (self.two(0, 59)?, self.fraction()?),
            None => (0, 0),
        };
        Some(Time { hour, minute, second, nanosecond })
    }

    fn full_time(&mut self) -> Option<(Time, i16)> {
        let (hour, minute) = self.hour_and_minute()?;
        self.take(b":")?;
        let (second, nanosecond) = (self.two(0, 60)?, self.fraction()?);
        let offset = match self.take(b"Zz+-")? {
            sign @ (b'+' | b'-') => {
                let (hours, minutes) = self.hour_and_minute()?;
                let size = i16::from(hours) * 60 + i16::from(minutes);
                if sign == b'-' { -size } else { size }
            }
            _ => 0,
        };
        if second < 60 {
            return Some((Time { hour, minute, second, nanosecond }, offset));
        }
        let in_utc = (i16::from(hour) * 60 + i16::from(minute) - offset).rem_euclid(MINUTES);
        let last = Time { hour, minute, second: 59, nanosecond: 999_999_999 };
        (in_utc == MINUTES - 1).then_some((last, offset))
    }

    fn hour_and_minute(&mut self) -> Option<(u8, u8)> {
        let hour = self.two(0, 23)?;
        self.take(b":")?;
        Some((hour, self.two(0, 59)?))
    }

    /// The nanoseconds of `.123`, if there is a fraction.
    fn fraction(&mut self) -> Option<u32> {
        if self.take(b".").is_none() {
            return Some(0);
        }
        let length = self.0.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let (digits, rest) = self.0.split_at_checked(length).filter(|_| length > 0)?;
        self.0 = rest;
        Some(nanoseconds(digits))
    }

    fn two(&mut self, low: u8, high: u8) -> Option<u8> {
        u8::try_from(self.digits(2)?).ok().filter(|value| (low..=high).contains(value))
    }

    fn digits(&mut self, count: usize) -> Option<u16> {
        let (digits, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        let append = |value: u16, byte: &u8| byte.is_ascii_digit().then(|| value * 10 + u16::from(byte - b'0'));
        digits.iter().try_fold(0, append)
    }

    /// One of these bytes.
    fn take(&mut self, any: &[u8]) -> Option<u8> {
        let (first, rest) = self.0.split_first().filter(|(first, _)| any.contains(first))?;
        self.0 = rest;
        Some(*first)
    }

    fn end<T>(&self, value: T) -> Option<T> {
        self.0.is_empty().then_some(value)
    }
}

/// The digits behind a point as nanoseconds.
pub(super) fn nanoseconds(digits: &[u8]) -> u32 {
    (0..9).fold(0, |value, place| value * 10 + digits.get(place).map_or(0, |byte| u32::from(byte - b'0')))
}

const fn days(year: u16, month: u8) -> u8 {
    match month {
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// Minutes of a day.
const MINUTES: i16 = 24 * 60;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_exist() {
        for good in ["2026-01-31", "0400-02-29", "0000-01-01", "9999-12-31", "2024-02-29"] {
            assert!(date(good).is_some(), "{good}");
        }
        for bad in ["2026-02-29", "0100-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-1-31", "20260131"] {
            assert_eq!(date(bad), None, "{bad}");
        }
        for bad in
            ["+2026-01-31", "-0001-01-01", "12026-01-31", "2026-01-3", "2026-01-31Z", "２０２６-01-31", "2026-W05"]
        {
            assert_eq!(date(bad), None, "{bad}");
        }
    }

    #[test]
    fn offsets_and_leap_seconds() {
        for good in ["12:00:00Z", "12:00:00z", "12:00:00-00:00", "12:00:00+14:00", "12:00:00-23:30", "01:29:60+01:30"] {
            assert!(offset_time(good).is_some(), "{good}");
        }
        for bad in ["12:00:00", "12:00Z", "22:59:60Z", "23:59:61Z", "12:00:00-24:00", "12:00:00+10:60", "12:00:00+01"] {
            assert_eq!(offset_time(bad), None, "{bad}");
        }
        let leap = Time { hour: 23, minute: 59, second: 59, nanosecond: 999_999_999 };
        assert_eq!(offset_time("23:59:60Z"), Some((leap, 0)));
        assert!(time("23:59:60").is_none());
    }

    #[test]
    fn fractions_of_any_length() {
        let nanosecond = |text| time(text).map(|time| time.nanosecond);
        assert_eq!(nanosecond("00:00:00.5"), Some(500_000_000));
        assert_eq!(nanosecond("00:00:00.999999999999999"), Some(999_999_999));
        for bad in ["00:00:00.", "00:00.5", "24:00:00", "00:60:00", "0:00:00", "00:00:00,5", "00:00:00.5 "] {
            assert_eq!(time(bad), None, "{bad}");
        }
    }

    #[test]
    fn moments() {
        let parts = instant("2026-01-31T13:45:00.25-01:30").expect("a moment");
        assert_eq!((parts.date.day, parts.time.nanosecond, parts.offset), (31, 250_000_000, -90));
        for bad in
            ["2026-01-31 13:45:00Z", "2026-01-31T13:45:00", "2026-01-31T13:45:00Z[UTC]", "2026-01-31", "13:45:00Z"]
        {
            assert_eq!(instant(bad), None, "{bad}");
        }
        assert_eq!(date_time("2026-01-31T13:45:00Z"), None);
        assert_eq!(zoned("2026-01-31T13:45:00+01:00[Europe/Paris]").map(|(_, zone)| zone), Some("Europe/Paris"));
        for bad in ["2026-01-31T13:45:00+01:00", "2026-01-31T13:45:00+01:00[]", "2026-01-31T13:45:00[Europe/Paris]"] {
            assert_eq!(zoned(bad), None, "{bad}");
        }
    }
}
