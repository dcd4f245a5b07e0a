//! Outputs that are described: as serde writes them, which need not be as it reads them.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::num::NonZeroU16;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// Describe a place.
#[toolcall::tool(returns)]
pub fn locate<'a>(name: &'a str, visitors: Option<u32>) -> Result<Place<'a>, Nowhere> {
    if name.is_empty() {
        return Err(Nowhere);
    }
    let position = Position { latitude: 59.91, longitude: 10.75 };
    Ok(Place { name, position, visitors, height: None, notes: Vec::new(), cached: true })
}

/// Where something is.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Place<'a> {
    /// As people call it.
    #[serde(rename(serialize = "placeName", deserialize = "place"))]
    name: &'a str,
    #[serde(flatten)]
    position: Position,
    /// How many came; null if nobody counted.
    visitors: Option<u32>,
    /// In metres.
    #[serde(skip_serializing_if = "Option::is_none")]
    height: Option<f32>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    notes: Vec<String>,
    #[serde(skip)]
    pub cached: bool,
}

/// On the surface of the earth.
#[derive(Debug, Serialize)]
pub struct Position {
    /// In degrees.
    latitude: f64,
    /// In degrees.
    #[serde(rename = "lon")]
    longitude: f64,
}

/// The place is not known.
#[derive(Debug)]
pub struct Nowhere;

impl std::fmt::Display for Nowhere {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("there is no place without a name")
    }
}

type Answer<T, E = Nowhere> = Result<T, E>;

/// Find a place, or nothing.
#[toolcall::tool(returns)]
pub fn find(name: &str) -> Answer<Option<Position>> {
    Ok((!name.is_empty()).then_some(Position { latitude: 0.5, longitude: -0.5 }))
}

/// Send an order back as it was understood.
#[toolcall::tool(returns)]
pub fn order(order: Order) -> Order {
    order
}

/// An order; `count` is read, `pieces` is written.
#[toolcall::value]
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// What is bought.
    #[serde(alias = "article")]
    pub item: String,
    /// How many of them.
    #[serde(default = "one", rename(serialize = "pieces", deserialize = "count"))]
    pub count: u8,
    /// Only for the shop.
    #[serde(default, skip_serializing)]
    pub secret: bool,
}

const fn one() -> u8 {
    1
}

/// List the first multiples of a number.
#[toolcall::tool(returns)]
pub fn multiples(of: u16, #[tool(range = 0..=9)] count: u16) -> Vec<u32> {
    (1..=count).map(|factor| u32::from(of) * u32::from(factor)).collect()
}

/// One page of words.
#[toolcall::tool(returns)]
pub fn page(words: Vec<String>) -> Page<Cow<'static, str>, (u8, char)> {
    let marks = words.iter().filter_map(|word| word.chars().next()).map(|first| (1, first)).collect();
    let total = words.len();
    Page { items: words.into_iter().map(Cow::Owned).collect(), marks, total }
}

/// Some of many.
#[derive(Debug, Serialize)]
pub struct Page<T, M> {
    items: Box<[T]>,
    marks: VecDeque<M>,
    /// How many there are in all.
    total: usize,
}

/// Count the letters of a text.
#[toolcall::tool(returns)]
pub fn letters(text: &str) -> BTreeMap<char, NonZeroU16> {
    let mut counts: BTreeMap<char, NonZeroU16> = BTreeMap::new();
    for letter in text.chars() {
        counts.entry(letter).and_modify(|count| *count = count.saturating_add(1)).or_insert(NonZeroU16::MIN);
    }
    counts
}

/// Grow a tree.
#[toolcall::tool(returns)]
pub fn grow(#[tool(range = 0..=4)] height: u8) -> Tree {
    let branches = if height == 0 { Branches(Vec::new()) } else { Branches(vec![grow(height - 1), grow(0)]) };
    Tree { height, branches }
}

/// A tree.
#[derive(Debug, Serialize)]
pub struct Tree {
    height: u8,
    branches: Branches,
}

/// What grows from a tree.
#[derive(Debug, Serialize)]
pub struct Branches(Vec<Tree>);

/// Measure something.
#[toolcall::tool(returns)]
pub fn measure(#[tool(range = 0..=1000)] millis: u16) -> Measured {
    Measured {
        took: Duration::from_millis(millis.into()),
        id: u64::MAX,
        digest: [millis as u8; 4],
        steps: [3, 1, 2].into(),
        by_level: [(-1, "low"), (millis as i8, "high")].into(),
        raw: serde_json::json!({"millis": millis}),
        unit: Unit,
    }
}

/// What was measured.
#[derive(Debug, Serialize)]
pub struct Measured {
    took: Duration,
    #[serde(with = "toolcall::wire::string")]
    id: u64,
    digest: [u8; 4],
    steps: BTreeSet<u8>,
    by_level: BTreeMap<i8, &'static str>,
    /// As it came.
    raw: serde_json::Value,
    unit: Unit,
}

/// There is only one.
#[derive(Debug, Serialize)]
pub struct Unit;

/// Say nothing of what comes back.
#[toolcall::tool(returns = false)]
pub fn silent() -> Position {
    Position { latitude: 0.0, longitude: 0.0 }
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(returns);
}
