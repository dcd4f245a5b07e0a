//! `toolcall replay`: recorded calls against declared tools, a line of verdict for each.

use std::fs;
use std::io::{self, Write as _};
use std::path::PathBuf;

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use serde_json::Value;
use serde_json::value::RawValue;
use toolcall::dynamic::DynamicTools;
use toolcall::{Outcome, Policy, Scratch};

use crate::{Subcommand, Verdict, declared};

pub(crate) const REPLAY: Subcommand = Subcommand { name: "replay", words, run };

fn words(command: Command) -> Command {
    let calls = Arg::new(CALLS).required(true).value_parser(value_parser!(PathBuf));
    let about = "Checks recorded calls against declared tools: one JSON object a line, with `name` (or `tool`) and \
                 `arguments`, an object or the JSON of one in a string";
    let json = "Prints a line for each call: name, ok, arguments, receipt, violations";
    declared::words_with_level(command.about(about))
        .arg(calls.help("The calls, one a line"))
        .arg(Arg::new(JSON).long(JSON).action(ArgAction::SetTrue).help(json))
}

fn run(words: &ArgMatches) -> Result<Verdict, String> {
    let tools = declared::read(words)?;
    let path = words.get_one::<PathBuf>(CALLS).ok_or("the calls are missing")?;
    let lines = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let (mut replay, prints) = (Replay::new(&tools, declared::policy(words)), words.get_flag(JSON));
    let mut out = io::stdout().lock();
    for (number, line) in (1..).zip(lines.lines()).filter(|(_, line)| !line.trim().is_empty()) {
        let verdict = replay.call(line).map_err(|why| format!("{}:{number}: {why}", path.display()))?;
        if prints {
            // A reader that has gone does not change the verdict.
            let _ = writeln!(out, "{verdict}");
        }
    }
    let Replay { accepted, refused, .. } = replay;
    eprintln!("{accepted} accepted, {refused} refused");
    Ok(if refused == 0 { Verdict::Good } else { Verdict::Refused })
}

/// Calls one after the other.
struct Replay<'t> {
    tools: &'t DynamicTools,
    policy: Policy,
    scratch: Scratch,
    out: Vec<u8>,
    accepted: usize,
    refused: usize,
}

impl<'t> Replay<'t> {
    fn new(tools: &'t DynamicTools, policy: Policy) -> Self {
        Self { tools, policy, scratch: Scratch::new(), out: Vec::new(), accepted: 0, refused: 0 }
    }

    /// The verdict on the call of one line, as JSON.
    fn call(&mut self, line: &str) -> Result<String, String> {
        let (name, arguments) = call_of(line)?;
        let (mut violations, mut unknown) = (Vec::new(), None);
        match self.tools.check(&name, arguments.as_bytes(), self.policy, &mut self.scratch, &mut self.out) {
            Outcome::Rejected(rejection) => rejection.write_json(&mut violations),
            Outcome::UnknownTool(_) => unknown = Some(r#"[{"pointer":"","code":"unknown_tool"}]"#),
            _ => {}
        }
        let text = |value: &Value| value.to_string();
        let name = text(&Value::from(name));
        if let Some(violations) = unknown {
            self.refused += 1;
            return Ok(verdict(&name, None, "null", violations));
        }
        if violations.is_empty() {
            self.accepted += 1;
            let receipt = serde_json::to_string(self.scratch.receipt()).map_err(|error| error.to_string())?;
            let arguments = String::from_utf8_lossy(&self.out);
            return Ok(verdict(&name, Some(&arguments), &receipt, "[]"));
        }
        self.refused += 1;
        let rejection: Value = serde_json::from_slice(&violations).map_err(|error| error.to_string())?;
        Ok(verdict(&name, None, "null", &text(&rejection["violations"])))
    }
}

/// All parts but the arguments, which are absent if they are refused, are JSON.
fn verdict(name: &str, arguments: Option<&str>, receipt: &str, violations: &str) -> String {
    let (ok, arguments) = (arguments.is_some(), arguments.unwrap_or("null"));
    format!(r#"{{"name":{name},"ok":{ok},"arguments":{arguments},"receipt":{receipt},"violations":{violations}}}"#)
}

/// The name and the arguments of a recorded call, digit for digit.
fn call_of(line: &str) -> Result<(String, String), String> {
    let call: std::collections::BTreeMap<String, Box<RawValue>> =
        serde_json::from_str(line).map_err(|error| format!("no JSON object: {error}"))?;
    let name = ["name", "tool"].iter().find_map(|key| call.get(*key)).ok_or("the call has no `name`")?;
    let name = serde_json::from_str(name.get()).map_err(|_| "the `name` is no text")?;
    let arguments = call.get("arguments").map_or("{}", |arguments| arguments.get());
    let text = serde_json::from_str::<String>(arguments).unwrap_or_else(|_| arguments.to_owned());
    Ok((name, text))
}

const CALLS: &str = "calls";
const JSON: &str = "json";
