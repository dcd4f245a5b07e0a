//! Pass: what a provider would refuse with the whole request. A tool that it could not hold the model to is shown
//! non-strict instead.

use super::draft::{Draft, Form, Schema};
use super::limits;
use crate::dialects::{Rules, Spec};
use crate::ledger::Fate;

/// Why a tool cannot be shown so in this dialect, and what its author can do about it.
pub(super) struct Obstacle {
    pub(super) reason: String,
    pub(super) help: &'static str,
}

/// The first one, if there is any.
pub(super) fn obstacle(draft: &Draft, spec: &Spec) -> Option<Obstacle> {
    let mut found = None;
    draft.walk(&spec.rules, &mut |pointer, schema| {
        if let (None, Some((reason, help))) = (&found, inexpressible(schema, &spec.rules)) {
            found = Some(Obstacle { reason: format!("#{pointer} {reason}"), help });
        }
    });
    let excess = || limits::excess(draft, &spec.limits).map(|(reason, help)| Obstacle { reason, help });
    found.or_else(excess)
}

/// What the dialect has no schema for, and what may be taken instead. A new form of schema answers here whether it has
/// one.
fn inexpressible(schema: &Schema, rules: &Rules) -> Option<(&'static str, &'static str)> {
    // A model held to a schema that lacks keys could never give them.
    if rules.strict.is_some() && schema.changes.iter().any(|change| change.fate == Fate::Cut) {
        return Some(("would be shown in part", LIST_OF_PARTS));
    }
    match schema.form {
        Form::Any if !rules.untyped => Some(("may be of any type", STRUCT)),
        Form::Map(_) if !rules.maps => Some(("may have any keys", LIST_OF_ENTRIES)),
        Form::Object(_) if schema.others.is_some() && !rules.maps => Some(("may have any keys", "declare its keys")),
        Form::Any | Form::Map(_) => None,
        Form::Bool | Form::Integer | Form::Number | Form::Text | Form::Enum(_) => None,
        Form::List(_) | Form::Tuple(_) | Form::Object(_) | Form::Choice(_) | Form::Reference(_) => None,
    }
}

const LIST_OF_PARTS: &str = "write the parts as one list, in which each names the one it belongs to: `Vec<Part>` with \
    `struct Part { id: u32, within: Option<u32>, … }`";

const STRUCT: &str =
    "write a struct with a field for each key that is meant, such as `struct Filter { city: Option<String> }`";

const LIST_OF_ENTRIES: &str =
    "write `Vec<Entry>` with `struct Entry { key: …, value: … }`, or a struct if all keys are known";
