//! Pass: which named types stand in `$defs`, and which are written at their use.
//!
//! Where there are no references at all, a type is written out at every use; where a type may not refer to itself, one
//! that contains itself is. What that would make too long or endless is *cut*: shown without the keys that lead to
//! further types.

use std::collections::{BTreeMap, BTreeSet};

use super::draft::{Draft, Form, Named, Schema};
use super::name::legal_definition;
use crate::catalog::TypeId;
use crate::dialects::{Recursion, References, Rules};
use crate::ledger::{Change, Fate};

/// Writes a type that is used once at its use, and one with a description at its use where a reference must stand
/// alone; all others become definitions, if the dialect has any.
pub(super) fn refs(draft: &mut Draft, rules: &Rules) {
    let mut placing = Placing {
        uses: count_uses(draft),
        recursive: draft.types.keys().copied().filter(|id| reaches(&draft.types, *id)).collect(),
        types: core::mem::take(&mut draft.types),
        references: rules.references,
        recursion: rules.recursion,
        open: Vec::new(),
        budget: WRITTEN_OUT,
    };
    match draft.root.form {
        // An output that may be null.
        Form::Reference(_) => placing.place(&mut draft.root, true),
        _ => draft.root.each_part_mut(|part| placing.place(part, true)),
    }
    let mut open = references(&draft.root);
    let mut next = 0;
    while let Some(&id) = open.get(next) {
        next += 1;
        if draft.definitions.contains(&id) {
            continue;
        }
        if let Some(mut schema) = placing.types.get(&id).map(|named| named.schema.clone()) {
            placing.place_parts(&mut schema);
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
    references: References,
    recursion: Recursion,
    /// The types whose parts are being placed, the innermost last.
    open: Vec<TypeId>,
    /// How many types may still be written out.
    budget: usize,
}

impl Placing {
    /// Settles every reference at and below a place. The doc comment of a type that is written there speaks for parameters
    /// and forms only: of a field or an item it says nothing.
    fn place(&mut self, schema: &mut Schema, is_told_of: bool) {
        let (opened, is_described) = (self.open.len(), schema.description.is_some());
        if let Form::Reference(id) = schema.form {
            if self.has_no_reference(id) {
                self.write_out(id, schema);
            } else {
                self.place_use(id, schema);
            }
            self.open.push(id);
            if !is_described && !is_told_of {
                schema.description = None;
            }
        }
        self.place_parts(schema);
        self.open.truncate(opened);
    }

    fn place_parts(&mut self, schema: &mut Schema) {
        let is_told_of = matches!(schema.form, Form::Choice(_));
        schema.each_part_mut(|part| self.place(part, is_told_of));
    }

    /// Whether a type must be written out at every use.
    fn has_no_reference(&self, id: TypeId) -> bool {
        self.references == References::Never || self.recursion == Recursion::WrittenOut && self.recursive.contains(&id)
    }

    /// Whether more types would have to be written out within a place.
    fn leads_on(&self, schema: &Schema) -> bool {
        references(schema).into_iter().any(|id| self.has_no_reference(id))
    }

    fn place_use(&mut self, id: TypeId, usage: &mut Schema) {
        let Some(named) = self.types.get(&id) else { return };
        if self.recursive.contains(&id) {
            return;
        }
        if self.uses.get(&id) != Some(&1) {
            // Where null is a branch of an `anyOf`, there is room for a description beside that.
            let crowded = self.references == References::Alone && usage.has_siblings() && !usage.nullable;
            if !crowded || self.budget == 0 {
                return;
            }
            self.budget -= 1;
            usage.changes.push(Change { keyword: "$ref", fate: Fate::WrittenOut, enforced: false });
        }
        merge(usage, named.schema.clone());
    }

    /// Writes a type at its use, whatever it is; whole, if it still can be.
    fn write_out(&mut self, id: TypeId, usage: &mut Schema) {
        let Some(mut body) = self.types.get(&id).map(|named| named.schema.clone()) else { return };
        let levels = self.open.iter().filter(|open| **open == id).count();
        let is_shared = self.recursive.contains(&id) || self.uses.get(&id) != Some(&1);
        if is_shared {
            usage.changes.push(Change { keyword: "$ref", fate: Fate::WrittenOut, enforced: false });
        }
        if self.leads_on(&body) && (levels >= LEVELS || is_shared && self.budget == 0) {
            let keyword = self.cut(&mut body);
            usage.changes.push(Change { keyword, fate: Fate::Cut, enforced: true });
        } else if is_shared {
            self.budget = self.budget.saturating_sub(1);
        }
        merge(usage, body);
    }

    /// Leaves out what leads to further types, and says of which keyword.
    fn cut(&self, body: &mut Schema) -> &'static str {
        let form = &mut body.form;
        match form {
            Form::Object(properties) => {
                properties.retain(|property| !self.leads_on(&property.schema));
                return "properties";
            }
            Form::Choice(branches) => branches.retain(|branch| !self.leads_on(branch)),
            _ => {}
        }
        // What has no form without them may be anything.
        if !matches!(form, Form::Choice(branches) if !branches.is_empty()) {
            *form = Form::Any;
        }
        "anyOf"
    }
}

/// Puts a type in the place of a reference to it. What the use says of itself goes before what the type says.
fn merge(usage: &mut Schema, body: Schema) {
    let Schema {
        title,
        description,
        notes,
        constraints,
        pattern,
        default,
        examples,
        deprecated,
        nullable,
        form,
        keys,
        others,
        changes,
    } = body;
    usage.form = form;
    usage.keys = keys;
    usage.others = others;
    usage.title = usage.title.take().or(title);
    usage.description = usage.description.take().or(description);
    usage.default = usage.default.take().or(default);
    usage.examples.extend(examples);
    usage.deprecated |= deprecated;
    usage.nullable |= nullable;
    usage.notes.extend(notes);
    usage.constraints.extend(constraints);
    usage.pattern = usage.pattern.take().or(pattern);
    usage.changes.extend(changes);
}

/// How often each type is named at the root and in all other types.
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

/// How many uses of types one tool may have written out; past it they are references inside a lone `anyOf`, or cut.
const WRITTEN_OUT: usize = 100;

/// How often a type that contains itself is written inside itself.
const LEVELS: usize = 3;
