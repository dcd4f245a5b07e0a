//! Schemas that take much of a prompt. On: all of it is read, and paid for, with every request.

use super::{Finding, Lint, Subject};
use crate::diag::Diagnostic;
use crate::view::View;

pub(super) const LINT: Lint = Lint {
    code: "L007",
    title: "a tool, or a toolset, that takes more room than its budget",
    example: "a tool of hundreds of parameters",
    is_on: true,
    check,
};

/// How many bytes schemas may take, as they are sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// One tool.
    pub tool: usize,
    /// All tools of a toolset.
    pub toolset: usize,
}

impl Default for Budget {
    /// About 2,000 tokens for a tool, about 16,000 for all.
    fn default() -> Self {
        Self { tool: 8 * 1024, toolset: 64 * 1024 }
    }
}

/// The dialect that takes most counts, and is said.
fn check(subject: &Subject<'_>) -> Vec<Finding> {
    let Budget { tool: of_tool, toolset: of_all } = subject.budget;
    let blocks: Vec<_> = subject.views.iter().map(|view| (*view, view.block())).collect();
    let mut found = Vec::new();
    for (index, tool) in subject.catalog.tools.iter().enumerate() {
        let sizes = blocks.iter().map(|(view, block)| (block.tools[index].len(), *view));
        if let Some((size, view)) = largest(sizes).filter(|(size, _)| *size > of_tool) {
            let message = format!("`{}` takes {}, more than {of_tool}", tool.name, told(size, view));
            let warning = Diagnostic::warning(LINT.code, tool.span, message);
            found.push(Finding::of(index, warning.help("say less, split it, or raise `Config::budget`")));
        }
    }
    let sizes = blocks.iter().map(|(view, block)| (block.bytes.len(), *view));
    if let (Some((size, view)), [first, ..]) = (largest(sizes), &subject.catalog.tools[..])
        && size > of_all
    {
        let message = format!(
            "the {} tools of this toolset take {}, more than {of_all}",
            subject.catalog.tools.len(),
            told(size, view)
        );
        let help = "send a subset (`write_schema`), make two toolsets, or raise `Config::budget`";
        found.push(Finding { tool: None, diagnostic: Diagnostic::warning(LINT.code, first.span, message).help(help) });
    }
    found
}

/// The first of those that are largest.
fn largest<'v>(sizes: impl Iterator<Item = (usize, &'v View)>) -> Option<(usize, &'v View)> {
    sizes.reduce(|most, next| if next.0 > most.0 { next } else { most })
}

/// Bytes are exact, tokens are not: 1,008 tools of our tests take 4.0 bytes a token in `o200k_base`, none less than 3.2
/// and none more than 5.1. Text that is not English takes less.
fn told(size: usize, view: &View) -> String {
    format!("{size} bytes in {}, about {} tokens (give or take a quarter)", view.dialect, size / 4)
}
