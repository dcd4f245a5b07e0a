//! What serde's attributes say about what is written. Nothing is refused: what is written by a function is not known.

use super::serde::{Case, text_for, words};
use crate::decl::{Attribute, Value};

/// What they say about one item.
#[derive(Debug, Default)]
pub(crate) struct Writing {
    pub(crate) rename: Option<String>,
    /// The rule for the names inside.
    pub(crate) rename_all: Option<Case>,
    /// The rule for the names of fields inside variants.
    pub(crate) rename_all_fields: Option<Case>,
    pub(crate) tag: Option<String>,
    pub(crate) content: Option<String>,
    pub(crate) untagged: bool,
    pub(crate) transparent: bool,
    pub(crate) flatten: bool,
    /// Never written.
    pub(crate) skip: bool,
    /// Not written where this function says so.
    pub(crate) skip_if: Option<String>,
    /// The module whose function writes it, or the type as which it is written.
    pub(crate) by: Option<String>,
}

/// Reads the serde attributes of one item.
pub(crate) fn read(attributes: &[Attribute]) -> Writing {
    let mut writing = Writing::default();
    for word in words("serde", attributes) {
        if let Some(known) = WORDS.iter().find(|known| known.name == word.name.text) {
            (known.read)(&word.value, &mut writing);
        }
    }
    writing
}

/// One word, and what it sets. Which items it may stand on, serde says.
struct WritingWord {
    name: &'static str,
    read: fn(&Value, &mut Writing),
}

fn text(value: &Value) -> Option<String> {
    text_for("serialize", value)
}

fn case(value: &Value) -> Option<Case> {
    Case::named(&text(value)?)
}

/// Every word that says something about what is written.
const WORDS: &[WritingWord] = &[
    WritingWord { name: "rename", read: |value, writing| writing.rename = text(value) },
    WritingWord { name: "rename_all", read: |value, writing| writing.rename_all = case(value) },
    WritingWord { name: "rename_all_fields", read: |value, writing| writing.rename_all_fields = case(value) },
    WritingWord { name: "tag", read: |value, writing| writing.tag = text(value) },
    WritingWord { name: "content", read: |value, writing| writing.content = text(value) },
    WritingWord { name: "untagged", read: |_, writing| writing.untagged = true },
    WritingWord { name: "transparent", read: |_, writing| writing.transparent = true },
    WritingWord { name: "flatten", read: |_, writing| writing.flatten = true },
    WritingWord { name: "skip", read: |_, writing| writing.skip = true },
    WritingWord { name: "skip_serializing", read: |_, writing| writing.skip = true },
    WritingWord { name: "skip_serializing_if", read: |value, writing| writing.skip_if = text(value) },
    WritingWord { name: "with", read: |value, writing| writing.by = text(value) },
    WritingWord {
        name: "serialize_with",
        read: |value, writing| {
            writing.by = text(value).map(|path| path.strip_suffix("::serialize").unwrap_or(&path).to_owned());
        },
    },
    WritingWord { name: "into", read: |value, writing| writing.by = text(value) },
    WritingWord { name: "remote", read: |value, writing| writing.by = text(value) },
];
