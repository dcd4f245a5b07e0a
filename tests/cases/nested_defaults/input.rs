//! Defaults that are lists, maps and objects: shown where they are literals all through, and then written by the
//! coercer where their key is absent.

use std::collections::BTreeMap;

use serde::Serialize;

/// Draw a box.
#[toolcall::tool]
pub fn draw(
    #[tool(default = Size { width: 4, height: HEIGHT, unit: Unit::Em })] size: Size,
    #[tool(default = [1, HEIGHT], max_items = 3)] dashes: Vec<u16>,
    #[tool(default = (1, "solid"))] line: (u16, &str),
    #[tool(default = [("top", Some(1)), ("left", None)])] margins: BTreeMap<String, Option<u16>>,
    #[tool(default = SIZES)] others: Vec<Size>,
    #[tool(default = Some([]))] marks: Option<Vec<char>>,
) -> Drawn<'_> {
    (size, dashes, line, margins, others, marks)
}

/// What `draw` was called with.
pub type Drawn<'a> = (Size, Vec<u16>, (u16, &'a str), BTreeMap<String, Option<u16>>, Vec<Size>, Option<Vec<char>>);

const HEIGHT: u16 = 3;

const SIZES: [Size; 2] =
    [Size { width: 1, height: 1, unit: Unit::Px }, Size { width: HEIGHT, height: 0, unit: Unit::Em }];

/// How large it is.
#[toolcall::value]
#[derive(Debug, Serialize)]
pub struct Size {
    width: u16,
    height: u16,
    #[serde(rename = "in")]
    unit: Unit,
}

/// What is counted.
#[toolcall::value]
#[derive(Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Unit {
    Px,
    Em,
}

/// Fill a box.
#[toolcall::tool]
pub fn fill(
    #[tool(default = Some(3))] depth: Option<u8>,
    #[tool(default = None)] until: Option<u8>,
    #[tool(default = Some(Unit::Px))] unit: Option<Unit>,
    #[tool(default = DEPTH)] most: Option<u8>,
    #[tool(default = Share(50))] share: Share,
    #[tool(default = 'x', example = 'y')] with: char,
    #[tool(example = Size { width: 1, height: HEIGHT, unit: Unit::Px })] area: Size,
    #[tool(default = computed())] parts: Vec<u8>,
) -> (Option<u8>, Option<u8>, Option<Unit>, Option<u8>, Share, char, Size, Vec<u8>) {
    (depth, until, unit, most, share, with, area, parts)
}

const DEPTH: Option<u8> = Some(9);

fn computed() -> Vec<u8> {
    vec![1; 2]
}

/// Parts of a hundred.
#[toolcall::value]
#[derive(Debug, Serialize)]
pub struct Share(u8);

/// Cut a piece.
#[toolcall::tool]
pub fn cut(
    #[tool(default = Area::Circle(3))] keyed: Area,
    #[tool(default = Part::Box { width: HEIGHT, label: None })] tagged: Part,
    #[tool(default = Some(Beside::Both(1, 'x')))] beside: Option<Beside>,
    #[tool(default = Any::Number(7))] any: Any,
) -> (Area, Part, Option<Beside>, Any) {
    (keyed, tagged, beside, any)
}

/// By a key.
#[toolcall::value]
#[derive(Debug, Serialize)]
pub enum Area {
    Circle(u8),
    Box { width: u16 },
    All,
}

/// By a tag.
#[toolcall::value]
#[derive(Debug, Serialize)]
#[serde(tag = "kind")]
pub enum Part {
    Box { width: u16, label: Option<String> },
    All,
}

/// By a tag beside.
#[toolcall::value]
#[derive(Debug, Serialize)]
#[serde(tag = "kind", content = "of")]
pub enum Beside {
    Both(u8, char),
    One(u8),
}

/// By nothing.
#[toolcall::value]
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Any {
    Number(u8),
    Text(String),
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(nested_defaults);
}
