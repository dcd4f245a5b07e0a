//! `toolcall call`: what becomes of arguments that are sent to a declared tool.

use std::io::{self, Write as _};

use clap::{Arg, ArgMatches, Command};
use toolcall::{Outcome, Scratch};

use crate::{Subcommand, Verdict, declared};

pub(crate) const CALL: Subcommand = Subcommand { name: "call", words, run };

fn words(command: Command) -> Command {
    let about = "Checks arguments against a declared tool; prints them as the tool would get them, or what is wrong";
    declared::words_with_level(command.about(about))
        .arg(Arg::new(NAME).required(true).help("The name of the tool"))
        .arg(Arg::new(ARGUMENTS).required(true).help("The arguments as JSON"))
}

fn run(words: &ArgMatches) -> Result<Verdict, String> {
    let tools = declared::read(words)?;
    let [name, arguments] = [NAME, ARGUMENTS].map(|word| words.get_one::<String>(word).map_or("", String::as_str));
    let (mut scratch, mut out) = (Scratch::new(), Vec::new());
    let (verdict, told) = match tools.check(name, arguments.as_bytes(), declared::policy(words), &mut scratch, &mut out)
    {
        Outcome::Done => (Verdict::Good, String::new()),
        Outcome::Rejected(rejection) => (Verdict::Refused, rejection.to_string()),
        Outcome::UnknownTool(unknown) => (Verdict::Refused, unknown.to_string()),
        other => return Err(format!("a check ended with {}", other.name())),
    };
    if verdict == Verdict::Refused {
        eprintln!("{told}");
        return Ok(verdict);
    }
    for (place, coercion) in scratch.receipt().places() {
        eprintln!("{}: {}", if place.is_empty() { "the arguments" } else { place }, coercion.as_str());
    }
    // A reader that has gone does not change the verdict.
    let _ = io::stdout().write_all(&out).and_then(|()| io::stdout().write_all(b"\n"));
    Ok(verdict)
}

const NAME: &str = "name";
const ARGUMENTS: &str = "arguments";
