//! Every schema is one of JSON Schema 2020-12: it fits the meta-schema, as the `jsonschema` crate has it.
//!
//! Judges in other languages are in `judges/`; `TOOLCALL_SCHEMAS` names the file of what they judge, to be judged here
//! as well.

#![forbid(unsafe_code)]

use serde_json::{Value, json};
use toolcall::Dialect;
use toolcall_tests::case::CASES;
use toolcall_tests::parameters::{output, parameters};

#[test]
fn every_schema_of_every_case() {
    let mut count = 0;
    for case in CASES {
        for &dialect in Dialect::ALL {
            let tools = case.tools.schema(dialect).unwrap_or_else(|error| panic!("{error}"));
            count += judge(dialect, &serde_json::from_slice(tools).expect("JSON"));
        }
    }
    assert!(count > 200, "{count} schemas are too few");
}

#[test]
fn every_schema_of_the_file() {
    let Some(path) = std::env::var_os("TOOLCALL_SCHEMAS") else { return };
    let mut count = 0;
    for line in std::fs::read_to_string(path).expect("the file of the schemas").lines() {
        let line: Value = serde_json::from_str(line).expect("a line of JSON");
        count += judge(line["dialect"].as_str().expect("a dialect").parse().expect("a known one"), &line["tools"]);
    }
    println!("{count} schemas");
    assert!(count > 200, "{count} schemas are too few");
}

#[test]
fn a_planted_fault_is_found() {
    for schema in [
        json!({"type": "text"}),
        json!({"properties": {"a": {"minLength": -1}}}),
        json!({"required": ["a", "a"]}),
        json!({"properties": {"a": 3}}),
        json!({"$defs": {"A": {"enum": "x"}}}),
    ] {
        assert!(!jsonschema::draft202012::meta::is_valid(&schema), "{schema}");
    }
}

/// Judges all tools of an array; gives how many schemas there were.
fn judge(dialect: Dialect, tools: &Value) -> usize {
    let mut judged = 0;
    for tool in tools.as_array().expect("an array") {
        let (arguments, output) = (parameters(dialect, tool), output(dialect, tool));
        for schema in arguments.iter().chain(&output) {
            if let Err(error) = jsonschema::draft202012::meta::validate(schema) {
                panic!("{dialect}: {error}\n{schema}");
            }
            judged += 1;
        }
        let objects = output.iter().filter(|_| dialect == Dialect::Mcp20251125);
        arguments.iter().chain(objects).for_each(|schema| assert_eq!(schema["type"], "object", "{dialect}"));
    }
    judged
}
