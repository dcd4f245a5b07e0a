//! A record with every kind of slot, written by hand as the build step would emit it, and what serde calls the same.

use std::borrow::Cow;

use serde::Deserialize;

use crate::cursor::{Cursor, Stop};
use crate::key::Key;
use crate::slot::{Slots, Value};

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Place<'a> {
    city: Cow<'a, str>,
    visited: bool,
    people: u64,
    height: i64,
    #[serde(default = "half")]
    pub(super) share: f64,
    #[serde(default)]
    slope: Option<f32>,
    #[serde(default)]
    a_rather_long_note: Option<Cow<'a, str>>,
    parts: Vec<Part<'a>>,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Part<'a> {
    name: Cow<'a, str>,
    #[serde(default)]
    size: Option<u64>,
}

fn half() -> f64 {
    0.5
}

static PLACE: [Key; 8] = [
    Key::required(&"city"),
    Key::required(&"visited"),
    Key::required(&"people"),
    Key::required(&"height"),
    Key::optional(&"share"),
    Key::optional(&"slope"),
    Key::optional(&"a_rather_long_note"),
    Key::required(&"parts"),
];

#[derive(Default)]
struct PlaceSlots<'a, const PREFIX: bool> {
    city: &'a str,
    visited: bool,
    people: u64,
    height: i64,
    share: f64,
    slope: Option<f32>,
    note: Option<&'a str>,
    parts: Option<Vec<Part<'a>>>,
}

impl<'a, const PREFIX: bool> Slots<'a> for PlaceSlots<'a, PREFIX> {
    fn slot(&mut self, index: usize, cursor: &mut Cursor<'a>) -> Result<(), Stop> {
        match index {
            0 => cursor.put_str(0, u32::MAX, &mut self.city),
            1 => cursor.put_bool(&mut self.visited),
            2 => cursor.put_u64(0, 1000, &mut self.people),
            3 => cursor.put_i64(-500, 9000, &mut self.height),
            4 => cursor.put_default_f64(0.0, 1.0, &mut self.share),
            5 => cursor.put_option_f32(f64::MIN, f64::MAX, &mut self.slope),
            6 => cursor.put_option_str(0, 20, &mut self.note),
            7 => cursor.put_with(&mut self.parts, |cursor| cursor.read_list(0, 3, Part::read)),
            _ => Err(Stop),
        }
    }

    fn prefix(&mut self, cursor: &mut Cursor<'a>, seen: &mut u64) -> Result<bool, Stop> {
        macro_rules! field {
            ($bit:literal $literal:literal $next:ident($($argument:expr),*) else $miss:expr) => {
                if cursor.key($literal, &PLACE[$bit])? {
                    *seen |= 1 << $bit;
                    if cursor.$next($($argument),*)? {
                        return Ok(true);
                    }
                } else {
                    $miss
                }
            };
        }
        if !PREFIX {
            return Ok(false);
        }
        field!(0 b"\"city\":" next_str(0, u32::MAX, &mut self.city) else return Ok(false));
        field!(1 b"\"visited\":" next_bool(&mut self.visited) else return Ok(false));
        field!(2 b"\"people\":" next_u64(0, 1000, &mut self.people) else return Ok(false));
        field!(3 b"\"height\":" next_i64(-500, 9000, &mut self.height) else return Ok(false));
        field!(4 b"\"share\":" next_default_f64(0.0, 1.0, &mut self.share) else {});
        field!(5 b"\"slope\":" next_option_f32(f64::MIN, f64::MAX, &mut self.slope) else {});
        field!(6 b"\"a_rather_long_note\":" next_option_str(0, 20, &mut self.note) else {});
        field!(7 b"\"parts\":" next_with(&mut self.parts, |cursor| cursor.read_list(0, 3, Part::read)) else return Ok(false));
        Ok(false)
    }
}

/// `PREFIX` is the hybrid form.
pub(super) fn place<'a, const PREFIX: bool>(cursor: &mut Cursor<'a>) -> Result<Place<'a>, Stop> {
    let mut slots = PlaceSlots::<PREFIX> { share: half(), ..Default::default() };
    cursor.read_record::<1>(&PLACE, &mut slots)?;
    let PlaceSlots { city, visited, people, height, share, slope, note, parts } = slots;
    Ok(Place {
        city: city.into(),
        visited,
        people,
        height,
        share,
        slope,
        a_rather_long_note: note.map(Cow::from),
        parts: parts.ok_or(Stop)?,
    })
}

static PART: [Key; 2] = [Key::required(&"name"), Key::optional(&"size")];

#[derive(Default)]
struct PartSlots<'a> {
    name: &'a str,
    size: Option<u64>,
}

impl<'a> Slots<'a> for PartSlots<'a> {
    fn slot(&mut self, index: usize, cursor: &mut Cursor<'a>) -> Result<(), Stop> {
        match index {
            0 => cursor.put_str(1, 9, &mut self.name),
            1 => cursor.put_option_u64(0, 99, &mut self.size),
            _ => Err(Stop),
        }
    }
}

impl<'a> Value<'a> for Part<'a> {
    fn read(cursor: &mut Cursor<'a>) -> Result<Self, Stop> {
        let mut slots = PartSlots::default();
        cursor.read_record::<1>(&PART, &mut slots)?;
        Ok(Self { name: slots.name.into(), size: slots.size })
    }
}
