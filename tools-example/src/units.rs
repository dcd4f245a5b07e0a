//! Conversion between units: an enum as a parameter, a default, a range.

use std::fmt;

use serde::Serialize;

/// Convert a measurement from one unit into another of the same kind.
///
/// # Parameters
/// * `value` - the number to convert
/// * `from` - the unit it is in
/// * `to` - the unit it shall be in
/// * `decimals` - how many decimals to round to
#[toolcall::tool(title = "Convert units", read_only)]
pub(crate) fn convert(
    #[tool(range = -1_000_000_000_000.0..=1_000_000_000_000.0)] value: f64,
    from: Unit,
    to: Unit,
    #[tool(default = 3, range = 0..=9)] decimals: u8,
) -> Result<Measurement, OtherKind> {
    let (source, target) = (from.scale(), to.scale());
    if source.kind != target.kind {
        return Err(OtherKind { from, to });
    }
    let exact = (value * source.factor + source.offset - target.offset) / target.factor;
    let step = 10_f64.powi(decimals.into());
    Ok(Measurement { value: (exact * step).round() / step, unit: to })
}

/// A unit of measurement.
#[toolcall::value]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Unit {
    Metre,
    Kilometre,
    /// The English mile.
    Mile,
    /// Of a ship or an aircraft.
    NauticalMile,
    Gram,
    Kilogram,
    Pound,
    Celsius,
    Fahrenheit,
    Kelvin,
}

impl Unit {
    const fn scale(self) -> Scale {
        let (kind, factor, offset) = match self {
            Self::Metre => (Kind::Length, 1.0, 0.0),
            Self::Kilometre => (Kind::Length, 1000.0, 0.0),
            Self::Mile => (Kind::Length, 1609.344, 0.0),
            Self::NauticalMile => (Kind::Length, 1852.0, 0.0),
            Self::Gram => (Kind::Mass, 0.001, 0.0),
            Self::Kilogram => (Kind::Mass, 1.0, 0.0),
            Self::Pound => (Kind::Mass, 0.453_592_37, 0.0),
            Self::Celsius => (Kind::Temperature, 1.0, 273.15),
            Self::Fahrenheit => (Kind::Temperature, 5.0 / 9.0, 459.67 * 5.0 / 9.0),
            Self::Kelvin => (Kind::Temperature, 1.0, 0.0),
        };
        Scale { kind, factor, offset }
    }
}

/// A unit in terms of the base unit of its kind: `base = value * factor + offset`.
struct Scale {
    kind: Kind,
    factor: f64,
    offset: f64,
}

#[derive(PartialEq)]
enum Kind {
    Length,
    Mass,
    Temperature,
}

/// What the model gets, as JSON.
#[derive(Debug, PartialEq, Serialize)]
pub(crate) struct Measurement {
    value: f64,
    unit: Unit,
}

/// What the model reads when it mixes kinds.
#[derive(Debug, PartialEq)]
pub(crate) struct OtherKind {
    from: Unit,
    to: Unit,
}

impl fmt::Display for OtherKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} and {:?} measure different things", self.from, self.to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_conversions() {
        let value = |value, from, to| convert(value, from, to, 2).map(|measurement| measurement.value);
        assert_eq!(value(26.2, Unit::Mile, Unit::Kilometre), Ok(42.16));
        assert_eq!(value(100.0, Unit::Celsius, Unit::Fahrenheit), Ok(212.0));
        assert_eq!(value(-40.0, Unit::Fahrenheit, Unit::Celsius), Ok(-40.0));
        assert!(value(1.0, Unit::Pound, Unit::Metre).is_err());
    }
}
