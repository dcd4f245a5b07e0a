//! Durations of ISO 8601: as RFC 3339 (appendix A) has them, and with a sign and a fraction.

/// A duration, part by part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields say it")]
pub struct Parts {
    pub years: u32,
    pub months: u32,
    pub weeks: u32,
    pub days: u32,
    pub hours: u32,
    pub minutes: u32,
    pub seconds: u32,
}

impl Parts {
    /// All of it in seconds; `None` if there are years or months, whose length is not known.
    pub fn seconds(&self) -> Option<u64> {
        let Self { years, months, weeks, days, hours, minutes, seconds } = *self;
        let days = 7 * u64::from(weeks) + u64::from(days);
        let minutes = 60 * (24 * days + u64::from(hours)) + u64::from(minutes);
        (years == 0 && months == 0).then(|| 60 * minutes + u64::from(seconds))
    }
}

/// `P1Y2M10DT2H30M`, `P3W`: each unit follows the next larger one, or is the first. No number is above 100 million, so
/// that every type holds it.
pub fn plain(text: &str) -> Option<Parts> {
    let (date, time) = halves(text.strip_prefix('P')?)?;
    let mut parts = Parts::default();
    if let Some(weeks) = date.strip_suffix('W') {
        parts.weeks = number(weeks)?;
        return time.is_none().then_some(parts);
    }
    let Parts { years, months, days, hours, minutes, seconds, .. } = &mut parts;
    in_a_row(date, [('Y', years), ('M', months), ('D', days)])?;
    in_a_row(time.unwrap_or_default(), [('H', hours), ('M', minutes), ('S', seconds)])?;
    Some(parts)
}

/// `-P1DT2H30M0.5S`: whole seconds, and nanoseconds of the same sign.
pub fn signed(text: &str) -> Option<(i64, i32)> {
    let (is_negative, rest) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
    let (date, time) = halves(rest.strip_prefix('P')?)?;
    let days = if date.is_empty() { 0 } else { number(date.strip_suffix('D')?)? };
    let (hours, rest) = unit(time.unwrap_or_default(), 'H')?;
    let (minutes, rest) = unit(rest, 'M')?;
    let (seconds, fraction) = match rest.strip_suffix('S') {
        Some(rest) => rest.split_once('.').map_or((rest, None), |(seconds, digits)| (seconds, Some(digits))),
        None if rest.is_empty() => ("0", None),
        None => return None,
    };
    let is_fraction = |digits: &&str| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let nanoseconds = match fraction {
        Some(digits) => super::civil::nanoseconds(Some(digits).filter(is_fraction)?.as_bytes()),
        None => 0,
    };
    let whole = Parts { days, hours, minutes, seconds: number(seconds)?, ..Parts::default() }.seconds()?;
    let (whole, nanoseconds) = (whole.cast_signed(), nanoseconds.cast_signed());
    Some(if is_negative { (-whole, -nanoseconds) } else { (whole, nanoseconds) })
}

/// What stands before and behind the `T`; at least one unit, and one behind a `T`.
fn halves(text: &str) -> Option<(&str, Option<&str>)> {
    match text.split_once('T') {
        Some((date, time)) => (!time.is_empty()).then_some((date, Some(time))),
        None => (!text.is_empty()).then_some((text, None)),
    }
}

/// Units without one left out between them.
fn in_a_row<const N: usize>(mut text: &str, units: [(char, &mut u32); N]) -> Option<()> {
    let mut has_begun = false;
    for (letter, part) in units {
        let (value, rest) = unit(text, letter)?;
        let is_there = rest.len() < text.len();
        if has_begun && !is_there && !text.is_empty() {
            return None;
        }
        has_begun |= is_there;
        (*part, text) = (value, rest);
    }
    text.is_empty().then_some(())
}

/// The number before `letter`, 0 if it is not there, and what follows.
fn unit(text: &str, letter: char) -> Option<(u32, &str)> {
    match text.split_once(letter) {
        Some((digits, rest)) if digits.bytes().all(|byte| byte.is_ascii_digit()) => Some((number(digits)?, rest)),
        Some(_) | None => Some((0, text)),
    }
}

fn number(digits: &str) -> Option<u32> {
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|value| is_number && *value <= MOST)
}

const MOST: u32 = 100_000_000;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_stand_in_a_row() {
        for (good, seconds) in [
            ("PT1H30M", Some(5400)),
            ("P2D", Some(172_800)),
            ("P3W", Some(1_814_400)),
            ("P1DT1S", Some(86_401)),
            ("PT0S", Some(0)),
            ("PT100000000S", Some(100_000_000)),
            ("P1Y", None),
            ("P1Y2M10DT2H30M5S", None),
            ("P1M", None),
        ] {
            assert_eq!(plain(good).expect(good).seconds(), seconds, "{good}");
        }
        for bad in ["P", "PT", "P1", "PT1H30S", "P1Y1D", "P1D2M", "P1W1D", "P1WT1H", "PT1H1H", "p1d", "PT1.5S", "-P1D"]
        {
            assert_eq!(plain(bad), None, "{bad}");
        }
        for bad in ["P1DT", "1D", "PT", "P+1D", "PT100000001S", "PT1M1H", "P1H", "PT1D", "P 1D", "PT٣S"] {
            assert_eq!(plain(bad), None, "{bad}");
        }
    }

    #[test]
    fn signs_and_fractions() {
        for (good, expected) in [
            ("PT1H30M", (5400, 0)),
            ("-PT0.5S", (0, -500_000_000)),
            ("-P1DT1.000000001S", (-86_401, -1)),
            ("PT1H0.9999999999S", (3600, 999_999_999)),
            ("P2D", (172_800, 0)),
        ] {
            assert_eq!(signed(good), Some(expected), "{good}");
        }
        for bad in ["P", "-", "P1W", "P1Y", "PT.5S", "PT1.S", "PT1.5M", "--PT1S", "+PT1S", "PT1S1H", "PT-1S"] {
            assert_eq!(signed(bad), None, "{bad}");
        }
    }
}
