//! What a tool replies fits the schema of its output: the calls of the cases and calls that are made up, in every dialect
//! that shows it, judged by the `jsonschema` crate.

#![forbid(unsafe_code)]

use jsonschema::Validator;
use serde_json::{Value, json};
use toolcall::{Dialect, Outcome, Reply, Scratch, Tool};
use toolcall_tests::case::{CASES, Case, silence_panics};
use toolcall_tests::generate::Generator;
use toolcall_tests::parameters::{output, parameters};
use toolcall_tests::random::Random;

#[test]
fn every_reply_fits_the_schema_of_its_output() {
    silence_panics();
    let (mut schemas, mut judged) = (0, 0);
    for (case, tool) in tools() {
        let replies = replies(case, tool);
        for &dialect in Dialect::ALL {
            let Some(schema) = output(dialect, &shown(case, tool, dialect)) else { continue };
            let validator = validator(&schema);
            schemas += 1;
            for reply in &replies {
                judged += 1;
                if let Err(error) = validator.validate(reply) {
                    panic!("{} {dialect}: {error}\n{reply}\n{schema}", tool.name);
                }
            }
        }
    }
    println!("{judged} replies held against {schemas} schemas");
    assert!(schemas >= 50 && judged >= 50 * schemas, "{judged} replies and {schemas} schemas are too few");
}

/// Every key of a described reply counts: without it, under another name or with another value the reply does not fit.
#[test]
fn what_is_not_written_does_not_fit() {
    let case = CASES.iter().find(|case| case.name == "returns").expect("the case");
    let tool = case.tools.find("locate").expect("the tool");
    let validator = validator(&output(Dialect::Mcp, &shown(case, tool, Dialect::Mcp)).expect("a schema"));
    let place = json!({"placeName": "Oslo", "latitude": 59.91, "lon": 10.75, "visitors": null});
    assert!(validator.is_valid(&place));
    for key in place.as_object().expect("an object").keys() {
        let mut without = place.clone();
        without.as_object_mut().expect("an object").remove(key);
        assert!(!validator.is_valid(&without), "{key}");
        let mut other = place.clone();
        other[key] = json!([]);
        assert!(!validator.is_valid(&other), "{key}");
    }
    for other in [json!({"cached": true}), json!({"height": null}), json!({"notes": [1]})] {
        let mut more = place.clone();
        more.as_object_mut().expect("an object").extend(other.as_object().expect("an object").clone());
        assert!(!validator.is_valid(&more), "{more}");
    }
}

/// [`validate_result`](toolcall::Toolset::validate_result) and the judge say the same of replies that are made up.
#[test]
fn a_result_is_checked_as_its_schema_says() {
    let (mut checked, mut fitting) = (0, 0);
    let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
    for (case, tool) in tools() {
        let Some(schema) = output(Dialect::Mcp, &shown(case, tool, Dialect::Mcp)) else { continue };
        let (validator, mut random) = (validator(&schema), Random::of(tool.name));
        for round in 0..400 {
            let mut generator = Generator::new(&schema, &mut random);
            let value = if round % 2 == 0 { generator.valid() } else { generator.near_miss() };
            reply.clear();
            reply.write_text(&value.to_string());
            let fits = match case.tools.validate_result(tool.name, &reply, &mut scratch) {
                Outcome::Done => true,
                Outcome::Misfit(rejection) => {
                    // What no schema says of a slot and of a text.
                    let unsaid = ["out_of_range", "invalid_format", "repeated_item", "custom"];
                    if rejection.violations().all(|violation| unsaid.contains(&violation.code().as_str())) {
                        continue;
                    }
                    false
                }
                other => panic!("{other:?}"),
            };
            assert_eq!(fits, validator.is_valid(&value), "{} {value}\n{:?}\n{schema}", tool.name, scratch);
            checked += 1;
            fitting += usize::from(fits);
        }
    }
    println!("{checked} results checked, {fitting} of them fit");
    assert!(fitting * 4 > checked && (checked - fitting) * 4 > checked);
}

/// A misfit is told like a rejection; an error, and what declares no output, are none.
#[test]
fn a_misfit_says_what_is_wrong() {
    let case = CASES.iter().find(|case| case.name == "returns").expect("the case");
    let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
    reply.write_text(r#"{"placeName":"Oslo","latitude":"north","lon":10.75}"#);
    let outcome = case.tools.validate_result("locate", &reply, &mut scratch);
    let Outcome::Misfit(misfit) = outcome else { panic!("{outcome:?}") };
    assert_eq!(
        misfit.to_string(),
        "/latitude: expected a number, got a string\n/visitors: missing, expected an integer from 0 to 4294967295 or null"
    );
    let hello = CASES.iter().find(|case| case.name == "hello").expect("the case");
    assert!(hello.tools.validate_result("greet", &reply, &mut scratch).is_done());
    assert!(matches!(hello.tools.validate_result("locate", &reply, &mut scratch), Outcome::UnknownTool(_)));
    let mut cut = Reply::with_cap(20);
    cut.write_text(r#"{"placeName":"Oslo","latitude":59.9,"lon":10.75,"visitors":null}"#);
    assert!(matches!(case.tools.validate_result("locate", &cut, &mut scratch), Outcome::Misfit(_)));
}

fn tools() -> impl Iterator<Item = (&'static Case, &'static Tool)> {
    CASES.iter().flat_map(|case| case.tools.tools().map(move |tool| (case, tool)))
}

/// What comes back of the written calls and of made-up ones, where the tool ran.
fn replies(case: &Case, tool: &Tool) -> Vec<Value> {
    let mcp = shown(case, tool, Dialect::Mcp);
    if output(Dialect::Mcp, &mcp).is_none() {
        return Vec::new();
    }
    let schema = parameters(Dialect::Mcp, &mcp).expect("a schema");
    let mut random = Random::of(&format!("{case:?} {}", tool.name));
    let written = case.calls().into_iter().filter(|call| call.tool == tool.name).map(|call| call.arguments);
    let mut calls: Vec<Vec<u8>> = written.collect();
    calls.extend((0..MADE_UP).map(|_| Generator::new(&schema, &mut random).valid().to_string().into_bytes()));
    let (mut scratch, mut reply, mut replies) = (Scratch::new(), Reply::new(), Vec::new());
    for arguments in &calls {
        (case.call)(tool.name, arguments, &mut scratch, &mut reply, &mut |outcome, reply| {
            // A reply that was cut is none that a host would hand on as structured.
            if outcome.is_done() && reply.text().len() < Reply::CAP {
                replies.push(serde_json::from_str(reply.text()).expect("JSON"));
            }
        });
    }
    replies
}

fn shown(case: &Case, tool: &Tool, dialect: Dialect) -> Value {
    let bytes = case.tools.schema_of(tool, dialect).unwrap_or_else(|error| panic!("{error}"));
    serde_json::from_slice(bytes.expect("a tool of the case")).expect("JSON")
}

fn validator(schema: &Value) -> Validator {
    let options = jsonschema::draft202012::options().should_validate_formats(true);
    options.build(schema).unwrap_or_else(|error| panic!("{error}\n{schema}"))
}

/// Calls of one tool beside those that are written.
const MADE_UP: usize = 200;
