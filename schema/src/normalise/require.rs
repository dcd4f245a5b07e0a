//! Pass: where every property must be required, optional ones become nullable; where null costs more than absence, those
//! that are both are only optional.

use super::draft::{Draft, Form, Property};
use super::write::CLOSED;
use crate::dialects::Rules;
use crate::json::Json;
use crate::ledger::{Change, Fate};

/// Lists every property as required, and lets `null` stand for absence where the type has no `null` of its own; or lets
/// absence stand for `null`.
pub(super) fn require(draft: &mut Draft, rules: &Rules) {
    draft.each_mut(&mut |schema| {
        let Form::Object(properties) = &mut schema.form else { return };
        // Where no object may have any keys, one with declared keys may have these only.
        if !rules.maps && !properties.is_empty() && schema.others.take().is_some() {
            schema.changes.push(Change { keyword: CLOSED, fate: Fate::Unsaid, enforced: false });
        }
        for Property { required, schema, .. } in properties.iter_mut().filter(|property| !property.required) {
            let fate = if schema.nullable { Fate::Required } else { Fate::Nullable };
            // With a default of its own, absence does not stand for null.
            let says_null = schema.default.as_ref().is_none_or(|default| *default == Json::Null);
            if rules.require_all {
                *required = true;
                schema.nullable = true;
                schema.changes.push(Change { keyword: "required", fate, enforced: false });
            } else if rules.absent_for_null && schema.nullable && says_null {
                schema.nullable = false;
                schema.default = None;
                schema.changes.push(Change { keyword: "null", fate: Fate::Absent, enforced: false });
            }
        }
    });
}
