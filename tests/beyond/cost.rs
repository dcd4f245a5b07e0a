//! What a schema that a stranger declares may cost: looks of the validator, time, stack.

use std::time::{Duration, Instant};

use serde_json::json;
use toolcall::Level;

use super::{load, said};

/// The work of a validator cannot be stopped, so it must not begin.
#[test]
fn schemas_that_multiply_cost_no_more_than_they_may() {
    let mut twice = json!({ "z": { "type": "null" } });
    for level in 0..40 {
        let next = if level == 0 { "#/$defs/z".to_owned() } else { format!("#/$defs/d{}", level - 1) };
        let both = json!([{ "$ref": next }, { "$ref": next }]);
        twice[format!("d{level}")] = if level % 2 == 0 { json!({ "allOf": both }) } else { json!({ "anyOf": both }) };
    }
    let multiplied = json!({ "not": { "required": ["x"] }, "properties": { "a": { "not": { "$ref": "#/$defs/d39" } } }, "$defs": twice });
    let inward = json!({ "not": { "required": ["x"] }, "properties": { "a": { "$ref": "#/$defs/n" } }, "$defs": { "n": {
        "anyOf": [{ "items": { "$ref": "#/$defs/n" } }, { "not": { "items": { "$ref": "#/$defs/n" } } }] } } });
    let mut chain = json!({ "z": { "type": "null" } });
    for level in 0..2_000 {
        let next = if level == 0 { "#/$defs/z".to_owned() } else { format!("#/$defs/d{}", level - 1) };
        chain[format!("d{level}")] = json!({ "$ref": next });
    }
    let chained = json!({ "not": { "required": ["x"] }, "properties": { "a": { "not": { "$ref": "#/$defs/d1999" } } }, "$defs": chain });
    let deep = format!(r#"{{"a":{}1{}}}"#, "[".repeat(60), "]".repeat(60));
    for (schema, arguments, expected) in [
        (multiplied, r#"{"a":1}"#, "too_large - ;"),
        (inward, deep.as_str(), "too_large - ;"),
        (chained, r#"{"a":1}"#, "too_deep - ;"),
    ] {
        let start = Instant::now();
        let tools = load(&schema);
        assert_eq!(said(&tools, arguments, Level::Exact), expected);
        assert_eq!(said(&tools, r#"{"b":1}"#, Level::Exact), r#"{"b":1}"#);
        assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
    }
    // What is usual is far from it.
    let tools = load(&json!({ "properties": { "a": { "items": { "oneOf": [{ "minimum": 1 }, { "maximum": 0 }] } } } }));
    let many = format!(r#"{{"a":[{}1]}}"#, "1,".repeat(60_000));
    assert_eq!(said(&tools, &many, Level::Exact), many);
    let tools = load(&json!({ "properties": { "a": { "$ref": "#/$defs/n" } }, "not": { "required": ["x"] },
        "$defs": { "n": { "type": ["array", "integer"], "items": { "anyOf": [{ "$ref": "#/$defs/n" }] } } } }));
    assert_eq!(said(&tools, &deep, Level::Exact), deep);
}

/// What is taken goes through the stack of a small thread, when it is loaded as when it is checked.
#[test]
fn the_deepest_that_is_taken_needs_little_stack() {
    let mut chain = json!({ "z": { "const": 1 } });
    for level in 0..110 {
        let next = if level == 0 { "#/$defs/z".to_owned() } else { format!("#/$defs/d{}", level - 1) };
        chain[format!("d{level}")] = json!({ "anyOf": [{ "$ref": next }] });
    }
    let schema = json!({ "properties": { "a": { "not": { "not": { "$ref": "#/$defs/d109" } } } }, "$defs": chain });
    let mut told = schema.clone();
    told["if"] = json!({});
    told["then"] = json!({ "properties": { "a": { "$ref": "#/$defs/d109" } } });
    told["properties"] = json!({});
    let mut nested = json!({ "const": 1 });
    for _ in 0..55 {
        nested = json!({ "not": { "not": nested } });
    }
    let check = move || {
        assert_eq!(said(&load(&schema), r#"{"a":1}"#, Level::Exact), r#"{"a":1}"#);
        assert_eq!(said(&load(&schema), r#"{"a":2}"#, Level::Exact), "custom not /a;");
        assert_eq!(
            said(&load(&json!({ "properties": { "a": nested } })), r#"{"a":2}"#, Level::Exact),
            "custom not /a;"
        );
    };
    std::thread::Builder::new().stack_size(1 << 20).spawn(check).expect("a thread").join().expect("no fault");
}
