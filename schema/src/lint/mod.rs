//! Lints: one file each, one `const LINT` a file, gathered in [`LINTS`].
//!
//! A lint is about a catalog that is right and could be better. What is about one dialect is a warning of `normalise`:
//! a name it does not take, a description it may refuse. On by default are those that tell of a likely fault and are
//! silent about most tools; the others are a matter of taste.

mod big_integer;
mod budget;
mod hidden_character;
mod long_name;
mod near_duplicate;
mod unbounded_text;
mod undocumented_parameter;
mod undocumented_variant;

use core::fmt;
use std::collections::BTreeSet;

pub use budget::Budget;
#[cfg(feature = "declared")]
pub(crate) use hidden_character::hidden;

use crate::catalog::{Catalog, Field, Shape, Tool, Type, TypeId};
use crate::diag::Diagnostic;
use crate::view::View;

/// Every lint, in the order of the codes.
pub const LINTS: &[&Lint] = &[
    &undocumented_parameter::LINT,
    &undocumented_variant::LINT,
    &long_name::LINT,
    &near_duplicate::LINT,
    &big_integer::LINT,
    &unbounded_text::LINT,
    &budget::LINT,
    &hidden_character::LINT,
];

/// One lint.
pub struct Lint {
    /// Stable.
    pub code: &'static str,
    /// What is doubtful, in general.
    pub title: &'static str,
    /// The shortest source that has it.
    pub example: &'static str,
    /// Whether it is on unless the author says otherwise.
    pub is_on: bool,
    /// What it finds.
    pub check: fn(&Subject<'_>) -> Vec<Finding>,
}

/// What lints look at.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'c> {
    /// The tools of one toolset.
    pub catalog: &'c Catalog,
    /// Its rendered views.
    pub views: &'c [&'c View],
    /// How big schemas may be.
    pub budget: Budget,
}

/// One thing found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The tool it is about, by its place in the catalog; `None`: all of them together.
    pub tool: Option<usize>,
    /// A warning.
    pub diagnostic: Diagnostic,
}

/// What all lints find, but for what a tool's author allows it.
pub fn lint(subject: &Subject<'_>) -> Vec<Diagnostic> {
    let is_allowed = |finding: &Finding| {
        let tool = finding.tool.map(|tool| &subject.catalog.tools[tool]);
        tool.is_some_and(|tool| tool.policy.allowed.iter().any(|code| code == finding.diagnostic.code))
    };
    let found = LINTS.iter().flat_map(|lint| (lint.check)(subject)).filter(|finding| !is_allowed(finding));
    let mut told: Vec<Diagnostic> = Vec::new();
    for Finding { diagnostic, .. } in found {
        // A type that is both read and written is two.
        if !told.contains(&diagnostic) {
            told.push(diagnostic);
        }
    }
    told
}

impl<'c> Subject<'c> {
    /// The types that the arguments of tools use, each once, with the first tool that uses it.
    fn types(&self) -> Vec<(usize, &'c Type)> {
        self.reached(|tool| vec![tool.arguments])
    }

    /// The same with the types of their outputs.
    fn types_and_outputs(&self) -> Vec<(usize, &'c Type)> {
        self.reached(|tool| tool.returns.iter().map(|returns| returns.kind).chain([tool.arguments]).collect())
    }

    fn reached(&self, from: impl Fn(&Tool) -> Vec<TypeId>) -> Vec<(usize, &'c Type)> {
        let mut seen = BTreeSet::new();
        let mut found = Vec::new();
        for (index, tool) in self.catalog.tools.iter().enumerate() {
            let mut open = from(tool);
            while let Some(id) = open.pop() {
                if seen.insert(id) {
                    let kind = self.catalog.type_of(id);
                    found.push((index, kind));
                    open.extend(self.catalog.parts_of(id).into_iter().rev());
                }
            }
        }
        found
    }

    /// The fields of every record of arguments, with the tool and the record.
    fn fields(&self) -> Vec<(usize, &'c Type, &'c Field)> {
        fields(&self.types())
    }

    /// "`days` of `forecast`"
    fn named(&self, tool: usize, record: &Type, field: &Field) -> String {
        let owner = record.name.as_deref().unwrap_or(&self.catalog.tools[tool].name);
        format!("`{}` of `{owner}`", field.name)
    }

    /// What a field holds in the end: beneath `Option`, lists and maps.
    fn held(&self, field: &Field) -> &'c Type {
        let mut id = field.kind;
        loop {
            let inner = self.catalog.item(self.catalog.nonnull(id));
            if inner == id {
                return self.catalog.type_of(id);
            }
            id = inner;
        }
    }
}

fn fields<'c>(types: &[(usize, &'c Type)]) -> Vec<(usize, &'c Type, &'c Field)> {
    let of = |(tool, kind): &(usize, &'c Type)| match &kind.shape {
        Shape::Record(fields) => fields.iter().map(|field| (*tool, *kind, field)).collect(),
        _ => Vec::new(),
    };
    types.iter().flat_map(of).collect()
}

impl Finding {
    /// One thing about a tool.
    fn of(tool: usize, diagnostic: Diagnostic) -> Self {
        Self { tool: Some(tool), diagnostic }
    }
}

/// The name as a model may confuse it: without case, separators and a plural's `s`.
fn core_of(name: &str) -> String {
    let letters: String = name.chars().filter(|char| char.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    letters.strip_suffix('s').map(str::to_owned).unwrap_or(letters)
}

/// The last word of a name: `id` of `user_id`, `userId` and `user-ids`.
fn last_word(name: &str) -> String {
    let start = name.rfind(['_', '-', '.']).map_or(0, |at| at + 1);
    let word = &name[start..];
    let start = word.rfind(char::is_uppercase).filter(|at| word[..*at].ends_with(char::is_lowercase)).unwrap_or(0);
    core_of(&word[start..])
}

impl fmt::Debug for Lint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code)
    }
}

#[cfg(test)]
mod tests;
