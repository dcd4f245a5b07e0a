//! Diagnostics as a person reads them: the source, the place, what to do.

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use toolcall_schema::diag::{Diagnostic, Severity};
use toolcall_schema::span::Span;

use crate::source::Sources;

/// The text of a diagnostic, without colour: it stands in rustc's errors and in Cargo's warnings.
pub(crate) fn render(diagnostic: &Diagnostic, sources: &Sources) -> String {
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let title = level.primary_title(diagnostic.message.as_str()).id(diagnostic.code);
    let mut group = Group::with_title(title);
    if let Some(span) = diagnostic.span {
        group = place(group, span, None, AnnotationKind::Primary, sources);
    }
    for (span, remark) in &diagnostic.related {
        group = place(group, *span, Some(remark), AnnotationKind::Context, sources);
    }
    if let Some(help) = &diagnostic.help {
        group = group.element(Level::HELP.message(help.as_str()));
    }
    Renderer::plain().render(&[group])
}

/// Adds a place: with its lines, unless these are as long as those of a file that was written by a machine.
fn place<'a>(
    group: Group<'a>,
    span: Span,
    label: Option<&'a str>,
    kind: AnnotationKind,
    sources: &'a Sources,
) -> Group<'a> {
    let Some(file) = sources.file(span) else {
        return group.element(Snippet::source("").path("").annotation(kind.span(0..0).label(label)));
    };
    let end = (span.end as usize).min(file.text.len());
    let range = (span.start as usize).min(end)..end;
    let (text, start, line) = file.lines_of(&range);
    let range = range.start - start..range.end - start;
    if text.lines().any(|line| line.len() > LONGEST_LINE) {
        let column = text.get(..range.start).map_or(1, |before| before.chars().count() + 1);
        let origin = group.element(Origin::path(file.path.as_str()).line(line).char_column(column));
        return match label {
            Some(label) => origin.element(Level::NOTE.message(label)),
            None => origin,
        };
    }
    let snippet = Snippet::source(text).line_start(line).path(file.path.as_str());
    group.element(snippet.annotation(kind.span(range).label(label)))
}

/// Bytes of a line that is still shown: to lay one out takes as long as all of it.
const LONGEST_LINE: usize = 4_096;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codes;

    #[test]
    fn a_line_without_an_end_is_named_and_not_shown() {
        let mut sources = Sources::in_memory([("a.json", format!("{}x{}", " ".repeat(5_000), "y".repeat(5_000)))]);
        let file = sources.read("a.json").expect("it is there");
        let span = Span { file, start: 5_000, end: 5_001 };
        let text = render(&codes::SOURCE.error(span, "no").help("do"), &sources);
        assert_eq!(text, "error[T080]: no\n--> a.json:1:5001\n = help: do");
    }
}
