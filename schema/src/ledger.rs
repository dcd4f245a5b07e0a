//! The ledger: what a view shows otherwise than the catalog says it, and what the run time enforces all the same.

use core::fmt;

/// Everything one view changed; its `Display` is one line an entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ledger {
    /// Tool by tool; within one, in the order of the schema.
    pub entries: Vec<Entry>,
}

/// One change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The tool, by its declared name.
    pub tool: String,
    /// Whether it is about the schema of its output, else about that of its arguments.
    pub is_output: bool,
    /// Where in the schema, as shown (RFC 6901); empty for the tool itself.
    pub pointer: String,
    /// What happened there.
    pub change: Change,
}

/// What happened at one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The keyword, or the part of a tool, that is not shown as it was declared.
    pub keyword: &'static str,
    /// What became of it.
    pub fate: Fate,
    /// Whether the run time still acts by it.
    pub enforced: bool,
}

/// What became of a keyword.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It stands in the description, in words.
    Described,
    /// It stands in a `pattern`.
    Pattern,
    /// It goes without saying: no author wrote it.
    Unsaid,
    /// It is not shown at all.
    Dropped,
    /// The same, because of this.
    LeftOut(String),
    /// The type stands at its use, because a reference may have no description beside it, or there are none.
    WrittenOut,
    /// An object is shown without the keys that lead to further types, because there would be no end of them.
    Cut,
    /// An optional key is listed as required.
    Required,
    /// An optional key is listed as required, and `null` stands for its absence.
    Nullable,
    /// An optional key may not be `null`: its absence stands for that.
    Absent,
    /// A tool has another name here.
    Renamed(String),
    /// This is the other name, here, of the key that was declared so.
    StandsFor(String),
    /// The provider is not asked to hold the model to the schema, because of this.
    NotStrict(String),
    /// The schema is shown as others declared it, and these keywords of it are checked by a validator.
    Verbatim(Vec<&'static str>),
    /// It is shown as any object, with the schema in words, because of this; these keywords are checked by a validator.
    Open(String, Vec<&'static str>),
}

impl Change {
    /// Whether the schema no longer says what the run time goes by, or the provider does not hold the model to it.
    pub fn is_loss(&self) -> bool {
        match self.fate {
            Fate::Described | Fate::Dropped | Fate::Cut => self.enforced,
            Fate::NotStrict(_) | Fate::Open(..) => true,
            Fate::Pattern | Fate::Unsaid | Fate::WrittenOut | Fate::Required | Fate::Nullable | Fate::Absent => false,
            Fate::LeftOut(_) | Fate::Renamed(_) | Fate::StandsFor(_) | Fate::Verbatim(_) => false,
        }
    }
}

impl Ledger {
    /// The entries of one tool.
    pub fn of<'l>(&'l self, tool: &'l str) -> impl Iterator<Item = &'l Entry> {
        self.entries.iter().filter(move |entry| entry.tool == tool)
    }
}

impl fmt::Display for Ledger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.entries.iter().try_for_each(|entry| writeln!(f, "{entry}"))
    }
}

/// `get_tide #/properties/days default: moved into the description, still enforced`
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { tool, is_output, pointer, change: Change { keyword, fate, enforced } } = self;
        let of = if *is_output { " returns" } else { "" };
        let place = if pointer.is_empty() { String::new() } else { format!(" #{pointer}") };
        write!(f, "{tool}{of}{place} {keyword}: {fate}{}", if *enforced { ", still enforced" } else { "" })
    }
}

impl fmt::Display for Fate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Described => f.write_str("moved into the description"),
            Self::Pattern => f.write_str("written as a pattern"),
            Self::Unsaid => f.write_str("not said"),
            Self::Dropped => f.write_str("dropped"),
            Self::LeftOut(reason) => write!(f, "not shown: {reason}"),
            Self::WrittenOut => f.write_str("written out"),
            Self::Cut => f.write_str("shown without those of further types"),
            Self::Required => f.write_str("made required"),
            Self::Nullable => f.write_str("made required and nullable, null counts as absent"),
            Self::Absent => f.write_str("not shown, absence counts as null"),
            Self::Renamed(name) => write!(f, "shown as {name}"),
            Self::StandsFor(name) => write!(f, "stands for {name}, both are accepted"),
            Self::NotStrict(reason) => write!(f, "shown as false: {reason}"),
            Self::Verbatim(keywords) if keywords.is_empty() => f.write_str("shown as it was declared"),
            Self::Verbatim(keywords) => {
                write!(f, "shown as it was declared, a validator checks {}", keywords.join(", "))
            }
            Self::Open(reason, keywords) => {
                let keywords = keywords.join(", ");
                write!(f, "shown as an object, the rest in words, a validator checks {keywords}: {reason}")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_a_line() {
        let entry = |pointer: &str, keyword, fate, enforced| Entry {
            tool: "get_tide".into(),
            is_output: false,
            pointer: pointer.into(),
            change: Change { keyword, fate, enforced },
        };
        let ledger = Ledger {
            entries: vec![
                entry("", "name", Fate::Renamed("tide_get".into()), false),
                entry("/properties/days", "default", Fate::Described, true),
            ],
        };
        let expected = "get_tide name: shown as tide_get\n\
                        get_tide #/properties/days default: moved into the description, still enforced\n";
        assert_eq!(ledger.to_string(), expected);
        assert_eq!(ledger.of("get_tide").count(), 2);
        assert_eq!(ledger.of("other").count(), 0);
    }
}
