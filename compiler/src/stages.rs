//! Every stage of one input side by side, from memory: for golden tests. Not an API.

use toolcall_schema::dialect::Dialect;
use toolcall_schema::pattern::Endian;

use crate::config::Config;
use crate::declared;
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
    pub code: Vec<Code>,
    /// Warnings, faults, errors and sources that cannot be read, rendered.
    pub diagnostics: String,
}

/// An emitted file.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Code {
    /// Its name in the folder of its target.
    pub name: String,
    /// Rust.
    pub text: String,
}

/// Compiles files that exist in memory only, for every dialect.
pub fn of(files: &[(&str, &str)], root: &str, config: &Config) -> Stages {
    with_room(|| stages(files, root, config))
}

fn stages(files: &[(&str, &str)], root: &str, config: &Config) -> Stages {
    let mut sources = Sources::in_memory(files.iter().copied());
    let found = read::read_crate(&mut sources, root, &Cfg::new([]));
    let mut program = lower::lower(&found, &sources, config);
    declared::add(&mut program, &mut sources, config);
    let catalog = program.all_toolsets().map(|toolset| toolset.catalog.to_string()).collect();
    let (dialects, optimise, policies) = (Dialect::ALL, config.optimise_for(&program), &config.policies);
    let settings = Settings { dialects, hash: 0, is_binary: false, endian: Endian::Little, optimise, policies };
    let emitted = emit::emit(&program, &settings);
    let mut report = Report::default();
    report.faults_of(&program, &sources);
    let code = emitted.files.iter().filter(|file| file.name.ends_with(".rs"));
    let text = |file: &emit::File| String::from_utf8_lossy(&file.content).into_owned();
    let mut code: Vec<_> = code.map(|file| Code { name: file.name.clone(), text: text(file) }).collect();
    code.sort();
    let views = emitted.views.iter().map(|(_, view)| (view.dialect, view.pretty())).collect();
    let ledger = emitted.views.iter().map(|(_, view)| format!("{}\n{}", view.dialect, view.ledger)).collect();
    report.add(&program, &sources, emitted.views, config);
    report.unread(&found, &sources);
    let Report { warnings, faults, errors, unread, .. } = report;
    let diagnostics =
        warnings.into_iter().chain(faults).chain(errors).chain(unread).map(|text| text + "\n\n").collect();
    Stages { catalog, views, ledger, code, diagnostics }
}
