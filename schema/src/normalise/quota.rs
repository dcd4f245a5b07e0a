//! Pass: what the tools of a request may use together.

use std::collections::BTreeMap;

use super::draft::{Draft, Form, Schema};
use crate::catalog::TypeId;
use crate::dialects::Quota;

/// What one tool uses, as if every reference were written out.
pub(super) fn of(draft: &Draft) -> Quota {
    Quota { strict_tools: 1, ..place(&draft.root, draft, &mut BTreeMap::new()) }
}

/// What two parts use together.
pub(super) fn sum(one: Quota, other: Quota) -> Quota {
    Quota {
        strict_tools: one.strict_tools.saturating_add(other.strict_tools),
        optional: one.optional.saturating_add(other.optional),
        unions: one.unions.saturating_add(other.unions),
        properties: one.properties.saturating_add(other.properties),
    }
}

/// In what way it is more than the dialect takes, if it is.
pub(super) fn excess(used: Quota, limit: &Quota) -> Option<String> {
    let sizes = [
        (used.strict_tools, limit.strict_tools, "strict tools"),
        (used.optional, limit.optional, "optional keys"),
        (used.unions, limit.unions, "places of several types"),
        (used.properties, limit.properties, "keys"),
    ];
    let (size, limit, what) = sizes.into_iter().find(|(size, limit, _)| size > limit)?;
    Some(format!("{size} {what} of all tools together are more than {limit}"))
}

fn place(schema: &Schema, draft: &Draft, known: &mut BTreeMap<TypeId, Quota>) -> Quota {
    let mut used = Quota { unions: usize::from(schema.nullable || matches!(schema.form, Form::Choice(_))), ..NOTHING };
    if let Form::Object(properties) = &schema.form {
        used.properties = properties.len();
        used.optional = properties.iter().filter(|property| !property.required).count();
    }
    if let Form::Reference(id) = &schema.form {
        if !known.contains_key(id) {
            // A type inside itself adds nothing.
            known.insert(*id, NOTHING);
            let body = draft.types.get(id).map_or(NOTHING, |named| place(&named.schema, draft, known));
            known.insert(*id, body);
        }
        used = sum(used, known.get(id).copied().unwrap_or(NOTHING));
    }
    schema.parts().into_iter().fold(used, |used, part| sum(used, place(part, draft, known)))
}

/// What a request without tools uses.
pub(super) const NOTHING: Quota = Quota { strict_tools: 0, optional: 0, unions: 0, properties: 0 };
