//! `format`: text that is a date, an address and the like. It is enforced, also where a schema shows a pattern for it.

use super::{Check, Constraint, Keyword, is_text, value_of};
use crate::format::{Format, Shown};
use crate::json::Json;

pub(super) const KEYWORD: Keyword = Keyword {
    name: "format",
    attribute: "format",
    feeds: &[],
    applies: is_text,
    subject: "text",
    read: |value, _| read(value).map(Check::Format),
    conflicts: &["pattern"],
    schema: value_of,
    prose,
    pairs: &[],
};

/// The same for what has no name in JSON Schema. Not in the list: the format alone decides between the two.
const PATTERN: Keyword = Keyword { name: "pattern", ..KEYWORD };

/// The constraint of a type that has a format.
pub const fn of_format(format: Format) -> Constraint {
    let keyword = match format.row().shown {
        Shown::Format(_) => &KEYWORD,
        Shown::Pattern(_) => &PATTERN,
    };
    Constraint { keyword, check: Check::Format(format) }
}

/// The format that a text must have.
pub fn format_of(constraints: &[Constraint]) -> Option<Format> {
    constraints.iter().find_map(|constraint| match constraint.check {
        Check::Format(format) => Some(format),
        _ => None,
    })
}

fn read(value: &Json) -> Result<Format, String> {
    let Json::Text(name) = value else { return Err(format!("takes the name of a format, not {value}")) };
    Format::named(name).ok_or_else(|| {
        let names: Vec<_> = Format::names().map(|(name, _)| format!("\"{name}\"")).collect();
        format!("knows no \"{name}\"; what it knows is enforced: {}", names.join(", "))
    })
}

/// "A date as YYYY-MM-DD."
fn prose(check: &Check) -> String {
    let Check::Format(format) = check else { return value_of(check).to_string() };
    let words = format.row().words;
    let (first, rest) = words.split_at(1);
    format!("{}{rest}.", first.to_uppercase())
}
