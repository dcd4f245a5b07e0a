//! `toolcall bench`: what a check of each declared tool takes on this machine, with arguments made from its schema.

use std::hint::black_box;
use std::io::{self, Write as _};

use clap::{ArgMatches, Command};
use toolcall::bench::{beside, is_json};
use toolcall::{Level, Policy, Scratch};

use crate::{Subcommand, Verdict, declared};

pub(crate) const BENCH: Subcommand = Subcommand { name: "bench", words, run };

fn words(command: Command) -> Command {
    let about = "Times a check of each declared tool, with arguments that are made from its schema, beside reading them as \
                 a `serde_json::Value`. Of compiled tools, `toolcall::bench_tools!` tells";
    declared::words(command.about(about))
}

fn run(words: &ArgMatches) -> Result<Verdict, String> {
    let tools = declared::read(words)?;
    let (mut scratch, mut out, mut told) = (Scratch::new(), Vec::new(), io::stdout().lock());
    // A reader that has gone does not change the verdict.
    let _ = writeln!(told, "{:<32} {:>6} {:>9} {:>22}", "tool", "bytes", "ns", "of serde_json's Value");
    for tool in tools.tools() {
        let name = tool.name();
        let Some(arguments) = tools.sample(name) else {
            eprintln!("warning: `{name}` is left out: no arguments were found that fit its schema");
            continue;
        };
        let bytes = arguments.as_bytes();
        let ours = || {
            let policy = Policy::at(Level::Exact);
            black_box(tools.check(name, black_box(bytes), policy, &mut scratch, &mut out).is_done());
        };
        let [ours, theirs] = beside(ours, || _ = black_box(is_json(black_box(bytes))));
        let _ = writeln!(told, "{name:<32} {:>6} {ours:>9.0} {:>22.2}", bytes.len(), ours / theirs);
    }
    Ok(Verdict::Good)
}
