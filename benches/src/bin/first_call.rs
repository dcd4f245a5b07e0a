//! What the first call of a process takes: nothing of ours is set up when it is needed, so it is a call whose code and data
//! are in no cache yet. `cargo run --release -p toolcall-benches --bin first_call`: starts itself anew for each time, and
//! prints for the first, the second and the thousandth call the median nanoseconds; fails if an answer is wrong.
//!
//! In a new process the first touch of a page of code is most of it; the same of serde_json's derive stands beside.

#![forbid(unsafe_code)]

use std::process::{Command, ExitCode};
use std::time::Instant;

use toolcall_benches::contenders::{self, BASE, OURS_CALL};
use toolcall_benches::payloads;
use toolcall_benches::ratio::median;

fn main() -> ExitCode {
    let mut words = std::env::args();
    let program = words.next().unwrap_or_default();
    if let (Some(class), Some(contender)) = (words.next(), words.next()) {
        return if once(&class, &contender).is_some() { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    }
    println!("{:<12} {:<14} {:>9} {:>9} {:>9}", "class", "contender", "first", "second", "1,000th");
    for class in ["tiny26", "small120", "nested400"] {
        for contender in [BASE, OURS_CALL] {
            let mut times = [const { Vec::new() }; 3];
            for _ in 0..PROCESSES {
                let Some(told) = anew(&program, class, contender) else {
                    eprintln!("{class} {contender}: a call failed");
                    return ExitCode::FAILURE;
                };
                times.iter_mut().zip(told).for_each(|(times, time)| times.push(time));
            }
            let [first, second, last] = times.map(median);
            println!("{class:<12} {contender:<14} {first:>9.0} {second:>9.0} {last:>9.0}");
        }
    }
    ExitCode::SUCCESS
}

/// The three times, from a new process.
fn anew(program: &str, class: &str, contender: &str) -> Option<[f64; 3]> {
    let out = Command::new(program).args([class, contender]).output().ok().filter(|out| out.status.success())?;
    let text = String::from_utf8(out.stdout).ok()?;
    let times: Vec<f64> = text.split_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
    times.try_into().ok()
}

/// Calls, and prints three of the times: of the first, the second and the last call.
fn once(class: &str, contender: &str) -> Option<()> {
    let class = payloads::classes().into_iter().find(|one| one.name == class)?;
    let mut contender = contenders::all().into_iter().find(|one| one.name() == contender)?;
    // The clock itself is called once before.
    let _ = Instant::now().elapsed();
    let mut times = Vec::with_capacity(CALLS);
    for payload in class.payloads.iter().cycle().take(CALLS) {
        let start = Instant::now();
        let answer = contender.call(class.tool, &payload.arguments);
        times.push(start.elapsed().as_nanos());
        answer.ok()?;
    }
    println!("{} {} {}", times[0], times[1], times[CALLS - 1]);
    Some(())
}

const PROCESSES: usize = 101;
const CALLS: usize = 1_000;
