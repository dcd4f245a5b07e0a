//! What the build step did, for a build script and for Cargo.

use toolcall_schema::diag::{Diagnostic, Severity};
use toolcall_schema::dialect::Dialect;
use toolcall_schema::ledger::Ledger;
use toolcall_schema::lint::{Subject, lint};
use toolcall_schema::view::{self, View};

use crate::bind::Program;
use crate::codes;
use crate::config::Config;
use crate::decl::{Crate, Unparsed};
use crate::emit::{self, File};
use crate::render::render;
use crate::source::Sources;

/// What the build step did.
#[derive(Debug, Default)]
#[non_exhaustive]
pub struct Report {
    /// Files whose change must run the build step again, also those that are not there yet; relative to the manifest.
    pub watched: Vec<String>,
    /// Warnings, rendered.
    pub warnings: Vec<String>,
    /// Faults of items, rendered: the attribute raises each at its item.
    pub faults: Vec<String>,
    /// Errors that belong to no item, rendered.
    pub errors: Vec<String>,
    /// Sources that are not there or do not parse, rendered: rustc tells of them, so Cargo is not told.
    pub unread: Vec<String>,
    /// How many tools were built, of all targets.
    pub tools: usize,
    /// How many tools that are declared in JSON were not: a warning says why.
    pub refused: usize,
    /// What each dialect could not say, per toolset.
    pub ledgers: Vec<(String, Dialect, Ledger)>,
}

impl Report {
    /// The report of a run that could not be finished.
    pub(crate) fn failed(error: String) -> Self {
        Self { errors: vec![error], ..Self::default() }
    }

    /// Whether nothing is refused.
    pub fn is_good(&self) -> bool {
        self.errors.is_empty() && self.faults.is_empty()
    }

    /// Adds what one target gave.
    pub(crate) fn add(&mut self, program: &Program, sources: &Sources, views: Vec<(String, View)>, config: &Config) {
        self.watched.extend(sources.looked_at().map(str::to_owned));
        let mut diagnostics = program.diagnostics.clone();
        diagnostics.extend(view::diagnostics(views.iter().map(|(_, view)| view)));
        self.tools += program.all_toolsets().map(|toolset| toolset.catalog.tools.len()).sum::<usize>();
        self.refused += program.declared.iter().map(|declared| declared.refused).sum::<usize>();
        // Declarations in JSON are often of others, who do not read this; what matters of them the reader has remarked.
        for toolset in &program.toolsets {
            let views: Vec<&View> =
                views.iter().filter(|(name, _)| *name == toolset.name).map(|(_, view)| view).collect();
            let found = lint(&Subject { catalog: &toolset.catalog, views: &views, budget: config.budget });
            // Toolsets share types.
            diagnostics.extend(found.into_iter().filter(|finding| !diagnostics.contains(finding)).collect::<Vec<_>>());
        }
        self.tell(diagnostics.into_iter().filter_map(|diagnostic| config.levels.apply(diagnostic)), sources);
        for (toolset, view) in views {
            self.ledgers.push((toolset, view.dialect, view.ledger));
        }
    }

    fn tell(&mut self, diagnostics: impl Iterator<Item = Diagnostic>, sources: &Sources) {
        for diagnostic in diagnostics {
            let rendered = render(&diagnostic, sources);
            match diagnostic.severity {
                Severity::Warning => self.warnings.push(rendered),
                Severity::Error => self.errors.push(rendered),
            }
        }
    }

    /// Adds the sources of a target that could not be read.
    pub(crate) fn unread(&mut self, declared: &Crate, sources: &Sources) {
        let unparsed = declared
            .unparsed
            .iter()
            .map(|Unparsed { span, message }| codes::SOURCE.error(*span, format!("this does not parse: {message}")));
        let lost = declared.left.iter().filter(|left| left.is_lost).map(|left| {
            codes::SOURCE.error(left.span, format!("the module `{}` is not read: {}", left.module, left.reason))
        });
        self.unread.extend(unparsed.chain(lost).map(|diagnostic| render(&diagnostic, sources)));
    }

    /// The files by which the attributes raise the faults of their items.
    pub(crate) fn faults_of(&mut self, program: &Program, sources: &Sources) -> Vec<File> {
        let mut files = Vec::new();
        for fault in &program.faults {
            let of = |diagnostic: &Diagnostic| {
                (sources.place(diagnostic.span.unwrap_or(fault.key.span)), render(diagnostic, sources))
            };
            let rendered: Vec<(String, String)> = fault.diagnostics.iter().map(of).collect();
            files.push(emit::fault(&fault.key, &rendered));
            self.faults.extend(rendered.into_iter().map(|(_, text)| text));
        }
        files
    }

    /// Tells Cargo: first what to watch, since an error must not keep the next change from being seen.
    pub(crate) fn tell_cargo(&self) {
        // A line break in a path would begin a directive of the author of the source.
        for path in self.watched.iter().filter(|path| !path.contains(['\n', '\r'])) {
            println!("cargo::rerun-if-changed={path}");
        }
        println!("cargo::rerun-if-env-changed=CARGO_ENCODED_RUSTFLAGS");
        for (kind, texts) in [("warning", &self.warnings), ("error", &self.errors)] {
            // Cargo writes the word itself.
            for line in texts.iter().flat_map(|text| text.strip_prefix(kind).unwrap_or(text).lines()) {
                println!("cargo::{kind}={line}");
            }
        }
    }
}
