//! Prints what is to be reached, one line each: `class contender ratio bar ok|short`. The ratio is our part of the time of
//! the contender, or what its name says; the bar is the most that it may be. Ends with 1 if one falls short.
//!
//! `cargo run --release -p toolcall-benches --bin bars [--quick] [--heavy] [CLASS…]`
//!
//! A class is named by any part of its name. Some contenders need Cargo features: for these the command calls itself
//! anew, and a build with such a feature prints their rows alone. Quickly, they are left out, and so is what takes minutes
//! (the cost of many tools), and fewer rounds are run. `--heavy` adds ten thousand tools.

#![forbid(unsafe_code)]

mod classes;
mod elsewhere;

use std::process::ExitCode;

use toolcall_benches::ratio::ROUNDS;
use toolcall_benches::rows::Rows;

/// What was asked for.
struct Asked {
    is_quick: bool,
    is_heavy: bool,
    classes: Vec<String>,
}

impl Asked {
    fn wants(&self, class: &str) -> bool {
        self.classes.is_empty() || self.classes.iter().any(|part| class.contains(part.as_str()))
    }

    const fn rounds(&self) -> usize {
        if self.is_quick { ROUNDS / 4 } else { ROUNDS }
    }
}

fn main() -> ExitCode {
    let (words, classes): (Vec<String>, _) = std::env::args().skip(1).partition(|word| word.starts_with("--"));
    if let Some(word) = words.iter().find(|word| ![QUICK, HEAVY].contains(&word.as_str())) {
        return failed(&format!("there is no `{word}`: write `{QUICK}`, `{HEAVY}`, or parts of the names of classes"));
    }
    let has = |word| words.iter().any(|given| given == word);
    let (asked, mut rows) = (Asked { is_quick: has(QUICK), is_heavy: has(HEAVY), classes }, Rows::default());
    match classes::print(&asked, &mut rows).and_then(|()| elsewhere::print(&asked, &mut rows)) {
        Err(faults) => failed(&faults),
        Ok(()) if rows.short() == 0 => ExitCode::SUCCESS,
        Ok(()) => failed(&format!("{} short", rows.short())),
    }
}

fn failed(why: &str) -> ExitCode {
    eprintln!("{why}");
    ExitCode::FAILURE
}

const QUICK: &str = "--quick";
const HEAVY: &str = "--heavy";
