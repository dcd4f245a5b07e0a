//! The corpus: its classes, its lines, and what is said of them at each level.

use serde::Deserialize;
use serde_json::Value;
use toolcall::{Level, Outcome, Policy, Rejection, Scratch, Toolset};

/// One line of a file: a call with a slip, and what becomes of it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Slip {
    pub(crate) name: String,
    pub(crate) tool: String,
    /// The arguments as they are sent.
    arguments: Option<String>,
    /// The same in hexadecimal, where they are no text.
    bytes: Option<String>,
    /// The arguments that were meant, with defaults filled in; null where nobody can say or where the call must not run.
    pub(crate) meant: Option<Value>,
    exact: String,
    lossless: String,
    lenient: String,
    /// What must be there for these expectations to hold.
    pub(crate) needs: Option<Need>,
}

/// A part of the coercer.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Need {
    /// Text that is nearly JSON is mended.
    Repair,
    /// Forms without names are found where a value must be coerced.
    Trial,
}

impl Slip {
    /// The arguments as they are sent.
    ///
    /// # Panics
    /// If the line gives them twice, not at all, or in digits that are none.
    pub(crate) fn sent(&self) -> Vec<u8> {
        let digit = |at: &[u8]| u8::from_str_radix(core::str::from_utf8(at).expect("digits"), 16).expect("digits");
        match (&self.arguments, &self.bytes) {
            (Some(text), None) => text.clone().into_bytes(),
            (None, Some(digits)) => digits.as_bytes().chunks(2).map(digit).collect(),
            _ => panic!("{}: either `arguments` or `bytes`", self.name),
        }
    }

    /// Whether what it needs is there.
    pub(crate) const fn is_due(&self) -> bool {
        match self.needs {
            None => true,
            Some(Need::Repair) => REPAIR,
            Some(Need::Trial) => TRIAL,
        }
    }

    /// What is said of it: `accepted`, `unknown_tool`, or the violations.
    pub(crate) fn expected(&self, level: Level) -> &str {
        match level {
            Level::Exact => &self.exact,
            Level::Lossless => &self.lossless,
            Level::Lenient => &self.lenient,
        }
    }
}

/// The slips of a class.
///
/// # Panics
/// If a line is none.
pub(crate) fn slips(lines: &str) -> impl Iterator<Item = Slip> {
    lines.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}")))
}

/// Whether text that is nearly JSON is mended.
const REPAIR: bool = true;

/// Whether forms without names are found where a value must be coerced.
const TRIAL: bool = true;

/// The classes by name, with their lines. The first are calls that look like slips and are none.
pub(crate) const CLASSES: &[(&str, &str)] = &[
    (RIGHT, include_str!("right.jsonl")),
    ("numbers", include_str!("numbers.jsonl")),
    ("booleans", include_str!("booleans.jsonl")),
    ("absent", include_str!("absent.jsonl")),
    ("encoded", include_str!("encoded.jsonl")),
    ("lists", include_str!("lists.jsonl")),
    ("names", include_str!("names.jsonl")),
    ("keys", include_str!("keys.jsonl")),
    ("text", include_str!("text.jsonl")),
    ("cut", include_str!("cut.jsonl")),
    ("bytes", include_str!("bytes.jsonl")),
    ("dates", include_str!("dates.jsonl")),
    ("unions", include_str!("unions.jsonl")),
];

/// The class of calls that are right.
pub(crate) const RIGHT: &str = "right";

/// What becomes of arguments at a level, in the words of the corpus; `out` gets what is accepted.
pub(crate) fn outcome(
    tools: &'static Toolset,
    tool: &str,
    sent: &[u8],
    level: Level,
    scratch: &mut Scratch,
    out: &mut Vec<u8>,
) -> String {
    match tools.check(tool, sent, Policy::at(level), scratch, out) {
        Outcome::Done => "accepted".to_owned(),
        Outcome::Rejected(rejection) => violations(rejection),
        other => other.name().to_owned(),
    }
}

fn violations(rejection: &Rejection) -> String {
    let words =
        |code: &str, pointer: &str| if pointer.is_empty() { code.to_owned() } else { format!("{code} {pointer}") };
    let each: Vec<String> = rejection.violations().map(|each| words(each.code().as_str(), each.pointer())).collect();
    each.join(", ")
}

/// The line of a reader in the table of the figures: how many slips it recovered (took what was meant), refused, and
/// took for something else, and of the calls that are right how many it took.
///
/// # Panics
/// If the corpus cannot be read.
pub(crate) fn figures(reader: &str, mut read: impl FnMut(&str, &[u8]) -> Option<Value>) -> String {
    let (mut recovered, mut refused, mut mistaken, mut right, mut all_right) = (0, 0, 0, 0, 0);
    for (class, lines) in CLASSES {
        for slip in slips(lines).filter(Slip::is_due) {
            let accepted = read(&slip.tool, &slip.sent());
            let is_meant = accepted.as_ref().zip(slip.meant.as_ref()).is_some_and(|(one, other)| same(one, other));
            match (*class == RIGHT, accepted) {
                (true, _) => (right, all_right) = (right + usize::from(is_meant), all_right + 1),
                (false, None) => refused += 1,
                (false, Some(_)) if is_meant => recovered += 1,
                (false, Some(_)) => mistaken += 1,
            }
        }
    }
    format!("| {reader} | {recovered} | {refused} | {mistaken} | {right} of {all_right} |")
}

/// Our reader at a level.
pub(crate) fn ours(tools: &'static Toolset, level: Level) -> impl FnMut(&str, &[u8]) -> Option<Value> {
    let (mut scratch, mut out) = (Scratch::new(), Vec::new());
    move |tool, sent| {
        let is_done = tools.check(tool, sent, Policy::at(level), &mut scratch, &mut out).is_done();
        is_done.then(|| serde_json::from_slice(&out).expect("canonical JSON"))
    }
}

/// Whether two values mean the same: null is absence, and a number is what it is worth.
pub(crate) fn same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) => {
            let holds = |one: &serde_json::Map<String, Value>, other: &serde_json::Map<String, Value>| {
                one.iter().all(|(key, value)| value.is_null() || other.get(key).is_some_and(|other| same(value, other)))
            };
            holds(one, other) && holds(other, one)
        }
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| same(one, other))
        }
        (Value::Number(one), Value::Number(other)) => {
            let are_floats = one.is_f64() || other.is_f64();
            one == other || (are_floats && one.as_f64() == other.as_f64())
        }
        (one, other) => one == other,
    }
}
