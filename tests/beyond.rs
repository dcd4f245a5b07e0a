//! Tools whose schema no shape says exactly, held to it by a validator: what is said of their arguments, how they are
//! shown, and that what a stranger declares costs no more than it may.

use std::fmt::Write as _;
use std::net::TcpListener;

use serde_json::{Value, json};
use toolcall::dynamic::DynamicTools;
use toolcall::{Dialect, Level, Outcome, Policy, Scratch};

#[path = "beyond/cost.rs"]
mod cost;

fn load(schema: &Value) -> DynamicTools {
    let tools =
        DynamicTools::load(json!([{ "name": "t", "inputSchema": schema }]).to_string().as_bytes()).expect("JSON");
    assert_eq!(tools.refused(), [], "{schema}");
    assert!(tools.find("t").expect("the tool").is_beyond(), "{schema}");
    tools
}

/// The canonical arguments, or the codes, keywords and pointers of what is wrong.
fn said(tools: &DynamicTools, arguments: &str, level: Level) -> String {
    let (mut scratch, mut out) = (Scratch::new(), Vec::new());
    match tools.check("t", arguments.as_bytes(), Policy::at(level), &mut scratch, &mut out) {
        Outcome::Done => String::from_utf8(out).expect("UTF-8"),
        Outcome::Rejected(rejection) => {
            assert!(rejection.to_string().len() <= 4096);
            let mut said = String::new();
            for one in rejection.violations() {
                let keyword = Some(one.keyword()).filter(|word| !word.is_empty()).unwrap_or("-");
                write!(said, "{} {keyword} {};", one.code(), one.pointer()).expect("a text");
            }
            said
        }
        other => other.name().to_owned(),
    }
}

/// The reason for which the only tool is refused.
fn refused(schema: &Value) -> String {
    let tools =
        DynamicTools::load(json!([{ "name": "t", "inputSchema": schema }]).to_string().as_bytes()).expect("JSON");
    tools.refused().first().map(|one| one.fault.to_string()).unwrap_or_default()
}

#[test]
fn arguments_are_held_to_the_schema() {
    for (schema, cases) in [
        (
            json!({ "if": { "properties": { "kind": { "const": "a" } }, "required": ["kind"] },
                "then": { "required": ["size"] }, "else": { "properties": { "size": false } } }),
            &[
                (r#"{ "size": 1.50, "kind": "a" }"#, r#"{"size":1.50,"kind":"a"}"#),
                (r#"{"kind":"a"}"#, "missing_key required /size;"),
                (r#"{"kind":"b","size":1}"#, "custom - /size;"),
                ("", "{}"),
            ][..],
        ),
        (
            json!({ "dependentRequired": { "a": ["b", "c"] } }),
            &[(r#"{"b":1}"#, r#"{"b":1}"#), (r#"{"a":1,"c":1}"#, "missing_key dependentRequired /b;")],
        ),
        (json!({ "not": { "required": ["a"] } }), &[(r#"{"b":1}"#, r#"{"b":1}"#), (r#"{"a":1}"#, "custom not ;")]),
        (
            json!({ "patternProperties": { "^n_": { "type": "integer", "minimum": 3 } }, "additionalProperties": false }),
            &[
                (r#"{"n_a":3}"#, r#"{"n_a":3}"#),
                (r#"{"n_a":"3"}"#, "wrong_type type /n_a;"),
                (r#"{"n_a":2,"n_b":3.5}"#, "out_of_range minimum /n_a;not_an_integer type /n_b;"),
                (r#"{"m/a":2}"#, "unknown_key additionalProperties /m~1a;"),
            ],
        ),
        (
            json!({ "allOf": [{ "properties": { "a": true } }], "unevaluatedProperties": false }),
            &[(r#"{"a":1}"#, r#"{"a":1}"#), (r#"{"a":1,"b":2}"#, "unknown_key unevaluatedProperties /b;")],
        ),
        (
            json!({ "properties": { "v": { "oneOf": [{ "minimum": 1 }, { "maximum": 3 }] } } }),
            &[(r#"{"v":0}"#, r#"{"v":0}"#), (r#"{"v":2}"#, "custom oneOf /v;")],
        ),
        (
            json!({ "properties": { "v": { "contains": { "const": 1 } }, "w": { "enum": ["x"] } }, "not": false }),
            &[
                (r#"{"v":[0,1]}"#, r#"{"v":[0,1]}"#),
                (r#"{"v":[0],"w":"y"}"#, "custom contains /v;not_in_enum enum /w;"),
            ],
        ),
        (
            json!({ "properties": { "a": true }, "propertyNames": { "maxLength": 2 } }),
            &[(r#"{"abc":1}"#, "too_long maxLength /abc;")],
        ),
    ] {
        let tools = load(&schema);
        for (arguments, expected) in cases {
            assert_eq!(said(&tools, arguments, Level::Exact), *expected, "{schema} {arguments}");
        }
    }
}

#[test]
fn nothing_is_coerced_or_repaired() {
    let tools = load(&json!({ "properties": { "n": { "type": "integer" } }, "not": { "required": ["x"] } }));
    for (arguments, expected) in [
        (r#"{"n":3}"#, r#"{"n":3}"#),
        (r#"{"n":"3"}"#, "wrong_type type /n;"),
        (r#"{"n":3.0}"#, r#"{"n":3.0}"#),
        ("null", "{}"),
        ("[]", "wrong_type type ;"),
        (r#"{"n":3,}"#, "malformed_json - ;"),
        ("{'n':3}", "malformed_json - ;"),
        (r#"{"n":3,"n":4}"#, "duplicate_key - /n;"),
        (r#"{"m":[{"a":3,"\u0061":4}]}"#, "duplicate_key - /m/0/a;"),
        (r#"{"n":3} 4"#, "trailing_data - ;"),
        (&format!(r#"{{"m":{}}}"#, "[".repeat(70)), "too_deep - ;"),
        (&format!(r#"{{"m":"{}"}}"#, "x".repeat(1 << 20)), "too_large - ;"),
    ] {
        for level in [Level::Exact, Level::Lenient] {
            assert_eq!(said(&tools, arguments, level), expected, "{arguments:.80} {level}");
        }
    }
    let (mut scratch, mut out) = (Scratch::new(), Vec::new());
    let outcome = tools.check("t", b"{\"n\":\"\xff\"}", Policy::DECLARED, &mut scratch, &mut out);
    assert!(matches!(outcome, Outcome::Rejected(one) if one.to_string().contains("not valid UTF-8")));
    let outcome = tools.validate("t", br#"{"x":1}"#, &mut scratch);
    assert!(
        matches!(outcome, Outcome::Rejected(one) if one.violations().next().is_some_and(|one| one.keyword() == "not"))
    );
}

#[test]
fn values_are_not_repeated_and_messages_are_bounded() {
    let long: Vec<String> = (0..99).map(|index| format!("{index}{}", "y".repeat(50))).collect();
    let properties = json!({ "a": { "const": 5 }, "b": { "pattern": "^x$" }, "c": { "not": { "const": "hunter2" } },
        "d": { "enum": long }, "e": { "anyOf": [{ "type": "null" }, { "maximum": 3, "type": "number" }] } });
    let tools = load(&json!({ "properties": properties, "not": { "required": ["zz"] } }));
    let key = "k".repeat(300);
    let arguments = json!({ "a": "hunter2", "b": "hunter2", "c": "hunter2", "d": "hunter2", "e": "hunter2" });
    let (mut scratch, mut out) = (Scratch::new(), Vec::new());
    let Outcome::Rejected(rejection) =
        tools.check("t", arguments.to_string().as_bytes(), Policy::DECLARED, &mut scratch, &mut out)
    else {
        panic!("it fits");
    };
    let text = rejection.to_string();
    assert!(!text.contains("hunter2") && rejection.violations().len() == 5, "{text}");
    assert!(rejection.violations().all(|one| one.expected().len() <= 256), "{text}");
    assert!(text.contains("/a: not accepted: expected 5\n"), "{text}");
    assert!(text.contains("/e: not accepted: it has none of the forms at #/properties/e/anyOf"), "{text}");

    let tools = load(&json!({ "additionalProperties": { "unevaluatedProperties": false } }));
    let said = said(&tools, &json!({ key: { "z\u{202e}": 1 } }).to_string(), Level::Exact);
    assert_eq!(said, format!("unknown_key unevaluatedProperties /{}…/z\\u202e;", "k".repeat(61)));
}

#[test]
fn what_a_validator_cannot_take_is_refused_by_name() {
    for (schema, words) in [
        (json!({ "not": { "minimum": "3" } }), ["J0", "/0/inputSchema/not/minimum", "minimum"]),
        (json!({ "not": { "pattern": "(?=a)b" } }), ["J031", "/0/inputSchema/not/pattern", "look-around"]),
        (json!({ "not": { "pattern": "a{9999}{9999}" } }), ["J031", "/0/inputSchema/not/pattern", "more than 256 KiB"]),
        (json!({ "not": { "$dynamicRef": "#x" } }), ["J009", "/0/inputSchema/not/$dynamicRef", "write `$ref`"]),
        (json!({ "not": { "properties": { "a": { "$ref": "#/nowhere" } } } }), ["J009", "/a/$ref", "no schema"]),
        (json!({ "not": { "$ref": "#" } }), ["J009", "/0/inputSchema", "leads to itself"]),
    ] {
        let refused = refused(&schema);
        assert!(words.iter().all(|word| refused.contains(word)), "{schema}: {refused}");
    }
    let many: Value = (0..300).map(|index| (index.to_string(), json!(true))).collect();
    assert!(refused(&json!({ "patternProperties": many })).contains("too many patterns"));
}

#[test]
fn nothing_is_fetched() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.set_nonblocking(true).expect("a socket");
    let away = format!("http://{}/schema.json", listener.local_addr().expect("an address"));
    for schema in [
        json!({ "if": { "$ref": away }, "then": false }),
        json!({ "$id": away, "not": { "$ref": "other.json" } }),
        json!({ "not": { "properties": { "a": { "$ref": format!("{away}#/$defs/a") } } } }),
        json!({ "not": { "$ref": "file:///etc/passwd" } }),
    ] {
        assert!(refused(&schema).starts_with("J008"), "{schema}: {}", refused(&schema));
    }
    assert!(listener.accept().is_err());
}

#[test]
fn every_dialect_shows_them() {
    let schema = json!({ "description": "Where.", "properties": { "a b": { "type": "string" } }, "oneOf": [{ "required": ["a b"] }, {}] });
    let file = json!([
        { "name": "first", "inputSchema": { "type": "object" } },
        { "name": "t", "description": "Does.", "inputSchema": schema },
        { "name": "last", "inputSchema": { "type": "object", "patternProperties": { "^n": false } } },
    ]);
    let tools = DynamicTools::load(file.to_string().as_bytes()).expect("JSON");
    let names: Vec<_> = tools.tools().map(|tool| tool.name()).collect();
    assert_eq!(names, ["first", "t", "last"]);
    let reasons = tools.find("t").expect("the tool").reasons();
    assert!(reasons.iter().any(|reason| reason.keyword == "oneOf"), "{reasons:?}");
    for dialect in Dialect::ALL {
        let shown: Vec<Value> = serde_json::from_slice(tools.schema(*dialect)).expect("JSON");
        assert_eq!(shown.len(), 3);
        let one: Value = serde_json::from_slice(tools.schema_of("t", *dialect).expect("a tool")).expect("JSON");
        assert_eq!(one, shown[1], "{dialect}");
        let text = one.to_string();
        let is_strict = text.contains(r#""strict":true"#);
        assert!(text.contains("oneOf") && !is_strict, "{dialect}: {text}");
        let ledger = tools.ledger(*dialect).expect("a ledger");
        let lines: Vec<_> = ledger.of("t").map(ToString::to_string).filter(|line| line.contains("validator")).collect();
        assert!(matches!(&lines[..], [line] if line.contains("oneOf")), "{dialect}: {lines:?}");
        let strict = dialect.name().ends_with("-strict");
        assert_eq!(ledger.of("t").any(|entry| entry.change.keyword == "strict"), strict, "{dialect}");
    }
    let parameters = |dialect, tool: &str, key: &str| {
        let one: Value = serde_json::from_slice(tools.schema_of(tool, dialect).expect("a tool")).expect("JSON");
        one.pointer(key).cloned().unwrap_or_default()
    };
    let mut declared = schema.clone();
    declared["type"] = "object".into();
    assert_eq!(parameters(Dialect::Mcp, "t", "/inputSchema"), declared);
    let openai = parameters(Dialect::OpenaiStrict, "t", "/function/parameters");
    let words = r#"Where. It must also fit this JSON Schema: {"oneOf":[{"required":["a b"]},{}]}"#;
    assert_eq!(openai, json!({ "type": "object", "properties": schema["properties"], "description": words }));
    // A key that is not taken, and a dialect with schemas of its own.
    let words = format!("It must fit this JSON Schema: {schema}");
    for (dialect, key) in [(Dialect::Anthropic, "/input_schema"), (Dialect::Gemini, "/parameters")] {
        let shown = parameters(dialect, "t", key);
        let name = if dialect == Dialect::Gemini { "OBJECT" } else { "object" };
        assert_eq!(
            (&shown["type"], shown["description"].as_str()),
            (&json!(name), Some(words.as_str())),
            "{dialect}: {shown}"
        );
    }
    let plain = json!({ "type": "object", "patternProperties": { "^n": false } });
    assert_eq!(parameters(Dialect::GeminiJson, "last", "/parametersJsonSchema"), plain);
}
