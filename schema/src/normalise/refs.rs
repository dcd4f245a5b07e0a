//! Pass: which named types stand in `$defs`, and which are written at their use.

use std::collections::{BTreeMap, BTreeSet};

use super::draft::{Draft, Form, Named, Schema};
use super::name::legal_definition;
use crate::catalog::TypeId;
use crate::dialects::{References, Rules};
use crate::ledger::{Change, Fate};

/// Writes a type that is used once at its use, and one with a description at its use where a reference must stand
/// alone; all others become definitions.
pub(super) fn refs(draft: &mut Draft, rules: &Rules) {
    let mut placing = Placing {
        uses: count_uses(draft),
        recursive: draft.types.keys().copied().filter(|id| reaches(&draft.types, *id)).collect(),
        types: core::mem::take(&mut draft.types),
        alone: rules.references == References::Alone,
        budget: WRITTEN_OUT,
    };
    placing.place(&mut draft.root);
    let mut open = references(&draft.root);
    let mut next = 0;
    while let Some(&id) = open.get(next) {
        next += 1;
        if draft.definitions.contains(&id) {
            continue;
        }
        if let Some(mut schema) = placing.types.get(&id).map(|named| named.schema.clone()) {
            schema.parts_mut().into_iter().for_each(|part| placing.place(part));
            open.extend(references(&schema));
            let name = free_name(draft, &placing.types[&id].name);
            draft.types.insert(id, Named { name, schema });
            draft.definitions.push(id);
        }
    }
}

struct Placing {
    types: BTreeMap<TypeId, Named>,
    uses: BTreeMap<TypeId, usize>,
    recursive: BTreeSet<TypeId>,
    /// Whether a reference must stand alone.
    alone: bool,
    /// How many types may still be written out.
    budget: usize,
}

impl Placing {
    /// Settles every reference at and below a place.
    fn place(&mut self, schema: &mut Schema) {
        if let Form::Reference(id) = schema.form {
            self.place_use(id, schema);
        }
        schema.parts_mut().into_iter().for_each(|part| self.place(part));
    }

    fn place_use(&mut self, id: TypeId, usage: &mut Schema) {
        let Some(named) = self.types.get(&id) else { return };
        if self.recursive.contains(&id) {
            return;
        }
        if self.uses.get(&id) != Some(&1) {
            // Where null is a branch of an `anyOf`, there is room for a description beside that.
            let crowded = self.alone && usage.has_siblings() && !usage.nullable;
            if !crowded || self.budget == 0 {
                return;
            }
            self.budget -= 1;
            usage.changes.push(Change { keyword: "$ref", fate: Fate::WrittenOut, enforced: false });
        }
        merge(usage, named.schema.clone());
    }
}

/// Puts a type in the place of a reference to it. What the use says of itself goes before what the type says.
fn merge(usage: &mut Schema, body: Schema) {
    let Schema { title, description, notes, constraints, default, examples, deprecated, nullable, form, changes } =
        body;
    usage.form = form;
    usage.title = usage.title.take().or(title);
    usage.description = usage.description.take().or(description);
    usage.default = usage.default.take().or(default);
    usage.examples.extend(examples);
    usage.deprecated |= deprecated;
    usage.nullable |= nullable;
    usage.notes.extend(notes);
    usage.constraints.extend(constraints);
    usage.changes.extend(changes);
}

/// How often each type is named in the arguments and in all other types.
fn count_uses(draft: &Draft) -> BTreeMap<TypeId, usize> {
    let mut uses = BTreeMap::new();
    let bodies = draft.types.values().map(|named| &named.schema);
    for id in core::iter::once(&draft.root).chain(bodies).flat_map(references) {
        *uses.entry(id).or_default() += 1;
    }
    uses
}

/// Whether a type contains itself.
fn reaches(types: &BTreeMap<TypeId, Named>, target: TypeId) -> bool {
    let mut seen = BTreeSet::new();
    let mut open = vec![target];
    while let Some(id) = open.pop() {
        for inner in types.get(&id).map(|named| references(&named.schema)).unwrap_or_default() {
            if inner == target {
                return true;
            }
            if seen.insert(inner) {
                open.push(inner);
            }
        }
    }
    false
}

/// The types that a schema refers to, in the order of writing, repeated as often as they stand there.
fn references(schema: &Schema) -> Vec<TypeId> {
    let mut found = Vec::new();
    if let Form::Reference(id) = schema.form {
        found.push(id);
    }
    found.extend(schema.parts().into_iter().flat_map(references));
    found
}

/// The type's name, legal as a key of `$defs`; of two types with one name, the one used later gets a number.
fn free_name(draft: &Draft, name: &str) -> String {
    let name = legal_definition(name);
    let is_free = |name: &str| draft.types.values().all(|named| named.name != name);
    let numbered = (2..).map(|number| format!("{name}{number}"));
    core::iter::once(name.clone()).chain(numbered).find(|name| is_free(name)).unwrap_or(name)
}

/// How many uses of types one tool may have written out; past it they are references inside a lone `anyOf`.
const WRITTEN_OUT: usize = 100;
