//! Types that cannot be read from JSON.

pub mod tools {
    toolcall::include_tools!();
}

/// Names that are not there.
#[toolcall::tool]
pub fn unknown(order: Oder, lost: Lost) {}

/// A type of another crate.
#[toolcall::tool]
pub fn foreign(at: other::Time) {}

/// Types that have no form yet.
#[toolcall::tool]
pub fn unsupported(pair: (u32, u32), names: std::collections::BinaryHeap<String>) {}

/// Arrays without a length that fits.
#[toolcall::tool]
pub fn arrays(none: [u32; 0], unknown: [u32; size()], large: [[u64; 64]; 64], room: smallvec::SmallVec<[String; 700]>) {
}

/// Items that are large however short they are sent; the last list is of pointers.
#[toolcall::tool]
pub fn items(
    rows: Vec<Option<[u64; 2000]>>,
    map: std::collections::BTreeMap<String, Lazy>,
    boxes: Box<[Form]>,
    rooms: Vec<smallvec::SmallVec<[u64; 100]>>,
    full: Vec<[u64; 2000]>,
    pointers: Vec<Option<Box<[u64; 2000]>>>,
) {
}

/// A type that is on the stack as often as arguments are deep.
#[toolcall::tool]
pub fn deep(chain: Link) {}

/// Arrays that are too large together.
#[toolcall::tool]
pub fn together(a: Four, b: Four, c: [u64; 2000]) {}

/// Arrays have their length already.
#[toolcall::tool]
pub fn lengths(#[tool(items = 4)] other: [u32; 3], #[tool(items = 3)] said_again: [u32; 3]) {}

/// A parameter that may be anything.
#[toolcall::tool]
pub fn untyped(filter: serde_json::Value) {}

/// A character with a length of its own, and defaults and examples that are none.
#[toolcall::tool]
pub fn characters(
    #[tool(length = 2)] letter: char,
    #[tool(length = 1)] said_again: char,
    #[tool(default = "ab")] two: char,
    #[tool(example = "")] none: char,
    #[tool(range = 1..)] number: char,
) {
}

/// Types that never have one.
#[toolcall::tool]
pub fn impossible(run: fn(), any: Box<dyn Send>, cell: std::cell::RefCell<u32>, pointer: *const u8) {}

/// References to something else than text.
#[toolcall::tool]
pub fn references(count: &u32, name: &String, names: &[String]) {}

/// Text that lives for ever.
#[toolcall::tool]
pub fn for_ever(city: &'static str, line: Line<'static>) {}

/// Contains itself.
#[toolcall::tool]
pub fn recursive(tree: Tree) {}

/// An option of an option.
#[toolcall::tool]
pub fn nested(city: Option<Option<u32>>) {}

/// Enums that are no list of names.
#[toolcall::tool]
pub fn enums(unit: Unit, none: Nothing) {}

/// A wrong number of types.
#[toolcall::tool]
pub fn arguments(cities: Vec, flag: bool<u32>, two: Option<u32, u32>) {}

/// Keys that are no text, and text that is none.
#[toolcall::tool]
pub fn keys(map: std::collections::BTreeMap<bool, u32>, text: std::borrow::Cow<'_, [u8]>, list: smallvec::SmallVec<u8>) {
}

/// Deeper than any arguments: the last by the levels that a value of any form may have. The first just fits.
#[toolcall::tool]
pub fn depths(
    fits: Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Deep>>>>>>>>>>>>>>>,
    list: Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Deep>>>>>>>>>>>>>>>>,
    tree: std::collections::BTreeMap<String, Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Deep>>>>>>>>>>>>>>>>,
    any: Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Open>>>>>>>>>>>>>>>>,
) {
}

/// Something else.
#[toolcall::tool]
pub fn not_a_type(marker: Marker, nothing: Empty) {}

pub struct Lazy {
    pub cells: Option<[u64; 200]>,
}

pub enum Form {
    Small,
    Large([u64; 1000]),
}

pub struct Link {
    pub cells: [u64; 300],
    pub next: Option<Box<Link>>,
}

pub struct Four(pub [u64; 2000], pub [u64; 2000], pub [u64; 2000], pub [u64; 2000]);

pub struct Order {
    pub id: u32,
}

pub struct Line<'a> {
    pub text: &'a str,
}

#[toolcall::value]
pub struct Deep {
    pub down: Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Deeper>>>>>>>>>>>>>>>,
}

#[toolcall::value]
pub struct Deeper {
    pub down: Option<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Deepest>>>>>>>>>>>>>>>>,
}

#[toolcall::value]
pub struct Deepest {
    pub down: Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<bool>>>>>>>>>>>>>,
}

#[toolcall::value]
pub struct Open {
    pub down: Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Opener>>>>>>>>>>>>>>>,
}

#[toolcall::value]
pub struct Opener {
    pub down: Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<Vec<serde_json::Value>>>>>>>>>>>>>,
}

pub struct Tree {
    pub inner: Wrapped,
}

#[serde(untagged)]
pub enum Unit {
    Unknown,
    Celsius(u32),
    Kelvin,
}

/// What never ends.
#[toolcall::tool]
fn endless(
    chain: Chain,
    chains: Vec<Chain>,
    pairs: Option<[Chain; 2]>,
    either: Either,
    fine: Ends,
    raw: &toolcall::RawJson<'_>,
    grid: Grid<4, 5>,
    other: Grid<{ count() }>,
    out: Ends,
) {
}

pub struct Chain {
    pub number: u8,
    pub next: Box<Chain>,
}

pub enum Either {
    Left(Box<Either>),
    Right { of: Chain },
}

pub enum Ends {
    More(Box<Ends>),
    Last,
}

pub struct Grid<const N: usize = 2>(pub [[u8; N]; N]);

pub enum Nothing {}

pub trait Marker {}

pub struct Empty;

#[toolcall::value]
pub struct Wrapped(Same);

#[toolcall::value]
pub struct Same(Wrapped);
