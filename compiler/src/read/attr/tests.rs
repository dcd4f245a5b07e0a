use toolcall_schema::json::Json;

use super::*;
use crate::decl::{Candidate, Value, ValueKind};
use crate::source::Sources;

fn attributes_of(source: &str) -> Vec<Attribute> {
    let mut sources = Sources::in_memory([("src/lib.rs", source)]);
    let cfg = Cfg::new(["unix"]);
    let krate = crate::read::read_crate(&mut sources, "src/lib.rs", &cfg);
    match krate.candidates.into_iter().next() {
        Some(Candidate::Function(function)) => function.attributes,
        _ => Vec::new(),
    }
}

fn words_of(words: &str) -> Vec<(String, ValueKind)> {
    let attributes = attributes_of(&format!("#[tool({words})] fn f() {{}}"));
    match attributes.into_iter().next().map(|attribute| attribute.words) {
        Some(Words::List(words)) => words.into_iter().map(|word| (word.name.text, word.value.kind)).collect(),
        other => panic!("{other:?}"),
    }
}

fn value_of(expression: &str) -> ValueKind {
    words_of(&format!("value = {expression}")).remove(0).1
}

#[test]
fn words_have_three_forms() {
    let words = words_of("name = \"x\", read_only, rename(deserialize = \"y\"), default = 3,");
    let names: Vec<&str> = words.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["name", "read_only", "rename", "default"]);
    assert!(matches!(&words[0].1, ValueKind::Literal(Json::Text(text)) if text == "x"));
    assert!(matches!(words[1].1, ValueKind::Flag));
    assert!(matches!(&words[2].1, ValueKind::List(inner) if inner.len() == 1));
}

#[test]
fn literals_are_values() {
    for (written, expected) in [
        ("3", Json::Integer(3)),
        ("-3i8", Json::Integer(-3)),
        ("0xff", Json::Integer(255)),
        ("1_000", Json::Integer(1000)),
        ("(2)", Json::Integer(2)),
        ("0.5", Json::Number(0.5)),
        ("-1e3", Json::Number(-1000.0)),
        ("1f32", Json::Number(1.0)),
        ("true", Json::Bool(true)),
        ("b'x'", Json::Integer(120)),
        ("'x'", Json::Text("x".to_owned())),
        ("r\"a\"", Json::Text("a".to_owned())),
    ] {
        match value_of(written) {
            ValueKind::Literal(json) => assert_eq!(json, expected, "{written}"),
            other => panic!("{written}: {other:?}"),
        }
    }
    for other in [
        "b\"x\"",
        "1 + 1",
        "f.g()",
        "vec![1; 2]",
        "&1",
        "S { a: 1, ..b }",
        "-true",
        "-\"a\"",
        "!0",
        "{ 1 }",
        "|x| x",
        "1e999",
    ] {
        assert!(matches!(value_of(other), ValueKind::Other), "{other}");
    }
    assert!(matches!(value_of("Unit::Celsius"), ValueKind::Path(_)));
    for items in ["[1, b]", "&[1, 2]", "(1, 2,)", "vec![1, 2]", "std::vec![1, f()]"] {
        assert!(matches!(value_of(items), ValueKind::Items(items) if items.len() == 2), "{items}");
    }
    assert!(matches!(value_of("S { a: 1, b }"), ValueKind::Record(_, fields) if fields.len() == 2));
    assert!(matches!(value_of("Some(1)"), ValueKind::Call(_, arguments) if arguments.len() == 1));
}

#[test]
fn ranges_have_literal_ends() {
    let whole = |value| Some(Json::Integer(value));
    for (written, expected) in [
        ("1..=16", (whole(1), whole(16), false)),
        ("0..10", (whole(0), whole(10), true)),
        ("1..", (whole(1), None, true)),
        ("..=-1", (None, whole(-1), false)),
        ("-5..=-1", (whole(-5), whole(-1), false)),
        ("..", (None, None, true)),
        ("0.0..=0.5", (Some(Json::Number(0.0)), Some(Json::Number(0.5)), false)),
    ] {
        match value_of(written) {
            ValueKind::Range { lower, upper, open } => assert_eq!((lower, upper, open), expected, "{written}"),
            other => panic!("{written}: {other:?}"),
        }
    }
    assert!(matches!(value_of("A..=B"), ValueKind::Other));
    assert_eq!(words_of("range = 1.., default = 3").len(), 2);
}

#[test]
fn another_grammar_is_kept_as_unreadable() {
    for written in ["#[tool(name: \"x\")]", "#[tool(3)]", "#[tool = \"x\"]", "#[tool(a b)]"] {
        let attributes = attributes_of(&format!("{written} fn f() {{}}"));
        assert!(matches!(attributes[0].words, Words::Unreadable { .. }), "{written}");
    }
}

#[test]
fn conditions_are_evaluated() {
    for (source, count) in [
        ("#[cfg_attr(unix, tool)] fn f() {}", 1),
        ("#[cfg_attr(windows, tool)] fn f() {}", 0),
        ("#[cfg_attr(unix, cfg_attr(unix, tool(name = \"x\"), other))] fn f() {}", 2),
        ("#[cfg(windows)] #[tool] fn f() {}", 0),
        ("#[cfg_attr(unix, cfg(windows))] #[tool] fn f() {}", 0),
        ("#[inline] #[must_use] fn f() {}", 0),
    ] {
        assert_eq!(attributes_of(source).len(), count, "{source}");
    }
    assert!(attributes_of("#[cfg_attr(not(test), tool)] fn f() {}")[0].not_in_tests);
    assert!(!attributes_of("#[cfg_attr(not(test), inline)] #[tool] fn f() {}")[0].not_in_tests);
}

#[test]
fn places_are_those_of_the_file() {
    let source = "\u{feff}#!/usr/bin/env run\n// größe\n#[tool(default = f())] fn f() {}";
    let attribute = &attributes_of(source)[0];
    let at = |span: toolcall_schema::span::Span| &source[span.start as usize..span.end as usize];
    assert_eq!(at(attribute.span), "#[tool(default = f())]");
    let Words::List(words) = &attribute.words else { panic!() };
    let Value { span, .. } = &words[0].value;
    assert_eq!((at(words[0].name.span), at(*span)), ("default", "f()"));
}
