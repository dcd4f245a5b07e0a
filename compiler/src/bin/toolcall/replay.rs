//! `toolcall replay`: recorded calls against declared tools, a line of verdict for each.

use std::collections::BTreeMap;
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
                 `arguments`, an object or the JSON of one in a string, alone or in `function`. Prints those that are \
                 refused";
    let json = "Prints a line for each call: name, ok, arguments, receipt, violations";
    declared::words_with_level(command.about(about))
        .arg(calls.help("The calls, one a line"))
        .arg(Arg::new(JSON).long(JSON).action(ArgAction::SetTrue).help(json))
}

fn run(words: &ArgMatches) -> Result<Verdict, String> {
    let tools = declared::read(words)?;
    let path = words.get_one::<PathBuf>(CALLS).ok_or("the calls are missing")?;
    let lines = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let (mut replay, is_json) = (Replay::new(&tools, declared::policy(words)), words.get_flag(JSON));
    let (mut out, mut unread) = (io::stdout().lock(), 0);
    for (number, line) in (1..).zip(lines.lines()).filter(|(_, line)| !line.trim().is_empty()) {
        let told = match replay.call(line) {
            Ok(verdict) if is_json => Some(verdict.json()),
            Ok(verdict) => verdict.refusal.map(|why| format!("{}:{number}: {}: {why}", path.display(), verdict.name)),
            Err(why) => {
                eprintln!("{}:{number}: {why}", path.display());
                unread += 1;
                None
            }
        };
        // A reader that has gone does not change the verdict.
        let _ = told.map_or(Ok(()), |told| writeln!(out, "{told}"));
    }
    let Replay { accepted, refused, .. } = replay;
    eprintln!(
        "{accepted} accepted, {refused} refused{}",
        if unread > 0 { format!(", {unread} not read") } else { String::new() }
    );
    Ok(if refused + unread == 0 { Verdict::Good } else { Verdict::Refused })
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

    /// The verdict on the call of one line.
    fn call(&mut self, line: &str) -> Result<Call, String> {
        let (name, arguments) = call_of(line)?;
        let outcome = self.tools.check(&name, arguments.as_bytes(), self.policy, &mut self.scratch, &mut self.out);
        let mut violations = Vec::new();
        let refusal = match outcome {
            Outcome::Rejected(rejection) => {
                rejection.write_json(&mut violations);
                Some(rejection.to_string())
            }
            Outcome::UnknownTool(unknown) => {
                let suggestion = unknown.nearest().map(|nearest| format!(r#","suggestion":{}"#, Value::from(nearest)));
                let suggestion = suggestion.unwrap_or_default();
                violations = format!(r#"{{"violations":[{{"pointer":"","code":"unknown_tool"{suggestion}}}]}}"#).into();
                Some(unknown.to_string())
            }
            _ => None,
        };
        let count = if refusal.is_none() { &mut self.accepted } else { &mut self.refused };
        *count += 1;
        let receipt = serde_json::to_string(self.scratch.receipt()).map_err(|error| error.to_string())?;
        let arguments = String::from_utf8_lossy(&self.out).into_owned();
        let violations = if refusal.is_some() { violations_of(&violations)? } else { "[]".to_owned() };
        Ok(Call { name, arguments, receipt, violations, refusal })
    }
}

/// What became of a call.
struct Call {
    name: String,
    /// Canonical JSON, if they fit.
    arguments: String,
    /// As JSON.
    receipt: String,
    /// As JSON.
    violations: String,
    /// In words, if they do not fit.
    refusal: Option<String>,
}

impl Call {
    fn json(&self) -> String {
        let Self { name, arguments, receipt, violations, refusal } = self;
        let name = Value::from(name.as_str());
        let (ok, arguments, receipt) =
            if refusal.is_none() { (true, arguments.as_str(), receipt.as_str()) } else { (false, "null", "null") };
        format!(r#"{{"name":{name},"ok":{ok},"arguments":{arguments},"receipt":{receipt},"violations":{violations}}}"#)
    }
}

/// The list of a rejection, as it stands there.
fn violations_of(rejection: &[u8]) -> Result<String, String> {
    let parts: BTreeMap<String, Box<RawValue>> =
        serde_json::from_slice(rejection).map_err(|error| error.to_string())?;
    Ok(parts.get("violations").map_or("[]", |violations| violations.get()).to_owned())
}

/// The name and the arguments of a recorded call, digit for digit.
fn call_of(line: &str) -> Result<(String, String), String> {
    let mut call: BTreeMap<String, Box<RawValue>> =
        serde_json::from_str(line).map_err(|error| format!("no JSON object: {error}"))?;
    if let Some(function) = call.get("function") {
        call = serde_json::from_str(function.get()).map_err(|_| "the `function` is no object")?;
    }
    let name = ["name", "tool"].iter().find_map(|key| call.get(*key));
    let name = name.ok_or(r#"the call has no `name`: write {"name":"…","arguments":{…}}"#)?;
    let name = serde_json::from_str(name.get()).map_err(|_| "the `name` is no text")?;
    let arguments = call.get("arguments").map_or("{}", |arguments| arguments.get());
    let text = serde_json::from_str::<String>(arguments).unwrap_or_else(|_| arguments.to_owned());
    Ok((name, text))
}

const CALLS: &str = "calls";
const JSON: &str = "json";
