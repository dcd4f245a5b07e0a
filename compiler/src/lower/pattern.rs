//! Patterns that are not of the subset, or too large: why, and what to write instead.

use toolcall_schema::constraints::{Constraint, patterns};
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::pattern::{Pattern, Refused};
use toolcall_schema::span::Span;

use crate::codes;

/// What is wrong with the patterns among the constraints of one word.
pub(super) fn refused(constraints: &[Constraint], span: Span) -> impl Iterator<Item = Diagnostic> {
    patterns(constraints).filter_map(move |pattern| {
        let Refused { message, help } = compiled(pattern).err()?;
        Some(codes::PATTERN.error(span, format!("`pattern` cannot be used: {message}")).help(help))
    })
}

fn compiled(pattern: &str) -> Result<(), Refused> {
    let pattern = Pattern::parse(pattern)?;
    if pattern.class().is_none() {
        pattern.automaton()?;
    }
    Ok(())
}
