//! The table in the documentation of `toolcall::Code`: each example, sent to its tool, is refused for that reason alone and
//! in those words, and no code is left out. The same of the table of what can be wrong with a declaration in JSON.

#![forbid(unsafe_code)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use toolcall::dynamic::DynamicTools;
use toolcall::{Outcome, Reply, Scratch};
use toolcall_schema::declared::{CODES, Code};
use toolcall_tests::codes::dispatch::call_sync;

const DOCUMENTATION: &str = include_str!("../runtime/src/violation/codes.md");

/// Code, arguments and text of each line.
fn rows() -> Vec<[&'static str; 3]> {
    let lines = DOCUMENTATION.lines().filter(|line| line.starts_with("| `"));
    let cells = |line: &'static str| {
        let mut cells = line.trim_matches('|').split(" | ").map(|cell| cell.trim().trim_matches('`'));
        [(); 3].map(|()| cells.next().unwrap_or_else(|| panic!("three cells: {line}")))
    };
    lines.map(cells).collect()
}

/// The bytes that an example stands for.
fn sent(example: &str) -> Vec<u8> {
    let whole = example.replace("[[[…", &"[".repeat(64)).replace("o…", &"o".repeat(1 << 20));
    let mut bytes = Vec::new();
    for (index, part) in whole.split(['⟨', '⟩']).enumerate() {
        match index % 2 {
            0 => bytes.extend_from_slice(part.as_bytes()),
            _ => bytes.push(u8::from_str_radix(part, 16).expect("two digits")),
        }
    }
    bytes
}

#[test]
fn every_code_is_in_the_table_once() {
    let listed: Vec<&str> = rows().iter().map(|[code, ..]| *code).collect();
    let all: Vec<&str> = toolcall::Code::ALL.iter().map(|code| code.as_str()).collect();
    assert_eq!(listed, all);
}

#[test]
fn every_example_is_refused_for_its_reason_alone() {
    let (mut scratch, mut reply, mut wrong) = (Scratch::new(), Reply::new(), Vec::new());
    for [code, example, text] in rows().into_iter().filter(|[code, ..]| *code != toolcall::Code::Internal.as_str()) {
        let sent = sent(example);
        let outcome = call_sync(&(), "plan", &sent, &mut scratch, &mut reply);
        let Outcome::Rejected(rejection) = outcome else { panic!("{example}: {outcome:?}") };
        let told: Vec<String> = rejection.violations().map(|each| format!("{} {each}", each.code())).collect();
        if told != [format!("{code} {text}")] {
            wrong.push(told.join(", "));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The tool of the table is the one that was called.
#[test]
fn the_tool_is_shown_as_it_is() {
    let source = include_str!("src/codes.rs");
    let parameters =
        DOCUMENTATION.lines().skip_while(|line| *line != "fn plan(").skip(1).take_while(|line| *line != ")");
    let parameters: Vec<&str> = parameters.collect();
    assert!(parameters.len() >= 7 && source.contains(&format!("pub fn plan(\n{}\n)", parameters.join("\n"))));
}

/// Each example of `toolcall_schema::declared::CODES` has its code, and no other.
#[test]
fn every_example_of_a_declaration_has_its_code() {
    for Code { id, about, example } in CODES {
        assert!(about.len() > 10 && !example.is_empty(), "{id}");
        // Without the validator; that is tested where it can be left out.
        if *id == "J030" {
            continue;
        }
        let items = format!("{}{{}}{}", r#"{"items": "#.repeat(100), "}".repeat(100));
        let tools = format!(r#"[{}]"#, [r#"{"name": "a", "inputSchema": {}}"#; 513].join(", "));
        let file = match *id {
            "J003" => "[".repeat(200),
            "J013" => example.replace(r#"{"items": {"items": …}}"#, &items),
            "J014" => tools,
            _ => (*example).to_owned(),
        };
        assert!(!file.contains('…'), "{id}: {file}");
        let found: Vec<&str> = match DynamicTools::load(file.as_bytes()) {
            Err(fault) => vec![fault.code],
            Ok(tools) => {
                let remarks = tools.tools().flat_map(|tool| tool.remarks().iter().map(|remark| remark.code));
                tools.refused().iter().map(|refused| refused.fault.code).chain(remarks).collect()
            }
        };
        assert_eq!(found, [*id], "{file}");
    }
}

/// Every code that is given anywhere is in the table.
#[test]
fn every_code_of_a_declaration_is_in_the_table() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut given = BTreeSet::new();
    for folder in ["schema/src/declared", "runtime/src/dynamic", "runtime/src/dynamic/validator"] {
        for entry in fs::read_dir(root.join(folder)).expect(folder) {
            let path = entry.expect("an entry").path();
            if path.extension().is_none_or(|extension| extension != "rs") || path.ends_with("fault.rs") {
                continue;
            }
            let text = fs::read_to_string(&path).expect("a file");
            let codes = text.match_indices("\"J0").filter_map(|(at, _)| text.get(at + 1..at + 5));
            given.extend(codes.map(str::to_owned));
        }
    }
    let listed: BTreeSet<String> = CODES.iter().map(|code| code.id.to_owned()).collect();
    assert_eq!(given, listed);
}
