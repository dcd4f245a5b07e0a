//! Dialects: one file each, one `const SPEC` a file, found by [`spec`].
//!
//! The stages ask a [`Spec`] its questions and know no dialect by name. A new dialect is a file here and a line in the
//! list in `dialect.rs`. What a provider accepts is dated data with its source.

use core::fmt;

use crate::catalog::Tool;
use crate::dialect::{Dialect, each_dialect};
use crate::json::Json;

macro_rules! gather {
    ($($(#[$doc:meta])* $file:ident, $variant:ident, $name:literal;)*) => {
        $(mod $file;)*

        /// The rules of a dialect.
        pub const fn spec(dialect: Dialect) -> &'static Spec {
            match dialect {
                $(Dialect::$variant => &$file::SPEC,)*
            }
        }
    };
}
each_dialect!(gather);

/// One dialect: the questions that the stages ask, in the order in which they ask.
pub struct Spec {
    /// Which one it is.
    pub id: Dialect,
    /// Where its facts are from.
    pub source: Source,
    /// What must be rewritten.
    pub rules: Rules,
    /// The JSON Schema keywords it takes; what else a place carries is folded into its description.
    pub accepts: &'static [&'static str],
    /// The parts of a tool, beside name, description and arguments, that its envelope has a place for.
    pub parts: &'static [Part],
    /// The tool names it takes.
    pub name: NameRule,
    /// The keys of arguments it takes.
    pub key: NameRule,
    /// How much it takes.
    pub limits: Limits,
    /// One tool as it stands in the provider's array.
    pub envelope: fn(Shown<'_>) -> Json,
}

/// Where facts about a provider were read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// The page or file.
    pub url: &'static str,
    /// When, as `year-month-day`.
    pub date: &'static str,
}

/// Rewritings. A new one is "off" in [`Rules::AS_IS`], so that it changes no other dialect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The provider holds the model to the schema, if the envelope says `strict`. A tool that it could not hold it to
    /// is shown as this other dialect of the provider shows it.
    pub strict: Option<Dialect>,
    /// Every property must be required; optional ones become nullable.
    pub require_all: bool,
    /// How "or null" is written.
    pub nullable: NullSpelling,
    /// What may stand beside `$ref`.
    pub references: References,
    /// How the names of JSON types are written.
    pub types: TypeNames,
    /// Whether an object without keys says so by empty `properties`; otherwise it has none.
    pub empty_properties: bool,
}

impl Rules {
    /// Everything as the catalog says it.
    pub const AS_IS: Self = Self {
        strict: None,
        require_all: false,
        nullable: NullSpelling::TypeList,
        references: References::WithSiblings,
        types: TypeNames::Lower,
        empty_properties: true,
    };
}

/// How a value that may be null is written. References, where there are any, are always written the second way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NullSpelling {
    /// `"type": ["string", "null"]`
    TypeList,
    /// `"anyOf": [{…}, {"type": "null"}]`
    AnyOf,
    /// `"type": "string", "nullable": true`
    Keyword,
}

/// How the names of JSON types are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypeNames {
    /// `"string"`
    Lower,
    /// `"STRING"`
    Upper,
}

/// What may stand beside `$ref`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum References {
    /// Descriptions and the like.
    WithSiblings,
    /// Nothing; a use with a description of its own is written out.
    Alone,
    /// There are none; every use is written out, up to a budget.
    Never,
}

/// A part of a tool that not every envelope has a place for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// [`Tool::title`]
    Title,
    /// [`Tool::hints`]
    Hints,
}

/// Which names a dialect takes.
#[derive(Clone, Copy)]
pub struct NameRule {
    /// The first character.
    pub first: fn(char) -> bool,
    /// All others.
    pub rest: fn(char) -> bool,
    /// The most characters.
    pub length: usize,
    /// The rule in words.
    pub words: &'static str,
}

impl NameRule {
    /// Every name.
    pub const ANY: Self = Self { first: |_| true, rest: |_| true, length: usize::MAX, words: "any characters" };
}

/// How much a dialect takes; `usize::MAX` is no limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Tools in one request.
    pub tools: usize,
    /// Characters of a tool's description.
    pub description: usize,
    /// Properties of all objects of one tool.
    pub properties: usize,
    /// Objects and lists within each other.
    pub depth: usize,
    /// Characters of all property names, definition names and enum values of one tool.
    pub names: usize,
    /// Enum values of one tool.
    pub enum_values: usize,
    /// An enum with more values than this …
    pub long_enum: usize,
    /// … may have this many characters in all of them.
    pub long_enum_names: usize,
}

impl Limits {
    /// No limit at all.
    pub const NONE: Self = Self {
        tools: usize::MAX,
        description: usize::MAX,
        properties: usize::MAX,
        depth: usize::MAX,
        names: usize::MAX,
        enum_values: usize::MAX,
        long_enum: usize::MAX,
        long_enum_names: usize::MAX,
    };
}

/// What an envelope is made of.
#[derive(Clone, Debug)]
pub struct Shown<'c> {
    /// The tool as declared.
    pub tool: &'c Tool,
    /// Its name as the dialect takes it.
    pub name: &'c str,
    /// Whether the provider is asked to hold the model to the schema.
    pub strict: bool,
    /// The schema of the arguments.
    pub parameters: Json,
}

impl Shown<'_> {
    /// The tool's description; `None` if it has none.
    pub fn description(&self) -> Option<String> {
        Some(self.tool.shown_description()).filter(|text| !text.is_empty())
    }
}

impl fmt::Debug for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id.name())
    }
}

impl fmt::Debug for NameRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_dialect_says_where_its_facts_are_from() {
        for dialect in Dialect::ALL {
            let spec = spec(*dialect);
            assert_eq!(spec.id, *dialect);
            assert!(spec.source.url.starts_with("https://"), "{dialect}");
            let date: Vec<_> = spec.source.date.split('-').map(|part| part.parse::<u32>().unwrap()).collect();
            assert!(matches!(date[..], [2025..=2099, 1..=12, 1..=31]), "{dialect}");
        }
    }

    #[test]
    fn every_dialect_takes_what_all_shapes_need() {
        for dialect in Dialect::ALL {
            let spec = spec(*dialect);
            let null: &[_] = if spec.rules.nullable == NullSpelling::Keyword { &["nullable"] } else { &["anyOf"] };
            let references: &[_] = if spec.rules.references == References::Never { &[] } else { &["$ref", "$defs"] };
            for keyword in ["type", "description", "enum", "items", "properties", "required"].iter() {
                assert!(spec.accepts.contains(keyword), "{dialect}: {keyword}");
            }
            for keyword in null.iter().chain(references) {
                assert!(spec.accepts.contains(keyword), "{dialect}: {keyword}");
            }
        }
    }

    #[test]
    fn a_strict_dialect_has_one_that_is_not() {
        for dialect in Dialect::ALL {
            if let Some(other) = spec(*dialect).rules.strict {
                assert_eq!(spec(other).rules.strict, None, "{dialect}");
                let words = |dialect| (spec(dialect).name.words, spec(dialect).key.words);
                assert_eq!(words(other), words(*dialect), "{dialect}: names are spelled once for both");
            }
        }
    }
}
