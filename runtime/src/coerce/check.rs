//! One scalar against the domain of its node.
//!
//! Numbers are judged as the slot would hold them, so that what passes here passes the parser.

use core::cmp::Ordering;

use toolcall_schema::limits;
use toolcall_schema::table::{Bound, Check, Int, Precision, Width};

use super::domain::{Range, Sizes, format, gaps, only, steps};
use super::shapes::Shapes;
use crate::token::Token;
use crate::token::decimal::{digits, nearest_f32, nearest_f64, whole};
use crate::violation::{Code, Found};

/// What is wrong with one value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Flaw {
    pub(super) code: Code,
    /// The JSON Schema keyword that is broken.
    pub(super) keyword: &'static str,
    pub(super) found: Found,
}

impl Flaw {
    pub(super) const NOT_IN_ENUM: Self = Self { code: Code::NotInEnum, keyword: "enum", found: Found::String };

    pub(super) fn wrong_type(token: Token<'_>) -> Self {
        Self { code: Code::WrongType, keyword: "type", found: kind(token) }
    }
}

/// A boolean.
pub(super) fn boolean(value: bool, checks: &[Check]) -> Result<(), Flaw> {
    match only(checks) {
        Some(only) if only != value => Err(Flaw { found: Found::Boolean, ..Flaw::NOT_IN_ENUM }),
        Some(_) | None => Ok(()),
    }
}

/// The value of a number token for an integer slot.
pub(super) fn integer(number: &str, width: Width, checks: &[Check]) -> Result<Int, Flaw> {
    let range = Range::integers(width, checks);
    let found = Found::Integer;
    let fraction = Flaw { code: Code::NotAnInteger, keyword: "type", found: Found::Number };
    let value = whole(number).ok_or(fraction)?;
    range.hold(value, found)?;
    if matches!(value, Int::Least | Int::Most) && digits(number) > limits::DIGITS as u64 {
        return Err(if value == Int::Most { range.above(found) } else { range.below(found) });
    }
    outside(checks, found, |bound| match bound {
        Bound::Integer(bound) => value.cmp(&bound.into()),
        Bound::Number(_) => Ordering::Equal,
    })?;
    multiple(number, checks, found)?;
    Ok(value)
}

/// Whether an integer travels as text.
pub(super) fn is_quoted(checks: &[Check]) -> bool {
    format(checks).is_some()
}

/// Whether a text is a whole number in the only spelling that it has.
pub(super) fn is_plain(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let is_short = text == "0" || !digits.starts_with('0');
    is_short && !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// The meaning of a string for an integer slot.
pub(super) fn quoted(meaning: &str, width: Width, checks: &[Check]) -> Result<(), Flaw> {
    formatted(meaning, checks)?;
    let flaw = integer(meaning, width, checks).err();
    flaw.map_or(Ok(()), |flaw| Err(Flaw { found: Found::String, ..flaw }))
}

/// A number token for a float slot.
pub(super) fn number(number: &str, precision: Precision, checks: &[Check]) -> Result<(), Flaw> {
    let flaw = judge(number, precision, checks).err();
    flaw.map_or(Ok(()), |flaw| Err(Flaw { found: kind(Token::Number(number)), ..flaw }))
}

fn judge(number: &str, precision: Precision, checks: &[Check]) -> Result<(), Flaw> {
    let (range, found) = (Range::numbers(precision, checks), Found::Number);
    let sent = nearest_f64(number);
    match precision {
        // What rounds to the largest `f32` may be a little larger itself.
        Precision::F32 if nearest_f32(number).is_finite() => {
            range.hold(sent.clamp(f32::MIN.into(), f32::MAX.into()), found)
        }
        Precision::F32 | Precision::F64 => range.hold(sent, found),
    }?;
    outside(checks, found, |bound| match bound {
        Bound::Integer(_) => Ordering::Equal,
        Bound::Number(bound) => sent.total_cmp(&bound),
    })?;
    multiple(number, checks, found)
}

/// Whether the value lies in no hole; `order` compares it with a bound.
fn outside(checks: &[Check], found: Found, order: impl Fn(Bound) -> Ordering) -> Result<(), Flaw> {
    match gaps(checks).any(|(low, high)| order(low).is_gt() && order(high).is_lt()) {
        true => Err(Flaw { code: Code::OutOfRange, keyword: "anyOf", found }),
        false => Ok(()),
    }
}

/// By the digits as they were sent.
fn multiple(number: &str, checks: &[Check], found: Found) -> Result<(), Flaw> {
    match steps(checks).all(|step| step.divides(number)) {
        true => Ok(()),
        false => Err(Flaw { code: Code::NotAMultiple, keyword: "multipleOf", found }),
    }
}

/// The meaning of a string for a text slot.
pub(super) fn text(meaning: &str, checks: &[Check], shapes: &Shapes<'_>) -> Result<(), Flaw> {
    if checks.is_empty() {
        return Ok(());
    }
    formatted(meaning, checks)?;
    match shapes.patterns(checks).all(|pattern| pattern.matches(meaning)) {
        true => Ok(()),
        false => Err(Flaw { code: Code::Pattern, keyword: "pattern", found: Found::String }),
    }
}

/// Its format and its length.
fn formatted(meaning: &str, checks: &[Check]) -> Result<(), Flaw> {
    if let Some(format) = format(checks).filter(|format| !format.fits(meaning)) {
        let (keyword, _) = format.row().shown.keyword();
        return Err(Flaw { code: Code::InvalidFormat, keyword, found: Found::String });
    }
    let Sizes { least, most } = Sizes::of_text(checks);
    if least == 0 && most == u32::MAX {
        return Ok(());
    }
    let length = meaning.chars().count();
    if length < least as usize {
        return Err(Flaw { code: Code::TooShort, keyword: "minLength", found: Found::String });
    }
    if length > most as usize {
        return Err(Flaw { code: Code::TooLong, keyword: "maxLength", found: Found::String });
    }
    Ok(())
}

impl<T: Copy + PartialOrd> Range<T> {
    fn hold(&self, value: T, found: Found) -> Result<(), Flaw> {
        let Self { low, high } = self;
        if value < low.value || (low.is_exclusive && value == low.value) {
            return Err(self.below(found));
        }
        if value > high.value || (high.is_exclusive && value == high.value) {
            return Err(self.above(found));
        }
        Ok(())
    }

    fn below(&self, found: Found) -> Flaw {
        let keyword = if self.low.is_exclusive { "exclusiveMinimum" } else { "minimum" };
        Flaw { code: Code::OutOfRange, keyword, found }
    }

    fn above(&self, found: Found) -> Flaw {
        let keyword = if self.high.is_exclusive { "exclusiveMaximum" } else { "maximum" };
        Flaw { code: Code::OutOfRange, keyword, found }
    }
}

/// The kind of the value that a token is or starts.
fn kind(token: Token<'_>) -> Found {
    match token {
        Token::Null => Found::Null,
        Token::Bool(_) => Found::Boolean,
        // Without a point and an exponent there is nothing to find out; `1e400` is an integer that nobody would call one.
        Token::Number(number)
            if number.contains(['.', 'e', 'E']) && matches!(whole(number), None | Some(Int::Least | Int::Most)) =>
        {
            Found::Number
        }
        Token::Number(_) => Found::Integer,
        Token::Text(_) => Found::String,
        Token::OpenObject => Found::Object,
        Token::OpenArray => Found::Array,
        Token::Key(_) | Token::CloseObject | Token::CloseArray | Token::End => Found::Nothing,
    }
}
