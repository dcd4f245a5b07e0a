//! Enums that hold values, with their name where serde puts it: as the only key, under a tag, or under a tag beside
//! what they hold.

/// Work out the area of a shape, in square millimetres.
///
/// # Parameters
/// * `shape` - what to measure
#[toolcall::tool]
pub fn area(shape: Shape) -> u64 {
    shape.area()
}

/// Name the ways of payment that a customer gave, in the order of giving.
#[toolcall::tool]
pub fn payments(ways: Vec<Payment<'_>>, fallback: Option<Payment<'_>>) -> String {
    let names: Vec<String> = ways.iter().chain(&fallback).map(Payment::name).collect();
    names.join(", ")
}

/// Move a robot.
#[toolcall::tool]
pub fn drive(steps: Vec<Step>) -> i64 {
    steps.iter().map(Step::distance).sum()
}

/// A flat shape. Its name is the only key of the object.
#[toolcall::value]
#[derive(Debug, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// Nothing at all.
    Point,
    /// A square by the length of its side.
    Square(#[tool(range = 1..=1000)] u32),
    /// A rectangle by its sides.
    Rectangle(u32, u32),
    /// A frame around a hole.
    Frame {
        /// Side of the square.
        side: u32,
        /// Side of the hole.
        #[tool(default = 1)]
        hole: u32,
    },
    /// Neither round nor known.
    Unknown,
}

impl Shape {
    fn area(&self) -> u64 {
        let square = |side: u32| u64::from(side) * u64::from(side);
        match *self {
            Self::Point | Self::Unknown => 0,
            Self::Square(side) => square(side),
            Self::Rectangle(width, height) => u64::from(width) * u64::from(height),
            Self::Frame { side, hole } => square(side).saturating_sub(square(hole)),
        }
    }
}

/// How something is paid. Its name stands under `type`, beside what it holds.
#[derive(Debug, serde::Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Payment<'a> {
    /// In coins.
    Cash,
    /// By card.
    Card {
        /// All digits.
        number: &'a str,
        /// The month in which it ends.
        #[serde(rename = "endMonth")]
        end_month: Option<u8>,
    },
    /// From an account.
    Transfer(Account<'a>),
}

/// A bank account.
#[derive(Debug, serde::Deserialize)]
pub struct Account<'a> {
    /// Its number.
    pub iban: &'a str,
    /// Who it belongs to.
    pub owner: Option<&'a str>,
}

impl Payment<'_> {
    fn name(&self) -> String {
        match self {
            Self::Cash => "cash".to_owned(),
            Self::Card { number, end_month } => format!("card {number} until {}", end_month.unwrap_or(12)),
            Self::Transfer(account) => format!("{} of {}", account.iban, account.owner.unwrap_or("nobody")),
        }
    }
}

/// One step. Its name stands under `do`, what it holds under `with`.
#[derive(Debug, serde::Deserialize)]
#[serde(tag = "do", content = "with")]
pub enum Step {
    /// Stand still.
    Wait,
    /// Go forward.
    Go(i32),
    /// Rest, if there is an end to it for so many seconds.
    Rest(Option<u8>),
    /// Turn.
    Turn {
        /// To the left?
        left: bool,
    },
}

impl Step {
    fn distance(&self) -> i64 {
        match *self {
            Self::Wait => 0,
            Self::Go(way) => way.into(),
            Self::Rest(seconds) => seconds.map_or(1_000_000, i64::from),
            Self::Turn { left } => {
                if left {
                    -1000
                } else {
                    1000
                }
            }
        }
    }
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(choices);
}
