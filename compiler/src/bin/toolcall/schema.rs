//! `toolcall schema`: what a provider is sent for declared tools.

use std::io::{self, Write as _};

use clap::{Arg, ArgMatches, Command};
use toolcall::Dialect;

use crate::{Subcommand, Verdict, declared};

pub(crate) const SCHEMA: Subcommand = Subcommand { name: "schema", words, run };

fn words(command: Command) -> Command {
    let dialect = Arg::new(DIALECT).long(DIALECT).value_name("NAME").required(true);
    let dialect = dialect.value_parser(|name: &str| name.parse::<Dialect>()).help("e.g. openai-strict, anthropic, mcp");
    declared::words(command.about("Prints the tools of a file as a provider takes them")).arg(dialect)
}

fn run(words: &ArgMatches) -> Result<Verdict, String> {
    let tools = declared::read(words)?;
    let dialect = *words.get_one(DIALECT).ok_or("`--dialect` is missing")?;
    if let Some(ledger) = tools.ledger(dialect).filter(|ledger| !ledger.entries.is_empty()) {
        eprintln!("{ledger}");
    }
    let mut out = io::stdout().lock();
    // A reader that has gone does not change the verdict.
    let _ = out.write_all(tools.schema(dialect)).and_then(|()| out.write_all(b"\n"));
    Ok(if tools.refused().is_empty() { Verdict::Good } else { Verdict::Refused })
}

const DIALECT: &str = "dialect";
