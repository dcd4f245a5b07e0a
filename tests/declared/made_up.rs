//! Schemas that nobody would write: keywords at random within each other, judged by the `jsonschema` crate and, where they
//! have a shape, by ours. Small values of all kinds are tried, so that most keywords decide something.

use serde_json::{Map, Value, json};
use toolcall_schema::declared::{self, Options, Verdict};
use toolcall_tests::random::Random;

use crate::judge::Judge;

#[test]
fn shapes_agree_with_schemas_that_are_made_up() {
    let mut random = Random::of("made up");
    let (mut shapes, mut checked, mut accepted, mut wrong) = (0, 0, 0, Vec::new());
    for _ in 0..SCHEMAS {
        let schema = top(&mut random);
        let tool = json!({ "name": "t", "inputSchema": schema });
        let read = declared::read(tool.to_string().as_bytes(), &Options::REMOTE).expect("one tool");
        if matches!(&read.tools[0].verdict, Verdict::Refused(fault) if ![NOTHING_FITS, TOO_MUCH, CIRCLE].contains(&fault.code))
        {
            panic!("{tool}: {:?}", read.tools[0].verdict);
        }
        // The judge does not come back from what leads to itself.
        if matches!(&read.tools[0].verdict, Verdict::Refused(fault) if fault.code != NOTHING_FITS) {
            continue;
        }
        let judge = jsonschema::options().should_validate_formats(false).build(&schema).expect("a schema");
        for mut shape in Judge::all(&read.catalog) {
            shapes += 1;
            for _ in 0..VALUES {
                let value = json!({ "v": value(&mut random, 3) });
                let expected = judge.is_valid(&value);
                checked += 1;
                accepted += usize::from(expected);
                let said = shape.fits(&value.to_string());
                if said.is_ok() != expected {
                    wrong.push(format!("{schema}\n  {value} is {expected}: {said:?}"));
                }
            }
        }
        if matches!(&read.tools[0].verdict, Verdict::Refused(fault) if fault.code == NOTHING_FITS) {
            let value = json!({ "v": value(&mut random, 3) });
            assert!(!judge.is_valid(&value), "{schema} takes {value}");
        }
    }
    println!("{shapes} of {SCHEMAS} schemas have a shape; {checked} values, {accepted} accepted");
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong[..wrong.len().min(12)].join("\n"));
    assert!(shapes * 5 > SCHEMAS && accepted * 8 > checked, "enough of both");
}

/// A schema of arguments with the only key `v`.
fn top(random: &mut Random) -> Value {
    let definitions: Map<String, Value> = ["A", "B"].into_iter().map(|name| (name.into(), schema(random, 2))).collect();
    let drafts = ["https://json-schema.org/draft/2020-12/schema", "http://json-schema.org/draft-07/schema#"];
    let mut top = json!({
        "$schema": random.pick(&drafts),
        "type": "object", "properties": { "v": schema(random, 3) }, "required": ["v"], "additionalProperties": false,
        "definitions": definitions,
    });
    if top["$schema"] == drafts[1] {
        in_draft_7(&mut top);
    }
    top
}

/// Says in draft 7 what stands in `prefixItems` and behind it.
fn in_draft_7(schema: &mut Value) {
    match schema {
        Value::Object(members) => {
            if let Some(first) = members.remove("prefixItems") {
                let rest = members.insert("items".into(), first);
                members.extend(rest.map(|rest| ("additionalItems".to_owned(), rest)));
            }
            members.values_mut().for_each(in_draft_7);
        }
        Value::Array(items) => items.iter_mut().for_each(in_draft_7),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn schema(random: &mut Random, depth: usize) -> Value {
    if random.percent(6) {
        return Value::Bool(random.percent(80));
    }
    let mut schema = Map::new();
    if random.percent(65) {
        let types = ["null", "boolean", "integer", "number", "string", "array", "object", "object", "object", "string"];
        let kind = if random.percent(80) {
            json!(random.pick(&types))
        } else {
            let mut some: Vec<&str> = (0..2).map(|_| *random.pick(&types)).collect();
            some.dedup();
            json!(some)
        };
        schema.insert("type".into(), kind);
    }
    for _ in 0..random.below(4) {
        let (word, value) = keyword(random, depth);
        schema.insert(word.into(), value);
    }
    Value::Object(schema)
}

fn keyword(random: &mut Random, depth: usize) -> (&'static str, Value) {
    let some =
        |random: &mut Random| -> Vec<Value> { (0..1 + random.below(3)).map(|_| schema(random, depth - 1)).collect() };
    let small = |random: &mut Random| json!(random.below(4));
    let keys =
        |random: &mut Random| -> Vec<&str> { ["a", "b", "c"].into_iter().filter(|_| random.percent(40)).collect() };
    match random.below(if depth > 0 { 26 } else { 13 }) {
        0 => ("minimum", number(random)),
        1 => ("maximum", number(random)),
        2 => ("exclusiveMinimum", number(random)),
        3 => ("multipleOf", random.pick(&[json!(2), json!(0.5), json!(1)]).clone()),
        4 => ("minLength", small(random)),
        5 => ("maxLength", small(random)),
        6 => ("pattern", random.pick(&[json!("^a"), json!("b$"), json!("^[ab]{1,2}$")]).clone()),
        7 => ("enum", (0..1 + random.below(4)).map(|_| value(random, 1)).collect()),
        8 => ("const", value(random, 1)),
        9 => ("minItems", small(random)),
        10 => ("maxItems", small(random)),
        11 => ("uniqueItems", json!(random.percent(70))),
        12 => ("required", json!(keys(random))),
        13..=15 => {
            let names = keys(random);
            (
                "properties",
                Value::Object(names.into_iter().map(|name| (name.into(), schema(random, depth - 1))).collect()),
            )
        }
        16 => ("additionalProperties", if random.percent(50) { json!(false) } else { schema(random, depth - 1) }),
        17 => ("items", schema(random, depth - 1)),
        18 => ("prefixItems", json!(some(random))),
        19 => ("allOf", json!(some(random))),
        20 | 21 => ("anyOf", json!(some(random))),
        22 => ("oneOf", json!(some(random))),
        23 => ("propertyNames", json!({ "maxLength": random.below(2), "enum": ["a", "b", ""] })),
        24 => ("maxProperties", small(random)),
        _ => ("$ref", json!(random.pick(&["#/definitions/A", "#/definitions/B"]))),
    }
}

fn number(random: &mut Random) -> Value {
    random.pick(&[json!(0), json!(1), json!(2), json!(-1), json!(0.5), json!(1.0), json!(1.5), json!(100)]).clone()
}

fn value(random: &mut Random, depth: usize) -> Value {
    match random.below(if depth > 0 { 10 } else { 6 }) {
        0 => Value::Null,
        1 => json!(random.percent(50)),
        2 | 3 => number(random),
        4 | 5 => json!(random.pick(&["", "a", "b", "ab", "abc"])),
        6 | 7 => (0..random.below(4)).map(|_| value(random, depth - 1)).collect(),
        _ => {
            let names = ["a", "b", "c", "d"].into_iter().filter(|_| random.percent(35)).collect::<Vec<_>>();
            Value::Object(names.into_iter().map(|name| (name.into(), value(random, depth - 1))).collect())
        }
    }
}

/// Codes of faults that such schemas may have.
const NOTHING_FITS: &str = "J012";
const TOO_MUCH: &str = "J013";
const CIRCLE: &str = "J009";

const SCHEMAS: usize = 6_000;

/// For each schema.
const VALUES: usize = 40;
