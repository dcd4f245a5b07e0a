//! Declarations that are meant to do harm, by whoever sends them: names that are code, texts that would end a comment or a
//! literal, schemas that grow when they are written out. `.ci/run release` runs it with optimisation, for its bound of time.

#![forbid(unsafe_code)]

#[path = "hostile/emitted.rs"]
mod emitted;
#[path = "hostile/inspect.rs"]
mod inspect;
#[path = "../../tests/src/random.rs"]
#[expect(dead_code, unreachable_pub, reason = "it is part of the library of other tests")]
mod random;
#[path = "hostile/words.rs"]
mod words;

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use serde_json::{Map, Value, json};
use syn::{Item, TraitItem};

use crate::emitted::emitted;
use crate::inspect::faults;
use crate::random::Random;
use crate::words::{NAMES, TEXTS};

#[test]
fn nothing_that_is_declared_becomes_code() {
    let (mut files, mut tools, mut slowest) = (0, 0, (Duration::ZERO, 0));
    for index in 0..DECLARATIONS {
        let declared = declaration(index);
        let (code, time) = timed(&format!("hostile_{index}"), &declared);
        slowest = slowest.max((time, index));
        let found = faults(&code);
        assert!(found.is_empty(), "{index}: {:?}\n{}", &found[..found.len().min(5)], head(&declared));
        let count = code.matches("pub fn parse(").count() + code.matches("pub fn parse<").count();
        let most = MOST_FOR_A_BYTE * declared.len() + FOR_A_FILE + count * FOR_A_TOOL;
        assert!(code.len() <= most, "{index}: {} of {}: {}", code.len(), declared.len(), head(&declared));
        files += usize::from(count > 0);
        tools += count;
    }
    let (slowest, which) = slowest;
    println!("{files} files with {tools} tools are emitted, the slowest, {which}, in {slowest:?}");
    assert!(files * 3 > DECLARATIONS * 2, "{files} of {DECLARATIONS} say anything of emission");
    assert!(slowest < MOST_TIME, "{which}: {slowest:?}");
}

/// For one file. With optimisation the goal is 100 ms, and 60 to 85 were measured; a slower machine is not to fail for that.
const MOST_TIME: Duration = Duration::from_millis(if cfg!(debug_assertions) { 2_500 } else { 250 });

/// The code, and the least time that it took: what else the machine does only adds to it.
fn timed(name: &str, declared: &str) -> (String, Duration) {
    let mut least = Duration::MAX;
    loop {
        let start = Instant::now();
        let code = emitted(name, declared);
        let time = start.elapsed();
        // Once is enough for most; a turn that was no faster than the last one is the last.
        if time < MOST_TIME / 2 || time >= least {
            return (code, least.min(time));
        }
        least = time;
    }
}

/// Names of one place that would be one in Rust, or are words of it, or of ours.
#[test]
fn names_that_meet_are_kept_apart() {
    let properties: Map<String, Value> =
        NAMES.iter().map(|name| ((*name).to_owned(), json!({"type": "string"}))).collect();
    let mut tools: Vec<Value> =
        NAMES.iter().filter(|name| !name.is_empty()).map(|name| json!({"name": name, "inputSchema": {}})).collect();
    tools.push(json!({"name": "keys", "inputSchema": {"properties": properties}}));
    tools.push(json!({"name": "one_of", "inputSchema": {"properties": {"one": {"enum": NAMES}}}}));
    let code = emitted("names", &Value::from(tools).to_string());
    assert_eq!(faults(&code), [""; 0]);
    let file = syn::parse_file(&code).expect("it parses");
    let (mut types, mut most) = (Vec::new(), 0);
    for item in &file.items {
        let names: Vec<String> = match item {
            Item::Struct(item) => {
                types.push(item.ident.to_string());
                item.fields.iter().filter_map(|field| Some(field.ident.as_ref()?.to_string())).collect()
            }
            Item::Enum(item) => {
                types.push(item.ident.to_string());
                item.variants.iter().map(|variant| variant.ident.to_string()).collect()
            }
            Item::Trait(item) => {
                types.push(item.ident.to_string());
                let method = |item: &TraitItem| {
                    if let TraitItem::Fn(method) = item { Some(method.sig.ident.to_string()) } else { None }
                };
                item.items.iter().filter_map(method).collect()
            }
            _ => continue,
        };
        most = most.max(names.len());
        assert_differ(names);
    }
    assert_differ(types);
    assert!(most >= NAMES.len() - 5, "{most}");
}

fn assert_differ(names: Vec<String>) {
    let count = names.len();
    let names: BTreeSet<String> = names.into_iter().collect();
    assert_eq!(names.len(), count, "{names:?}");
}

fn head(text: &str) -> String {
    text.chars().take(600).collect()
}

/// One file of declarations.
fn declaration(index: usize) -> String {
    let mut random = Random::of(&format!("hostile {index}"));
    if let Some(declared) = grown(index) {
        return json!([{"name": "grown", "description": "x", "inputSchema": declared}]).to_string();
    }
    let tools: Vec<Value> = (0..=random.below(2))
        .map(|number| {
            let name = format!("{}{}", random.pick(NAMES), ["", "_", "-"][number % 3]);
            let schema = object(&mut random, 2);
            match random.below(3) {
                0 => json!({"name": name, "description": random.pick(TEXTS), "inputSchema": schema, "title": random.pick(TEXTS)}),
                1 => json!({"name": name, "description": random.pick(TEXTS), "input_schema": schema}),
                _ => json!({"type": "function", "function": {"name": name, "description": random.pick(TEXTS), "parameters": schema}}),
            }
        })
        .collect();
    Value::from(tools).to_string()
}

fn object(random: &mut Random, depth: usize) -> Value {
    let keys = 1 + random.below(4);
    let mut properties = Map::new();
    for _ in 0..keys {
        properties.insert((*random.pick(NAMES)).to_owned(), schema(random, depth));
    }
    let required: Vec<&String> = properties.keys().take(random.below(keys)).collect();
    let mut object = json!({"type": "object", "required": required, "description": random.pick(TEXTS)});
    if random.percent(60) {
        object["additionalProperties"] = if random.percent(70) { json!(false) } else { schema(random, 0) };
    }
    object["properties"] = properties.into();
    object
}

fn schema(random: &mut Random, depth: usize) -> Value {
    let described = |mut schema: Value, random: &mut Random| {
        schema["description"] = json!(random.pick(TEXTS));
        schema["x-rust-type"] = json!({"path": "::evil::Type"});
        schema
    };
    let scalar = |random: &mut Random| match random.below(9) {
        0 => json!({"type": "string", "default": random.pick(TEXTS), "minLength": random.below(3)}),
        1 => json!({"type": "integer", "minimum": random.below(9), "default": 1_u64 << random.below(60)}),
        2 => json!({"type": "number", "multipleOf": 0.5, "maximum": 1e3}),
        3 => json!({"type": ["boolean", "null"], "default": null}),
        4 => json!({"enum": NAMES.iter().take(1 + random.below(NAMES.len())).collect::<Vec<_>>()}),
        5 => json!({"enum": [1, 2.5, "a", null, true, random.pick(NAMES)], "default": random.pick(NAMES)}),
        6 => json!({"const": random.pick(TEXTS)}),
        7 => json!({"type": "string", "pattern": "^[a-z\"#\\]}]{1,3}$"}),
        _ => json!({}),
    };
    let made = match random.below(if depth == 0 { 1 } else { 7 }) {
        0 => scalar(random),
        1 => object(random, depth - 1),
        2 => json!({"type": "array", "items": schema(random, depth - 1), "uniqueItems": random.percent(20)}),
        3 => json!({"type": "object", "additionalProperties": schema(random, depth - 1)}),
        4 => json!({"anyOf": [schema(random, depth - 1), schema(random, depth - 1), {"type": "null"}]}),
        5 => json!({"type": "array", "prefixItems": [schema(random, depth - 1), scalar(random)], "items": false}),
        _ => {
            let form = |random: &mut Random, tag: &str| {
                let mut form = object(random, 0);
                form["properties"]["kind"] = json!({"const": tag});
                form["required"] = json!(["kind"]);
                form
            };
            let tag = *random.pick(NAMES);
            json!({"oneOf": [form(random, tag), form(random, "other"), form(random, "Other")]})
        }
    };
    described(made, random)
}

/// Schemas that are small and would be large.
fn grown(index: usize) -> Option<Value> {
    let doubling = |keyword: &str, depth: usize| {
        let mut definitions = Map::new();
        for level in 0..depth {
            let next = json!({"$ref": format!("#/$defs/d{}", level + 1)});
            let value = match keyword {
                "properties" => json!({"properties": {"a": next, "b": next}}),
                "allOf" => json!({"allOf": [next, {"anyOf": [next, next]}]}),
                _ => json!({"anyOf": [{"type": "array", "items": next}, {"additionalProperties": next}]}),
            };
            definitions.insert(format!("d{level}"), value);
        }
        definitions.insert(format!("d{depth}"), json!({"type": "integer"}));
        json!({"properties": {"a": {"$ref": "#/$defs/d0"}}, "$defs": definitions})
    };
    let nested = |wrap: fn(Value) -> Value, depth: usize| json!({"properties": {"a": (0..depth).fold(json!({"type": "string"}), |inner, _| wrap(inner))}});
    let wide = |count: usize, value: Value| {
        let properties: Map<String, Value> = (0..count).map(|index| (format!("k{index}"), value.clone())).collect();
        json!({"properties": properties})
    };
    let names = |count: usize| (0..count).map(|index| format!("n{index}")).collect::<Vec<_>>();
    Some(match index {
        0 => doubling("properties", 40),
        1 => doubling("allOf", 12),
        2 => doubling("anyOf", 30),
        3 => nested(|inner| json!({"type": "array", "items": inner}), 50),
        4 => nested(|inner| json!({"type": "array", "items": inner}), 62),
        5 => nested(|inner| json!({"properties": {"a": inner}}), 25),
        6 => nested(|inner| json!({"additionalProperties": inner}), 30),
        7 => nested(|inner| json!({"anyOf": [inner, {"type": "null"}, {"type": "boolean"}]}), 40),
        8 => wide(300, json!({})),
        9 => wide(2_000, json!({"type": "integer"})),
        10 => wide(200, json!({"enum": names(8)})),
        11 => json!({"properties": {"a": {"enum": names(4_096)}}}),
        12 => json!({"properties": {"a": {"enum": names(65)}, "b": {"enum": names(64)}}}),
        13 => json!({"properties": {"a": {"$ref": "#"}}}),
        14 => json!({"properties": {"a": {"$ref": "#/properties/a"}}}),
        15 => {
            json!({"properties": {"a": {"anyOf": [{"type": "array", "items": {"$ref": "#/properties/a"}}, {"type": "string"}]}}})
        }
        16 => json!({"properties": {"x".repeat(60_000): {"type": "string"}}}),
        17 => json!({"properties": {"a": {"type": "string", "default": "\"#".repeat(1_500)}}}),
        18 => json!({"properties": {"a": {"items": {"$ref": "http://evil.example/"}}}}),
        19 => json!({"$ref": "file:///etc/passwd"}),
        _ => return None,
    })
}

const DECLARATIONS: usize = 500;

/// Bytes of code for each byte of a declaration, beyond what any file and any tool takes.
const MOST_FOR_A_BYTE: usize = 16;
const FOR_A_FILE: usize = 16 * 1024;
const FOR_A_TOOL: usize = 64 * 1024;
