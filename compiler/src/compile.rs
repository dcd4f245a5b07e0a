//! The build step from beginning to end: one line a stage.

use std::path::Path;

use toolcall_schema::dialect::Dialect;

use crate::config::{Config, Environment, Target};
use crate::emit::{self, Settings};
use crate::lower;
use crate::output;
use crate::read::{self, Cfg};
use crate::report::Report;
use crate::source::Sources;
use crate::stack::with_room;

impl Config {
    /// Compiles the tools of this package and tells Cargo what it must know. For `build.rs`.
    ///
    /// The fault of an item does not fail the build script, which would take the whole crate's editor support with
    /// it: the attribute raises it at the item.
    pub fn compile(self) {
        with_room(|| self.run()).unwrap_or_else(Report::failed).tell_cargo();
    }

    /// The same without printing: for a build script that has its own way of telling.
    ///
    /// # Errors
    /// The report, if it holds a fault or an error.
    pub fn try_compile(self) -> Result<Report, Report> {
        let report = with_room(|| self.run()).unwrap_or_else(Report::failed);
        if report.errors.is_empty() && report.faults.is_empty() { Ok(report) } else { Err(report) }
    }

    fn run(&self) -> Result<Report, String> {
        let environment = Environment::read()?;
        let cfg = Cfg::new(environment.cfgs.iter().chain(&self.cfgs).map(String::as_str));
        let targets = self.targets(&environment)?;
        let folder = environment.out.join("toolcall");
        let mut report = Report { errors: self.levels.unknown().collect(), ..Report::default() };
        for target in &targets {
            self.target(target, &folder, &cfg, &environment, &mut report)?;
        }
        output::write_list(&folder, &targets)?;
        Ok(report)
    }

    /// One target, from its root to its folder.
    fn target(
        &self,
        target: &Target,
        folder: &Path,
        cfg: &Cfg,
        environment: &Environment,
        report: &mut Report,
    ) -> Result<(), String> {
        let mut sources = Sources::on_disk(&environment.manifest);
        let declared = read::read_crate(&mut sources, &target.root, cfg);
        let program = lower::lower(&declared, &sources, self);
        let dialects = self.dialects.as_deref().unwrap_or(Dialect::ALL);
        let (hash, is_binary, endian) = (sources.hash(dialects), target.is_binary, environment.endian());
        let emitted = emit::emit(&program, &Settings { dialects, hash, is_binary, endian });
        let mut files = emitted.files;
        files.extend(report.faults_of(&program, &sources));
        files.push(emit::index(&declared, &sources));
        report.add(&program, &sources, emitted.views, self);
        output::write(&folder.join(target.folder()), &files)
    }
}
