//! Every stage of one input side by side, from memory: for golden tests. Not an API.

use toolcall_schema::dialect::Dialect;
use toolcall_schema::lint::LINTS;
use toolcall_schema::normalise;
use toolcall_schema::pattern::Endian;

use crate::config::Config;
use crate::emit::{self, Settings};
use crate::lower;
use crate::read::{self, Cfg};
use crate::report::Report;
use crate::source::Sources;
use crate::stack::with_room;

/// The text of each stage.
#[derive(Debug)]
pub struct Stages {
    /// The catalog of each toolset.
    pub catalog: String,
    /// The array of each dialect, indented.
    pub views: Vec<(Dialect, String)>,
    /// What the views show otherwise than declared.
    pub ledger: String,
    /// The shared files and the glue, in the order of their names.
    pub code: String,
    /// Warnings, faults and errors, rendered.
    pub diagnostics: String,
}

/// Compiles files that exist in memory only; of the settings only those about warnings, toolsets and
/// providers count.
pub fn of(files: &[(&str, &str)], root: &str, config: &Config) -> Stages {
    with_room(|| stages(files, root, config))
}

fn stages(files: &[(&str, &str)], root: &str, config: &Config) -> Stages {
    let mut sources = Sources::in_memory(files.iter().copied());
    let declared = read::read_crate(&mut sources, root, &Cfg::new([]));
    let program = lower::lower(&declared, &sources, config);
    let catalog = program.toolsets.iter().map(|toolset| toolset.catalog.to_string()).collect();
    let emitted =
        emit::emit(&program, &Settings { dialects: Dialect::ALL, hash: 0, is_binary: false, endian: Endian::Little });
    let mut report = Report::default();
    report.faults_of(&program, &sources);
    let mut code: Vec<_> = emitted.files.iter().filter(|file| file.name.ends_with(".rs")).collect();
    code.sort_by_key(|file| &file.name);
    let code = code.iter().map(|file| format!("// {}\n{}\n", file.name, String::from_utf8_lossy(&file.content)));
    let code = code.collect();
    let views = emitted.views.iter().map(|(_, view)| (view.dialect, view.pretty())).collect();
    let ledger = emitted.views.iter().map(|(_, view)| format!("{}\n{}", view.dialect, view.ledger)).collect();
    report.add(&program, &sources, emitted.views, config);
    let Report { warnings, faults, errors, .. } = report;
    let diagnostics = warnings.into_iter().chain(faults).chain(errors).map(|text| text + "\n\n").collect();
    Stages { catalog, views, ledger, code, diagnostics }
}

/// Every diagnostic code with what it is about and an example.
pub fn codes() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    let of_views = normalise::CODES.iter().map(|(code, title)| (*code, *title, ""));
    let lints = LINTS.iter().map(|lint| (lint.code, lint.title, lint.example));
    crate::codes::CODES.iter().map(|code| (code.id, code.title, code.example)).chain(of_views).chain(lints)
}
