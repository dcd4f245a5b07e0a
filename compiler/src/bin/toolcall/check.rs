//! `toolcall check`: what the build step would say, without writing anything.

use std::io::{self, Write as _};

use clap::{ArgMatches, Command};
use toolcall_build::Report;

use crate::{Subcommand, Verdict, settings};

pub(crate) const CHECK: Subcommand = Subcommand { name: "check", words, run };

fn words(command: Command) -> Command {
    settings::words(command.about("Tells what the build step would tell of a package's tools, and writes nothing"))
}

fn run(words: &ArgMatches) -> Result<Verdict, String> {
    let (config, package) = settings::read(words)?;
    let report = config.check(&package);
    // A reader that has gone does not change the verdict.
    let _ = tell(&report);
    Ok(if report.is_good() { Verdict::Good } else { Verdict::Refused })
}

/// The diagnostics as the build step tells them, and a line that counts them.
fn tell(report: &Report) -> io::Result<()> {
    let errors = || report.faults.iter().chain(&report.errors);
    let mut out = io::stderr().lock();
    for text in report.warnings.iter().chain(errors()) {
        writeln!(out, "{text}\n")?;
    }
    let [tools, warnings, errors] =
        [(report.tools, "tool"), (report.warnings.len(), "warning"), (errors().count(), "error")]
            .map(|(count, noun)| format!("{count} {noun}{}", if count == 1 { "" } else { "s" }));
    writeln!(io::stdout(), "{tools}, {warnings}, {errors}")
}
