//! Pass: numbers in several ranges are a choice between them, where a dialect can say so.

use super::draft::{Draft, Form, Schema};
use crate::constraints::{branches, values};
use crate::dialects::Spec;

/// Splits ranges with holes; what is left is folded into the description.
pub(super) fn ranges(draft: &mut Draft, spec: &Spec) {
    if ["anyOf", "minimum", "maximum"].iter().all(|keyword| spec.takes(keyword)) {
        draft.each_mut(&mut |schema| split(schema, spec));
    }
}

/// Whether a place has only a few numbers, or one boolean, which the dialect lists.
pub(super) fn is_listed(schema: &Schema, spec: &Spec) -> bool {
    spec.rules.scalar_enums && spec.takes("enum") && values(&schema.constraints).is_some()
}

fn split(schema: &mut Schema, spec: &Spec) {
    let ranges = branches(&schema.constraints);
    if ranges.is_empty() || is_listed(schema, spec) {
        return;
    }
    let form = core::mem::replace(&mut schema.form, Form::Any);
    let of = |constraints| Schema { constraints, ..Schema::of(form.clone()) };
    schema.form = Form::Choice(ranges.into_iter().map(of).collect());
    schema.constraints = Vec::new();
}
