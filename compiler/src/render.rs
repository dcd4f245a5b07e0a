//! Diagnostics as a person reads them: the source, the place, what to do.

use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Renderer, Snippet};
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
    let mut group = match diagnostic.span {
        Some(span) => title.element(snippet(span, None, AnnotationKind::Primary, sources)),
        None => Group::with_title(title),
    };
    for (span, remark) in &diagnostic.related {
        group = group.element(snippet(*span, Some(remark), AnnotationKind::Context, sources));
    }
    if let Some(help) = &diagnostic.help {
        group = group.element(Level::HELP.message(help.as_str()));
    }
    Renderer::plain().render(&[group])
}

fn snippet<'a>(
    span: Span,
    label: Option<&'a str>,
    kind: AnnotationKind,
    sources: &'a Sources,
) -> Snippet<'a, Annotation<'a>> {
    let Some(file) = sources.file(span) else {
        return Snippet::source("").path("").annotation(kind.span(0..0).label(label));
    };
    let end = (span.end as usize).min(file.text.len());
    let range = (span.start as usize).min(end)..end;
    let (text, start, line) = file.lines_of(&range);
    let range = range.start - start..range.end - start;
    Snippet::source(text).line_start(line).path(file.path.as_str()).annotation(kind.span(range).label(label))
}
