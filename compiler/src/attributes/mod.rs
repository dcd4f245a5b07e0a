//! The words of `#[tool(…)]` and `#[toolcall::value(…)]` on one item: what they say together.
//!
//! `words.rs` has one row for each. A constraint is a word of the schema crate's list; what it means depends on the type, so it is kept for later.

mod case;
mod schemars;
pub(crate) mod serde;
mod words;
pub(crate) mod writing;

use core::time::Duration;

use toolcall_schema::constraints;
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::level::Level;
use toolcall_schema::nearest::nearest;
use toolcall_schema::span::{Span, Spanned};

use self::serde::Serde;
use self::words::WORDS;
use crate::codes;
use crate::decl::{Attribute, Value, Word, Words};

/// What the words of one item say.
#[derive(Debug, Default)]
pub(crate) struct Settings {
    pub(crate) name: Option<Spanned<String>>,
    /// Other names that are accepted.
    pub(crate) aliases: Vec<Spanned<String>>,
    /// Empty: there shall be none.
    pub(crate) description: Option<String>,
    pub(crate) title: Option<String>,
    pub(crate) toolset: Option<Spanned<String>>,
    pub(crate) allows_undocumented: bool,
    /// Codes of lints.
    pub(crate) allowed: Vec<String>,
    pub(crate) denies_loss: bool,
    pub(crate) read_only: Option<bool>,
    pub(crate) destructive: Option<bool>,
    pub(crate) idempotent: Option<bool>,
    pub(crate) open_world: Option<bool>,
    pub(crate) timeout: Option<Duration>,
    pub(crate) deprecated: Option<bool>,
    pub(crate) example: Option<Value>,
    pub(crate) context: Option<Span>,
    pub(crate) default: Option<Value>,
    pub(crate) wire: Option<Spanned<String>>,
    /// Must be there, even if it may be null.
    pub(crate) required: Option<bool>,
    pub(crate) secret: Option<bool>,
    /// The only values.
    pub(crate) one_of: Option<Value>,
    pub(crate) max_retries: Option<u32>,
    pub(crate) untrusted: Option<bool>,
    pub(crate) ignores_unknown: bool,
    pub(crate) coerce: Option<Spanned<Level>>,
    /// Whether its output is described.
    pub(crate) returns: Option<bool>,
    pub(crate) pairs: Option<Span>,
    /// Constraints, in the order of writing.
    pub(crate) constraints: Vec<Word>,
    /// `min` and `max` of schemars' `length`: the type decides what has the length.
    pub(crate) sizes: Vec<Word>,
}

/// What a word may stand on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Function,
    Impl,
    Parameter,
    Field,
    Variant,
    Type,
}

/// Reads what stands on a type or a part of one: our own words, then those of schemars, then those of serde.
pub(crate) fn with_others<'w>(
    place: Place,
    ours: impl IntoIterator<Item = &'w Attribute>,
    attributes: &'w [Attribute],
    problems: &mut Vec<Diagnostic>,
) -> (Settings, Serde) {
    let mut settings = settings(place, ours, problems);
    let mut serde = serde::read(place, attributes, problems);
    schemars::read(place, attributes, &mut settings, &mut serde, problems);
    (settings, serde)
}

/// Reads the words that stand on one item.
pub(crate) fn settings<'w>(
    place: Place,
    attributes: impl IntoIterator<Item = &'w Attribute>,
    problems: &mut Vec<Diagnostic>,
) -> Settings {
    let mut settings = Settings::default();
    let mut seen: Vec<&Word> = Vec::new();
    for attribute in attributes {
        let words = match &attribute.words {
            Words::List(words) => words,
            Words::Unreadable { message, span } => {
                let form = "words are `name`, `name = value` or `name(…)`, with commas between them";
                problems.push(codes::UNREADABLE_ATTRIBUTE.error(*span, message).help(form));
                continue;
            }
        };
        for word in words {
            if let Some(first) = seen.iter().find(|earlier| earlier.name.text == word.name.text) {
                let message = format!("`{}` is said twice", word.name.text);
                let repeated = codes::REPEATED_WORD.error(word.name.span, message);
                problems.push(repeated.related(first.name.span, "the first time"));
                continue;
            }
            seen.push(word);
            problems.extend(read(place, word, &mut settings));
        }
    }
    settings
}

fn read(place: Place, word: &Word, settings: &mut Settings) -> Option<Diagnostic> {
    let name = word.name.text.as_str();
    if is_constraint(name) {
        if CONSTRAINED.contains(&place) {
            settings.constraints.push(word.clone());
            return None;
        }
        return Some(misplaced(place, word, CONSTRAINED));
    }
    let Some(known) = WORDS.iter().find(|known| known.name == name) else {
        return Some(unknown(place, word));
    };
    if !known.places.contains(&place) {
        return Some(misplaced(place, word, known.places));
    }
    let refused = (known.read)(&word.value, settings).is_none();
    refused.then(|| codes::WORD_VALUE.error(word.value.span, format!("`{name}` takes {}", known.takes)))
}

fn is_constraint(name: &str) -> bool {
    constraints::attributes().contains(&name)
}

fn unknown(place: Place, word: &Word) -> Diagnostic {
    let mut here: Vec<&str> =
        WORDS.iter().filter(|known| known.places.contains(&place)).map(|known| known.name).collect();
    if CONSTRAINED.contains(&place) {
        here.extend(constraints::attributes());
    }
    let name = word.name.text.as_str();
    let help = match nearest(name, here.iter().copied()) {
        Some(meant) => format!("did you mean `{meant}`?"),
        None => format!("here may stand {}", quoted(&here)),
    };
    codes::UNKNOWN_WORD.error(word.name.span, format!("there is no word `{name}`")).help(help)
}

fn misplaced(place: Place, word: &Word, places: &[Place]) -> Diagnostic {
    let on: Vec<&str> = places.iter().map(|place| place.noun()).collect();
    let message = format!("`{}` cannot stand on {}", word.name.text, place.noun());
    codes::MISPLACED_WORD.error(word.name.span, message).help(format!("it stands on {}", on.join(", ")))
}

impl Place {
    const fn noun(self) -> &'static str {
        match self {
            Self::Function => "a function",
            Self::Impl => "an `impl`",
            Self::Parameter => "a parameter",
            Self::Field => "a field",
            Self::Variant => "a variant",
            Self::Type => "a type",
        }
    }
}

fn quoted(names: &[&str]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

/// What has a type that can be constrained.
const CONSTRAINED: &[Place] = &[Place::Parameter, Place::Field];

#[cfg(test)]
mod tests;
