//! Pass: keys in a spelling that the dialect takes. The run time accepts both.

use std::collections::BTreeMap;

use super::draft::{Draft, Form, Property};
use super::name::legal;
use crate::catalog::Tool;
use crate::diag::Diagnostic;
use crate::dialects::Spec;
use crate::ledger::{Change, Fate};

/// Spells the keys of all objects of a tool; gives the declared ones that are spelled otherwise, and how.
pub(super) fn spell(
    draft: &mut Draft,
    tool: &Tool,
    spec: &Spec,
    diagnostics: &mut Vec<Diagnostic>,
) -> BTreeMap<String, String> {
    let mut respelled = BTreeMap::new();
    draft.each_mut(&mut |schema| {
        let Form::Object(properties) = &mut schema.form else { return };
        let shown: Vec<Option<String>> = properties.iter().map(|property| other(&property.name, spec)).collect();
        // Declared keys differ, and what no dialect touches was looked at when it was declared.
        if shown.iter().all(Option::is_none) {
            return;
        }
        let mut taken: BTreeMap<String, String> = BTreeMap::new();
        for (property, shown) in properties.iter_mut().zip(shown) {
            let declared = property.name.clone();
            if let Some(shown) = shown {
                respell(property, shown, &mut respelled);
            }
            if let Some(other) = taken.insert(property.name.clone(), declared.clone()) {
                diagnostics.push(collision([&other, &declared], &property.name, tool, spec));
            }
        }
        for (place, property) in properties.iter().enumerate() {
            // Calls use aliases as they are declared.
            for alias in &property.aliases {
                let shown = properties.iter().enumerate().find(|(_, other)| other.name == *alias);
                if let Some((_, other)) = shown.filter(|(other, _)| *other != place) {
                    diagnostics.push(collision([&taken[&other.name], alias], &other.name, tool, spec));
                }
            }
        }
    });
    if !respelled.is_empty() {
        let pairs: Vec<_> = respelled.iter().map(|(declared, shown)| format!("`{declared}` as `{shown}`")).collect();
        let message = format!("keys of `{}` are shown otherwise in {}: {}", tool.name, spec.id, pairs.join(", "));
        let help = format!("both spellings are accepted in calls; a key may have {}", spec.key.words);
        diagnostics.push(Diagnostic::warning("V007", tool.span, message).help(help));
    }
    respelled
}

/// How a key is shown that the dialect does not take.
fn other(key: &str, spec: &Spec) -> Option<String> {
    Some(legal(key, &spec.key)).filter(|shown| shown != key)
}

fn respell(property: &mut Property, shown: String, respelled: &mut BTreeMap<String, String>) {
    let declared = core::mem::replace(&mut property.name, shown.clone());
    let fate = Fate::StandsFor(declared.clone());
    property.schema.changes.push(Change { keyword: "properties", fate, enforced: false });
    respelled.insert(declared, shown);
}

/// Two keys of one object that the dialect could not tell apart.
fn collision([one, other]: [&str; 2], shown: &str, tool: &Tool, spec: &Spec) -> Diagnostic {
    let message = format!("the keys `{one}` and `{other}` of `{}` are both `{shown}` in {}", tool.name, spec.id);
    Diagnostic::error("V008", tool.span, message).help("give one of them another name")
}
