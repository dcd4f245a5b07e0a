//! The tool that hostile arguments are sent to: a place for each kind of value that may be sent too much of.

use std::collections::HashMap;

use serde::Deserialize;
use toolcall::RawJson;

use crate::wide::Row;

/// Take whatever comes.
#[toolcall::tool(allow = "L007")]
#[expect(clippy::too_many_arguments, reason = "a place for each kind of value")]
pub fn take(
    batches: Option<Vec<Batch<'_>>>,
    colours: Option<Vec<Vec<Colour>>>,
    texts: Option<Vec<&str>>,
    #[tool(pattern = "^([a-z]+ )*[a-z]+$")] words: Option<&str>,
    whole: Option<Vec<Vec<i64>>>,
    floats: Option<Vec<Vec<f64>>>,
    raw: Option<RawJson<'_>>,
    forms: Option<Vec<Vec<Form>>>,
    filter: Option<Filter>,
    maps: Option<Vec<HashMap<String, u8>>>,
    #[tool(unique)] numbers: Option<Vec<u32>>,
    #[tool(unique)] points: Option<Vec<Point>>,
    rows: Option<Vec<Vec<Vec<u8>>>>,
    alike: Option<Vec<Alike>>,
    wide: Option<Vec<Row>>,
    tree: Option<Tree>,
) -> usize {
    let lengths = [
        batches.map_or(0, |all| all.len()),
        colours.map_or(0, |all| all.len()),
        texts.map_or(0, |all| all.len()) + words.map_or(0, str::len),
        whole.map_or(0, |all| all.len()) + floats.map_or(0, |all| all.len()),
        raw.map_or(0, |raw| raw.as_str().len()),
        forms.map_or(0, |all| all.len()) + usize::from(filter.is_some()),
        maps.map_or(0, |all| all.len()),
        numbers.map_or(0, |all| all.len()) + points.map_or(0, |all| all.len()),
        rows.map_or(0, |all| all.len()) + alike.map_or(0, |all| all.len()),
        wide.map_or(0, |all| all.len()) + usize::from(tree.is_some()),
    ];
    lengths.iter().sum()
}

/// What a typical call has much of: records in lists of records.
#[toolcall::value]
#[derive(Debug)]
pub struct Batch<'a> {
    pub customer: &'a str,
    pub express: bool,
    pub orders: Vec<Order<'a>>,
}

/// One line of it.
#[toolcall::value]
#[derive(Debug)]
pub struct Order<'a> {
    pub sku: &'a str,
    #[tool(range = 1..=10_000)]
    pub quantity: u32,
    #[tool(minimum = 0.0)]
    pub price: f64,
    pub colour: Colour,
    pub note: Option<&'a str>,
}

/// Names that are nearly one another.
#[toolcall::value]
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    LightRed,
    LightGreen,
    LightBlue,
    LightGrey,
    DarkRed,
    DarkGreen,
    DarkBlue,
    DarkGrey,
    PaleRed,
    PaleGreen,
    PaleBlue,
    PaleGrey,
    DeepRed,
    DeepGreen,
    DeepBlue,
    DeepGrey,
    WarmRed,
    WarmGrey,
}

/// Forms that can only be tried.
#[toolcall::value]
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub enum Form {
    Circle { x: f64, y: f64, radius: u32 },
    Box { x: f64, y: f64, width: u32, height: u32 },
    Line { x: f64, y: f64, to: Point },
    Label { x: f64, y: f64, label: String },
    Number(u8),
    Name(Colour),
}

/// Forms within forms.
#[toolcall::value]
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub enum Filter {
    All { all: Vec<Self> },
    Any { all: Vec<Self>, any: u8 },
    Not { not: Box<Self> },
    Is(u8),
}

/// A place.
#[toolcall::value]
#[derive(Debug, Deserialize)]
pub struct Point {
    pub x: u32,
    pub y: u32,
}

/// Within itself: under a tag that may come last, behind keys that there are not, in lists that hold each once.
#[toolcall::value]
#[derive(Debug, Deserialize)]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum Tree {
    Not { of: Box<Self> },
    Next { next: Link },
    Sets(Set),
    Leaf { values: Vec<f64> },
}

/// One of a chain.
#[toolcall::value]
#[derive(Debug, Deserialize)]
pub struct Link {
    pub next: Option<Box<Self>>,
    pub values: Option<Vec<f64>>,
    pub last: Option<bool>,
}

/// One of a nest.
#[toolcall::value]
#[derive(Debug, Deserialize)]
pub struct Set {
    #[tool(unique)]
    pub sets: Option<Vec<Self>>,
    #[tool(unique)]
    pub values: Option<Vec<f64>>,
}

/// Keys of which the first half is the same.
#[toolcall::value]
#[derive(Debug)]
pub struct Alike {
    pub the_number_of_pieces_that_are_left_in_the_first_warehouse: Option<u8>,
    pub the_number_of_pieces_that_are_left_in_the_second_warehouse: Option<u8>,
    pub the_number_of_pieces_that_are_left_in_the_third_warehouse: Option<u8>,
    pub the_number_of_pieces_that_are_left_in_the_fourth_warehouse: Option<u8>,
    pub the_number_of_pieces_that_are_left_in_the_fifth_warehouse: Option<u8>,
    pub the_number_of_pieces_that_are_left_in_the_sixth_warehouse: Option<u8>,
    pub the_number_of_pieces_that_are_left_in_the_seventh_warehouse: Option<u8>,
    pub the_number_of_pieces_that_are_left_in_the_eighth_warehouse: Option<u8>,
}

pub mod dispatch {
    //! What the build step wrote for this tool.
    toolcall::include_tools!(families);
}
