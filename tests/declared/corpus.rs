//! Real declarations: how many have a shape, and every dialect of those that do.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use toolcall_schema::declared::{self, Declarations, Limits, Options, Verdict};
use toolcall_schema::dialect::Dialect;
use toolcall_schema::dialects::spec;
use toolcall_schema::normalise::normalise;

use crate::{files, folder};

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
    for name in ["mcp-servers", "github-mcp-server", "tau-bench"] {
        let Some(folder) = folder(name) else { return };
        let mut tally = Tally::default();
        for path in files(&folder, "json") {
            tally.add(&read(&std::fs::read(&path).expect("a file"), &path.display().to_string()));
        }
        tally.print(name);
        assert_eq!(tally.refused, 0);
        assert!(tally.shape > 8 * tally.beyond);
    }
}

#[test]
fn declarations_of_a_leaderboard_are_read() {
    let Some(folder) = folder("bfcl") else { return };
    let mut tally = Tally::default();
    let lines = std::fs::read_to_string(folder.join("tool_args.jsonl")).expect("a file");
    for line in lines.lines() {
        let line: Value = serde_json::from_str(line).expect("a line");
        let tool = json!({ "name": line["tool"], "inputSchema": line["schema"] });
        tally.add(&read(tool.to_string().as_bytes(), &line["tool"].to_string()));
    }
    tally.print("bfcl");
    assert!(tally.shape > 1_700);
}
