//! Exact arithmetic on numbers as they are written, shared by the catalog, which judges defaults, and the run time,
//! which judges arguments.
//!
//! Whether 0.3 is a multiple of 0.1 is asked of the decimal digits, as JSON Schema means it; a float remainder says no.

use core::fmt;

/// A positive decimal number of few digits, what `multipleOf` asks for: `mantissa` divided by ten to the `places`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Its digits without the point, from 1 to 10^18.
    pub mantissa: u64,
    /// How many of them stand behind the point.
    pub places: u32,
}

impl Step {
    /// The step that a JSON number writes; `None` if it is not positive, or has more than 18 digits.
    pub fn parse(number: &str) -> Option<Self> {
        let Digits { before, after, power } = Digits::of(number);
        let mut all = before.bytes().chain(after.bytes());
        let append = |value: u64, digit: u8| value.checked_mul(10)?.checked_add(u64::from(digit.wrapping_sub(b'0')));
        let mut mantissa = all.try_fold(0, append)?;
        let mut places = size(after.len()).saturating_sub(power);
        while mantissa != 0 && mantissa % 10 == 0 {
            mantissa /= 10;
            places -= 1;
        }
        while places < 0 {
            mantissa = mantissa.checked_mul(10).filter(|value| *value <= MOST)?;
            places += 1;
        }
        let places = u32::try_from(places).ok().filter(|places| *places <= MOST_PLACES)?;
        let is_positive = !number.starts_with('-') && (1..=MOST).contains(&mantissa);
        is_positive.then_some(Self { mantissa, places })
    }

    /// Whether the JSON number is a multiple of it. Linear in the text: no exponent is expanded.
    pub fn divides(self, number: &str) -> bool {
        if self.places == 0
            && let Ok(value) = number.parse::<i64>()
        {
            return value.unsigned_abs().checked_rem(self.mantissa) == Some(0);
        }
        let Digits { before, after, power } = Digits::of(number);
        let digits = || before.bytes().chain(after.bytes());
        let length = before.len() + after.len();
        let trailing = digits().rev().take_while(|digit| *digit == b'0').count();
        if trailing == length {
            return true;
        }
        let scale = power.saturating_sub(size(after.len())).saturating_add(size(trailing));
        // The digits that are left do not end with a zero, so no power of ten divides them.
        let Ok(scale) = u64::try_from(scale.saturating_add(i64::from(self.places))) else { return false };
        let modulus = u128::from(self.mantissa.max(1));
        let rest = digits()
            .take(length - trailing)
            .fold(0, |rest, digit| (rest * 10 + u128::from(digit.wrapping_sub(b'0'))) % modulus);
        (rest * power_of_ten(scale, modulus)).is_multiple_of(modulus)
    }
}

/// `0.25`; with an exponent where that is shorter by far.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { mantissa, places } = *self;
        match places {
            0 => write!(f, "{mantissa}"),
            1..=9 => {
                let (power, width) = (10_u64.pow(places), places as usize);
                write!(f, "{}.{:0width$}", mantissa / power, mantissa % power)
            }
            _ => write!(f, "{mantissa}e-{places}"),
        }
    }
}

/// The parts of a number, without its sign.
struct Digits<'n> {
    before: &'n str,
    after: &'n str,
    power: i64,
}

impl<'n> Digits<'n> {
    fn of(number: &'n str) -> Self {
        let magnitude = number.strip_prefix('-').unwrap_or(number);
        let (digits, power) = magnitude.split_once(['e', 'E']).unwrap_or((magnitude, "0"));
        let (before, after) = digits.split_once('.').unwrap_or((digits, ""));
        Self { before, after, power: exponent(power) }
    }
}

/// Saturates; by then it outweighs any number of digits.
fn exponent(power: &str) -> i64 {
    let (is_negative, digits) = match power.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, power.strip_prefix('+').unwrap_or(power)),
    };
    let append = |size: i64, digit: u8| size.saturating_mul(10).saturating_add(i64::from(digit.wrapping_sub(b'0')));
    let size = digits.bytes().fold(0, append);
    if is_negative { -size } else { size }
}

/// Ten to the `power`, as a remainder. The modulus is below 2^64, so that no product overflows.
fn power_of_ten(mut power: u64, modulus: u128) -> u128 {
    let (mut result, mut base) = (1 % modulus, 10 % modulus);
    while power > 0 {
        if power & 1 == 1 {
            result = result * base % modulus;
        }
        base = base * base % modulus;
        power >>= 1;
    }
    result
}

fn size(length: usize) -> i64 {
    i64::try_from(length).unwrap_or(i64::MAX)
}

const MOST: u64 = 1_000_000_000_000_000_000;

/// More than any `f64` has.
const MOST_PLACES: u32 = 400;

#[cfg(test)]
mod tests {
    use super::*;

    fn step(text: &str) -> Step {
        Step::parse(text).expect(text)
    }

    #[test]
    fn steps_are_positive_and_short() {
        for (text, shown) in [
            ("5", "5"),
            ("5.0", "5"),
            ("0.01", "0.01"),
            ("2.50", "2.5"),
            ("1e3", "1000"),
            ("1e-7", "0.0000001"),
            ("12.5e-1", "1.25"),
            ("5e-324", "5e-324"),
            ("1000000000000000000", "1000000000000000000"),
        ] {
            assert_eq!(step(text).to_string(), shown);
            assert_eq!(step(shown), step(text));
        }
        for text in ["0", "0.0", "-1", "-0.5", "1e19", "1e999999999999999999999", "1234567890123456789.5", "1e-401"] {
            assert_eq!(Step::parse(text), None, "{text}");
        }
    }

    #[test]
    fn multiples_are_exact() {
        for (by, yes, no) in [
            (
                "5",
                &["0", "-0", "5", "-15", "5.0", "1e1", "50e-1", "100000000000000000000"][..],
                &["1", "5.5", "1e0"][..],
            ),
            ("0.1", &["0.3", "-0.7", "1", "1e300", "0.30", "3e-1"], &["0.35", "1e-2", "0.30000000000000004"]),
            ("0.01", &["19.99", "4.35", "0.07", "1.1"], &["19.995", "0.001"]),
            ("0.25", &["1.75", "0.5", "2", "1e2"], &["0.1", "0.75001"]),
            ("3", &["3e20", "9007199254740993", "0.3e1"], &["1e20", "9007199254740992"]),
            ("1e-324", &["5e-324"], &["1e-325"]),
            ("7", &["0e99999999999999999999"], &["1e99999999999999999999", "1e-99999999999999999999"]),
        ] {
            for number in yes {
                assert!(step(by).divides(number), "{number} of {by}");
            }
            for number in no {
                assert!(!step(by).divides(number), "{number} of {by}");
            }
        }
    }

    #[test]
    fn agrees_with_whole_arithmetic() {
        for mantissa in [1_u64, 2, 3, 7, 10, 25, 40, 999, 1_000_000_007] {
            for value in (-300_i64..300).chain([i64::MIN, i64::MAX, 1_000_000_007 * 12]) {
                let expected = value.unsigned_abs() % mantissa == 0;
                let step = Step { mantissa, places: 0 };
                assert_eq!(step.divides(&value.to_string()), expected, "{value} of {mantissa}");
                assert_eq!(step.divides(&format!("{value}.00e0")), expected, "{value} of {mantissa}");
            }
        }
    }
}
