//! The build step from beginning to end: one line a stage.

use std::path::Path;

use toolcall_schema::dialect::Dialect;
use toolcall_schema::pattern::Endian;

use crate::bind::Program;
use crate::config::{Config, Package, Target, toolset_of};
use crate::declared;
use crate::emit::{self, File, Settings};
use crate::lower;
use crate::optimise::Optimise;
use crate::output;
use crate::read::{self, Cfg};
use crate::render::render;
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
    pub fn try_compile(self) -> Result<Report, Box<Report>> {
        let report = with_room(|| self.run()).unwrap_or_else(Report::failed);
        if report.is_good() { Ok(report) } else { Err(Box::new(report)) }
    }

    /// What the build step says of a package, without writing anything; its settings are those given here, not those of
    /// the package's build script. Sources that cannot be read are errors here, since no rustc tells of them.
    pub fn check(&self, package: &Package) -> Report {
        let mut report = with_room(|| self.read(package)).map_or_else(Report::failed, |(report, _)| report);
        report.errors.append(&mut report.unread);
        report
    }

    /// Compiles one file of declarations by itself, with these settings: the files that [`Config::json`] writes for it, of
    /// which the first is the one to include; the others lie beside it. `path` is relative to `folder`. Without a
    /// build there is no target, so the order of bytes is that of this machine.
    ///
    /// # Errors
    /// What is wrong with the file, rendered.
    pub fn emit_json(&self, folder: &Path, path: &str) -> Result<Compiled, String> {
        with_room(|| {
            let mut sources = Sources::on_disk(folder);
            let read = declared::read(&toolset_of(path), path, true, &mut sources);
            let (declared, diagnostics) = read.map_err(|fault| render(&fault, &sources))?;
            let dialects = self.dialects.as_deref().unwrap_or(Dialect::ALL);
            let endian = if cfg!(target_endian = "big") { Endian::Big } else { Endian::Little };
            let hash = sources.hash(dialects);
            let program = Program { declared: vec![declared], diagnostics, ..Program::default() };
            let (optimise, policies) = (self.optimise_for(&program), &self.policies);
            let settings = Settings { dialects, hash, is_binary: false, endian, optimise, policies };
            let emitted = emit::emit(&program, &settings);
            let mut report = Report::default();
            report.add(&program, &sources, emitted.views, self);
            let (code, others) = emitted.files.into_iter().partition::<Vec<_>, _>(|file| file.name.ends_with(".rs"));
            let files = code.into_iter().chain(others).map(|File { name, content }| (name, content)).collect();
            Ok(Compiled { files, report })
        })
    }

    /// What the parsers of a program are made for.
    pub(crate) fn optimise_for(&self, program: &Program) -> Optimise {
        let tools = program.all_toolsets().map(|toolset| toolset.catalog.tools.len()).sum();
        self.optimise.unwrap_or_else(|| Optimise::of(tools))
    }

    fn run(&self) -> Result<Report, String> {
        let (package, out) = Package::of_build_script()?;
        let (report, built) = self.read(&package)?;
        let folder = out.join("toolcall");
        for (target, files) in &built {
            output::write(&folder.join(target.folder()), files)?;
        }
        output::write_list(&folder, built.iter().map(|(target, _)| target))?;
        Ok(report)
    }

    /// Everything but the writing: the report, and the files of each target.
    fn read(&self, package: &Package) -> Result<(Report, Built), String> {
        let cfg = Cfg::new(package.cfgs.iter().chain(&self.cfgs).map(String::as_str));
        let mut report = Report { errors: self.levels.unknown().collect(), ..Report::default() };
        let targets = self.targets(package)?;
        let (mut built, mut included) = (Vec::new(), Vec::new());
        for target in targets {
            let files = self.target(&target, &cfg, package, &mut report, &mut included);
            built.push((target, files));
        }
        report.errors.extend(self.misplaced_json(&included));
        Ok((report, built))
    }

    /// One target, from its root to its files. The toolsets of JSON that it includes are added to `included`.
    fn target(
        &self,
        target: &Target,
        cfg: &Cfg,
        package: &Package,
        report: &mut Report,
        included: &mut Vec<String>,
    ) -> Vec<File> {
        let mut sources = Sources::on_disk(&package.folder);
        let found = read::read_crate(&mut sources, &target.root, cfg);
        let mut program = lower::lower(&found, &sources, self);
        declared::add(&mut program, &mut sources, self);
        included.append(&mut program.included);
        let dialects = self.dialects.as_deref().unwrap_or(Dialect::ALL);
        let (hash, is_binary, endian) = (sources.hash(dialects), target.is_binary, package.endian());
        let (optimise, policies) = (self.optimise_for(&program), &self.policies);
        let emitted = emit::emit(&program, &Settings { dialects, hash, is_binary, endian, optimise, policies });
        let mut files = emitted.files;
        files.extend(emit::returns(&program, &sources));
        files.extend(emit::parses(&program).filter(|_| !is_binary));
        files.extend(report.faults_of(&program, &sources));
        files.push(emit::index(&found, &sources));
        report.add(&program, &sources, emitted.views, self);
        report.unread(&found, &sources);
        files
    }
}

/// What one file of declarations becomes.
#[derive(Debug)]
#[non_exhaustive]
pub struct Compiled {
    /// The name of each file, and what is in it.
    pub files: Vec<(String, Vec<u8>)>,
    /// What is to be known of it.
    pub report: Report,
}

/// Each target and its files.
type Built = Vec<(Target, Vec<File>)>;
