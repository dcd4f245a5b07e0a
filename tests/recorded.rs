//! Calls that were recorded elsewhere, against the tools they were made for, loaded as they were declared: what the
//! `jsonschema` crate accepts is accepted at `exact` and nothing of it is coerced, what it refuses is refused.
//!
//! The files are not part of this repository (`shared`): without them nothing is tested, and that is said.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use toolcall::dynamic::{DynamicTools, Loader};
use toolcall::{Level, Outcome, Policy, Scratch};
use toolcall_tests::shared::folder;

#[test]
fn calls_of_tau_bench() {
    let Some(folder) = folder("tau-bench") else { return };
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).expect("a file");
    let declared: Vec<Value> = serde_json::from_str(&read("tau_bench_tools.json")).expect("a list");
    let calls = read("tau_bench_gpt4o_calls.jsonl");
    let mut tally = Tally::default();
    // Two toolsets that share names.
    let domains = ["airline", "retail"].map(|domain| {
        let tools: Vec<&Value> = declared.iter().filter(|tool| tool["domain"] == domain).collect();
        let loaded = Loader::new().load(&serde_json::to_vec(&tools).expect("JSON")).expect("declarations");
        assert!(loaded.refused().is_empty(), "{domain}: {:?}", loaded.refused());
        (tools.into_iter().map(|tool| tool["function"].clone()).collect::<Vec<_>>(), loaded)
    });
    for line in calls.lines() {
        let call: Value = serde_json::from_str(line).expect("a call");
        let (name, arguments) = (text(&call["tool"]), text(&call["arguments"]));
        let mut known = domains.iter().filter_map(|(tools, loaded)| {
            Some((&tools.iter().find(|tool| tool["name"] == name)?["parameters"], loaded))
        });
        assert!(known.clone().count() > 0, "{name} is declared");
        known.all(|(schema, loaded)| {
            tally.add(loaded, name, schema, arguments);
            true
        });
    }
    tally.holds("tau-bench");
}

#[test]
fn calls_of_bfcl() {
    let Some(folder) = folder("bfcl") else { return };
    let lines = std::fs::read_to_string(folder.join("tool_args.jsonl")).expect("a file");
    let mut tally = Tally::default();
    for line in lines.lines() {
        let line: Value = serde_json::from_str(line).expect("a line");
        let tool = json!({ "name": line["tool"], "inputSchema": line["schema"] }).to_string();
        let loaded = DynamicTools::load(tool.as_bytes()).expect("a declaration");
        if let [refused] = loaded.refused() {
            *tally.left_out.entry(refused.fault.message.clone()).or_default() += 1;
            continue;
        }
        tally.add(&loaded, text(&line["tool"]), &line["schema"], &line["arguments"].to_string());
    }
    tally.holds("bfcl");
}

/// What became of the calls.
#[derive(Default)]
struct Tally {
    accepted: usize,
    refused: usize,
    /// Of those, how many are read leniently.
    recovered: [usize; 2],
    wrong: Vec<String>,
    left_out: BTreeMap<String, usize>,
}

impl Tally {
    fn add(&mut self, tools: &DynamicTools, name: &str, schema: &Value, arguments: &str) {
        let judge = jsonschema::options().should_validate_formats(false).build(schema).expect("a schema");
        let expected = judge.is_valid(&serde_json::from_str(arguments).expect("JSON"));
        let (mut scratch, mut out) = (Scratch::new(), Vec::new());
        let mut said = |level| match tools.check(name, arguments.as_bytes(), Policy::at(level), &mut scratch, &mut out)
        {
            Outcome::Done => Ok(()),
            Outcome::Rejected(rejection) => Err(rejection.to_string()),
            other => panic!("{name}: {other:?}"),
        };
        let exact = said(Level::Exact);
        if exact.is_ok() != expected {
            self.wrong.push(format!("{name} {arguments}: {expected}, but {exact:?}"));
        }
        if exact.is_ok() {
            self.accepted += 1;
        } else {
            self.refused += 1;
            for (count, level) in self.recovered.iter_mut().zip([Level::Lossless, Level::Lenient]) {
                *count += usize::from(said(level).is_ok());
            }
        }
        let _ = said(Level::Exact);
        if !scratch.receipt().is_empty() {
            self.wrong.push(format!("{name} {arguments}: {:?}", scratch.receipt()));
        }
    }

    fn holds(&self, source: &str) {
        let Self { accepted, refused, recovered: [lossless, lenient], wrong, left_out } = self;
        println!(
            "{source}: {accepted} accepted, {refused} refused at exact, of these {lossless} read at lossless and \
             {lenient} at lenient; left out: {left_out:?}"
        );
        assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong[..wrong.len().min(20)].join("\n"));
        assert!(*accepted > 1_000, "{accepted}");
    }
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}
