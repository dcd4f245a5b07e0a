//! Tools that are loaded while the program runs: checked and rendered as compiled ones are, and beside them.

#[path = "dynamic/catalog.rs"]
mod catalog;
#[path = "dynamic/names.rs"]
mod names;

use std::sync::Arc;

use allocation_counter::measure;
use toolcall::dynamic::{DynamicTools, Entry, Loader, Registry, Source};
use toolcall::{Code, Dialect, Level, Outcome, Policy, Scratch};
use toolcall_tests::case::CASES;

const FILE: &str = r##"{"tools":[
    {"name":"wait","description":"Wait.","inputSchema":{"type":"object","additionalProperties":false,
        "properties":{"seconds":{"type":"integer","minimum":0,"maximum":60},"why":{"type":["string","null"]}},
        "required":["seconds"]},"annotations":{"destructiveHint":true}},
    {"name":"note.add","description":"Add.","inputSchema":{"type":"object",
        "properties":{"text":{"type":"string","pattern":"^[a-z ]{1,20}$"},"tags":{"type":"array","items":{"$ref":"#/$defs/tag"}}},
        "$defs":{"tag":{"enum":["red","blue"]}}}},
    {"name":"either","description":"Try.","inputSchema":{"type":"object","properties":{"x":{"anyOf":[
        {"type":"object","propertyNames":{"enum":["a"]}},{"type":"object","properties":{"c":{"type":"string"}}}]}}}},
    {"name":"odd","inputSchema":{"type":"object","if":{},"then":false}},
    {"name":"wait","inputSchema":{"type":"object"}}
]}"##;

fn tools() -> DynamicTools {
    DynamicTools::load(FILE.as_bytes()).expect("declarations")
}

/// The canonical arguments, or the codes and pointers of what is wrong.
fn said(tools: &DynamicTools, name: &str, arguments: &str, level: Level) -> String {
    let (mut scratch, mut out) = (Scratch::new(), Vec::new());
    match tools.check(name, arguments.as_bytes(), Policy::at(level), &mut scratch, &mut out) {
        Outcome::Done => String::from_utf8(out).expect("UTF-8"),
        Outcome::Rejected(rejection) => {
            let violations = rejection.violations().map(|one| format!("{} {}", one.code(), one.pointer()));
            violations.collect::<Vec<_>>().join(", ")
        }
        other => other.name().to_owned(),
    }
}

#[test]
fn arguments_are_held_to_what_is_declared() {
    let tools = tools();
    for (name, arguments, level, expected) in [
        ("wait", r#"{ "why": null, "seconds": 3 }"#, Level::Exact, r#"{"seconds":3,"why":null}"#),
        ("wait", r#"{"seconds":"3"}"#, Level::Exact, "wrong_type /seconds"),
        ("wait", r#"{"seconds":"3"}"#, Level::Lossless, r#"{"seconds":3}"#),
        ("wait", r#"{"seconds":61,"whi":1}"#, Level::Exact, "out_of_range /seconds, unknown_key /whi"),
        ("wait", r#"{"seconds":" 3 "}"#, Level::Lenient, "wrong_type /seconds"),
        ("wait", "", Level::Exact, "missing_key /seconds"),
        ("note.add", r#"{"tags":["red",1],"more":{"a":1.50}}"#, Level::Exact, "wrong_type /tags/1"),
        ("note.add", r#"{"more":{"a":1.50},"text":"a b"}"#, Level::Exact, r#"{"text":"a b","more":{"a":1.50}}"#),
        ("note.add", r#"{"text":"A"}"#, Level::Exact, "pattern /text"),
        ("note_add", "{}", Level::Exact, "{}"),
        // What the first form refuses, keys that no form declares, is not held against the second.
        ("either", r#"{"x":{"d":[1,{"e":2}]}}"#, Level::Lenient, r#"{"x":{"d":[1,{"e":2}]}}"#),
        ("either", r#"{"x":{"c":[1],"d":1}}"#, Level::Exact, "wrong_type /x/c"),
        ("Wait", "{}", Level::Exact, "unknown_tool"),
    ] {
        assert_eq!(said(&tools, name, arguments, level), expected, "{name} {arguments} {level}");
    }
}

#[test]
fn a_bad_declaration_spoils_no_other() {
    let tools = tools();
    let told: Vec<_> = tools.refused().iter().map(|one| (one.name.as_str(), one.fault.code)).collect();
    assert_eq!(told, [("wait", "J007")]);
    assert_eq!(tools.tools().map(|tool| tool.name()).collect::<Vec<_>>(), ["wait", "note.add", "either", "odd"]);
    let wait = tools.find("wait").expect("a tool");
    assert_eq!((wait.source(), wait.hints().destructive), (Source::Mcp, Some(true)));
    for (file, code) in [("{}", "J002"), ("[1]", "J002"), ("{\"tools\":", "J001"), ("\u{feff}[]", "J001")] {
        assert_eq!(DynamicTools::load(file.as_bytes()).expect_err(file).code, code, "{file}");
    }
}

#[test]
fn every_dialect_shows_them() {
    let tools = tools();
    for dialect in Dialect::ALL {
        let schema = tools.schema(*dialect);
        let shown: Vec<serde_json::Value> = serde_json::from_slice(schema).expect("JSON");
        let one = tools.schema_of("note.add", *dialect).expect("a tool");
        assert!(schema.windows(one.len()).any(|part| part == one), "{dialect}");
        assert!(!shown.is_empty(), "{dialect}");
    }
}

#[test]
fn validation_leaves_the_bytes_alone() {
    let (tools, mut scratch) = (tools(), Scratch::new());
    let mut validate = |name, arguments: &str| match tools.validate(name, arguments.as_bytes(), &mut scratch) {
        Outcome::Rejected(rejection) => rejection.violations().map(|one| one.code()).collect(),
        Outcome::Done => Vec::new(),
        other => panic!("{other:?}"),
    };
    assert_eq!(validate("wait", r#"{"seconds":1}"#), []);
    assert_eq!(validate("wait", r#"{"seconds":"1"}"#), [Code::WrongType]);
    let mut scratch = Scratch::new();
    assert!(
        matches!(tools.validate("wit", b"{}", &mut scratch), Outcome::UnknownTool(one) if one.nearest() == Some("wait"))
    );
}

#[test]
fn nothing_is_allocated_once_memory_has_grown() {
    let (tools, mut scratch, mut out) = (tools(), Scratch::new(), Vec::new());
    let calls = [
        ("wait", r#"{"seconds":"3","why":"\u0061"}"#),
        ("wait", r#"{"seconds":61,"whi":1}"#),
        ("note.add", r#"{"text":"A","more":[{}],"tags":["red","x"]}"#),
        ("nte.add", "{}"),
    ];
    let mut run = || {
        for (name, arguments) in calls {
            let _ = tools.check(name, arguments.as_bytes(), Policy::at(Level::Lenient), &mut scratch, &mut out);
            let _ = tools.validate(name, arguments.as_bytes(), &mut scratch);
        }
    };
    run();
    assert_eq!(measure(run).count_total, 0);
}

#[test]
fn the_programs_own_tools_are_never_displaced() {
    let hello = CASES.iter().find(|case| case.name == "hello").expect("the case");
    let registry = Registry::new(hello.tools);
    let own = hello.tools.tools().next().expect("a tool").name;
    let newcomers = format!(
        r#"[{{"name":"{own}","inputSchema":{{"type":"object"}}}},
        {{"name":"far","inputSchema":{{"type":"object","properties":{{"x":{{"type":"integer"}}}}}}}}]"#
    );
    let displaced = registry.put("one", DynamicTools::load(newcomers.as_bytes()).expect("declarations"));
    assert_eq!((displaced[0].name.as_str(), &displaced[0].holder, displaced.len()), (own, &None, 1));
    let before = registry.current();
    assert!(matches!(before.find(own), Some(Entry::Own(_))));
    assert!(matches!(before.find("far"), Some(Entry::Loaded(_))));

    // A later file cannot take what an earlier one has, whatever its key.
    let displaced = registry
        .put("a", DynamicTools::load(br#"[{"name":"far","inputSchema":{"type":"object"}}]"#).expect("declarations"));
    assert_eq!((displaced[1].key.as_str(), displaced[1].holder.as_deref()), ("a", Some("one")));
    registry.remove("one");
    let after = registry.current();
    assert_eq!((before.number(), after.number()), (1, 3));
    let (mut scratch, mut out) = (Scratch::new(), Vec::new());
    let mut check = |generation: &Arc<toolcall::dynamic::Generation>, arguments: &str| {
        generation.check("far", arguments.as_bytes(), Policy::DECLARED, &mut scratch, &mut out).name()
    };
    assert_eq!((check(&before, r#"{"x":"y"}"#), check(&after, r#"{"x":"y"}"#)), ("rejected", "done"));

    registry.enable("far", false).expect("a tool");
    assert_eq!(check(&registry.current(), "{}"), "unknown_tool");
    let mut schema = Vec::new();
    registry.current().write_schema(Dialect::Mcp, &mut schema).expect("rendered");
    assert!(!String::from_utf8(schema).expect("UTF-8").contains("far"));
    registry.enable("far", true).expect("a tool");
    let (generation, mut schema) = (registry.current(), Vec::new());
    generation.write_schema(Dialect::Mcp, &mut schema).expect("rendered");
    let shown: Vec<serde_json::Value> = serde_json::from_slice(&schema).expect("JSON");
    let shown: Vec<_> = shown.iter().map(|tool| tool["name"].as_str().expect("a name")).collect();
    assert_eq!(shown, generation.names().collect::<Vec<_>>());
    assert_eq!(shown.last(), Some(&"far"));
}

#[test]
fn toolsets_are_joined_if_no_name_is_twice() {
    let case = |name: &str| CASES.iter().find(|case| case.name == name).expect("the case").tools;
    let (hello, maps) = (case("hello"), case("maps"));
    let collisions = Registry::join(&[hello, maps, hello]).expect_err("the same twice");
    assert!(collisions.iter().all(|one| one.first.0 == 0 && one.second.0 == 2), "{collisions:?}");
    assert!(collisions.len() >= hello.tools().count() && collisions[0].to_string().contains("toolsets 0 and 2"));

    let registry = Registry::join(&[hello, maps]).expect("no name is twice");
    let [first, second] = [hello, maps].map(|tools| tools.tools().next().expect("a tool").name);
    let generation = registry.current();
    assert_eq!([first, second, "far"].map(|name| generation.toolset_of(name)), [Some(0), Some(1), None]);
    for is_on in [true, false] {
        registry.enable(first, is_on).expect("a tool");
        let (generation, mut schema) = (registry.current(), b"# ".to_vec());
        generation.write_schema(Dialect::Mcp, &mut schema).expect("rendered");
        let shown: Vec<serde_json::Value> = serde_json::from_slice(&schema[2..]).expect("JSON");
        let shown: Vec<_> = shown.iter().map(|tool| tool["name"].as_str().expect("a name")).collect();
        assert_eq!(shown, generation.names().collect::<Vec<_>>());
        assert_eq!(shown.contains(&first), is_on);
    }
}

/// Only the host makes a loaded tool stand for its own, and only that of the file it names.
#[test]
fn a_host_may_put_a_loaded_tool_in_place_of_its_own() {
    let hello = CASES.iter().find(|case| case.name == "hello").expect("the case").tools;
    let own = hello.tools().next().expect("a tool").name;
    let file = format!(r#"[{{"name":"{own}","inputSchema":{{"type":"object","required":["other"]}}}}]"#);
    let load = || DynamicTools::load(file.as_bytes()).expect("declarations");
    let registry = Registry::new(hello);
    assert_eq!(registry.shadow(own, Some("ours")), Ok(vec![]), "nothing is there yet");
    assert!(matches!(registry.current().find(own), Some(Entry::Own(_))));
    assert_eq!(registry.put("theirs", load()).len(), 1);
    assert_eq!(registry.put("ours", load()).len(), 1, "that of the other file");
    let generation = registry.current();
    assert!(matches!(generation.find(own), Some(Entry::Loaded(_))) && generation.toolset_of(own).is_none());
    assert_eq!(generation.shadowed().collect::<Vec<_>>(), [(own, "ours")]);
    let (mut scratch, mut out) = (Scratch::new(), Vec::new());
    let outcome = generation.check(own, b"{}", Policy::DECLARED, &mut scratch, &mut out);
    assert!(matches!(outcome, Outcome::Rejected(one) if one.to_string().contains("/other: missing")));
    assert_eq!(generation.names().filter(|name| *name == own).count(), 1);
    assert_eq!(registry.shadow(own, None).map(|displaced| displaced.len()), Ok(2));
    assert!(matches!(registry.current().find(own), Some(Entry::Own(_))));
}

/// JSON Schema takes keys that are not declared; whoever does not want that says so, and has slips told.
#[test]
fn a_loader_may_close_objects() {
    const KEYS: &str = r#"{"name":"t","inputSchema":{"type":"object","properties":{
        "limit":{"type":"integer"},"bag":{"type":"object"},"open":{"type":"object","properties":{"a":{}},"additionalProperties":true}}}}"#;
    let [open, closed] =
        [Loader::new(), Loader::new().closed()].map(|loader| loader.load(KEYS.as_bytes()).expect("JSON"));
    for (arguments, expected) in [
        (r#"{"limt":3}"#, "unknown_key /limt"),
        (r#"{"bag":{"b":1},"open":{"b":1}}"#, r#"{"bag":{"b":1},"open":{"b":1}}"#),
        (r#"{"limit":3}"#, r#"{"limit":3}"#),
    ] {
        assert_eq!(said(&open, "t", arguments, Level::Exact), arguments);
        assert_eq!(said(&closed, "t", arguments, Level::Exact), expected);
    }
    let shown = |tools: &DynamicTools| {
        String::from_utf8_lossy(tools.schema(Dialect::Mcp)).contains(r#""additionalProperties":false"#)
    };
    assert!(shown(&closed) && !shown(&open));
}

#[test]
fn results_are_held_to_what_is_declared() {
    const FILE: &str = r##"[{"name":"typed","inputSchema":{"type":"object"},
        "outputSchema":{"type":"object","properties":{"n":{"type":"integer"}},"required":["n"]}},
        {"name":"beyond","inputSchema":{"type":"object"},
        "outputSchema":{"type":"object","properties":{"n":{"not":{"const":3}}}}},
        {"name":"both","inputSchema":{"type":"object","not":{"required":["x"]}},
        "outputSchema":{"type":"object","properties":{"n":{"type":"integer"}}}},
        {"name":"text","inputSchema":{"type":"object"}}]"##;
    let (tools, mut scratch) = (DynamicTools::load(FILE.as_bytes()).expect("declarations"), Scratch::new());
    for (name, result, expected) in [
        ("typed", r#"{"n":1}"#, "done"),
        ("typed", r#"{"n":"1"}"#, "misfit"),
        ("beyond", r#"{"n":4}"#, "done"),
        ("beyond", r#"{"n":3}"#, "misfit"),
        ("beyond", r#"{"n":4,"n":5}"#, "misfit"),
        ("beyond", "{", "misfit"),
        ("both", r#"{"n":1}"#, "done"),
        ("both", r#"{"n":0.5}"#, "misfit"),
        ("text", "anything", "done"),
        ("none", "{}", "unknown_tool"),
    ] {
        assert_eq!(tools.validate_result(name, result.as_bytes(), &mut scratch).name(), expected, "{name} {result}");
    }
    // Shown as it was declared, and nothing is left to remark.
    let shown: serde_json::Value = serde_json::from_slice(tools.schema(Dialect::Mcp)).expect("JSON");
    assert_eq!(shown[1]["outputSchema"]["properties"]["n"], serde_json::json!({ "not": { "const": 3 } }));
    assert_eq!(shown[2]["outputSchema"]["properties"]["n"]["type"], "integer");
    assert!(tools.tools().all(|tool| tool.remarks().is_empty()));
    let ledger = tools.ledger(Dialect::Mcp).expect("rendered").to_string();
    assert!(ledger.contains("beyond returns: shown as it was declared"), "{ledger}");
}

#[test]
fn a_loader_says_what_is_not_usual() {
    let loader = Loader::new().source(Source::A2a).coerce(Level::Exact).trusted();
    let tools = loader.load(FILE.as_bytes()).expect("declarations");
    assert_eq!(tools.find("wait").map(|tool| tool.source()), Some(Source::A2a));
    let (mut scratch, mut out) = (Scratch::new(), Vec::new());
    let outcome = tools.check("wait", br#"{"seconds":"3"}"#, Policy::DECLARED, &mut scratch, &mut out);
    assert!(matches!(outcome, Outcome::Rejected(_)));
}
