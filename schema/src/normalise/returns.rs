//! What a tool returns, for the dialects that have a place for its schema.
//!
//! The schema is of what is written, whatever a provider would like: no key is spelled otherwise or made required. What
//! cannot be shown so is left out; only who asked for it at the tool is told.

use super::draft::{Draft, Form};
use super::name::legal;
use super::verbatim::obstacle;
use super::{draw, gather, shape, strict, write};
use crate::catalog::{Catalog, Tool, TypeId};
use crate::dialects::{self, Outputs, Spec};
use crate::json::Json;
use crate::ledger::{Change, Entry, Fate, Ledger};

/// The schema of the output, if it is shown.
pub(super) fn returns(
    catalog: &Catalog,
    (index, tool): (usize, &Tool),
    spec: &Spec,
    ledger: &mut Ledger,
) -> Option<Json> {
    let returns = tool.returns?;
    // A model is held to arguments only.
    let rules = match spec.rules.strict {
        Some(other) => dialects::spec(other),
        None => spec,
    };
    if let Some(schema) = catalog.outputs.get(&index) {
        let (fate, shown) = match as_declared(schema, spec.returns, rules) {
            Ok(()) => (Fate::Verbatim(Vec::new()), Some(schema.clone())),
            Err(fate) => (fate, None),
        };
        let change = Change { keyword: "returns", fate, enforced: false };
        ledger.entries.push(Entry { tool: tool.name.clone(), is_output: false, pointer: String::new(), change });
        return shown;
    }
    let shown = draft(catalog, tool, returns.kind, spec.returns, rules);
    if returns.is_asked {
        match &shown {
            Ok(draft) => gather(draft, tool, true, rules, ledger),
            Err(fate) => {
                let change = Change { keyword: "returns", fate: fate.clone(), enforced: false };
                ledger.entries.push(Entry {
                    tool: tool.name.clone(),
                    is_output: false,
                    pointer: String::new(),
                    change,
                });
            }
        }
    }
    shown.ok().map(|draft| write::write(&draft, rules))
}

/// The finished draft, or why there is none.
fn draft(catalog: &Catalog, tool: &Tool, output: TypeId, place: Outputs, rules: &Spec) -> Result<Draft, Fate> {
    if place == Outputs::Nowhere {
        return Err(Fate::Dropped);
    }
    let mut draft = draw::draw_output(catalog, tool, output);
    if let Some(key) = untaken(&mut draft, rules) {
        return Err(Fate::LeftOut(format!("a key may have {}, unlike `{key}`", rules.key.words)));
    }
    shape(&mut draft, rules);
    let mut is_cut = false;
    draft.each_mut(&mut |schema| {
        is_cut |= schema.changes.iter().any(|change| change.fate == Fate::Cut);
        // What the run time goes by is about arguments.
        schema.changes.iter_mut().for_each(|change| change.enforced = false);
    });
    if is_cut {
        return Err(Fate::LeftOut("it would be shown in part, and all of it is written".to_owned()));
    }
    let is_object = !draft.root.nullable && matches!(draft.root.form, Form::Object(_) | Form::Map(_));
    if place == Outputs::Objects && !is_object {
        return Err(Fate::LeftOut("it is not always an object".to_owned()));
    }
    match strict::obstacle(&draft, rules) {
        Some(obstacle) => Err(Fate::LeftOut(obstacle.reason)),
        None => Ok(draft),
    }
}

/// Whether an output that no type says is shown as it was declared.
fn as_declared(schema: &Json, place: Outputs, rules: &Spec) -> Result<(), Fate> {
    let is_object = matches!(schema.key("type"), Some(Json::Text(kind)) if kind == "object");
    match place {
        Outputs::Nowhere => Err(Fate::Dropped),
        Outputs::Objects if !is_object => Err(Fate::LeftOut("it is not always an object".to_owned())),
        Outputs::Objects | Outputs::Any => match obstacle(schema, rules, &[]) {
            Some(reason) => Err(Fate::LeftOut(reason)),
            None => Ok(()),
        },
    }
}

/// The first key that the dialect does not take.
fn untaken(draft: &mut Draft, rules: &Spec) -> Option<String> {
    let mut found = None;
    draft.each_mut(&mut |schema| {
        let Form::Object(properties) = &schema.form else { return };
        let other = properties.iter().find(|property| legal(&property.name, &rules.key) != property.name);
        found = found.take().or_else(|| other.map(|property| property.name.clone()));
    });
    found
}
