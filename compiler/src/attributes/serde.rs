//! What serde's attributes say about names; those that change the wire form in another way are refused by name.
//!
//! Types are often written for serde already. What serde would read is what a model must send, so nothing is skipped.

use toolcall_schema::diag::Diagnostic;
use toolcall_schema::json::Json;

pub(crate) use super::case::Case;
use crate::codes;
use crate::decl::{Attribute, Value, ValueKind, Word, Words};

/// What serde's attributes say about one item.
#[derive(Debug, Default)]
pub(crate) struct Serde {
    pub(crate) rename: Option<String>,
    /// The rule for the names inside.
    pub(crate) rename_all: Option<Case>,
    /// The rule for the names of fields inside variants.
    pub(crate) rename_all_fields: Option<Case>,
    /// The key that holds the name of a variant.
    pub(crate) tag: Option<String>,
    /// The key beside it that holds what the variant holds.
    pub(crate) content: Option<String>,
    /// Variants have no names.
    pub(crate) untagged: bool,
    /// The keys of a field stand among those of its struct.
    pub(crate) flatten: bool,
    /// A struct is nothing but its one field.
    pub(crate) transparent: bool,
}

/// Reads the serde attributes of one item.
pub(crate) fn read(attributes: &[Attribute], problems: &mut Vec<Diagnostic>) -> Serde {
    let mut serde = Serde::default();
    let ours = attributes
        .iter()
        .filter(|attribute| matches!(attribute.path.segments.as_slice(), [only] if only.name.text == "serde"));
    for attribute in ours {
        match &attribute.words {
            Words::List(words) => {
                for word in words {
                    problems.extend(serde.word(word));
                }
            }
            // serde's own derive says what is wrong with it.
            Words::Unreadable { .. } => {}
        }
    }
    serde
}

impl Serde {
    fn word(&mut self, word: &Word) -> Option<Diagnostic> {
        match word.name.text.as_str() {
            "rename" => self.rename = for_reading(&word.value),
            "rename_all" => return rule(&word.value, &mut self.rename_all),
            "rename_all_fields" => return rule(&word.value, &mut self.rename_all_fields),
            "tag" => self.tag = for_reading(&word.value),
            "content" => self.content = for_reading(&word.value),
            "untagged" => self.untagged = true,
            "flatten" => self.flatten = true,
            "transparent" => self.transparent = true,
            name if HARMLESS.contains(&name) => {}
            name => {
                let message = format!("`#[serde({name})]` cannot be honoured in a tool's arguments yet");
                let help = "take the attribute away, or give the tool a type of its own";
                return Some(codes::SERDE.error(word.name.span, message).help(help));
            }
        }
        None
    }
}

/// Sets a rule for names; what serde does not know is said.
fn rule(value: &Value, rule: &mut Option<Case>) -> Option<Diagnostic> {
    let spelling = for_reading(value)?;
    *rule = Case::named(&spelling);
    if rule.is_some() {
        return None;
    }
    let known: Vec<_> = Case::spellings().collect();
    let message = format!("serde has no rule `{spelling}`");
    Some(codes::SERDE.error(value.span, message).help(format!("there are {}", known.join(", "))))
}

/// The text of `rename = "…"`, or of `rename(deserialize = "…")`.
fn for_reading(value: &Value) -> Option<String> {
    match &value.kind {
        ValueKind::Literal(Json::Text(text)) => Some(text.clone()),
        ValueKind::List(words) => {
            words.iter().find(|word| word.name.text == "deserialize").and_then(|word| for_reading(&word.value))
        }
        ValueKind::Literal(_)
        | ValueKind::Flag
        | ValueKind::Range { .. }
        | ValueKind::Union(_)
        | ValueKind::Path(_)
        | ValueKind::Other => None,
    }
}

/// Words that leave alone what is read.
const HARMLESS: &[&str] = &[
    "borrow",
    "bound",
    "crate",
    "deny_unknown_fields",
    "expecting",
    "into",
    "serialize_with",
    "skip_serializing",
    "skip_serializing_if",
];
