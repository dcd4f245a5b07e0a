//! Pass: lengths of texts as a pattern, where the dialect takes one and has no keywords for lengths.

use super::draft::{Draft, Schema};
use super::write::PATTERN;
use crate::constraints::{Constraint, size_bounds};
use crate::dialects::Spec;
use crate::ledger::{Change, Fate};
use crate::table::Check;

/// Writes them so, unless a pattern is declared or they are too long for one.
pub(super) fn lengths(draft: &mut Draft, spec: &Spec) {
    if spec.takes(PATTERN) {
        draft.each_mut(&mut |schema| rewrite(schema, spec));
    }
}

fn rewrite(schema: &mut Schema, spec: &Spec) {
    let is_meant = |constraint: &Constraint| {
        matches!(constraint.check, Check::MinLength(_) | Check::MaxLength(_)) && !spec.takes(constraint.keyword.name)
    };
    let (lengths, others): (Vec<_>, Vec<_>) = schema.constraints.iter().cloned().partition(is_meant);
    if others.iter().any(|constraint| constraint.keyword.name == PATTERN) {
        return;
    }
    let Some(pattern) = pattern(size_bounds(&lengths)) else { return };
    let change =
        |constraint: &Constraint| Change { keyword: constraint.keyword.name, fate: Fate::Pattern, enforced: true };
    schema.changes.extend(lengths.iter().map(change));
    schema.constraints = others;
    schema.pattern = Some(pattern);
}

/// Any characters, this many; `.` would not match a line break.
fn pattern(sizes: (u32, u32)) -> Option<String> {
    let count = match sizes {
        (0, u32::MAX) => return None,
        (1, 1) => String::new(),
        (1, u32::MAX) => "+".to_owned(),
        (least, u32::MAX) if least <= REPEATS => format!("{{{least},}}"),
        (least, most) if most <= REPEATS => format!("{{{least},{most}}}"),
        _ => return None,
    };
    Some(format!("^[\\s\\S]{count}$"))
}

/// The most repetitions that RE2 compiles, and so what may be hoped for elsewhere.
const REPEATS: u32 = 1_000;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_length_is_a_pattern() {
        for (sizes, expected) in [
            ((1, 1), Some(r"^[\s\S]$")),
            ((1, u32::MAX), Some(r"^[\s\S]+$")),
            ((0, 9), Some(r"^[\s\S]{0,9}$")),
            ((10, 10), Some(r"^[\s\S]{10,10}$")),
            ((2, u32::MAX), Some(r"^[\s\S]{2,}$")),
            ((0, 1_000), Some(r"^[\s\S]{0,1000}$")),
            ((0, 1_001), None),
            ((1_001, u32::MAX), None),
            ((0, u32::MAX), None),
        ] {
            assert_eq!(pattern(sizes).as_deref(), expected, "{sizes:?}");
        }
    }
}
