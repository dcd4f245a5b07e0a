//! `toolcall bench`: what a check of each declared tool takes on this machine, with arguments made from its schema.

use std::hint::black_box;
use std::io::{self, Write as _};

use clap::{ArgMatches, Command};
use toolcall::bench::{HEADING, Table, answer};
use toolcall::{Level, Policy, Scratch};

use crate::{Subcommand, Verdict, declared};

pub(crate) const BENCH: Subcommand = Subcommand { name: "bench", words, run };

fn words(command: Command) -> Command {
    let about = "Times a check of each declared tool, with arguments that are made from its schema, beside reading them as \
                 a `serde_json::Value`, and counts instructions if valgrind is installed. Of compiled tools, `toolcall::bench_tools!` tells";
    declared::words(command.about(about))
}

fn run(words: &ArgMatches) -> Result<Verdict, String> {
    let tools = declared::read(words)?;
    let (mut scratch, mut out) = (Scratch::new(), Vec::new());
    let mut check = |name: &str, arguments: &str| {
        let policy = Policy::at(Level::Exact);
        black_box(tools.check(name, black_box(arguments.as_bytes()), policy, &mut scratch, &mut out).is_done());
    };
    let samples: Vec<_> = tools.tools().map(|tool| (tool.name(), tools.sample(tool.name()))).collect();
    let is_counted = answer(|name| {
        let arguments =
            samples.iter().find(|(other, _)| *other == name).and_then(|(_, arguments)| arguments.as_deref());
        check(name, arguments.unwrap_or_default());
    });
    if is_counted {
        return Ok(Verdict::Good);
    }
    let (table, mut told) = (Table::new(), io::stdout().lock());
    // A reader that has gone does not change the verdict.
    let _ = writeln!(told, "{HEADING}");
    for (name, arguments) in &samples {
        let Some(arguments) = arguments else {
            eprintln!("warning: `{name}` is left out: no arguments were found that fit its schema");
            continue;
        };
        let _ = writeln!(told, "{}", table.line(name, arguments.as_bytes(), || check(name, arguments)));
    }
    Ok(Verdict::Good)
}
