//! The table in the documentation of `toolcall::Code`: each example, sent to its tool, is refused for that reason alone and
//! in those words, and no code is left out.

#![forbid(unsafe_code)]

use toolcall::{Code, Outcome, Reply, Scratch};
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
    let all: Vec<&str> = Code::ALL.iter().map(|code| code.as_str()).collect();
    assert_eq!(listed, all);
}

#[test]
fn every_example_is_refused_for_its_reason_alone() {
    let (mut scratch, mut reply, mut wrong) = (Scratch::new(), Reply::new(), Vec::new());
    for [code, example, text] in rows().into_iter().filter(|[code, ..]| *code != Code::Internal.as_str()) {
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
