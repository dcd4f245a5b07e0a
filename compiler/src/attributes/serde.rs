//! What serde's attributes say; those that change the wire form in a way that cannot be honoured are refused by name.
//!
//! Types are often written for serde already. What serde would read is what a model must send, so nothing is skipped.

use quote::quote;
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::json::Json;
use toolcall_schema::span::Spanned;

use super::Place;
pub(crate) use super::case::Case;
use crate::codes;
use crate::decl::{Attribute, Value, ValueKind, Word, Words};

/// What serde's attributes say about one item.
#[derive(Debug, Default)]
pub(crate) struct Serde {
    pub(crate) rename: Option<String>,
    /// Other spellings that are read.
    pub(crate) aliases: Vec<String>,
    /// What stands for it when it is absent; on a struct, for all fields that are.
    pub(crate) default: Option<Value>,
    /// Never read.
    pub(crate) skip: bool,
    /// The rule for the names inside.
    pub(crate) rename_all: Option<Case>,
    /// The rule for the names of fields inside variants.
    pub(crate) rename_all_fields: Option<Case>,
    /// The key that holds the name of a variant.
    pub(crate) tag: Option<Spanned<String>>,
    /// The key beside it that holds what the variant holds.
    pub(crate) content: Option<Spanned<String>>,
    /// Variants have no names.
    pub(crate) untagged: bool,
    /// The keys of a field stand among those of its struct.
    pub(crate) flatten: bool,
    /// A struct is nothing but its one field.
    pub(crate) transparent: bool,
}

/// One word: where it says something, and what.
struct SerdeWord {
    name: &'static str,
    places: &'static [Place],
    read: fn(&Value, &mut Serde),
}

/// Reads the serde attributes of one item.
pub(super) fn read(place: Place, attributes: &[Attribute], problems: &mut Vec<Diagnostic>) -> Serde {
    let mut serde = Serde::default();
    for word in words("serde", attributes) {
        if let Err(refused) = serde.word(place, word) {
            problems.push(refused.unwrap_or_else(|| refuse("serde", word)));
        }
    }
    serde
}

/// The words of all attributes of one name. What another grammar has is for the derive to tell of.
pub(super) fn words<'w>(name: &str, attributes: &'w [Attribute]) -> impl Iterator<Item = &'w Word> {
    let bears =
        move |attribute: &&Attribute| matches!(attribute.path.segments.as_slice(), [only] if only.name.text == name);
    attributes.iter().filter(bears).flat_map(|attribute| match &attribute.words {
        Words::List(words) => words.as_slice(),
        Words::Unreadable { .. } => &[],
    })
}

/// What is said of a word that cannot be honoured.
pub(super) fn refuse(of: &str, word: &Word) -> Diagnostic {
    let name = word.name.text.as_str();
    let message = format!("`#[{of}({name})]` cannot be honoured in a tool's arguments yet");
    let help = REFUSED.iter().find(|(known, _)| *known == name).map_or(TAKE_AWAY, |(_, help)| help);
    codes::SERDE.error(word.name.span, message).help(help)
}

impl Serde {
    /// Takes up a word. `Err(None)`: it is none that can be honoured here.
    pub(super) fn word(&mut self, place: Place, word: &Word) -> Result<(), Option<Diagnostic>> {
        let name = word.name.text.as_str();
        if let Some(unknown) = rule(name, &word.value) {
            return Err(Some(unknown));
        }
        match WORDS.iter().find(|known| known.name == name && known.places.contains(&place)) {
            Some(known) => (known.read)(&word.value, self),
            None if HARMLESS.contains(&name) => {}
            None => return Err(None),
        }
        Ok(())
    }
}

/// What is wrong with a rule for names.
fn rule(name: &str, value: &Value) -> Option<Diagnostic> {
    let spelling = for_reading(value).filter(|_| name.starts_with("rename_all"))?;
    if Case::named(&spelling).is_some() {
        return None;
    }
    let known: Vec<_> = Case::spellings().collect();
    let message = format!("serde has no rule `{spelling}`");
    Some(codes::SERDE.error(value.span, message).help(format!("there are {}", known.join(", "))))
}

fn case(value: &Value) -> Option<Case> {
    Case::named(&for_reading(value)?)
}

/// The text of `rename = "…"`, or of `rename(deserialize = "…")`.
fn for_reading(value: &Value) -> Option<String> {
    text_for("deserialize", value)
}

/// The text of `rename = "…"`, or that which is given for one of reading and writing.
pub(super) fn text_for(direction: &str, value: &Value) -> Option<String> {
    match &value.kind {
        ValueKind::Literal(Json::Text(text)) => Some(text.clone()),
        ValueKind::List(words) => {
            let word = words.iter().find(|word| word.name.text == direction)?;
            text_for(direction, &word.value)
        }
        _ => None,
    }
}

/// `default` as it stands, `default = "path"` as a call of the function.
fn default(value: &Value) -> Option<Value> {
    let ValueKind::Literal(Json::Text(path)) = &value.kind else { return Some(value.clone()) };
    let path: proc_macro2::TokenStream = path.parse().ok()?;
    Some(Value { kind: ValueKind::Other, tokens: quote!(#path()), ..value.clone() })
}

/// A name and where it stands.
fn key(value: &Value) -> Option<Spanned<String>> {
    Some(Spanned { value: for_reading(value)?, span: value.span })
}

/// Every word that says something about what is read.
const WORDS: &[SerdeWord] = &[
    SerdeWord {
        name: "rename",
        places: &[Place::Field, Place::Variant, Place::Type],
        read: |value, serde| serde.rename = for_reading(value),
    },
    SerdeWord {
        name: "alias",
        places: &[Place::Field, Place::Variant],
        read: |value, serde| serde.aliases.extend(for_reading(value)),
    },
    SerdeWord {
        name: "default",
        places: &[Place::Field, Place::Type],
        read: |value, serde| serde.default = default(value),
    },
    SerdeWord { name: "skip", places: SKIPPED, read: |_, serde| serde.skip = true },
    SerdeWord { name: "skip_deserializing", places: SKIPPED, read: |_, serde| serde.skip = true },
    SerdeWord {
        name: "rename_all",
        places: &[Place::Variant, Place::Type],
        read: |value, serde| serde.rename_all = case(value),
    },
    SerdeWord {
        name: "rename_all_fields",
        places: &[Place::Type],
        read: |value, serde| serde.rename_all_fields = case(value),
    },
    SerdeWord { name: "tag", places: &[Place::Type], read: |value, serde| serde.tag = key(value) },
    SerdeWord { name: "content", places: &[Place::Type], read: |value, serde| serde.content = key(value) },
    SerdeWord { name: "untagged", places: &[Place::Type], read: |_, serde| serde.untagged = true },
    SerdeWord { name: "flatten", places: &[Place::Field], read: |_, serde| serde.flatten = true },
    SerdeWord { name: "transparent", places: &[Place::Type], read: |_, serde| serde.transparent = true },
];

const SKIPPED: &[Place] = &[Place::Field, Place::Variant];

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

/// Words that are refused, and what helps.
const REFUSED: &[(&str, &str)] = &[
    ("deserialize_with", OF_ITS_OWN),
    ("with", OF_ITS_OWN),
    ("from", "take the type itself that it is made from, and make it in the function"),
    ("try_from", "take the type itself that it is made from, and make it in the function"),
    ("other", "a model is told all names there are: leave the variant out with `#[serde(skip)]`"),
];

const OF_ITS_OWN: &str = "what the function reads is not known here: give the field the type that is sent";

const TAKE_AWAY: &str = "take the attribute away, or give the tool a type of its own";
