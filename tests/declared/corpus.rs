//! Real declarations: how many have a shape, and every dialect of those that do.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use toolcall_schema::declared::{self, Declarations, Limits, Options, Verdict};
use toolcall_schema::dialect::Dialect;
use toolcall_schema::dialects::spec;
use toolcall_schema::normalise::normalise;

use crate::{files, folder};

/// Every file of declarations, with its name.
pub(crate) fn sources() -> Vec<(String, Vec<u8>)> {
    let mut sources = Vec::new();
    for (name, ending) in [("mcp-servers", "json"), ("github-mcp-server", "snap")] {
        let files = folder(name).map(|folder| files(&folder, ending)).unwrap_or_default();
        sources.extend(files.iter().map(|path| (name.to_owned(), std::fs::read(path).expect("a file"))));
    }
    if let Some(folder) = folder("tau-bench") {
        let text = std::fs::read(folder.join("tau_bench_tools.json")).expect("a file");
        let tools: Vec<Value> = serde_json::from_slice(&text).expect("a list");
        // Two toolsets that share names.
        for domain in ["airline", "retail"] {
            let tools: Vec<_> = tools.iter().filter(|tool| tool["domain"] == domain).collect();
            sources.push(("tau-bench".to_owned(), serde_json::to_vec(&tools).expect("JSON")));
        }
    }
    if let Some(folder) = folder("bfcl") {
        let lines = std::fs::read_to_string(folder.join("tool_args.jsonl")).expect("a file");
        for line in lines.lines() {
            let line: Value = serde_json::from_str(line).expect("a line");
            let tool = json!({ "name": line["tool"], "inputSchema": line["schema"] });
            sources.push(("bfcl".to_owned(), tool.to_string().into_bytes()));
        }
    }
    sources
}

/// What became of the tools of one source.
#[derive(Default)]
struct Tally {
    shape: usize,
    beyond: usize,
    refused: usize,
    reasons: BTreeMap<String, usize>,
    remarks: BTreeMap<&'static str, usize>,
}

impl Tally {
    fn add(&mut self, read: &Declarations) {
        for tool in &read.tools {
            tool.remarks.iter().for_each(|remark| *self.remarks.entry(remark.code).or_default() += 1);
            let reason = match &tool.verdict {
                Verdict::Shape(_) => {
                    self.shape += 1;
                    continue;
                }
                Verdict::Beyond(beyond) => {
                    self.beyond += 1;
                    let words: Vec<_> =
                        beyond.reasons.iter().map(|reason| format!("{} ({})", reason.keyword, reason.why)).collect();
                    format!("beyond: {}", words.join(", "))
                }
                Verdict::Refused(fault) => {
                    self.refused += 1;
                    format!("refused: {} {}", fault.code, fault.message)
                }
            };
            *self.reasons.entry(reason).or_default() += 1;
        }
    }

    fn print(&self, name: &str) {
        let Self { shape, beyond, refused, reasons, remarks } = self;
        println!("{name}: {shape} with a shape, {beyond} beyond, {refused} refused; remarks {remarks:?}");
        reasons.iter().for_each(|(reason, count)| println!("  {count:4} {reason}"));
    }
}

fn read(text: &[u8], name: &str) -> Declarations {
    let read = declared::read(text, &Options { limits: Limits::LOCAL, ..Options::REMOTE });
    let read = read.unwrap_or_else(|fault| panic!("{name}: {fault}"));
    for dialect in Dialect::ALL {
        let block = normalise(&read.catalog, spec(*dialect)).block();
        let shown: Vec<Value> = serde_json::from_slice(&block.bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(shown.len(), read.catalog.tools.len(), "{name} in {dialect}");
    }
    read
}

#[test]
fn real_declarations_are_read() {
    let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
    for (name, text) in sources() {
        tallies.entry(name.clone()).or_default().add(&read(&text, &name));
    }
    for (name, tally) in &tallies {
        tally.print(name);
        assert!(tally.shape > 20 * tally.beyond && tally.refused == 0, "{name}");
    }
}
