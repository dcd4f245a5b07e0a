//! From the catalog to a dialect's view: one file a pass, none of which knows a dialect or a keyword by name.
//!
//! ```text
//! draw ─▶ name, keys ─▶ tuples ─▶ require ─▶ refs ─▶ ranges, unions ─▶ lengths ─▶ fold ─▶ strict, quota ─▶ write
//!                       └── if strict mode is not to be had: again from here, by the rules of the dialect without it
//! ```
//! The passes rewrite a `Draft` and note each change at the node it happens to. The ledger is gathered at the end,
//! so that its pointers are those of the finished schema. An output goes the same way, `returns.rs`, and none of it is
//! made strict.

mod draft;
mod draw;
mod fold;
mod keys;
mod lengths;
mod limits;
mod name;
mod quota;
mod ranges;
mod refs;
mod require;
mod returns;
pub mod spellings;
mod strict;
mod tuples;
mod unions;
mod verbatim;
mod write;

use std::collections::BTreeMap;

use crate::catalog::{Catalog, Tool};
use crate::diag::Diagnostic;
use crate::dialects::{self, Part, Quota, Shown, Spec};
use crate::ledger::{Change, Entry, Fate, Ledger};
use crate::source::Source;
use crate::view::{ToolView, View};
use draft::Draft;
#[cfg(feature = "declared")]
pub(crate) use name::legal;
use strict::Obstacle;

/// The codes of the diagnostics in [`View::diagnostics`], each with what it is about.
pub const CODES: &[(&str, &str)] = &[
    ("V001", "more tools than the provider takes in one request"),
    ("V002", "a description longer than the provider takes"),
    ("V003", "a schema that strict mode does not take, shown non-strict"),
    ("V004", "a name that the dialect does not take, shown in another spelling"),
    ("V005", "two names that get the same spelling in a dialect"),
    ("V006", "a schema that a dialect shows in part"),
    ("V007", "keys that the dialect does not take, shown in another spelling"),
    ("V008", "two keys that get the same spelling in a dialect"),
    ("V009", "a schema bigger than the provider takes"),
    ("V010", "a loss in a dialect, of a tool that denies losses"),
];

/// The catalog as the dialect shows it.
pub fn normalise(catalog: &Catalog, spec: &Spec) -> View {
    let mut view = View {
        dialect: spec.id,
        tools: Vec::new(),
        keys: BTreeMap::new(),
        ledger: Ledger::default(),
        diagnostics: limits::count(catalog, spec),
    };
    let mut used = quota::NOTHING;
    for (index, tool) in catalog.tools.iter().enumerate() {
        if let Some(declared) = catalog.verbatim.get(&index) {
            verbatim::show(catalog, (index, tool), declared, spec, &mut view);
            continue;
        }
        let (draft, chosen) = choose(catalog, tool, spec, &mut used, &mut view);
        let before = view.ledger.entries.len();
        gather(&draft, tool, false, chosen, &mut view.ledger);
        let entries = &view.ledger.entries[before..];
        view.diagnostics.extend(cut(tool, spec, entries).into_iter().chain(denied(tool, spec, entries)));
        let parameters = write::write(&draft, chosen);
        let returns = returns::returns(catalog, (index, tool), spec, &mut view.ledger);
        let strict = chosen.rules.strict.is_some();
        let is_verbatim = false;
        let tree = (spec.envelope)(Shown { tool, name: &draft.name, strict, parameters, is_verbatim, returns });
        view.tools.push(ToolView { name: draft.name, tree });
    }
    view.diagnostics.extend(name::collisions(catalog, &view.tools, spec));
    view
}

/// The finished draft of a tool, and by whose rules it is written: strict only if the provider takes it so.
fn choose<'s>(catalog: &Catalog, tool: &Tool, spec: &'s Spec, used: &mut Quota, view: &mut View) -> (Draft, &'s Spec) {
    let mut draft = draw::draw(catalog, tool);
    name::spell(&mut draft, tool, spec, &mut view.diagnostics);
    view.keys.extend(keys::spell(&mut draft, tool, spec, &mut view.diagnostics));
    limits::describe(tool, spec, &mut view.diagnostics);
    drop_parts(&mut draft, tool, spec);
    let spelled = spec.rules.strict.map(|other| (draft.clone(), other));
    shape(&mut draft, spec);
    let needed = quota::sum(*used, quota::of(&draft));
    let over = |used| quota::excess(used, &spec.limits.request);
    let too_many = || over(needed).map(|reason| Obstacle { reason, help: "send fewer tools, or simpler ones" });
    let Some(Obstacle { reason, help }) = strict::obstacle(&draft, spec).or_else(too_many) else {
        *used = needed;
        return (draft, spec);
    };
    let Some((mut spelled, other)) = spelled else {
        // What all tools have too much of together is said once.
        if over(*used).is_none() {
            let message = format!("`{}` may be refused in {}: {reason}", tool.name, spec.id);
            view.diagnostics.push(Diagnostic::warning("V009", tool.span, message).help(advice(tool, help)));
        }
        *used = needed;
        return (draft, spec);
    };
    let message = format!("`{}` is shown non-strict in {}: {reason}", tool.name, spec.id);
    view.diagnostics
        .push(Diagnostic::warning("V003", tool.span, message).help(format!("{}; {OR_SO}", advice(tool, help))));
    let other = dialects::spec(other);
    shape(&mut spelled, other);
    spelled.changes.push(Change { keyword: "strict", fate: Fate::NotStrict(reason), enforced: false });
    (spelled, other)
}

/// What its author can do; whoever includes the declarations of others cannot write Rust in their place.
fn advice(tool: &Tool, of_rust: &'static str) -> &'static str {
    if tool.source == Source::Native { of_rust } else { OF_JSON }
}

/// Brings the schema of a tool, its names already spelled, under the rules.
fn shape(draft: &mut Draft, spec: &Spec) {
    tuples::tuples(draft, spec);
    require::require(draft, &spec.rules);
    refs::refs(draft, &spec.rules);
    ranges::ranges(draft, spec);
    unions::unions(draft, &spec.rules);
    lengths::lengths(draft, spec);
    fold::fold(draft, spec);
}

/// Notes what the envelope has no place for.
fn drop_parts(draft: &mut Draft, tool: &Tool, spec: &Spec) {
    let parts = [
        (Part::Title, "title", tool.title.is_some()),
        (Part::Hints, "read_only", tool.hints.read_only.is_some()),
        (Part::Hints, "destructive", tool.hints.destructive.is_some()),
        (Part::Hints, "idempotent", tool.hints.idempotent.is_some()),
        (Part::Hints, "open_world", tool.hints.open_world.is_some()),
    ];
    for (part, keyword, said) in parts {
        if said && !spec.parts.contains(&part) {
            draft.changes.push(Change { keyword, fate: Fate::Dropped, enforced: false });
        }
    }
}

/// The warning about a schema that is not shown whole.
fn cut(tool: &Tool, spec: &Spec, entries: &[Entry]) -> Option<Diagnostic> {
    let cuts = entries.iter().filter(|entry| entry.change.fate == Fate::Cut).count();
    if cuts == 0 {
        return None;
    }
    let message = format!(
        "`{}` is shown in part in {}, which cannot refer to its types: {cuts} objects lack keys",
        tool.name, spec.id
    );
    let help = "use a type in fewer places, or name the inner values by an id";
    Some(Diagnostic::warning("V006", tool.span, message).help(help))
}

/// The error of a tool that denies losses and has one.
fn denied(tool: &Tool, spec: &Spec, entries: &[Entry]) -> Option<Diagnostic> {
    let losses: Vec<_> = entries.iter().filter(|entry| entry.change.is_loss()).map(Entry::to_string).collect();
    if !tool.policy.deny_loss || losses.is_empty() {
        return None;
    }
    let message = format!("`{}` cannot be shown without a loss in {}:\n{}", tool.name, spec.id, losses.join("\n"));
    let help = "render other dialects, declare it otherwise, or take `deny = \"loss\"` away";
    Some(Diagnostic::error("V010", tool.span, message).help(help))
}

fn gather(draft: &Draft, tool: &Tool, is_output: bool, spec: &Spec, ledger: &mut Ledger) {
    let entry = |pointer: &str, change: &Change| Entry {
        tool: tool.name.clone(),
        is_output,
        pointer: pointer.to_owned(),
        change: change.clone(),
    };
    ledger.entries.extend(draft.changes.iter().map(|change| entry("", change)));
    draft.walk(&spec.rules, &mut |pointer, schema| {
        ledger.entries.extend(schema.changes.iter().map(|change| entry(pointer, change)));
    });
}

const OF_JSON: &str =
    "only its declaration could say less: keys that are declared, fewer of them, fewer levels and names";

const OR_SO: &str = "or let it be non-strict, with `Config::allow(\"V003\")`";

#[cfg(test)]
mod tests;
