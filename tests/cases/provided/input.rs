//! Types of other crates of which a provider in the build script says what they are: `tests/providers.rs`.

use std::array::IntoIter;
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::net::{AddrParseError, SocketAddr};
use std::num::Saturating;
use std::ops::{Bound, Range, RangeInclusive};
use std::str::Chars;

use chrono::{Month, Weekday};

/// Open a connection.
///
/// # Parameters
/// * `to` - address and port
/// * `others` - to try if that fails
/// * `names` - for people
#[toolcall::tool]
pub fn connect(
    to: SocketAddr,
    #[tool(unique)] others: Option<Vec<SocketAddr>>,
    names: Option<BTreeMap<SocketAddr, &str>>,
) -> (SocketAddr, usize, Option<String>) {
    let name = names.and_then(|names| names.get(&to).map(ToString::to_string));
    (to, others.map_or(0, |others| others.len()), name)
}

/// Plan a delivery.
///
/// # Parameters
/// * `month` - by its number
/// * `days` - on which it may come
/// * `hours` - from and until
/// * `weight` - in kilograms, at least and at most
/// * `late` - after this hour it is late
/// * `tries` - how many
#[toolcall::tool]
pub fn plan(
    month: Month,
    #[tool(default = [Weekday::Mon])] days: [Weekday; 1],
    hours: Range<u8>,
    weight: Option<RangeInclusive<i64>>,
    late: Bound<u8>,
    #[tool(default = Saturating(3))] tries: Saturating<u8>,
) -> String {
    format!("{} {days:?} {hours:?} {weight:?} {late:?} {tries}", month.name())
}

/// Keep two stays.
///
/// # Parameters
/// * `first` - the one
/// * `second` - the other
#[toolcall::tool]
pub fn keep(first: Stay, second: Option<Stay>) -> String {
    let shown = |stay: &Stay| format!("{:?} on {}", stay.nights, stay.on);
    format!("{}, {:?}", shown(&first), second.as_ref().map(shown))
}

/// Walk a way.
///
/// # Parameters
/// * `marks` - letters to look for
/// * `steps` - how far each time
/// * `back` - the same on the way back
#[toolcall::tool]
pub fn walk(marks: Chars<'_>, steps: IntoIter<u16, STEPS>, back: Option<Box<IntoIter<u16, 3>>>) -> String {
    let back: Vec<_> = back.into_iter().flat_map(|back| *back).collect();
    format!("{:?} {:?} {back:?}", marks.rev().collect::<String>(), steps.collect::<Vec<_>>())
}

const STEPS: usize = 3;

/// Some nights.
#[derive(Debug)]
pub struct Stay {
    /// From the first to the one after the last.
    pub nights: Range<u32>,
    /// A day of arrival.
    pub on: Weekday,
}

pub(crate) fn address(text: &str) -> Result<SocketAddr, AddrParseError> {
    text.parse()
}

pub(crate) fn weekday(name: &str) -> Result<Weekday, chrono::ParseWeekdayError> {
    name.parse()
}

pub(crate) fn ends(json: &str) -> Result<RangeInclusive<i64>, String> {
    let (low, high) = serde_json::from_str(json).map_err(|error| error.to_string())?;
    if low <= high { Ok(low..=high) } else { Err(format!("{low} is more than {high}")) }
}

pub(crate) fn bound(json: &str) -> Result<Bound<u8>, serde_json::Error> {
    Ok(serde_json::from_str::<Option<u8>>(json)?.map_or(Bound::Unbounded, Bound::Included))
}

pub(crate) fn letters(text: &str) -> Result<Chars<'_>, Infallible> {
    Ok(text.chars())
}

pub(crate) fn steps(json: &str) -> Result<IntoIter<u16, STEPS>, serde_json::Error> {
    Ok(serde_json::from_str::<[u16; STEPS]>(json)?.into_iter())
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(provided);
}
