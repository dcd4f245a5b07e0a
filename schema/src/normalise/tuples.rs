//! Pass: where a dialect cannot tell the items of a tuple apart, each may be what any of them is.

use super::draft::{Draft, Form, Schema};
use crate::dialects::Spec;
use crate::ledger::{Change, Fate};

/// Makes lists of tuples; how many items there are is still said.
pub(super) fn tuples(draft: &mut Draft, spec: &Spec) {
    if !spec.accepts.contains(&POSITIONAL) {
        draft.each_mut(&mut loosen);
    }
}

fn loosen(schema: &mut Schema) {
    let Form::Tuple(parts) = &mut schema.form else { return };
    let mut kinds: Vec<Schema> = Vec::new();
    for part in core::mem::take(parts) {
        if !kinds.contains(&part) {
            kinds.push(part);
        }
    }
    // Items of one kind lose nothing.
    let item = match <[Schema; 1]>::try_from(kinds) {
        Ok([only]) => only,
        Err(kinds) => {
            schema.changes.push(Change { keyword: POSITIONAL, fate: Fate::Dropped, enforced: true });
            Schema::of(Form::Choice(kinds))
        }
    };
    schema.form = Form::List(Box::new(item));
}

/// Says what the first items are, one by one.
const POSITIONAL: &str = "prefixItems";
