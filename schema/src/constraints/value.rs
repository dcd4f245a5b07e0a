//! Values of constraints: the shapes they go with, how they are read, how they are shown. What the keyword files share.

use super::Check;
use crate::catalog::Shape;
use crate::json::Json;
use crate::pattern::Shared;
use crate::table::{Bound, Step};

pub(super) fn is_numeric(shape: &Shape) -> bool {
    matches!(shape, Shape::Integer(_) | Shape::Number(_))
}

pub(super) fn is_text(shape: &Shape) -> bool {
    matches!(shape, Shape::Text)
}

pub(super) fn is_list(shape: &Shape) -> bool {
    matches!(shape, Shape::List(_) | Shape::Tuple(_))
}

/// Reads a bound in the arithmetic of the shape.
pub(super) fn read_bound(value: &Json, shape: &Shape) -> Result<Bound, String> {
    if !matches!(shape, Shape::Integer(_)) {
        return read_number(value).map(Bound::Number);
    }
    let Json::Integer(value) = value else { return Err(format!("takes a whole number here, not {value}")) };
    Ok(Bound::Integer(*value))
}

fn read_number(value: &Json) -> Result<f64, String> {
    if let Json::Number(number) = value
        && number.is_finite()
    {
        return Ok(*number);
    }
    let Json::Integer(whole) = value else { return Err(format!("takes a number, not {value}")) };
    let digits = whole.unsigned_abs();
    if digits.leading_zeros() + digits.trailing_zeros() < u128::BITS - f64::MANTISSA_DIGITS {
        return Err(format!("cannot be {whole}: no `f64` has exactly this value"));
    }
    Ok(*whole as f64)
}

/// Reads a step. A float is meant as its shortest digits say it, as it is shown.
pub(super) fn read_step(value: &Json, shape: &Shape) -> Result<Step, String> {
    let is_number = match value {
        Json::Integer(_) => true,
        Json::Number(_) => !matches!(shape, Shape::Integer(_)),
        Json::Null | Json::Bool(_) | Json::Text(_) | Json::List(_) | Json::Object(_) => false,
    };
    if !is_number {
        let kind = if matches!(shape, Shape::Integer(_)) { "whole number here" } else { "number" };
        return Err(format!("takes a positive {kind}, not {value}"));
    }
    Step::parse(&value.to_string()).ok_or_else(|| format!("takes a positive number of at most 18 digits, not {value}"))
}

pub(super) fn read_size(value: &Json) -> Result<u32, String> {
    let Json::Integer(size) = value else { return Err(format!("takes a whole number, not {value}")) };
    u32::try_from(*size).map_err(|_| format!("takes a number from 0 to {}, not {size}", u32::MAX))
}

/// Reads the text of a pattern; whether it is of the subset is asked where the answer can name its own remedy.
pub(super) fn read_pattern(value: &Json) -> Result<Shared, String> {
    let Json::Text(pattern) = value else { return Err(format!("takes a text, not {value}")) };
    Ok(Shared::new(pattern))
}

/// The value of a check as JSON.
pub(super) fn value_of(check: &Check) -> Json {
    match *check {
        Check::Minimum(bound)
        | Check::Maximum(bound)
        | Check::ExclusiveMinimum(bound)
        | Check::ExclusiveMaximum(bound) => match bound {
            Bound::Integer(value) => Json::Integer(value),
            Bound::Number(value) => Json::Number(value),
        },
        Check::Format(format) => Json::text(format.row().shown.keyword().1),
        // A hole is shown by the ends of the ranges around it.
        Check::Gap(..) => Json::Null,
        Check::MultipleOf(Step { mantissa, places: 0 }) => Json::Integer(mantissa.into()),
        // It was read from the digits of this number.
        Check::MultipleOf(step) => Json::Number(step.to_string().parse().unwrap_or(f64::NAN)),
        Check::Pattern(ref pattern) => Json::text(pattern.source()),
        Check::UniqueItems => Json::Bool(true),
        Check::Only(only) => Json::List(vec![Json::Bool(only)]),
        Check::MinLength(size) | Check::MaxLength(size) | Check::MinItems(size) | Check::MaxItems(size) => {
            Json::Integer(size.into())
        }
    }
}
