//! A path, an address or a command that may be anything. Off: every tool on files has a path, and a length alone makes
//! it no safer; it is for those who review what a model can reach.

use super::{Finding, Lint, Subject, last_word};
use crate::catalog::Shape;
use crate::constraints::size_bounds;
use crate::diag::Diagnostic;

pub(super) const LINT: Lint = Lint {
    code: "L006",
    title: "a path, address or command that may be any text",
    example: "fn run(command: &str) {}",
    is_on: false,
    check,
};

fn check(subject: &Subject<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for (tool, record, field) in subject.fields() {
        let kind = subject.held(field);
        let is_unbounded = matches!(kind.shape, Shape::Text)
            && size_bounds(&kind.constraints).1 == u32::MAX
            && kind.constraints.iter().all(|constraint| constraint.keyword.name != "pattern");
        if is_unbounded && POWERS.contains(&last_word(&field.name).as_str()) {
            let message = format!("{} may be any text of any length", subject.named(tool, record, field));
            let help = "take an enum or an id, or bound it (`max_length`) and check it where it is used";
            found.push(Finding::of(tool, Diagnostic::warning(LINT.code, field.span, message).help(help)));
        }
    }
    found
}

/// Last words of names, without a plural's `s`.
const POWERS: &[&str] = &["cmd", "command", "dir", "directory", "path", "uri", "url"];
