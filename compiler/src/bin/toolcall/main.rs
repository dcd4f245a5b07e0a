//! The command `toolcall`: what the build step knows, without a build.
//!
//! One file a subcommand, each with one [`Subcommand`]; a further one is a file and a line in [`SUBCOMMANDS`]. It ends
//! with 0 if all is good, with 1 if something is refused, and with 2 if it was called wrongly.

#![forbid(unsafe_code)]

mod bench;
mod call;
mod check;
mod declared;
mod emit;
mod host;
mod manifest;
mod replay;
mod schema;
mod settings;

use std::process::ExitCode;

use clap::{ArgMatches, Command};

const SUBCOMMANDS: &[Subcommand] =
    &[check::CHECK, emit::EMIT, schema::SCHEMA, call::CALL, replay::REPLAY, bench::BENCH];

/// One thing that the command does.
struct Subcommand {
    name: &'static str,
    /// Its words, by its name.
    words: fn(Command) -> Command,
    /// Does it. `Err`: it was called wrongly, and how to call it.
    run: fn(&ArgMatches) -> Result<Verdict, String>,
}

/// How it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    Good,
    Refused,
}

fn main() -> ExitCode {
    let matches = match command().try_get_matches() {
        Ok(matches) => matches,
        Err(told) => {
            // Nobody is left to be told if that fails. Help that was asked for is no mistake.
            let _ = told.print();
            return if told.use_stderr() { WRONGLY_CALLED.into() } else { ExitCode::SUCCESS };
        }
    };
    let chosen = matches.subcommand().and_then(|(name, words)| {
        let subcommand = SUBCOMMANDS.iter().find(|subcommand| subcommand.name == name)?;
        Some((subcommand.run)(words))
    });
    match chosen {
        Some(Ok(Verdict::Good)) => ExitCode::SUCCESS,
        Some(Ok(Verdict::Refused)) => ExitCode::FAILURE,
        Some(Err(message)) => {
            eprintln!("error: {message}");
            WRONGLY_CALLED.into()
        }
        // There is no call without a subcommand.
        None => WRONGLY_CALLED.into(),
    }
}

fn command() -> Command {
    Command::new("toolcall")
        .version(env!("CARGO_PKG_VERSION"))
        .about("Looks at tools: those of a package, and those that are declared in JSON")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommands(SUBCOMMANDS.iter().map(|subcommand| (subcommand.words)(Command::new(subcommand.name))))
}

const WRONGLY_CALLED: u8 = 2;
