//! Diagnostics: many at once, each with a stable code, a place and what to do.

use crate::span::Span;

/// One thing wrong with, or doubtful about, what the author wrote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Stable, from the table of the stage that reports it, e.g. `T012`.
    pub code: &'static str,
    /// Whether it stops the build of its item.
    pub severity: Severity,
    /// What is wrong, in the author's words.
    pub message: String,
    /// Where; `None` for faults that belong to no place.
    pub span: Option<Span>,
    /// What to do instead.
    pub help: Option<String>,
    /// Further places with a remark, e.g. the other of two equal names.
    pub related: Vec<(Span, String)>,
}

/// How bad a [`Diagnostic`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Built, but worth a look.
    Warning,
    /// The item it concerns is not built.
    Error,
}

impl Diagnostic {
    /// An error at a place.
    pub fn error(code: &'static str, span: Span, message: impl Into<String>) -> Self {
        Self {
            code,
            severity: Severity::Error,
            message: message.into(),
            span: Some(span),
            help: None,
            related: Vec::new(),
        }
    }

    /// A warning at a place.
    pub fn warning(code: &'static str, span: Span, message: impl Into<String>) -> Self {
        Self { severity: Severity::Warning, ..Self::error(code, span, message) }
    }

    /// The same with a sentence on what to do.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// The same with one more place.
    #[must_use]
    pub fn related(mut self, span: Span, remark: impl Into<String>) -> Self {
        self.related.push((span, remark.into()));
        self
    }
}
