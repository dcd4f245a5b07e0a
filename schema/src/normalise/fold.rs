//! Pass: what the dialect has no keyword for goes into the description, in words.

use super::draft::{Draft, Form, Schema};
use super::write::CLOSED;
use crate::catalog::DEPRECATED;
use crate::constraints::{Constraint, sentences};
use crate::dialects::Spec;
use crate::format::Shown;
use crate::ledger::{Change, Fate};
use crate::table::Check;

/// Moves every remark the dialect does not accept into the description, or drops it where words would not help.
pub(super) fn fold(draft: &mut Draft, spec: &Spec) {
    draft.each_mut(&mut |schema| fold_place(schema, spec));
}

/// What one place carries.
fn fold_place(schema: &mut Schema, spec: &Spec) {
    let accepts = |keyword: &str| spec.accepts.contains(&keyword);
    let Schema { title, notes, constraints, default, examples, deprecated, form, changes, .. } = schema;
    if !accepts("title") && title.take().is_some() {
        changes.push(Change { keyword: "title", fate: Fate::Dropped, enforced: false });
    }
    let (kept, folded): (Vec<_>, Vec<_>) =
        constraints.iter().copied().partition(|constraint| accepts(constraint.keyword.name) && takes(constraint, spec));
    notes.extend(sentences(&folded));
    changes.extend(folded.iter().map(|constraint| Change {
        keyword: constraint.keyword.name,
        fate: Fate::Described,
        enforced: true,
    }));
    *constraints = kept;
    if !accepts(CLOSED) {
        if let Form::Map(value) = form {
            notes.push(format!("Any keys; each value is {}.", noun(&value.form)));
            // What is within a compound value has no place to be said.
            let is_compound = !value.parts().is_empty() || matches!(value.form, Form::Reference(_));
            let fate = if is_compound { Fate::Dropped } else { Fate::Described };
            *form = Form::Object(Vec::new());
            changes.push(Change { keyword: CLOSED, fate, enforced: true });
        } else if matches!(form, Form::Object(_)) {
            changes.push(Change { keyword: CLOSED, fate: Fate::Dropped, enforced: true });
        }
    }
    if let Some(value) = default.take_if(|_| !accepts("default")) {
        notes.push(format!("Default: {value}."));
        changes.push(Change { keyword: "default", fate: Fate::Described, enforced: true });
    }
    if !examples.is_empty() && !accepts("examples") {
        notes.extend(examples.drain(..).map(|example| format!("Example: {example}.")));
        changes.push(Change { keyword: "examples", fate: Fate::Described, enforced: false });
    }
    if *deprecated && !accepts("deprecated") {
        *deprecated = false;
        notes.push(DEPRECATED.to_owned());
        changes.push(Change { keyword: "deprecated", fate: Fate::Described, enforced: false });
    }
}

/// Whether the dialect takes the keyword with this value.
fn takes(constraint: &Constraint, spec: &Spec) -> bool {
    match constraint.check {
        Check::Format(format) => match format.row().shown {
            Shown::Format(name) => spec.rules.strict.is_none() || STRICT_FORMATS.contains(&name),
            Shown::Pattern(_) => true,
        },
        _ => true,
    }
}

/// <https://developers.openai.com/api/docs/guides/structured-outputs>, 2026-11-29; another one fails the request.
const STRICT_FORMATS: &[&str] = &["date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"];

/// A value in a few words.
fn noun(form: &Form) -> String {
    let word = match form {
        Form::Any => "of any type",
        Form::Bool => "a boolean",
        Form::Integer => "an integer",
        Form::Number => "a number",
        Form::Text => "a string",
        Form::Enum(variants) => {
            let names: Vec<_> = variants.iter().map(|variant| format!("\"{}\"", variant.name)).collect();
            return format!("one of {}", names.join(", "));
        }
        Form::List(_) => "an array",
        Form::Object(_) | Form::Map(_) | Form::Reference(_) => "an object",
    };
    word.to_owned()
}
