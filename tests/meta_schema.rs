//! Every schema is one of JSON Schema 2020-12: it fits the meta-schema, as the `jsonschema` crate has it.
//!
//! Judges in other languages are in `judges/`; `TOOLCALL_SCHEMAS` names the file of what they judge, to be judged here
//! as well.

#![forbid(unsafe_code)]

use serde_json::{Value, json};
use toolcall::Dialect;
use toolcall_tests::case::CASES;
use toolcall_tests::parameters::parameters;

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
    let schemas = tools.as_array().expect("an array").iter().filter_map(|tool| parameters(dialect, tool));
    let judged = schemas.map(|schema| {
        if let Err(error) = jsonschema::draft202012::meta::validate(&schema) {
            panic!("{dialect}: {error}\n{schema}");
        }
        assert_eq!(schema["type"], "object", "{dialect}");
    });
    judged.count()
}
