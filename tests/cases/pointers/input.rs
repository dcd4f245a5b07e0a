//! Pointers: what is behind them, at another place. With them a type may contain itself directly.

use std::sync::Arc;

/// Draw a line of text.
///
/// # Parameters
/// * `text` - what to draw
/// * `times` - how often
/// * `colour` - in which colour
#[toolcall::tool]
pub fn draw(
    #[tool(length = 1..=20)] text: Box<str>,
    #[tool(default = 1)] times: Box<u8>,
    #[tool(default = Colour::Black)] colour: Arc<Colour>,
    #[tool(default = MARK)] mark: Option<Arc<str>>,
) -> String {
    let mark = mark.map_or_else(String::new, |mark| mark.to_string());
    format!("{mark}{} {colour:?}", text.repeat((*times).into()))
}

const MARK: &str = "> ";

/// Add up rows.
///
/// # Parameters
/// * `rows` - the numbers of each
#[toolcall::tool]
pub fn add(#[tool(items = 1..=3)] rows: Box<[Arc<[i32]>]>) -> i64 {
    rows.iter().flat_map(|row| row.iter()).map(|number| i64::from(*number)).sum()
}

/// Work out a formula.
#[toolcall::tool]
pub fn calculate(formula: Box<Formula>) -> i64 {
    formula.value()
}

/// Count the links of a chain.
///
/// # Parameters
/// * `chain` - the first link
/// * `names` - names in lists within lists
#[toolcall::tool]
pub fn count(chain: Link, names: Names) -> (usize, usize) {
    (chain.count(), names.count())
}

/// A colour.
#[derive(Debug)]
pub enum Colour {
    Black,
    Red,
}

/// A formula.
#[derive(Debug)]
pub enum Formula {
    /// A number.
    Number(i32),
    /// The negative.
    Minus(Box<Self>),
    /// A number more than that, or than nothing.
    More(i32, Option<Arc<Formula>>),
}

impl Formula {
    fn value(&self) -> i64 {
        match self {
            Self::Number(value) => (*value).into(),
            Self::Minus(of) => -of.value(),
            Self::More(number, than) => i64::from(*number) + than.as_ref().map_or(0, |than| than.value()),
        }
    }
}

/// A link of a chain.
#[derive(Debug, serde::Deserialize)]
pub struct Link {
    /// Who made it.
    #[serde(flatten)]
    pub maker: Box<Maker>,
    /// The link behind it.
    pub next: Option<Next>,
}

/// Who made something.
#[derive(Debug, serde::Deserialize)]
pub struct Maker {
    /// What they are called.
    pub maker: Box<str>,
}

/// A link behind another one.
#[derive(Debug, serde::Deserialize)]
pub struct Next(pub Box<Link>);

impl Link {
    fn count(&self) -> usize {
        usize::from(!self.maker.maker.is_empty()) + self.next.as_ref().map_or(0, |next| next.0.count())
    }
}

/// A name, or a list of names and lists.
#[derive(Debug, serde::Deserialize)]
#[serde(untagged)]
pub enum Names {
    /// One of them.
    One(Box<str>),
    /// Several.
    Several(Box<[Self]>),
}

impl Names {
    fn count(&self) -> usize {
        match self {
            Self::One(name) => usize::from(!name.is_empty()),
            Self::Several(names) => names.iter().map(Self::count).sum(),
        }
    }
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(pointers);
}
