//! Prints one line a class and contender: the time of a call, its part of the time of serde_json's derive, and for
//! our rows the goal: `toolcall` beside that derive, `ours_call` beside the router of rmcp.
//! `cargo run --release -p toolcall-benches --features rmcp --bin ratios [CLASS…]`; a class is named by any part of its
//! name. Without the feature, which takes minutes to build, the router is left out.

use std::process::ExitCode;

use toolcall_benches::check::{check, settings};
use toolcall_benches::ratio::{self, Row};
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
    println!("{:<18} {:>5} {:<18} {:>9} {:>6}  goal", "class", "bytes", "contender", "ns", "ratio");
    for class in &classes {
        if !wanted.is_empty() && !wanted.iter().any(|part| class.name.contains(part.as_str())) {
            continue;
        }
        for Row { class: name, contender, nanoseconds, ratio, goal } in ratio::measure(class, &mut contenders) {
            let goal =
                goal.map(|goal| format!("{:.3} of {}, goal {:.2}: {}", goal.ratio, goal.of, goal.most, goal.verdict()));
            let bytes = class.average();
            let goal = goal.unwrap_or_default();
            let line = format!("{name:<18} {bytes:>5} {contender:<18} {nanoseconds:>9.1} {ratio:>6.3}  {goal}");
            println!("{}", line.trim_end());
        }
    }
    ExitCode::SUCCESS
}
