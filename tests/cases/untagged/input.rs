//! Enums whose variants have no names: the first form that fits is the one.

/// Say what a value is.
///
/// # Parameters
/// * `value` - one of several forms
#[toolcall::tool]
pub fn describe(value: Value<'_>) -> String {
    value.describe()
}

/// Count the leaves of a filter.
#[toolcall::tool]
pub fn count(filter: Option<Filter>) -> usize {
    filter.as_ref().map_or(0, Filter::leaves)
}

/// A value in one of several forms.
#[toolcall::value]
#[derive(Debug, serde::Deserialize)]
#[serde(untagged)]
pub enum Value<'a> {
    /// A whole number.
    Whole(i64),
    /// Any other number.
    Number(f64),
    /// A short text.
    Short(#[tool(length = ..=3)] &'a str),
    /// Any other text.
    Long(String),
    /// A point in the plane.
    Point {
        x: i32,
        y: i32,
        /// Seldom given.
        #[tool(default = 7)]
        z: i32,
    },
    /// A point on a line: the form above wants a `y`.
    Line { x: i32, y: Option<i32> },
    /// A pair.
    Pair(bool, u8),
    /// Any number of small numbers.
    Many(Vec<u8>),
}

impl Value<'_> {
    fn describe(&self) -> String {
        match self {
            Self::Whole(value) => format!("whole {value}"),
            Self::Number(value) => format!("number {value}"),
            Self::Short(text) => format!("short {text}"),
            Self::Long(text) => format!("long {text}"),
            Self::Point { x, y, z } => format!("point {x} {y} {z}"),
            Self::Line { x, y } => format!("line {x} {y:?}"),
            Self::Pair(flag, count) => format!("pair {flag} {count}"),
            Self::Many(values) => format!("many {values:?}"),
        }
    }
}

/// Measure some things.
#[toolcall::tool]
pub fn measure(things: Things) -> String {
    match things {
        Things::Numbers(numbers) => format!("numbers {numbers:?}"),
        Things::Texts(texts) => format!("texts {texts:?}"),
    }
}

/// Lists of one kind each: an item of the one is never one of the other.
#[toolcall::value]
#[derive(Debug, serde::Deserialize)]
#[serde(untagged)]
pub enum Things {
    /// How long each is.
    Numbers(Vec<u16>),
    /// What each is called.
    Texts(Vec<String>),
}

/// A filter: all of some, any of some, or a word.
#[toolcall::value]
#[derive(Debug, serde::Deserialize)]
#[serde(untagged)]
pub enum Filter {
    /// All of these.
    All { all: Vec<Self> },
    /// Any of these.
    Any { any: Vec<Self> },
    /// A word.
    Word(String),
}

impl Filter {
    fn leaves(&self) -> usize {
        match self {
            Self::All { all: parts } | Self::Any { any: parts } => parts.iter().map(Self::leaves).sum(),
            Self::Word(word) => usize::from(!word.is_empty()),
        }
    }
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(untagged);
}
