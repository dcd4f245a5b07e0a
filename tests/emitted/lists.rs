//! Real lists, compiled without a warning: each call that was recorded has the same verdict, canonical JSON and receipt by
//! what is emitted and by what is loaded while a program runs, and is called if it fits.
//!
//! The files are not part of this repository (`shared`): without them nothing is tested, and that is said.

use std::collections::BTreeSet;
use std::fs;

use serde_json::{Value, json};
use toolcall_schema::declared::{self, Limits, Options};
use toolcall_schema::dialect::Dialect;
use toolcall_schema::dialects::spec;
use toolcall_schema::normalise::normalise;
use toolcall_tests::generate::Generator;
use toolcall_tests::random::Random;
use toolcall_tests::shared::folder;

use crate::emitted::emitted;
use crate::package::{Package, root, text};

#[test]
fn real_lists_say_the_same_compiled_and_loaded() {
    let (Some(tau), Some(bfcl)) = (folder("tau-bench"), folder("bfcl")) else { return };
    let (Some(servers), Some(github)) = (folder("mcp-servers"), folder("github-mcp-server")) else { return };
    let declared: Vec<Value> = serde_json::from_str(&read(tau.join("tau_bench_tools.json"))).expect("a list");
    let calls = read(tau.join("tau_bench_gpt4o_calls.jsonl"));
    let calls: Vec<Value> = calls.lines().map(|line| serde_json::from_str(line).expect("a call")).collect();
    let mut lists = Vec::new();
    for domain in ["airline", "retail"] {
        let tools: Vec<&Value> = declared.iter().filter(|tool| tool["domain"] == domain).collect();
        let is_known = |call: &&Value| tools.iter().any(|tool| tool["function"]["name"] == call["tool"]);
        let calls = calls.iter().filter(is_known).map(|call| (of(&call["tool"]), of(&call["arguments"]))).collect();
        lists.push(List { name: domain.into(), text: json!(tools).to_string(), calls });
    }
    let mut files: Vec<_> =
        fs::read_dir(github).expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    let tools =
        files.into_iter().filter_map(|path| serde_json::from_str::<Value>(&read(path)).ok()).collect::<Vec<_>>();
    lists.push(List { name: "github".into(), text: json!({ "tools": tools }).to_string(), calls: Vec::new() });
    for name in ["everything", "git"] {
        let text = read(servers.join(format!("{name}.json")));
        lists.push(List { name: name.into(), text, calls: Vec::new() });
    }
    lists.push(List::of_bfcl("bfcl".into(), read(bfcl.join("tool_args.jsonl")).lines().step_by(16)));
    assert!(run("lists", lists, MADE_UP) > 1_164);
}

/// All of bfcl, in one program: two minutes and a half, so `.ci/run lists` asks for it.
#[test]
#[ignore = "builds 1,747 tools; `.ci/run lists` does it"]
fn all_of_bfcl_says_the_same_compiled_and_loaded() {
    let Some(bfcl) = folder("bfcl") else { return };
    let lines = read(bfcl.join("tool_args.jsonl"));
    let lines: Vec<&str> = lines.lines().collect();
    let parts = lines.chunks(lines.len().div_ceil(PARTS)).enumerate();
    let lists: Vec<_> =
        parts.map(|(part, lines)| List::of_bfcl(format!("part_{part}"), lines.iter().copied())).collect();
    assert!(run("bfcl", lists, 3) > lines.len());
}

/// Toolsets that all of bfcl is built as: lists of some hundred tools, as gateways have them.
const PARTS: usize = 8;

/// Builds the lists as one program and runs it; gives the number of calls, of which each had the same verdict.
fn run(name: &str, mut lists: Vec<List>, made_up: usize) -> usize {
    lists.iter_mut().for_each(|list| list.make_up(made_up));
    let package = Package::with(
        name,
        &format!(
            "serde_json = \"1\"\ntoolcall = {{ path = \"{}/runtime\", features = [\"dynamic\"] }}",
            root().display()
        ),
        &format!("{{ path = \"{}/compiler\" }}", root().display()),
    );
    fs::remove_dir_all(package.path("examples")).expect("remove");
    write(&package, &lists);
    let output = package.cargo(&["run", "--quiet"]);
    assert!(output.status.success(), "{}", text(&output));
    let count: usize = lists.iter().map(|list| list.calls.len()).sum();
    println!("{}", String::from_utf8_lossy(&output.stdout));
    assert!(text(&output).contains(&format!("{count} calls")), "{count}: {}", text(&output));
    count
}

fn read(path: std::path::PathBuf) -> String {
    fs::read_to_string(path).expect("a file")
}

/// A list, and calls of its tools.
struct List {
    name: String,
    text: String,
    calls: Vec<(String, String)>,
}

impl List {
    /// A tool with a call on each line. Names that stand twice, or that some dialect shows alike, get a number.
    fn of_bfcl<'l>(name: String, lines: impl Iterator<Item = &'l str>) -> Self {
        let (mut tools, mut calls, mut known) = (Vec::new(), Vec::new(), BTreeSet::new());
        for (index, line) in lines.enumerate() {
            let line: Value = serde_json::from_str(line).expect("a line");
            let mut name = of(&line["tool"]);
            if !known.insert(name.replace(|char: char| !char.is_ascii_alphanumeric(), "_")) {
                name += &format!("_no_{index}");
            }
            tools.push(json!({ "name": name, "inputSchema": line["schema"] }));
            calls.push((name, line["arguments"].to_string()));
        }
        Self { name, text: Value::from(tools).to_string(), calls }
    }

    /// Adds calls that fit, or nearly.
    fn make_up(&mut self, count: usize) {
        let mut random = Random::of(&self.name);
        let options = Options { limits: Limits::LOCAL, ..Options::REMOTE };
        let read = declared::read(self.text.as_bytes(), &options).expect("declarations");
        for tool in normalise(&read.catalog, spec(Dialect::Mcp)).tools {
            let shown: Value = serde_json::from_str(&tool.tree.to_string()).expect("JSON");
            let mut generator = Generator::new(&shown["inputSchema"], &mut random);
            for turn in 0..count {
                let value = if turn % 3 == 0 { generator.near_miss() } else { generator.valid() };
                self.calls.push((of(&shown["name"]), value.to_string()));
            }
        }
    }

    /// What does nothing for each tool, after the methods of the emitted trait.
    fn handlers(&self) -> String {
        let code = emitted(&self.name, &self.text);
        let body =
            code.split("pub trait Handlers {").nth(1).and_then(|rest| rest.split("\n}\n").next()).expect("a trait");
        let methods = body.split(" fn ").skip(1).map(|method| {
            let name = method.split('(').next().expect("a name");
            let kind = method.split("arguments: ").nth(1).and_then(|rest| rest.split([',', ')']).next()).expect("a type");
            format!("fn {name}(&self, _: {}::{kind}) -> Result<toolcall::ToolResult, String> {{ Ok(toolcall::ToolResult::text(\"\")) }}\n", self.name)
        });
        let methods: String = methods.collect();
        format!("impl {}::Handlers for Host {{\ntype Error = String;\n{methods}}}\n", self.name)
    }
}

fn of(text: &Value) -> String {
    text.as_str().expect("a text").to_owned()
}

fn write(package: &Package, lists: &[List]) {
    let (mut build, mut main, mut arms) = (String::new(), HOST.to_owned(), String::new());
    for list in lists {
        let name = &list.name;
        package.write(&format!("{name}.json"), &list.text);
        package.write(&format!("{name}.calls"), &json!(list.calls).to_string());
        build += &format!(".json(\"{name}.json\")");
        main += &format!("pub mod {name} {{ toolcall::include_tools!({name}); }}\n{}", list.handlers());
        arms += &format!(
            "all += compare(&{name}::TOOLS, include_bytes!(\"../{name}.json\"), include_str!(\"../{name}.calls\"), \
             |name, arguments, scratch, reply| {name}::call_sync(&Host, name, arguments, scratch, reply).is_done());\n"
        );
    }
    package.write("build.rs", &format!("fn main() {{ toolcall_build::Config::new(){build}.compile(); }}"));
    package.write(
        "src/main.rs",
        &format!("{main}fn main() {{\nlet mut all = 0;\n{arms}println!(\"{{all}} calls\");\n}}\n"),
    );
}

/// Calls for each tool.
const MADE_UP: usize = 12;

/// The program but for its lists.
const HOST: &str = r##"#![forbid(warnings)]
use toolcall::dynamic::{DynamicTools, Loader};
use toolcall::{Level, Outcome, Policy, Reply, Scratch, Toolset};

struct Host;

fn compare(
    tools: &Toolset,
    declared: &[u8],
    calls: &str,
    mut call: impl FnMut(&str, &[u8], &mut Scratch, &mut Reply) -> bool,
) -> usize {
    let loaded: DynamicTools = Loader::new().trusted().load(declared).expect("declarations");
    assert!(loaded.refused().is_empty());
    assert!(tools.tools().map(|tool| tool.name).eq(loaded.tools().map(|tool| tool.name())));
    let (mut scratch, mut reply, mut compiled, mut other) = (Scratch::new(), Reply::new(), Vec::new(), Vec::new());
    let calls: Vec<(String, String)> = serde_json::from_str(calls).expect("calls");
    for (name, arguments) in &calls {
        // As they were sent, and with a key that is not declared, one that is missing, and a number as text.
        for arguments in [arguments.clone(), arguments.replacen('{', "{\"zz\":1,", 1), "{}".to_owned(), arguments.replacen(':', ":\"", 1)] {
            for level in [Level::Exact, Level::Lossless, Level::Lenient] {
                let shown = |outcome: Outcome<'_>| format!("{} {outcome:?}", outcome.name());
                let one = shown(tools.check(name, arguments.as_bytes(), Policy::at(level), &mut scratch, &mut compiled));
                let receipt = format!("{:?}", scratch.receipt());
                let two = shown(loaded.check(name, arguments.as_bytes(), Policy::at(level), &mut scratch, &mut other));
                assert_eq!((&one, &receipt), (&two, &format!("{:?}", scratch.receipt())), "{name} {arguments}");
                assert_eq!(compiled, other, "{name} {arguments}");
                if level == Level::Lossless {
                    let is_done = call(name, arguments.as_bytes(), &mut scratch, &mut reply);
                    // A whole number without a bound may be more than its Rust type holds.
                    let is_larger = reply.text().contains("that 64 bits hold");
                    assert_eq!(is_done || is_larger, one.starts_with("done"), "{name} {arguments}: {}", reply.text());
                }
            }
        }
    }
    calls.len()
}
"##;
