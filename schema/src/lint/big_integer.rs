//! An id of 64 bits that travels as a number, or any number of more. On: what reads JSON into doubles, as JavaScript
//! does and the API of Gemini, changes it past 2^53 in silence.

use super::{Finding, Lint, Subject, last_word};
use crate::catalog::Shape;
use crate::constraints::{format_of, integer_bounds};
use crate::diag::Diagnostic;
use crate::integer::Int;

pub(super) const LINT: Lint = Lint {
    code: "L005",
    title: "a big integer that travels as a number",
    example: "fn close(ticket_id: u64) {}",
    is_on: true,
    check,
};

fn check(subject: &Subject<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for (tool, record, field) in subject.fields() {
        let kind = subject.held(field);
        let Shape::Integer(width) = kind.shape else { continue };
        // It travels as text already.
        if format_of(&kind.constraints).is_some() {
            continue;
        }
        let (low, high) = integer_bounds(width, &kind.constraints);
        let is_big = low < Int::from(-EXACT) || high > Int::from(EXACT);
        // A count rarely comes near; an id may be any number.
        let is_meant = last_word(&field.name) == "id" || high > Int::from(i128::from(u64::MAX));
        if is_big && is_meant {
            let name = subject.named(tool, record, field);
            let message = format!("{name} may be beyond 2^53, where some providers and hosts round numbers");
            let help = "let it travel as text: `#[tool(wire = \"string\")]`; or bound it with `maximum`";
            found.push(Finding::of(tool, Diagnostic::warning(LINT.code, field.span, message).help(help)));
        }
    }
    found
}

/// Whole numbers up to here are exact as doubles.
const EXACT: i128 = 1 << 53;
