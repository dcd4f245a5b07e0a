//! What schemars' attributes say: its own words become ours, those that it shares with serde stand before serde's.

use toolcall_schema::diag::Diagnostic;

use super::serde::{self, Serde};
use super::words::WORDS;
use super::{Place, Settings};
use crate::decl::{Attribute, Name, ValueKind, Word};

/// One word of its own: where it says something, and what. `None`: that cannot be honoured.
struct SchemarsWord {
    name: &'static str,
    places: &'static [Place],
    read: fn(&Word, &mut Settings) -> Option<()>,
}

/// Reads the schemars attributes of one item. What our own words have said stays.
pub(super) fn read(
    place: Place,
    attributes: &[Attribute],
    settings: &mut Settings,
    serde: &mut Serde,
    problems: &mut Vec<Diagnostic>,
) {
    for word in serde::words("schemars", attributes) {
        let own = OWN.iter().find(|own| own.name == word.name.text && own.places.contains(&place));
        let read = match own {
            Some(own) => (own.read)(word, settings).ok_or(None),
            None if HARMLESS.contains(&word.name.text.as_str()) => Ok(()),
            None => serde.word(place, word),
        };
        if let Err(refused) = read {
            problems.push(refused.unwrap_or_else(|| serde::refuse("schemars", word)));
        }
    }
}

/// Reads a word as ours of the same name, if that was not said.
fn ours(word: &Word, settings: &mut Settings, is_said: bool) -> Option<()> {
    let known = WORDS.iter().find(|known| known.name == word.name.text)?;
    if is_said { Some(()) } else { (known.read)(&word.value, settings) }
}

/// The words in the brackets, each renamed or refused.
fn renamed(word: &Word, names: &[(&str, &[&str])]) -> Option<Vec<Word>> {
    let ValueKind::List(inner) = &word.value.kind else { return None };
    let mut found = Vec::new();
    for Word { name, value } in inner {
        let (_, ours) = names.iter().find(|(known, _)| *known == name.text)?;
        let word = |text: &&str| Word { name: Name { text: (*text).to_owned(), ..name.clone() }, value: value.clone() };
        found.extend(ours.iter().map(word));
    }
    Some(found)
}

const OWN: &[SchemarsWord] = &[
    SchemarsWord {
        name: "description",
        places: &[Place::Field, Place::Variant, Place::Type],
        read: |word, settings| ours(word, settings, settings.description.is_some()),
    },
    SchemarsWord {
        name: "title",
        places: &[Place::Field],
        read: |word, settings| ours(word, settings, settings.title.is_some()),
    },
    SchemarsWord {
        name: "example",
        places: &[Place::Field],
        read: |word, settings| ours(word, settings, settings.example.is_some()),
    },
    SchemarsWord {
        name: "range",
        places: &[Place::Field],
        read: |word, settings| {
            settings.constraints.extend(renamed(word, &[("min", &["minimum"]), ("max", &["maximum"])])?);
            Some(())
        },
    },
    SchemarsWord {
        name: "length",
        places: &[Place::Field],
        read: |word, settings| {
            settings.sizes.extend(renamed(word, &[("min", &["min"]), ("max", &["max"]), ("equal", &["min", "max"])])?);
            Some(())
        },
    },
    SchemarsWord {
        name: "regex",
        places: &[Place::Field],
        read: |word, settings| {
            settings.constraints.extend(renamed(word, &[("pattern", &["pattern"])])?);
            Some(())
        },
    },
];

/// Words that change nothing of what is shown here.
const HARMLESS: &[&str] = &["inline"];
