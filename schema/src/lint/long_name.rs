//! A name that leaves no room for what hosts put before it. On: such a host leaves the tool out, or fails.
//!
//! MCP hosts show `mcp__server__tool`, and the whole must fit the 64 characters of most providers (Cursor: 60):
//! <https://github.com/anthropics/claude-code/issues/19882>, <https://github.com/microsoft/vscode/issues/243602>.

use super::{Finding, Lint, Subject};
use crate::diag::Diagnostic;

pub(super) const LINT: Lint = Lint {
    code: "L003",
    title: "a name that is too long with a host's prefix",
    example: "fn search_for_all_the_open_orders_of_a_customer() {}",
    is_on: true,
    check,
};

fn check(subject: &Subject<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for (index, tool) in subject.catalog.tools.iter().enumerate() {
        let length = tool.name.chars().count();
        if length > MOST {
            let message = format!(
                "`{}` has {length} characters, which leaves {} of {ALL} to hosts that put a server's name before it",
                tool.name,
                ALL.saturating_sub(length)
            );
            let warning = Diagnostic::warning(LINT.code, tool.span, message);
            found.push(Finding::of(index, warning.help(format!("{MOST} are safe; shorten it"))));
        }
    }
    found
}

/// What most providers take.
const ALL: usize = 64;

/// With room for a prefix of 30.
const MOST: usize = 34;
