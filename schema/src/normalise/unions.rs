//! Pass: where nothing may stand beside `anyOf`, what is said of the whole is said of each branch.

use super::draft::{Draft, Form, Schema};
use crate::dialects::{Rules, Unions};

/// Moves remarks, default and "or null" of a choice into its branches.
pub(super) fn unions(draft: &mut Draft, rules: &Rules) {
    if rules.unions == Unions::Alone {
        draft.each_mut(&mut move_down);
    }
}

fn move_down(schema: &mut Schema) {
    let Schema { title, description, notes, default, examples, nullable, deprecated, form, .. } = schema;
    let Form::Choice(branches) = form else { return };
    let (title, notes, nullable) = (title.take(), core::mem::take(notes), core::mem::take(nullable));
    let (description, deprecated) = (description.take(), core::mem::take(deprecated));
    let (default, examples) = (default.take(), core::mem::take(examples));
    for branch in branches {
        branch.title = branch.title.take().or_else(|| title.clone());
        branch.description = match (&description, branch.description.take()) {
            (Some(whole), Some(part)) => Some(format!("{whole}\n{part}")),
            (whole, part) => part.or_else(|| whole.clone()),
        };
        branch.notes.extend(notes.iter().cloned());
        branch.default = branch.default.take().or_else(|| default.clone());
        branch.examples.extend(examples.iter().cloned());
        branch.nullable |= nullable;
        branch.deprecated |= deprecated;
    }
}
