//! Arithmetic with days: the simplest tools, text in and text or a number out.

use std::fmt;
use std::str::FromStr;

/// Count the days from one date to another.
///
/// # Parameters
/// * `from` - the first day, as YYYY-MM-DD
/// * `to` - the last day, as YYYY-MM-DD; may lie before the first
#[toolcall::tool(title = "Days between dates", read_only)]
pub(crate) fn days_between(
    #[tool(length = 10..=10)] from: &str,
    #[tool(length = 10..=10)] to: &str,
) -> Result<i64, NotADate> {
    Ok(to.parse::<Date>()?.number() - from.parse::<Date>()?.number())
}

/// The date that lies a number of days after another date, with its day of the week.
///
/// # Parameters
/// * `date` - the day to start from, as YYYY-MM-DD
/// * `days` - how many days later; negative for earlier
#[toolcall::tool(read_only)]
pub(crate) fn add_days(
    #[tool(length = 10..=10)] date: &str,
    #[tool(range = -100_000..=100_000)] days: i32,
) -> Result<String, NotADate> {
    let number = date.parse::<Date>()?.number() + i64::from(days);
    let later = Date::from_number(number);
    if !YEARS.contains(&later.year) {
        return Err(NotADate);
    }
    Ok(format!("{later}, a {}", weekday(number)))
}

/// A day of the Gregorian calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Date {
    year: i64,
    month: i64,
    day: i64,
}

impl Date {
    /// Days since 1 March of the year 0: a leap day is then the last day of its year.
    fn number(self) -> i64 {
        let year = if self.month <= 2 { self.year - 1 } else { self.year };
        let (era, year) = (year.div_euclid(400), year.rem_euclid(400));
        let day_of_year = (153 * ((self.month + 9) % 12) + 2) / 5 + self.day - 1;
        era * DAYS_OF_400_YEARS + year * 365 + year / 4 - year / 100 + day_of_year
    }

    fn from_number(number: i64) -> Self {
        let (era, day) = (number.div_euclid(DAYS_OF_400_YEARS), number.rem_euclid(DAYS_OF_400_YEARS));
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
        let day_of_year = day - (year * 365 + year / 4 - year / 100);
        let month = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        Self { year: era * 400 + year + i64::from(month <= 2), month, day }
    }
}

impl FromStr for Date {
    type Err = NotADate;

    fn from_str(text: &str) -> Result<Self, NotADate> {
        let mut parts =
            text.split('-').map(|part| if part.bytes().all(|byte| byte.is_ascii_digit()) { part } else { "" });
        let mut part =
            |len| parts.next().filter(|part| part.len() == len).and_then(|part| part.parse().ok()).ok_or(NotADate);
        let date = Self { year: part(4)?, month: part(2)?, day: part(2)? };
        // A day that does not exist, such as 30 February, comes back as another one.
        let exists =
            YEARS.contains(&date.year) && (1..=12).contains(&date.month) && Self::from_number(date.number()) == date;
        if exists && parts.next().is_none() { Ok(date) } else { Err(NotADate) }
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// What the model reads when it sends something else.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct NotADate;

impl fmt::Display for NotADate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no such day; send a date from 0001-01-01 to 9999-12-31 as YYYY-MM-DD")
    }
}

fn weekday(number: i64) -> &'static str {
    match number.rem_euclid(7) {
        0 => "Wednesday",
        1 => "Thursday",
        2 => "Friday",
        3 => "Saturday",
        4 => "Sunday",
        5 => "Monday",
        _ => "Tuesday",
    }
}

const YEARS: std::ops::RangeInclusive<i64> = 1..=9999;
const DAYS_OF_400_YEARS: i64 = 146_097;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_of_the_calendar_is_the_one_after_the_day_before() {
        let first = Date { year: 1, month: 1, day: 1 }.number();
        let mut expected = Date { year: 1, month: 1, day: 1 };
        for number in first.. {
            assert_eq!(Date::from_number(number), expected);
            assert_eq!(expected.number(), number);
            let leap = expected.year % 4 == 0 && (expected.year % 100 != 0 || expected.year % 400 == 0);
            let days = [31, if leap { 29 } else { 28 }, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
            expected.day += 1;
            if expected.day > days[expected.month as usize - 1] {
                (expected.month, expected.day) = (expected.month + 1, 1);
            }
            if expected.month > 12 {
                (expected.year, expected.month) = (expected.year + 1, 1);
            }
            if expected.year > 2500 {
                break;
            }
        }
    }

    #[test]
    fn known_days() {
        assert_eq!(days_between("2024-02-28", "2024-03-01"), Ok(2));
        assert_eq!(days_between("2000-01-01", "1999-12-31"), Ok(-1));
        assert_eq!(add_days("1970-01-01", 0).as_deref(), Ok("1970-01-01, a Thursday"));
        assert_eq!(add_days("9999-12-31", 1), Err(NotADate));
    }

    #[test]
    fn what_is_no_date() {
        for text in
            ["2023-02-29", "2023-13-01", "0000-01-01", "2023-1-001", "+023-01-01", "2023-01-01-", "ä023-01-1", ""]
        {
            assert_eq!(text.parse::<Date>(), Err(NotADate), "{text}");
        }
    }
}
