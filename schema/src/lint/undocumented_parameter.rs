//! A parameter or field that nothing is said about. Off: a good name often says it all.

use super::{Finding, Lint, Subject};
use crate::diag::Diagnostic;

pub(super) const LINT: Lint = Lint {
    code: "L001",
    title: "a parameter or field without a description",
    example: "fn forecast(city: &str) {}",
    is_on: false,
    check,
};

fn check(subject: &Subject<'_>) -> Vec<Finding> {
    let catalog = subject.catalog;
    let silent = subject.fields().into_iter().filter(|(_, _, field)| {
        field.description.is_none() && catalog.type_of(catalog.nonnull(field.kind)).description.is_none()
    });
    let told = silent.map(|(tool, record, field)| {
        let message = format!("nothing is said about {}", subject.named(tool, record, field));
        let help = "write a doc comment on it, or a bullet under `# Parameters`";
        Finding::of(tool, Diagnostic::warning(LINT.code, field.span, message).help(help))
    });
    told.collect()
}
