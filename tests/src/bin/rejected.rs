//! Reads lines of JSON `{"toolset":"hello","name":"add","arguments":"{…}"}`, calls the tool of that case, and prints
//! every line that was rejected, with the codes of its violations: for the judge that generates arguments from our
//! schemas.

use std::io::{self, BufRead as _};

use serde_json::{Value, json};
use toolcall::{Outcome, Reply, Scratch};
use toolcall_tests::case::{CASES, silence_panics};

fn main() -> io::Result<()> {
    silence_panics();
    let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
    for line in io::stdin().lock().lines() {
        let call: Value = serde_json::from_str(&line?)?;
        let text = |key: &str| call[key].as_str().unwrap_or_default();
        let case = CASES.iter().find(|case| case.name == text("toolset"));
        let case = case.ok_or_else(|| io::Error::other(format!("no case {}", call["toolset"])))?;
        (case.call)(text("name"), text("arguments").as_bytes(), &mut scratch, &mut reply, &mut |outcome, _| {
            let codes: Vec<String> = match outcome {
                Outcome::Rejected(rejection) => {
                    rejection.violations().map(|violation| violation.code().to_string()).collect()
                }
                Outcome::UnknownTool(_) => vec!["unknown_tool".to_owned()],
                _ => return,
            };
            println!("{}", json!({ "call": call, "codes": codes }));
        });
    }
    Ok(())
}
