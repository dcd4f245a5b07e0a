//! Dialects: one file each, one `const SPEC` a file, found by [`spec`].
//!
//! The stages ask a [`Spec`] its questions and know no dialect by name. A new dialect is a file here and a line in the
//! list in `dialect.rs`. What a provider accepts is dated data with its source.

mod limits;
mod rules;

use core::fmt;

pub use limits::{Limits, NameRule, Quota};
pub use rules::{Formats, NullSpelling, Recursion, References, Rules, TypeNames, Unions};

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
    /// The JSON Schema keywords it takes; what else a place carries is folded into its description. Without
    /// `prefixItems` a tuple has its size only.
    pub accepts: &'static [&'static str],
    /// The values of `format` it takes.
    pub formats: Formats,
    /// The parts of a tool, beside name, description and arguments, that its envelope has a place for.
    pub parts: &'static [Part],
    /// The schemas of outputs that its envelope has a place for.
    pub returns: Outputs,
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

/// A part of a tool that not every envelope has a place for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// [`Tool::title`]
    Title,
    /// [`Tool::hints`]
    Hints,
}

/// Which schemas of outputs an envelope has a place for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outputs {
    /// None.
    Nowhere,
    /// Those whose root is an object.
    Objects,
    /// All.
    Any,
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
    /// Whether that is, in whole or in words, the schema that others declared.
    pub is_verbatim: bool,
    /// The schema of the output, if it is shown.
    pub returns: Option<Json>,
}

impl Shown<'_> {
    /// The tool's description; `None` if it has none.
    pub fn description(&self) -> Option<String> {
        Some(self.tool.shown_description()).filter(|text| !text.is_empty())
    }
}

impl Spec {
    /// Whether it takes a keyword.
    pub fn takes(&self, keyword: &str) -> bool {
        self.accepts.contains(&keyword)
    }
}

impl fmt::Debug for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id.name())
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
            assert_eq!(spec.accepts.contains(&"format"), spec.formats != Formats::Only(&[]), "{dialect}: format");
            assert!(spec.accepts.contains(&"anyOf"), "{dialect}: anyOf");
            assert!(spec.accepts.is_sorted(), "{dialect}: the keywords are in order");
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
