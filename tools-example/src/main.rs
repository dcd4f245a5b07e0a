//! The program: words in, replies out. What it does stands in the library, so that a bench can take in its tools.

#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    tools_example::run(&words)
}
