//! Prints what hostile arguments cost: for each family, way and size the time of a byte, and how many times that of a
//! typical document of that size by the same way. The worst may be ten times as slow, and no slower the larger it is.
//! `cargo run --release -p toolcall-benches --bin families [--quick] [FAMILY…]`; a family is named by any part of its name.
//! Quickly, only short arguments are sent, and three times as much is allowed: for machines that have other work.
//!
//! The ways are a check at each level (`validate` is that at `exact`) and `call`, at the most lenient. Of short
//! arguments the cost that each call has would be most, so the smallest are 4 KiB; the largest are what a toolset may
//! allow at most.

#![forbid(unsafe_code)]

#[expect(dead_code, unreachable_pub, clippy::too_many_lines, reason = "it is emitted for, parsed, and not looked at")]
mod hostile;
mod made;
mod measure;
mod rendered;
#[expect(dead_code, unreachable_pub, clippy::too_many_lines, reason = "a case of the tests, which is parsed only")]
#[path = "../../../../tests/cases/wide/input.rs"]
mod wide;

use std::process::ExitCode;

use made::{COERCED, FAMILIES, TYPICAL};
use measure::Bench;

fn main() -> ExitCode {
    let (quick, wanted): (Vec<String>, Vec<String>) = std::env::args().skip(1).partition(|word| word == "--quick");
    let mut bench = Bench::new(!quick.is_empty());
    let mut short = 0;
    println!("{:<22} {:<8} {:>8} {:>8} {:>6}", "family", "way", "bytes", "ns/byte", "ratio");
    for family in [&TYPICAL, &COERCED].into_iter().chain(FAMILIES) {
        if wanted.is_empty() || wanted.iter().any(|part| family.name.contains(part.as_str())) {
            short += bench.family(family);
        }
    }
    short += rendered::print();
    println!("{short} short");
    if short == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
