//! Prints one line a class and contender: the time of a call and its part of the time of serde_json's derive.
//! `cargo run --release -p toolcall-benches --features rmcp --bin ratios [CLASS…]`; a class is named by any part of its
//! name. Without the feature, which takes minutes to build, the router is left out. What is to be reached says `bars`.

use std::process::ExitCode;

use toolcall_benches::check::{check, settings};
use toolcall_benches::contenders::BASE;
use toolcall_benches::ratio::{self, ROUNDS};
use toolcall_benches::{contenders, payloads};

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
    println!("{:<18} {:>5} {:<18} {:>9} {:>6}", "class", "bytes", "contender", "ns", "ratio");
    for class in &classes {
        if !wanted.is_empty() && !wanted.iter().any(|part| class.name.contains(part.as_str())) {
            continue;
        }
        let times = ratio::measure(class, &mut contenders, ROUNDS);
        for contender in times.contenders() {
            let (name, bytes) = (class.name, class.average());
            let (time, part) = (times.nanoseconds(contender), times.part(contender, BASE));
            let (time, part) = (time.unwrap_or(f64::NAN), part.unwrap_or(f64::NAN));
            println!("{name:<18} {bytes:>5} {contender:<18} {time:>9.1} {part:>6.3}");
        }
    }
    ExitCode::SUCCESS
}
