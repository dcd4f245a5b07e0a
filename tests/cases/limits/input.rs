//! What is bounded by more than its type: defaults that are filled in, enums of many names.

/// Count rows that may leave everything out.
#[toolcall::tool]
pub fn fill(rows: Vec<Row>) -> (usize, Option<usize>) {
    (rows.len(), rows.iter().map(|row| row.name.len() + row.note.len() + row.size.map_or(0, usize::from)).max())
}

/// Count large numbers.
#[toolcall::tool]
pub fn count(rows: Vec<Vec<u64>>) -> usize {
    rows.iter().map(Vec::len).sum()
}

/// Say whether it is a tree.
#[toolcall::tool]
pub fn is_tree(kind: Kind) -> bool {
    use Kind::{Ara, Cod, Gar, Kea, Koi, Roe, Tui};
    !matches!(kind, Ara | Cod | Gar | Kea | Koi | Roe | Tui)
}

/// Add up a chain.
#[toolcall::tool(allow = "L005")]
pub fn add(chain: Link) -> u128 {
    let links = core::iter::successors(Some(&chain), |link| link.next.as_deref());
    links.flat_map(|link| &link.cells).sum()
}

/// About as large as a type that contains itself may be.
#[toolcall::value]
#[derive(Debug)]
pub struct Link {
    cells: [u128; 118],
    next: Option<Box<Self>>,
}

/// Hold parts.
///
/// # Parameters
/// * `named` - by what they are
/// * `loose` - by how they look
#[toolcall::tool]
pub fn hold(named: Option<Vec<Named<'_>>>, loose: Option<Vec<Loose>>) -> (usize, usize) {
    let named = named.iter().flatten().map(Named::size);
    (named.sum(), loose.iter().flatten().map(Loose::size).sum())
}

/// A part that says what it is.
#[toolcall::value]
#[derive(Debug)]
pub enum Named<'a> {
    /// Rows.
    Rows { rows: Vec<Row> },
    /// Any value.
    Whole { value: serde_json::Value },
    /// The text of any value.
    Kept { text: toolcall::RawJson<'a> },
}

impl Named<'_> {
    fn size(&self) -> usize {
        match self {
            Self::Rows { rows } => rows.len(),
            Self::Whole { value } => value.as_array().map_or(1, Vec::len),
            Self::Kept { text } => text.as_str().len(),
        }
    }
}

/// A part that does not.
#[derive(Debug, serde::Deserialize)]
#[serde(untagged)]
pub enum Loose {
    /// A row.
    Row(Row),
    /// Values.
    Whole(Vec<serde_json::Value>),
    /// A value beside others.
    Beside { value: serde_json::Value, name: String },
}

impl Loose {
    fn size(&self) -> usize {
        match self {
            Self::Row(row) => row.note.len(),
            Self::Whole(values) => values.len(),
            Self::Beside { value, name } => name.len() + value.as_array().map_or(1, Vec::len),
        }
    }
}

/// A row.
#[toolcall::value]
#[derive(Debug, serde::Deserialize)]
pub struct Row {
    /// Left out at no cost.
    size: Option<u8>,
    /// Its default is short.
    #[tool(default = "a")]
    name: String,
    /// Its default counts by its length.
    #[tool(
        default = "a default that is a good deal longer than the slot that it is put into when it is used, so that a list of nothing but empty rows would ask for many times the memory that it takes itself"
    )]
    note: String,
}

/// Birds, fish and trees: too many to compare with each.
#[toolcall::value]
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "they are what they are")]
pub enum Kind {
    Ara,
    Ari,
    Ash,
    Cod,
    Elm,
    Fir,
    Gar,
    Haw,
    Ivy,
    Kea,
    Koi,
    Oak,
    Roe,
    Tui,
    Yew,
    Larch,
    Alder,
    Hazel,
}

pub mod tools {
    //! What the build step wrote for this case.
    toolcall::include_tools!(limits);
}
