//! Schemas that hold for a value because they hold for it: `{"anyOf": [{"$ref": "#"}]}`. What they mean is not defined, and
//! validators do not come back from them.

use std::collections::BTreeMap;

use super::fault::Fault;
use super::index::Index;
use super::tree::{Id, Tree};

/// Refuses a schema that leads to itself for the same value.
pub(super) fn check(tree: &Tree<'_>, index: &Index) -> Result<(), Fault> {
    let mut seen: BTreeMap<Id, State> = BTreeMap::new();
    for start in index.schemas() {
        if seen.contains_key(&start) {
            continue;
        }
        seen.insert(start, State::Open);
        let mut open = vec![(start, held(tree, index, start).into_iter())];
        while let Some((schema, rest)) = open.last_mut() {
            let Some(next) = rest.next() else {
                seen.insert(*schema, State::Done);
                open.pop();
                continue;
            };
            match seen.get(&next) {
                Some(State::Done) => {}
                Some(State::Open) => {
                    let message = "the schema leads to itself without going into a value";
                    let help = "take the reference away, or put it into `properties` or `items`";
                    return Err(Fault::new("J009", tree.place(*schema), message, help));
                }
                None => {
                    seen.insert(next, State::Open);
                    open.push((next, held(tree, index, next).into_iter()));
                }
            }
        }
    }
    Ok(())
}

#[derive(Clone, Copy)]
enum State {
    Open,
    Done,
}

/// The schemas that are asked of the same value. References that lead nowhere are told of where they are followed.
fn held(tree: &Tree<'_>, index: &Index, schema: Id) -> Vec<Id> {
    let mut held = Vec::new();
    let reference = tree.key(schema, "$ref");
    held.extend(reference.and_then(|reference| index.target(tree, schema, reference).ok()));
    if reference.is_some() && index.draft.ref_stands_alone() {
        return held;
    }
    for word in ["allOf", "anyOf", "oneOf"] {
        held.extend(tree.key(schema, word).map(|list| tree.items(list)).unwrap_or_default());
    }
    held.extend(["not", "if", "then", "else"].iter().filter_map(|word| tree.key(schema, word)));
    for word in ["dependentSchemas", "dependencies"] {
        let all = tree.key(schema, word).map(|all| tree.members(all)).unwrap_or_default();
        held.extend(all.iter().map(|(_, schema)| *schema));
    }
    held
}
