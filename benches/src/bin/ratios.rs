//! Prints one line a class and contender: the time of a call, its part of the time of serde_json's derive, and for
//! our rows the goal. `cargo run --release -p toolcall-benches --bin ratios [CLASS…]`; a class is named by any part
//! of its name.

use std::process::ExitCode;

use toolcall_benches::check::{check, settings};
use toolcall_benches::{contenders, payloads, ratio};

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
    println!("{:<19} {:>6} {:<13} {:>9} {:>6} {:>5}", "class", "bytes", "contender", "ns", "ratio", "goal");
    for class in &classes {
        if !wanted.is_empty() && !wanted.iter().any(|part| class.name.contains(part.as_str())) {
            continue;
        }
        for row in ratio::measure(class, &mut contenders) {
            let goal = row.goal.map(|goal| format!("{goal:.2}")).unwrap_or_default();
            let line = format!(
                "{:<19} {:>6} {:<13} {:>9.1} {:>6.3} {goal:>5} {}",
                row.class,
                class.average(),
                row.contender,
                row.nanoseconds,
                row.ratio,
                row.verdict(),
            );
            println!("{}", line.trim_end());
        }
    }
    ExitCode::SUCCESS
}
