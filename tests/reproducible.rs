//! The same input gives the same bytes, in whatever order its files are found.

#![forbid(unsafe_code)]

#[path = "providers.rs"]
mod providers;

use std::fs;

use toolcall_build::Config;
use toolcall_build::stages::{self, Stages};
use toolcall_tests::case::CASES;
use toolcall_tests::random::Random;

#[test]
fn the_order_of_files_does_not_matter() {
    let mut root = String::from("pub mod tools { toolcall::include_tools!(); }\n");
    let mut files: Vec<(String, String)> = Vec::new();
    for case in CASES.iter().filter(|case| has_no_context(case.name)) {
        root += &format!("pub mod {};\n", case.name);
        files.push((format!("src/{}.rs", case.name), input(case.name)));
    }
    files.push(("src/lib.rs".to_owned(), root));
    let expected = compile(&files);
    let mut random = Random::of("order");
    for _ in 0..5 {
        random.shuffle(&mut files);
        assert_same(&compile(&files), &expected);
    }
}

#[test]
fn a_second_run_writes_the_same() {
    for case in CASES {
        let files =
            [("src/lib.rs".to_owned(), input(case.name) + "\npub mod tools_again { toolcall::include_tools!(); }\n")];
        assert_same(&compile(&files), &compile(&files));
    }
}

/// A tool at the end leaves the bytes before it as they were, so that a provider's cache of the prompt stays good.
#[test]
fn a_new_tool_leaves_the_bytes_before_it() {
    let base = "pub mod tools { toolcall::include_tools!(); }\n/// A.\n#[toolcall::tool]\npub fn a(x: Option<u8>) {}\n";
    let more = format!("{base}/// B.\n#[toolcall::tool]\npub fn b(y: Vec<String>) {{}}\n");
    let (before, after) = (compile(&[("src/lib.rs".into(), base.into())]), compile(&[("src/lib.rs".into(), more)]));
    for ((dialect, before), (_, after)) in before.views.iter().zip(&after.views) {
        let shared = before.trim_end().trim_end_matches(']').trim_end();
        assert!(after.starts_with(shared), "{dialect}");
        assert!(after.len() > before.len());
    }
}

fn compile(files: &[(String, String)]) -> Stages {
    let files: Vec<(&str, &str)> = files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
    stages::of(&files, "src/lib.rs", &Config::new().provider(providers::Others))
}

fn assert_same(one: &Stages, other: &Stages) {
    assert_eq!(one.catalog, other.catalog);
    assert_eq!(one.views, other.views);
    assert_eq!(one.ledger, other.ledger);
    assert_eq!(one.code, other.code);
    assert_eq!(one.diagnostics, other.diagnostics);
}

/// The declarations of a case, without its toolset.
fn input(case: &str) -> String {
    let path = toolcall_tests::case::folder().join(case).join("input.rs");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.replace(&format!("toolcall::include_tools!({case});"), "")
}

/// All tools of one toolset share one context type.
fn has_no_context(case: &str) -> bool {
    !["methods", "context"].contains(&case)
}
