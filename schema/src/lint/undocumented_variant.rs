//! Variants that nothing is said about. Off: a good name often says it all.

use super::{Finding, Lint, Subject};
use crate::catalog::Shape;
use crate::diag::Diagnostic;

pub(super) const LINT: Lint = Lint {
    code: "L002",
    title: "a variant without a description",
    example: "enum Unit { Celsius, Kelvin }",
    is_on: false,
    check,
};

fn check(subject: &Subject<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for (tool, kind) in subject.types() {
        let Shape::Enum(variants) = &kind.shape else { continue };
        let silent: Vec<_> = variants.iter().filter(|variant| variant.description.is_none()).collect();
        if !silent.is_empty() {
            let names: Vec<_> = silent.iter().map(|variant| format!("`{}`", variant.name)).collect();
            let owner = kind.name.as_deref().unwrap_or("an enum");
            let message = format!("nothing is said about variants of `{owner}`: {}", names.join(", "));
            let warning = Diagnostic::warning(LINT.code, kind.span, message);
            found.push(Finding::of(tool, warning.help("write a doc comment on each")));
        }
    }
    found
}
