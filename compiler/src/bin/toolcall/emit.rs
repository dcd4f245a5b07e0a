//! `toolcall emit`: what the build step writes for declared tools, to be read or to be kept.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use toolcall_build::{Config, Dialect};

use crate::{Subcommand, Verdict, declared, settings};

pub(crate) const EMIT: Subcommand = Subcommand { name: "emit", words, run };

fn words(command: Command) -> Command {
    let out = Arg::new(OUT).long(OUT).value_name("DIR").default_value("-").value_parser(value_parser!(PathBuf));
    let dialect = Arg::new(DIALECT).long(DIALECT).value_name("NAME").action(ArgAction::Append);
    declared::words(command.about("Writes the Rust of the tools of a file: their types, parsers and dispatch"))
        .arg(out.help("Where the files are written; `-` prints the Rust file alone, to be read"))
        .arg(dialect.value_parser(settings::dialect).help("Render this dialect, and not all"))
        .after_help(INCLUDE)
}

/// What a reader of `--help` must know.
const INCLUDE: &str = "\
In a build, `Config::json(\"tools.json\")` in build.rs and `mod tools { toolcall::include_tools!(tools); }` do the same.
What is written to DIR is included by `mod tools { include!(\"DIR/tools.rs\"); }`; the file needs those beside it.

Ends with 0 if every tool is built, 1 if one is not, 2 if it was called wrongly or the file declares no tools.";

fn run(words: &ArgMatches) -> Result<Verdict, String> {
    let path = declared::path(words)?;
    let name = path.to_str().ok_or_else(|| format!("{}: the path is no UTF-8", path.display()))?;
    fs::metadata(path).map_err(|error| format!("{name}: {error}"))?;
    let config = Config::new();
    let config = match words.get_many::<Dialect>(DIALECT) {
        Some(dialects) => config.dialects(dialects.copied()),
        None => config,
    };
    let toolcall_build::Compiled { files, report, .. } = config.emit_json(Path::new("."), name).map_err(|error| {
        let told = error.strip_prefix("error").unwrap_or(&error);
        format!("{name} cannot be read: {}", told.trim_start_matches([':', ' ']))
    })?;
    report.warnings.iter().for_each(|warning| eprintln!("{warning}\n"));
    let out = words.get_one::<PathBuf>(OUT).filter(|out| out.as_os_str() != "-");
    match (out, files.first()) {
        (Some(folder), _) => write(folder, &files)?,
        // A reader that has gone does not change the verdict.
        (None, Some((_, code))) => _ = io::stdout().lock().write_all(code),
        (None, None) => {}
    }
    Ok(if report.refused == 0 { Verdict::Good } else { Verdict::Refused })
}

/// Files that are there already are overwritten, others left alone.
fn write(folder: &Path, files: &[(String, Vec<u8>)]) -> Result<(), String> {
    let told = |path: &Path, error: io::Error| format!("{}: {error}", path.display());
    fs::create_dir_all(folder).map_err(|error| told(folder, error))?;
    for (name, content) in files {
        let path = folder.join(name);
        fs::write(&path, content).map_err(|error| told(&path, error))?;
    }
    Ok(())
}

const OUT: &str = "out";
const DIALECT: &str = "dialect";
