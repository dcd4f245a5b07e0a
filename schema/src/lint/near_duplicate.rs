//! Names that differ only in case, separators or a plural's `s`. On: a model calls the one and means the other.

use std::collections::BTreeMap;

use super::{Finding, Lint, Subject, core_of};
use crate::catalog::Shape;
use crate::diag::Diagnostic;
use crate::span::Span;

pub(super) const LINT: Lint = Lint {
    code: "L004",
    title: "two names that are nearly equal",
    example: "fn list_order() {} fn list_orders() {}",
    is_on: true,
    check,
};

fn check(subject: &Subject<'_>) -> Vec<Finding> {
    let tools = subject.catalog.tools.iter().enumerate().map(|(index, tool)| (index, tool.name.as_str(), tool.span));
    let mut found = pairs("tools", tools);
    for (tool, kind) in subject.types() {
        if let Shape::Record(fields) = &kind.shape {
            found.extend(pairs("keys", fields.iter().map(|field| (tool, field.name.as_str(), field.span))));
        }
    }
    found
}

/// Names each with its tool and its place; equal ones are an error elsewhere.
fn pairs<'n>(what: &str, names: impl Iterator<Item = (usize, &'n str, Span)>) -> Vec<Finding> {
    let mut known: BTreeMap<String, (&str, Span)> = BTreeMap::new();
    let mut found = Vec::new();
    for (tool, name, span) in names {
        let (earlier, place) = *known.entry(core_of(name)).or_insert((name, span));
        if earlier != name {
            let message = format!("the {what} `{earlier}` and `{name}` are nearly of one name");
            let warning = Diagnostic::warning(LINT.code, span, message).related(place, "the other one");
            found.push(Finding::of(tool, warning.help("let their names say in what they differ")));
        }
    }
    found
}
