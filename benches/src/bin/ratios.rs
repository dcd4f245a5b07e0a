//! Prints one line a class and contender: the time of a call, its part of the time of serde_json's derive, and
//! the instructions of the record.
//! `cargo run --release -p toolcall-benches --features rmcp --bin ratios [CLASS…]`; a class is named by any part of its
//! name. Without the feature, which takes minutes to build, the router is left out. What is to be reached says `bars`.

use std::process::ExitCode;

use toolcall_benches::check::{check, settings};
use toolcall_benches::ratio::{self, ROUNDS};
use toolcall_benches::{contenders, payloads, table};

fn main() -> ExitCode {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let classes = payloads::classes();
    let mut contenders = contenders::all();
    match settings().and_then(|()| check(&classes, &mut contenders)) {
        Ok(answers) => eprintln!("{answers} answers are right"),
        Err(faults) => {
            eprintln!("{faults}");
            return ExitCode::FAILURE;
        }
    }
    println!("{}", table::head());
    for class in &classes {
        if !wanted.is_empty() && !wanted.iter().any(|part| class.name.contains(part.as_str())) {
            continue;
        }
        let times = ratio::measure(class, &mut contenders, ROUNDS);
        table::lines(class, &times).for_each(|line| println!("{line}"));
    }
    ExitCode::SUCCESS
}
