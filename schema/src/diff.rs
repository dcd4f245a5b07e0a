//! What is other in one catalog than in another: which tools came, went or changed, and what of them.

mod walk;

use core::fmt;
use std::collections::BTreeMap;

use self::walk::Found;
use crate::catalog::{Catalog, Tool};

/// What is other in a newer list of tools; of equal lists all three are empty. Where a tool was written, and its place in
/// the list, do not count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diff {
    /// The names of tools that only the newer list has, in its order.
    pub added: Vec<String>,
    /// The names of those that only the older list has, in its order.
    pub removed: Vec<String>,
    /// Those that both have and that are not the same, in the order of the older.
    pub changed: Vec<Changed>,
}

/// A tool that is not the same in both lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// Its name in the older list.
    pub name: String,
    /// Its name in the newer list. It is another one only if all else is the same, and no other tool that came is so; this is
    /// asked where at most 64 came.
    pub now: String,
    /// What changed of it, in the order of [`Part`], each once.
    pub parts: Vec<Part>,
    /// The keys of its arguments that came, went or changed, in the order of the older list, then of the newer.
    pub keys: Vec<String>,
}

/// What may change of a tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Part {
    /// The name that a model calls it by.
    Name,
    /// Names that calls may use as well.
    Aliases,
    /// The name for people.
    Title,
    /// What it says that it does.
    Description,
    /// Which arguments it takes.
    Arguments,
    /// What is said of its arguments: titles, descriptions, examples, the order of keys.
    ArgumentTexts,
    /// What it returns, or what is said of that.
    Output,
    /// Remarks on its effects.
    Hints,
    /// Whether it should no longer be used.
    Deprecated,
    /// Its examples.
    Examples,
    /// How its calls are taken, of which no model is told: coercion, secrets and aliases of keys, time, retries, trust.
    Handling,
    /// Where it comes from.
    Source,
}

impl Part {
    /// In words, e.g. `argument texts`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Aliases => "aliases",
            Self::Title => "title",
            Self::Description => "description",
            Self::Arguments => "arguments",
            Self::ArgumentTexts => "argument texts",
            Self::Output => "output",
            Self::Hints => "hints",
            Self::Deprecated => "deprecated",
            Self::Examples => "examples",
            Self::Handling => "handling",
            Self::Source => "source",
        }
    }
}

impl Diff {
    /// Of two catalogs. Two types are the same if they take the same values by the same words, whatever their places.
    pub fn of(older: &Catalog, newer: &Catalog) -> Self {
        let compare = |old, new| changed(older, old, newer, new).filter(|changed: &Changed| !changed.parts.is_empty());
        let index = |catalog: &Catalog| -> BTreeMap<String, usize> {
            catalog.tools.iter().enumerate().map(|(index, tool)| (tool.name.clone(), index)).collect()
        };
        let (in_older, in_newer) = (index(older), index(newer));
        let mut diff = Self::default();
        let mut came: Vec<usize> = (0..newer.tools.len()).collect();
        came.retain(|new| !in_older.contains_key(&newer.tools[*new].name));
        for (old, tool) in older.tools.iter().enumerate() {
            if let Some(new) = in_newer.get(&tool.name) {
                diff.changed.extend(compare(old, *new));
                continue;
            }
            let renamed = |new: &usize| {
                came.len() <= MOST_RENAMED && compare(old, *new).is_some_and(|changed| changed.parts == [Part::Name])
            };
            let mut candidates = came.iter().copied().filter(renamed);
            match (candidates.next(), candidates.next()) {
                (Some(new), None) => {
                    diff.changed.extend(compare(old, new));
                    came.retain(|other| *other != new);
                }
                _ => diff.removed.push(tool.name.clone()),
            }
        }
        diff.added = came.iter().map(|new| newer.tools[*new].name.clone()).collect();
        diff
    }

    /// Whether the two are the same.
    pub fn is_empty(&self) -> bool {
        self.added.is_empty() && self.removed.is_empty() && self.changed.is_empty()
    }
}

/// What is other of one tool; the parts are empty if nothing is.
fn changed(older: &Catalog, old: usize, newer: &Catalog, new: usize) -> Option<Changed> {
    let (one, other) = (older.tools.get(old)?, newer.tools.get(new)?);
    // Destructured: a new part must be compared.
    let Tool {
        name,
        aliases,
        title,
        description,
        arguments,
        returns,
        hints,
        timeout,
        deprecated,
        examples,
        is_async,
        policy,
        source,
        span: _,
    } = one;
    let pair = (*arguments, other.arguments);
    let taken = walk::types(older, newer, pair);
    let keys = if taken.is_any() { walk::keys(older, newer, pair) } else { Vec::new() };
    let returned = match (returns, other.returns) {
        (Some(one), Some(other)) => walk::types(older, newer, (one.kind, other.kind)),
        (one, other) => Found { takes: one.is_some() != other.is_some(), ..Found::default() },
    };
    let said = |catalog: &Catalog, index| catalog.verbatim.get(&index).map(|verbatim| verbatim.schema.clone());
    let (mine, its) = (policy, &other.policy);
    let is_handled = (timeout, is_async, mine.max_retries, mine.untrusted, mine.ignores_unknown, mine.coerce)
        == (&other.timeout, &other.is_async, its.max_retries, its.untrusted, its.ignores_unknown, its.coerce);
    let parts = [
        (Part::Name, *name != other.name),
        (Part::Aliases, *aliases != other.aliases),
        (Part::Title, *title != other.title),
        (Part::Description, *description != other.description),
        (Part::Arguments, taken.takes || said(older, old) != said(newer, new)),
        (Part::ArgumentTexts, taken.says),
        (Part::Output, returned.is_any() || older.outputs.get(&old) != newer.outputs.get(&new)),
        (Part::Hints, *hints != other.hints),
        (Part::Deprecated, *deprecated != other.deprecated),
        (Part::Examples, *examples != other.examples),
        (Part::Handling, taken.handles || !is_handled),
        (Part::Source, *source != other.source),
    ];
    let parts = parts.into_iter().filter(|(_, is_other)| *is_other).map(|(part, _)| part).collect();
    Some(Changed { name: name.clone(), now: other.name.clone(), parts, keys })
}

/// Each tool that went is compared with each that came, and strangers say how many those are.
const MOST_RENAMED: usize = 64;

/// A line a tool: `+ search`, `- find`, `~ wait: description, arguments (seconds), hints`. What is not seen is escaped.
impl fmt::Display for Diff {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.added.iter().try_for_each(|name| writeln!(f, "+ {}", name.escape_debug()))?;
        self.removed.iter().try_for_each(|name| writeln!(f, "- {}", name.escape_debug()))?;
        self.changed.iter().try_for_each(|changed| writeln!(f, "~ {changed}"))
    }
}

impl fmt::Display for Changed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, now, parts, keys } = self;
        write!(f, "{}", name.escape_debug())?;
        if now != name {
            write!(f, " → {}", now.escape_debug())?;
        }
        for (index, part) in parts.iter().enumerate() {
            write!(f, "{} {part}", if index == 0 { ":" } else { "," })?;
            let is_of_keys = matches!(part, Part::Arguments | Part::ArgumentTexts);
            let is_first = !parts.iter().take(index).any(|earlier| *earlier == Part::Arguments);
            if is_of_keys && is_first && !keys.is_empty() {
                write!(f, " ({})", keys.join(", ").escape_debug())?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[cfg(test)]
mod tests;
