//! Pass: where every property must be required, optional ones become nullable.

use super::draft::{Draft, Form};
use crate::dialects::Rules;
use crate::ledger::{Change, Fate};

/// Lists every property as required, and lets `null` stand for absence where the type has no `null` of its own.
pub(super) fn require(draft: &mut Draft, rules: &Rules) {
    if !rules.require_all {
        return;
    }
    draft.each_mut(&mut |schema| {
        let Form::Object(properties) = &mut schema.form else { return };
        for property in properties.iter_mut().filter(|property| !property.required) {
            property.required = true;
            let fate = if property.schema.nullable { Fate::Required } else { Fate::Nullable };
            property.schema.nullable = true;
            property.schema.changes.push(Change { keyword: "required", fate, enforced: false });
        }
    });
}
