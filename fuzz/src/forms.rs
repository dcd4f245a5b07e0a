//! Types that hold one of several forms, and a tool that takes them all.

use serde::Deserialize;

/// Forms of every kind.
#[toolcall::tool]
pub fn choose(
    outside: Vec<Outside>,
    inside: Vec<Inside>,
    beside: Vec<Beside>,
    loose: Vec<Loose>,
    pair: (i32, String),
    page: Page<Loose>,
) -> String {
    format!("{outside:?}{inside:?}{beside:?}{loose:?}{pair:?}{page:?}")
}

/// The arguments of `choose` as serde reads them.
#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of `choose`")]
pub struct Choose {
    pub outside: Vec<Outside>,
    pub inside: Vec<Inside>,
    pub beside: Vec<Beside>,
    pub loose: Vec<Loose>,
    pub pair: (i32, String),
    pub page: Page<Loose>,
}

/// Named by its only key.
#[toolcall::value]
#[derive(Debug, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "nobody reads them")]
pub enum Outside {
    Nothing,
    NoMore,
    One(u8),
    Two(u8, String),
    Fields { a: i64, b: Option<bool> },
}

/// Named under a tag.
#[toolcall::value]
#[derive(Debug, PartialEq, Deserialize)]
#[serde(tag = "kind", deny_unknown_fields)]
#[expect(missing_docs, reason = "nobody reads them")]
pub enum Inside {
    Nothing,
    Fields { a: i64, rest: Vec<Self> },
    Point(Point),
}

/// Named under a tag, beside what it holds.
#[toolcall::value]
#[derive(Debug, PartialEq, Deserialize)]
#[serde(tag = "t", content = "c", deny_unknown_fields)]
#[expect(missing_docs, reason = "nobody reads them")]
pub enum Beside {
    Nothing,
    One(String),
    Fields { a: i64 },
}

/// Without a name.
#[toolcall::value]
#[derive(Debug, PartialEq, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
#[expect(missing_docs, reason = "nobody reads them")]
pub enum Loose {
    Number(i64),
    Text(String),
    Pair(bool, u8),
    Many(Vec<Self>),
    Fields { a: i64, b: Option<u8> },
    Other { a: i64, c: Vec<Self> },
}

/// A point.
#[toolcall::value]
#[derive(Debug, PartialEq, Deserialize)]
#[expect(missing_docs, reason = "nobody reads them")]
pub struct Point {
    pub x: i32,
    pub y: Option<i32>,
}

/// A part of a list.
#[toolcall::value]
#[derive(Debug, PartialEq, Deserialize)]
#[expect(missing_docs, reason = "nobody reads them")]
pub struct Page<T> {
    pub items: Vec<T>,
    #[serde(flatten)]
    pub at: Point,
}
