//! From the catalog to a dialect's view: one file a pass, none of which knows a dialect or a keyword by name.
//!
//! ```text
//! draw ─▶ require ─▶ refs ─▶ fold ─▶ limits ─▶ write
//! ```
//! The passes rewrite a `Draft` and note each change at the node it happens to. The ledger is gathered at the end,
//! so that its pointers are those of the finished schema.

mod draft;
mod draw;
mod fold;
mod limits;
mod name;
mod refs;
mod require;
mod write;

use crate::catalog::{Catalog, Tool};
use crate::diag::Diagnostic;
use crate::dialects::{Part, Rules, Shown, Spec};
use crate::ledger::{Change, Entry, Fate, Ledger};
use crate::view::{ToolView, View};
use draft::Draft;

/// The codes of the diagnostics in [`View::diagnostics`], each with what it is about.
pub const CODES: &[(&str, &str)] = &[
    ("V001", "more tools than the provider takes in one request"),
    ("V002", "a description longer than the provider takes"),
    ("V003", "a schema beyond the limits of strict mode, shown non-strict"),
    ("V004", "a name that the dialect does not take, shown in another spelling"),
    ("V005", "two names that get the same spelling in a dialect"),
    ("V006", "a map or a value of any type, which strict mode does not take, shown non-strict"),
];

/// The catalog as the dialect shows it.
pub fn normalise(catalog: &Catalog, spec: &Spec) -> View {
    let mut view = View {
        dialect: spec.id,
        tools: Vec::new(),
        ledger: Ledger::default(),
        diagnostics: limits::count(catalog, spec),
    };
    for tool in &catalog.tools {
        let (draft, rules) = shape(catalog, tool, spec, &mut view.diagnostics);
        gather(&draft, tool, &rules, &mut view.ledger);
        let parameters = write::write(&draft, &rules);
        let tree = (spec.envelope)(Shown { tool, name: &draft.name, strict: draft.strict, parameters });
        view.tools.push(ToolView { name: draft.name, tree });
    }
    view.diagnostics.extend(name::collisions(catalog, &view.tools, spec));
    view
}

/// Runs the passes over one tool; the rules are those it is shown by.
fn shape(catalog: &Catalog, tool: &Tool, spec: &Spec, diagnostics: &mut Vec<Diagnostic>) -> (Draft, Rules) {
    let mut draft = draw::draw(catalog, tool);
    draft.strict = spec.rules.strict;
    name::spell(&mut draft, tool, spec, diagnostics);
    drop_parts(&mut draft, tool, spec);
    let rules = limits::open(&mut draft, tool, spec, diagnostics);
    require::require(&mut draft, &rules);
    refs::refs(&mut draft, &rules);
    fold::fold(&mut draft, spec);
    limits::limit(&mut draft, tool, spec, diagnostics);
    (draft, rules)
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

fn gather(draft: &Draft, tool: &Tool, rules: &Rules, ledger: &mut Ledger) {
    let entry = |pointer: &str, change: &Change| Entry {
        tool: tool.name.clone(),
        pointer: pointer.to_owned(),
        change: change.clone(),
    };
    ledger.entries.extend(draft.changes.iter().map(|change| entry("", change)));
    draft.walk(rules, &mut |pointer, schema| {
        ledger.entries.extend(schema.changes.iter().map(|change| entry(pointer, change)));
    });
}

#[cfg(test)]
mod tests;
