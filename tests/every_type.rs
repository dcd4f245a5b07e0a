//! The example of every family of types goes through schema, call, parser and value; the case `every_type` misses none.

#![forbid(unsafe_code)]

use serde_json::Value;
use toolcall::{Dialect, Reply, Scratch};
use toolcall_tests::case::CASES;

#[test]
fn the_example_of_every_family_is_taken() {
    let case = CASES.iter().find(|case| case.name == "every_type").expect("the case");
    let input = std::fs::read_to_string(case.folder().join("input.rs")).expect("its text");
    let mut members = Vec::new();
    for (kind, json) in toolcall_build::examples() {
        let parameter = input
            .lines()
            .filter_map(|line| line.trim().strip_suffix(',')?.split_once(": "))
            .find_map(|(name, written)| (written == kind).then_some(name));
        let parameter = parameter.unwrap_or_else(|| panic!("the case has no parameter of type `{kind}`"));
        members.push(format!("\"{parameter}\":{json}"));
    }
    let arguments = format!("{{{}}}", members.join(","));
    let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
    assert_eq!(case.outcome("take", arguments.as_bytes(), &mut scratch, &mut reply), taken(&arguments, case.calls()));
    let tool = case.tools.tools().next().expect("the tool");
    let bytes = case.tools.schema_of(tool, Dialect::Mcp).expect("rendered").expect("shown");
    let shown: Value = serde_json::from_slice(bytes).expect("JSON");
    let judge = jsonschema::draft202012::options().should_validate_formats(true).build(&shown["inputSchema"]);
    let value: Value = serde_json::from_str(&arguments).expect("JSON");
    let errors: Vec<String> = judge.expect("a schema").iter_errors(&value).map(|error| error.to_string()).collect();
    assert!(errors.is_empty(), "{errors:?}");
}

/// What the case says of a call with these arguments: the values, as Rust shows them.
fn taken(arguments: &str, calls: Vec<toolcall_tests::calls::Call>) -> String {
    let value = |text: &[u8]| serde_json::from_slice::<Value>(text).ok();
    let expected = calls.into_iter().find(|call| value(&call.arguments) == value(arguments.as_bytes()));
    expected.unwrap_or_else(|| panic!("`calls.txt` shows the call with all examples: {arguments}")).outcome
}
