//! Pass: what a provider that holds the model to the schema could not hold it to is shown non-strict, never as a schema
//! that would be refused with the whole request.

use super::draft::{Draft, Form, Schema};
use super::limits;
use crate::dialects::Spec;

/// Why a tool cannot be strict in this dialect, and what its author can do about it.
pub(super) struct Obstacle {
    pub(super) reason: String,
    pub(super) help: &'static str,
}

/// The first one, if there is any.
pub(super) fn obstacle(draft: &Draft, spec: &Spec) -> Option<Obstacle> {
    let mut found = None;
    draft.walk(&spec.rules, &mut |pointer, schema| {
        if let (None, Some(reason)) = (&found, inexpressible(schema)) {
            found =
                Some(Obstacle { reason: format!("#{pointer} {reason}"), help: "take a struct, or a list of structs" });
        }
    });
    let excess = || limits::excess(draft, &spec.limits);
    found.or_else(|| excess().map(|reason| Obstacle { reason, help: "split the tool" }))
}

/// What strict mode has no schema for. A new form of schema answers here whether it has one.
fn inexpressible(schema: &Schema) -> Option<&'static str> {
    match schema.form {
        Form::Any => Some("may be of any type"),
        Form::Map(_) => Some("may have any keys"),
        Form::Bool | Form::Integer | Form::Number | Form::Text | Form::Enum(_) => None,
        Form::List(_) | Form::Tuple(_) | Form::Object(_) | Form::Choice(_) | Form::Reference(_) => None,
    }
}
