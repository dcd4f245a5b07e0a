//! Pass: what the dialect has no keyword for goes into the description, in words.

use super::draft::{Draft, Form, Schema};
use super::ranges::is_listed;
use super::write::{CLOSED, KEYS};
use crate::catalog::DEPRECATED;
use crate::constraints::{Constraint, is_big, is_end_of_slot, sentences};
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
    let accepts = |keyword: &str| spec.takes(keyword);
    let is_listed = is_listed(schema, spec);
    let Schema { title, notes, constraints, default, examples, deprecated, form, keys, others, changes, .. } = schema;
    if !accepts("title") && title.take().is_some() {
        changes.push(Change { keyword: "title", fate: Fate::Dropped, enforced: false });
    }
    let (kept, folded): (Vec<_>, Vec<_>) =
        constraints.iter().cloned().partition(|constraint| is_listed || is_shown(constraint, spec));
    let (unsaid, said): (Vec<_>, Vec<_>) = folded.into_iter().partition(|constraint| is_end_of_slot(&constraint.check));
    notes.extend(sentences(&said));
    for (folded, fate) in [(unsaid, Fate::Unsaid), (said, Fate::Described)] {
        let change =
            |constraint: &Constraint| Change { keyword: constraint.keyword.name, fate: fate.clone(), enforced: true };
        changes.extend(folded.iter().map(change));
    }
    *constraints = kept;
    let any_keys = if keys.is_some() { "Each" } else { "Any keys; each" };
    if let Some(of) = keys.take_if(|_| !accepts(KEYS)) {
        let mut said = vec![format!("Each key is {}.", noun(&of.form))];
        said.extend(sentences(&of.constraints));
        said.extend(of.notes);
        notes.push(said.join(" "));
        changes.push(Change { keyword: KEYS, fate: Fate::Described, enforced: true });
    }
    if !accepts(CLOSED) {
        if let Form::Map(value) = form {
            notes.push(format!("{any_keys} value is {}.", noun(&value.form)));
            // What is within a compound value has no place to be said.
            let is_compound = !value.parts().is_empty() || matches!(value.form, Form::Reference(_));
            let fate = if is_compound { Fate::Dropped } else { Fate::Described };
            *form = Form::Object(Vec::new());
            changes.push(Change { keyword: CLOSED, fate, enforced: true });
        } else if matches!(form, Form::Object(_)) && others.take().is_none() {
            changes.push(Change { keyword: CLOSED, fate: Fate::Unsaid, enforced: true });
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
fn is_shown(constraint: &Constraint, spec: &Spec) -> bool {
    let Constraint { keyword, check } = constraint;
    let takes_value = match check {
        // Where they can be said, they are a choice or a list by now.
        Check::Gap(..) | Check::Only(_) => false,
        Check::MinItems(least) => *least <= spec.rules.min_items,
        Check::Format(format) => match format.row().shown {
            Shown::Format(name) => spec.formats.takes(name),
            Shown::Pattern(_) => true,
        },
        check => spec.rules.big_bounds || !is_big(check),
    };
    takes_value && spec.takes(keyword.name)
}

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
        Form::List(_) | Form::Tuple(_) => "an array",
        Form::Choice(branches) => {
            return branches.iter().map(|branch| noun(&branch.form)).collect::<Vec<_>>().join(" or ");
        }
        Form::Object(_) | Form::Map(_) | Form::Reference(_) => "an object",
    };
    word.to_owned()
}
