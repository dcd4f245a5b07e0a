//! The tools that the fuzz targets call, the same shapes for serde, and the counts that a run must reach.

#![forbid(unsafe_code)]

mod document;
pub mod forms;
mod loose;

use std::borrow::Cow;
use std::sync::atomic::{AtomicU64, Ordering};

use chrono::NaiveDate;
use jiff::Timestamp;
use serde::Deserialize;

pub use self::document::document;
pub use self::loose::{loosened, scalar};

pub mod tools {
    //! The fuzzed tools.
    toolcall::include_tools!();
}

/// How fast.
#[toolcall::value]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// Not fast.
    Slow,
    /// Fast.
    VeryFast,
}

/// A stop on the way.
#[toolcall::value]
#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stop {
    /// Where.
    pub place: String,
    /// How long, in minutes.
    pub minutes: Option<u16>,
    /// Weights.
    pub weights: Vec<f64>,
}

/// Everything at once.
#[toolcall::tool]
pub fn travel(
    from: String,
    kilometres: i64,
    seats: u8,
    share: f64,
    quick: bool,
    speed: Speed,
    stops: Vec<Stop>,
    #[tool(default = "none")] note: String,
    code: Option<u64>,
) -> String {
    format!("{from}{kilometres}{seats}{share}{quick}{speed:?}{stops:?}{note}{code:?}")
}

/// Bounds of every kind.
#[toolcall::tool]
pub fn bounded(
    #[tool(range = -5..=5)] small: i8,
    #[tool(range = 0.0..1.0)] share: f64,
    #[tool(length = 1..=4)] word: &str,
    #[tool(items = 1..=3)] list: Vec<&str>,
) -> usize {
    usize::from(small > 0) + usize::from(share > 0.5) + word.len() + list.len()
}

/// One scalar of each kind, each optional.
#[toolcall::tool]
pub fn scalars(
    double: Option<f64>,
    single: Option<f32>,
    whole: Option<i64>,
    text: Option<Cow<'_, str>>,
    date: Option<NaiveDate>,
    moment: Option<Timestamp>,
) -> String {
    format!("{double:?}{single:?}{whole:?}{text:?}{date:?}{moment:?}")
}

/// A visit.
#[toolcall::value]
#[derive(Debug)]
pub struct Visit {
    /// Which day.
    #[tool(default = 7)]
    pub day: u8,
    /// How long.
    pub nights: Option<u8>,
    /// How fast.
    #[tool(default = Speed::Slow)]
    pub speed: Speed,
}

/// A whole number or a float.
#[toolcall::value]
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub enum Amount {
    /// Whole.
    Whole(i64),
    /// Any.
    Any(f64),
}

/// What is filled in, and must not be there twice for it.
#[toolcall::tool]
pub fn fill(
    #[tool(unique)] visits: Vec<Visit>,
    amounts: Vec<Amount>,
    #[tool(default = "\u{7f}\u{2028}\u{2029}\u{8}\u{1}")] note: String,
) -> String {
    format!("{visits:?}{amounts:?}{note}")
}

/// No arguments.
#[toolcall::tool]
pub fn nothing() {}

/// The arguments of `travel` as serde reads them.
#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of `travel`")]
pub struct Travel {
    pub from: String,
    pub kilometres: i64,
    pub seats: u8,
    pub share: f64,
    pub quick: bool,
    pub speed: Speed,
    pub stops: Vec<Stop>,
    #[serde(default = "none")]
    pub note: String,
    pub code: Option<u64>,
}

fn none() -> String {
    "none".to_owned()
}

/// What a run has seen; printed as it grows, so that a run that only ever meets garbage is found out.
#[derive(Debug, Default)]
pub struct Counts {
    /// Inputs that both sides accept.
    pub accepted: AtomicU64,
    /// Inputs that are refused although they begin well.
    pub refused_after_first_key: AtomicU64,
}

impl Counts {
    /// Nothing yet.
    pub const fn new() -> Self {
        Self { accepted: AtomicU64::new(0), refused_after_first_key: AtomicU64::new(0) }
    }

    /// Counts one input.
    pub fn count(&self, input: &[u8], accepted: bool) {
        let counter = if accepted {
            &self.accepted
        } else if FIRST_KEYS.iter().any(|key| input.starts_with(key)) {
            &self.refused_after_first_key
        } else {
            return;
        };
        if (counter.fetch_add(1, Ordering::Relaxed) + 1).is_multiple_of(500) {
            let [accepted, refused] =
                [&self.accepted, &self.refused_after_first_key].map(|count| count.load(Ordering::Relaxed));
            eprintln!("counts: accepted={accepted} refused_after_first_key={refused}");
        }
    }
}

/// How the arguments of the fuzzed tools begin, declarations, responses and messages.
const FIRST_KEYS: &[&[u8]] = &[
    b"{\"from\":",
    b"{\"small\":",
    b"{\"visits\":",
    b"{\"outside\":",
    b"{\"double\":",
    b"{\"text\":",
    b"{\"date\":",
    b"{\"result\":",
    b"[{\"type\":",
    b"{\"choices\":",
    b"{\"content\":",
    b"{\"message\":",
    b"{\"output\":",
    b"{\"candidates\":",
    b"data: ",
    b"{\"jsonrpc\":",
];
