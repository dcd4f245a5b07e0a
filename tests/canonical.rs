//! What is passed on stays as it is: canonical JSON that is checked again is taken at every level, and gives the same
//! bytes.

#![forbid(unsafe_code)]

use serde_json::{Map, Value, json};
use toolcall::dynamic::DynamicTools;
use toolcall::{Dialect, Level, Outcome, Policy, Scratch};
use toolcall_tests::case::CASES;
use toolcall_tests::generate::Generator;
use toolcall_tests::parameters::parameters;
use toolcall_tests::random::Random;
use toolcall_tests::spell::spell;

/// The canonical form, if the arguments are taken.
type Check<'c> = &'c mut dyn FnMut(&[u8], Level) -> Option<Vec<u8>>;

/// How many texts were taken, and those that did not stay as they were.
#[derive(Default)]
struct Tally {
    taken: usize,
    coerced: usize,
    changed: Vec<String>,
}

impl Tally {
    fn text(&mut self, name: &str, text: &str, check: Check<'_>) {
        let exact = check(text.as_bytes(), Level::Exact);
        for level in Level::ALL {
            let Some(canonical) = check(text.as_bytes(), level) else { continue };
            self.taken += 1;
            self.coerced += usize::from(exact.is_none());
            for again in Level::ALL {
                let second = check(&canonical, again);
                if second.as_ref() != Some(&canonical) {
                    let shown = |text: &[u8]| String::from_utf8_lossy(text).into_owned();
                    let (first, second) = (shown(&canonical), second.as_deref().map(shown));
                    self.changed.push(format!("{name}: {text} is at {level} {first}, and that at {again} {second:?}"));
                    return;
                }
            }
        }
    }

    fn finish(self) {
        println!("{} taken, {} of them coerced", self.taken, self.coerced);
        let mut changed = self.changed;
        changed.sort_by_key(String::len);
        assert!(changed.is_empty(), "{} changed:\n{}", changed.len(), changed[..changed.len().min(20)].join("\n"));
        assert!(self.taken > 1_000 && self.coerced * 20 > self.taken, "{} of {}", self.coerced, self.taken);
    }
}

#[test]
fn arguments_of_compiled_tools_stay_as_they_are() {
    let mut tally = Tally::default();
    let mut scratch = Scratch::new();
    for case in CASES {
        for tool in case.tools.tools() {
            let mut random = Random::of(&format!("{case:?} {} canonical", tool.name));
            let schema = case.tools.schema_of(tool, Dialect::Mcp).expect("rendered").expect("a tool of the case");
            let schema = serde_json::from_slice(schema).expect("JSON");
            let schema = parameters(Dialect::Mcp, &schema).unwrap_or_else(|| json!({ "type": "object" }));
            let mut check = |text: &[u8], level| {
                let mut out = Vec::new();
                let outcome = case.tools.check(tool.name, text, Policy::at(level), &mut scratch, &mut out);
                matches!(outcome, Outcome::Done).then_some(out)
            };
            for turn in 0..INSTANCES {
                let mut generator = Generator::new(&schema, &mut random);
                let value = if turn % 3 == 0 { generator.near_miss() } else { generator.valid() };
                let value = if turn % 2 == 0 { loose(value, &mut random) } else { value };
                tally.text(tool.name, &spell(&value, &mut random), &mut check);
            }
        }
    }
    tally.finish();
}

/// Some scalars and lists as texts, and some keys left out.
fn loose(value: Value, random: &mut Random) -> Value {
    match value {
        Value::Object(members) => {
            let kept: Vec<_> = members.into_iter().filter(|_| !random.percent(10)).collect();
            kept.into_iter().map(|(key, value)| (key, loose(value, random))).collect()
        }
        Value::Array(items) => {
            let mut items: Vec<Value> = items.into_iter().map(|item| loose(item, random)).collect();
            if items.len() > 1 && random.percent(10) {
                items[0] = items[1].clone();
            }
            if random.percent(10) { json!(Value::from(items).to_string()) } else { Value::from(items) }
        }
        Value::Number(_) | Value::Bool(_) if random.percent(30) => json!(value.to_string()),
        other => other,
    }
}

#[test]
fn arguments_of_declared_tools_stay_as_they_are() {
    let mut tally = Tally::default();
    let mut random = Random::of("canonical");
    let mut scratch = Scratch::new();
    for round in 0..SCHEMAS {
        let schema = object(&mut random, 3);
        let file = json!([{ "name": "t", "inputSchema": schema }]).to_string();
        let tools = DynamicTools::load(file.as_bytes()).expect("declarations");
        if tools.find("t").is_none_or(|tool| tool.is_beyond()) {
            continue;
        }
        let mut check = |text: &[u8], level| {
            let mut out = Vec::new();
            let outcome = tools.check("t", text, Policy::at(level), &mut scratch, &mut out);
            matches!(outcome, Outcome::Done).then_some(out)
        };
        for _ in 0..VALUES {
            let value = value(&schema, &mut random);
            tally.text(&format!("{round} {schema}"), &spell(&value, &mut random), &mut check);
        }
    }
    tally.finish();
}

/// One of each kind that once changed when it came back.
#[test]
fn what_is_filled_in_left_out_or_coerced_is_as_if_it_had_been_sent() {
    let set = |item: Value| json!({ "type": "array", "uniqueItems": true, "items": item });
    let inner = json!({ "type": "object", "properties": { "d": { "type": "integer", "default": 7 } } });
    let inner_null = json!({ "type": "object", "properties": { "d": { "type": "integer" } } });
    let either = json!({ "anyOf": [{ "type": "integer" }, { "type": "number" }] });
    let odd = "\u{7f}\u{2028}\u{2029}\u{8}\u{1}";
    let with_default = |schema: &Value, default: Value| {
        let mut schema = schema.clone();
        schema["default"] = default;
        schema
    };
    for (schema, sent, expected) in [
        (set(inner.clone()), r#"{"v":[{},{"d":7}]}"#, "repeated_item /v/1"),
        (set(inner.clone()), r#"{"v":[{},{"d":8}]}"#, r#"{"v":[{"d":7},{"d":8}]}"#),
        (set(inner_null), r#"{"v":[{"d":null},{"d":1},{}]}"#, "repeated_item /v/2"),
        (json!({ "type": "string", "default": odd }), "{}", "{\"v\":\"\u{7f}\u{2028}\u{2029}\\b\\u0001\"}"),
        (either.clone(), r#"{"v":"1.0"}"#, r#"{"v":1}"#),
        (either.clone(), r#"{"v":"1.5"}"#, r#"{"v":1.5}"#),
        (set(either), r#"{"v":[1,"1.0"]}"#, "repeated_item /v/1"),
        (with_default(&inner, json!({})), "{}", r#"{"v":{"d":7}}"#),
        (with_default(&json!({ "$ref": "#" }), json!({})), "{}", r#"{"v":{}}"#),
    ] {
        let file =
            json!([{ "name": "t", "inputSchema": { "type": "object", "properties": { "v": schema } } }]).to_string();
        let tools = DynamicTools::load(file.as_bytes()).expect("declarations");
        let check = |text: &str| {
            let (mut scratch, mut out) = (Scratch::new(), Vec::new());
            match tools.check("t", text.as_bytes(), Policy::at(Level::Lossless), &mut scratch, &mut out) {
                Outcome::Done => String::from_utf8(out).expect("UTF-8"),
                Outcome::Rejected(rejection) => {
                    rejection.violations().map(|one| format!("{} {}", one.code(), one.pointer())).collect()
                }
                other => panic!("{other:?}"),
            }
        };
        assert_eq!(check(sent), expected, "{file} {sent}");
        assert!(!expected.starts_with('{') || check(expected) == expected, "{file} {expected}");
    }
}

/// A schema of objects of which most keys have a default.
fn object(random: &mut Random, depth: usize) -> Value {
    let mut properties = Map::new();
    for name in ["a", "b", "c"].iter().take(1 + random.below(3)) {
        let mut schema = schema(random, depth);
        if random.percent(50) {
            schema["default"] = value(&schema, random);
        }
        properties.insert((*name).to_owned(), schema);
    }
    let required: Vec<&String> = properties.keys().filter(|_| random.percent(20)).collect();
    json!({ "type": "object", "required": required, "additionalProperties": random.percent(30), "properties": properties })
}

fn schema(random: &mut Random, depth: usize) -> Value {
    match random.below(if depth > 0 { 9 } else { 5 }) {
        0 => json!({ "type": "integer" }),
        1 => json!({ "type": "number" }),
        2 => json!({ "type": "string" }),
        3 => json!({ "enum": ["a", "B", "1"] }),
        4 => json!({ "type": ["boolean", "null"] }),
        5 | 6 => json!({ "type": "array", "items": schema(random, depth - 1), "uniqueItems": random.percent(60) }),
        7 => object(random, depth - 1),
        _ => {
            let depth = if random.percent(70) { 0 } else { depth - 1 };
            let forms: Vec<Value> = (0..2 + random.below(2)).map(|_| schema(random, depth)).collect();
            json!({ "anyOf": forms })
        }
    }
}

/// Mostly one of the schema, in any spelling that a level may take.
fn value(schema: &Value, random: &mut Random) -> Value {
    const NUMBERS: &[&str] = &["0", "1", "1.0", "-0", "-0.0", "2.5", "1e2", "7"];
    let number = |random: &mut Random| -> Value {
        let text = random.pick(NUMBERS);
        if random.percent(60) { serde_json::from_str(text).expect("a number") } else { json!(text) }
    };
    if let Some(forms) = schema["anyOf"].as_array() {
        return value(random.pick(forms), random);
    }
    if let Some(default) = schema.get("default").filter(|_| random.percent(30)) {
        return default.clone();
    }
    match schema["type"].as_str() {
        Some("integer" | "number") => number(random),
        Some("string") => {
            json!(random.pick(&["", "a", "1.0", "\u{7f}", "\u{2028}\u{2029}", "\u{8}\u{c}\u{1}", "é\"\\"]))
        }
        Some("array") => {
            let items: Value = (0..random.below(4)).map(|_| value(&schema["items"], random)).collect();
            if random.percent(15) { json!(items.to_string()) } else { items }
        }
        Some("object") => {
            let properties = schema["properties"].as_object().expect("properties");
            let members = properties.iter().filter(|_| random.percent(60)).collect::<Vec<_>>();
            members.into_iter().map(|(key, schema)| (key.clone(), value(schema, random))).collect()
        }
        _ if schema.get("enum").is_some() => json!(random.pick(&["a", "A", "B", "1"])),
        _ => random.pick(&[json!(true), json!("false"), Value::Null]).clone(),
    }
}

/// For each compiled tool.
const INSTANCES: usize = 60;

const SCHEMAS: usize = 3_000;

/// For each schema.
const VALUES: usize = 12;
