//! Constraint keywords: one file each, one `const KEYWORD` a file, gathered in [`KEYWORDS`].
//!
//! The stages ask a [`Keyword`] its questions and know none by name. A new keyword is a file and a word in the list.

mod accepts;
mod bounds;
mod contradictions;
mod default;
mod equal;
mod gap;
mod of_check;
mod one_of;
mod prose;
mod value;

use core::fmt;

pub use accepts::accepts;
#[cfg(feature = "declared")]
pub(crate) use accepts::accepts_within;
pub use bounds::{integer_bounds, is_big, is_end_of_slot, number_bounds, patterns, shown, size_bounds, steps};
pub use contradictions::contradictions;
pub(crate) use default::written;
pub use format::{format_of, of_format};
pub use gap::{branches, gaps, not_zero};
pub use of_check::of_check;
pub use one_of::{one_of, only, values};
pub use prose::sentences;

use self::value::{is_list, is_numeric, is_text, read_bound, read_pattern, read_size, read_step, value_of};
use crate::catalog::Shape;
use crate::json::Json;
pub use crate::pattern::Shared;
use crate::table;

/// Each word is a file; their order is that of the keywords in a schema.
macro_rules! keywords {
    [$($word:ident),* $(,)?] => {
        $(mod $word;)*

        /// Every keyword, in the order in which schemas show them.
        pub const KEYWORDS: &[&Keyword] = &[$(&$word::KEYWORD),*];
    };
}

keywords![
    minimum,
    exclusive_minimum,
    maximum,
    exclusive_maximum,
    multiple_of,
    min_length,
    max_length,
    pattern,
    format,
    min_items,
    max_items,
    unique_items,
];

/// A check of the catalog, with the pattern itself in place of its index.
pub type Check = table::Check<Shared>;

/// One keyword: the questions that the stages ask, in the order in which they ask.
pub struct Keyword {
    /// As it stands in JSON Schema.
    pub name: &'static str,
    /// As it stands in `#[tool(…)]`.
    pub attribute: &'static str,
    /// Ends of range-like attributes (`range = 1..=16`) that set it too.
    pub feeds: &'static [Feed],
    /// The shapes it can constrain.
    pub applies: fn(&Shape) -> bool,
    /// Those shapes in words, for the sentence "`…` applies to …".
    pub subject: &'static str,
    /// Reads the written value for a shape it applies to; the error says what would be right.
    pub read: fn(&Json, &Shape) -> Result<Check, String>,
    /// Keywords, by their JSON Schema names, that cannot stand beside it.
    pub conflicts: &'static [&'static str],
    /// Its value in JSON Schema.
    pub schema: fn(&Check) -> Json,
    /// A sentence for the description, where a dialect does not know the keyword.
    pub prose: fn(&Check) -> String,
    /// For the lower end of a range: one sentence for both ends, where a dialect knows neither.
    pub pairs: &'static [Pair],
}

/// What is said of both ends of a range at once.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    /// The keyword of the upper end, by its JSON Schema name.
    pub upper: &'static str,
    /// The sentence for the lower and the upper end.
    pub prose: fn(&Check, &Check) -> String,
}

/// How a range-like attribute sets a keyword.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feed {
    /// The range-like attribute.
    pub attribute: &'static str,
    /// Which of its ends.
    pub end: End,
    /// What is added to the written value: `length = 1..80` means at most 79.
    pub offset: i128,
}

/// An end of a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// `1..`
    Lower,
    /// `..=16`
    Upper,
    /// `..16`
    UpperOpen,
}

/// The value of a constraint attribute, as it was written.
#[derive(Clone, Copy, Debug)]
pub enum Given<'v> {
    /// `minimum = 1`; for a range-like attribute, both ends: `length = 5` is `length = 5..=5`.
    Value(&'v Json),
    /// `range = 1..=16`
    Range {
        /// `None`: no lower end.
        lower: Option<&'v Json>,
        /// `None`: no upper end.
        upper: Option<&'v Json>,
        /// Whether the upper end itself lies outside.
        open: bool,
    },
    /// `range = ..=-1 | 1..`
    Union(&'v [Ends<'v>]),
}

/// One range of several.
#[derive(Clone, Copy, Debug)]
pub struct Ends<'v> {
    /// `None`: no lower end.
    pub lower: Option<&'v Json>,
    /// `None`: no upper end.
    pub upper: Option<&'v Json>,
    /// Whether the upper end itself lies outside.
    pub open: bool,
}

/// A declared constraint: a keyword and its value.
#[derive(Clone)]
pub struct Constraint {
    /// The keyword.
    pub keyword: &'static Keyword,
    /// What is checked.
    pub check: Check,
}

/// Every attribute that sets a constraint, range-like ones last, each once.
pub fn attributes() -> Vec<&'static str> {
    let mut names: Vec<_> = KEYWORDS.iter().map(|keyword| keyword.attribute).collect();
    for feed in KEYWORDS.iter().flat_map(|keyword| keyword.feeds) {
        if !names.contains(&feed.attribute) {
            names.push(feed.attribute);
        }
    }
    names
}

/// Reads one attribute of a place with this shape; `None` if it is no constraint at all.
///
/// # Errors
/// A sentence in the author's words: the attribute does not apply to the shape, or its value is none for it.
pub fn read(attribute: &str, given: Given<'_>, shape: &Shape) -> Option<Result<Vec<Constraint>, String>> {
    let direct = KEYWORDS.iter().find(|keyword| keyword.attribute == attribute);
    let fed = || KEYWORDS.iter().flat_map(|keyword| keyword.feeds).any(|feed| feed.attribute == attribute);
    if direct.is_none() && !fed() {
        return None;
    }
    if matches!(shape, Shape::Error) {
        return Some(Ok(Vec::new()));
    }
    if let Some(keyword) = direct {
        return Some(match given {
            Given::Value(value) => keyword.constrain(attribute, value, 0, shape).map(|constraint| vec![constraint]),
            Given::Range { .. } | Given::Union(_) => Err(format!("`{attribute}` takes a value, not a range")),
        });
    }
    let (lower, upper, end) = match given {
        Given::Value(value) => (Some(value), Some(value), End::Upper),
        Given::Range { lower, upper, open } => (lower, upper, if open { End::UpperOpen } else { End::Upper }),
        Given::Union(parts) => return Some(gap::union(attribute, parts, shape)),
    };
    let ends = [(lower, End::Lower), (upper, end)];
    let written = ends.into_iter().filter_map(|(value, end)| value.map(|value| (value, end)));
    Some(written.map(|(value, end)| read_end(attribute, end, value, shape)).collect())
}

/// No item of a list twice: what a set is under by itself.
pub const fn unique() -> Constraint {
    Constraint { keyword: &unique_items::KEYWORD, check: Check::UniqueItems }
}

/// Whether no item may stand in a list twice.
pub fn is_unique(constraints: &[Constraint]) -> bool {
    constraints.iter().any(|constraint| constraint.check == Check::UniqueItems)
}

/// Brings constraints into the order of [`KEYWORDS`], holes behind them, each once.
pub fn sort(constraints: &mut Vec<Constraint>) {
    let place =
        |constraint: &Constraint| KEYWORDS.iter().position(|keyword| keyword.attribute == constraint.keyword.attribute);
    constraints.sort_by_key(|constraint| place(constraint).unwrap_or(KEYWORDS.len()));
    gap::merge(constraints);
}

impl Keyword {
    fn constrain(
        &'static self,
        written: &str,
        value: &Json,
        offset: i128,
        shape: &Shape,
    ) -> Result<Constraint, String> {
        if !(self.applies)(shape) {
            return Err(format!("`{written}` applies to {}", self.subject));
        }
        let shifted = match value {
            Json::Integer(value) if offset != 0 => Some(Json::Integer(value.saturating_add(offset))),
            _ => None,
        };
        let check = (self.read)(shifted.as_ref().unwrap_or(value), shape);
        match check.map_err(|reason| format!("`{written}` {reason}"))? {
            // Which keyword shows it depends on the format.
            Check::Format(format) => Ok(of_format(format)),
            check => Ok(Constraint { keyword: self, check }),
        }
    }
}

impl fmt::Debug for Keyword {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl Constraint {
    /// Its value in JSON Schema.
    pub fn schema(&self) -> Json {
        (self.keyword.schema)(&self.check)
    }
}

impl PartialEq for Constraint {
    fn eq(&self, other: &Self) -> bool {
        self.keyword.name == other.keyword.name && self.check == other.check
    }
}

/// As the attribute would be written: `minimum = 1`.
impl fmt::Display for Constraint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.check {
            Check::Gap(low, high) => write!(f, "{} = {}", self.keyword.attribute, gap::written(low, high)),
            // A pattern is shown by what it is for.
            Check::Format(format) => write!(f, "{} = {format:?}", self.keyword.attribute),
            _ => write!(f, "{} = {}", self.keyword.attribute, self.schema()),
        }
    }
}

impl fmt::Debug for Constraint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.keyword.name, self.schema())
    }
}

fn read_end(attribute: &str, end: End, value: &Json, shape: &Shape) -> Result<Constraint, String> {
    let fed = KEYWORDS.iter().find_map(|keyword| {
        let feed = keyword.feeds.iter().find(|feed| feed.attribute == attribute && feed.end == end)?;
        Some((keyword, feed.offset))
    });
    match fed {
        Some((keyword, offset)) => keyword.constrain(attribute, value, offset, shape),
        None => Err(format!("`{attribute}` has no such end")),
    }
}

#[cfg(test)]
mod tests;
