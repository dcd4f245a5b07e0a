//! Structs inside structs inside lists. Their fields carry descriptions, constraints and defaults as parameters do.

/// Work out what an order costs, in cents.
///
/// # Parameters
/// * `order` - what is ordered, and by whom
#[toolcall::tool]
pub fn price(order: Order<'_>) -> u64 {
    let gift = if order.wrapping.is_some() { 300 } else { 0 };
    order.items.iter().map(|item| u64::from(item.cents) * u64::from(item.pieces)).sum::<u64>() + gift
}

/// Work out what two orders cost together.
#[toolcall::tool]
pub fn price_both(first: Order<'_>, second: Option<Order<'_>>) -> u64 {
    price(first) + second.map_or(0, price)
}

/// Measure a parcel. Its types have no attribute: all of them can be seen from where the toolset is included.
#[toolcall::tool]
pub fn measure(parcel: Parcel<'_>, others: Option<Vec<Option<Parcel<'_>>>>) -> (Millimetres, usize) {
    let depth = parcel.depth.unwrap_or(1);
    let labels = others.iter().flatten().flatten().map(|other| other.label.map_or(0, str::len)).sum();
    (parcel.width.saturating_mul(depth), labels)
}

/// A parcel.
#[derive(Debug)]
pub struct Parcel<'a> {
    /// How wide.
    pub width: Millimetres,
    /// How deep, if it matters.
    pub depth: Option<Millimetres>,
    pub label: Option<&'a str>,
    /// Nothing can be said about the lid.
    pub lid: Option<Lid>,
    pub side: Option<Side>,
}

/// Another name for a plain number.
pub type Millimetres = u32;

/// Without any key.
#[derive(Debug)]
pub struct Lid {}

/// Which way up.
#[derive(Debug)]
#[allow(missing_docs, reason = "shows an enum without an attribute")]
pub enum Side {
    Up,
    Down,
}

/// An order.
#[toolcall::value]
#[derive(Debug)]
pub struct Order<'a> {
    /// Who pays.
    pub customer: Customer<'a>,
    /// One to ten different articles.
    #[tool(items = 1..=10)]
    pub items: Vec<Item<'a>>,
    /// How it is wrapped, if it is a present.
    pub wrapping: Option<Wrapping>,
}

/// A person.
#[toolcall::value]
#[derive(Debug)]
pub struct Customer<'a> {
    #[tool(length = 1..)]
    name: &'a str,
    /// Where answers go.
    #[allow(dead_code, reason = "it is there to be parsed")]
    email: Option<String>,
}

impl Customer<'_> {
    /// Their fields may be private: the glue stands beside the struct.
    pub const fn name(&self) -> &str {
        self.name
    }
}

/// One line of an order.
#[toolcall::value]
#[derive(Debug)]
pub struct Item<'a> {
    /// What it is called.
    pub article: &'a str,
    /// Price of one piece.
    #[tool(range = 0..=100_000)]
    pub cents: u32,
    /// How many.
    #[tool(default = 1, range = 1..=99)]
    pub pieces: u8,
}

/// How a present is wrapped.
#[toolcall::value]
#[derive(Clone, Copy, Debug, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wrapping {
    /// In brown paper.
    BrownPaper,
    /// With a ribbon.
    Ribbon,
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(nested);
}
