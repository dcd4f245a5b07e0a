//! What strict modes cost, and what becomes of a tool that cannot be paid for.

use super::*;
use crate::source::Source;
use crate::view::ToolView;

/// Which tools are shown strict.
fn strict(view: &View) -> Vec<bool> {
    let is_strict = |tool: &ToolView| tool.tree.key("strict") == Some(&Json::Bool(true));
    view.tools.iter().map(is_strict).collect()
}

fn codes(view: &View) -> Vec<&'static str> {
    view.diagnostics.iter().map(|diagnostic| diagnostic.code).collect()
}

#[test]
fn anthropic_leaves_out_what_may_be_absent_and_counts_what_may_be_null() {
    let mut sample = Sample::default();
    let flag = sample.place(Shape::Bool);
    let maybe = sample.place(Shape::Nullable(flag));
    let fields =
        vec![optional("absent", maybe, ""), with_default("either", maybe, true.into()), field("null", maybe, "")];
    sample.tool("t", fields);
    let (view, schema) = view(sample, Dialect::AnthropicStrict);
    let branches = r#"{"anyOf":[{"type":"boolean"},{"type":"null"}]}"#;
    assert_eq!(property(&schema, "absent").to_string(), r#"{"type":"boolean"}"#);
    // Here absence is `true`, not null.
    let either = r#"{"description":"Default: true.","anyOf":[{"type":"boolean"},{"type":"null"}]}"#;
    assert_eq!(property(&schema, "either").to_string(), either);
    assert_eq!(property(&schema, "null").to_string(), branches);
    assert_eq!(schema.key("required"), Some(&Json::texts(["null"])));
    let line = "t #/properties/absent null: not shown, absence counts as null\n";
    assert!(view.ledger.to_string().starts_with(line), "{}", view.ledger);
}

#[test]
fn the_tools_that_come_first_have_the_quota_of_a_request() {
    let mut sample = Sample::default();
    let flag = sample.place(Shape::Bool);
    let maybe = sample.place(Shape::Nullable(flag));
    let many = |count: usize, kind| (0..count).map(|index| field(&format!("k{index}"), kind, "")).collect::<Vec<_>>();
    sample.tool("ten", many(10, maybe));
    sample.tool("seven", many(7, maybe));
    sample.tool("six", many(6, maybe));
    sample.tool("optional", (0..25).map(|index| optional(&format!("k{index}"), flag, "")).collect());
    for index in 4..24 {
        sample.tool(&format!("t{index}"), vec![]);
    }
    let view = normalise(&sample.catalog, spec(Dialect::AnthropicStrict));
    let expected: Vec<bool> = (0..24).map(|index| !matches!(index, 1 | 3 | 22 | 23)).collect();
    assert_eq!(strict(&view), expected);
    let ledger = "seven strict: shown as false: 17 places of several types of all tools together are more than 16\n\
                  optional strict: shown as false: 25 optional keys of all tools together are more than 24\n\
                  t22 strict: shown as false: 21 strict tools of all tools together are more than 20\n\
                  t23 strict: shown as false: 21 strict tools of all tools together are more than 20\n";
    assert_eq!(view.ledger.to_string(), ledger);
    assert_eq!(codes(&view), ["V003"; 4]);
    let other = normalise(&sample.catalog, spec(Dialect::Anthropic));
    assert_eq!(schema_of(&view.tools[1].tree), schema_of(&other.tools[1].tree));
}

#[test]
fn unions_count_as_often_as_their_type_is_used() {
    let mut sample = Sample::default();
    let flag = sample.place(Shape::Bool);
    let maybe = sample.place(Shape::Nullable(flag));
    let inner = sample.named("Inner", "", Shape::Record(vec![field("a", maybe, ""), field("b", maybe, "")]));
    sample.tool("eight", (0..8).map(|index| field(&format!("k{index}"), inner, "")).collect());
    sample.tool("one", vec![field("a", maybe, "")]);
    assert_eq!(strict(&normalise(&sample.catalog, spec(Dialect::AnthropicStrict))), [true, false]);
}

#[test]
fn a_type_that_contains_itself_is_not_strict_where_it_has_no_reference() {
    let mut sample = Sample::default();
    let tree = sample.named("Tree", "", Shape::Record(vec![]));
    let list = sample.place(Shape::List(tree));
    let unit = sample.named("Unit", "", variants(&[("m", "")]));
    let fields = vec![field("children", list, ""), field("unit", unit, "")];
    sample.catalog.types[tree.0 as usize].shape = Shape::Record(fields);
    sample.tool("t", vec![field("tree", tree, ""), field("unit", unit, "")]);
    let view = |dialect| normalise(&sample.catalog, spec(dialect));
    let anthropic = view(Dialect::AnthropicStrict);
    assert_eq!(strict(&anthropic), [false]);
    assert_eq!(codes(&anthropic), ["V003"]);
    let help = |view: &View| view.diagnostics[0].help.clone().unwrap_or_default();
    assert!(help(&anthropic).contains("Vec<Part>"), "{}", help(&anthropic));
    let mut declared = sample.catalog.clone();
    declared.tools[0].source = Source::Mcp;
    let declared = help(&normalise(&declared, spec(Dialect::AnthropicStrict)));
    assert!(!declared.contains("Vec<") && declared.contains("declaration"), "{declared}");
    assert_eq!(schema_of(&anthropic.tools[0].tree), schema_of(&view(Dialect::Anthropic).tools[0].tree));
    // One that is held to nothing is shown to a depth; types that do not contain themselves stay references.
    let gemini = view(Dialect::GeminiJson);
    assert_eq!(codes(&gemini), ["V006"]);
    let level = "/properties/children/items".repeat(3);
    let innermost = resolve(schema_of(&gemini.tools[0].tree), &format!("/properties/tree{level}")).unwrap();
    let expected = r##"{"type":"object","properties":{"unit":{"$ref":"#/$defs/Unit"}},"required":["unit"],"additionalProperties":false}"##;
    assert_eq!(innermost.to_string(), expected);
}

#[test]
fn lengths_are_a_pattern_where_there_is_one() {
    let told = |dialect| {
        let mut sample = Sample::default();
        let text = sample.limited(Shape::Text, &[("min_length", 1)]);
        sample.tool("t", vec![field("a", text, "")]);
        property(&view(sample, dialect).1, "a").to_string()
    };
    for (dialect, expected) in [
        (Dialect::OpenaiStrict, r#"{"type":"string","pattern":"^[\\s\\S]+$"}"#),
        (Dialect::AnthropicStrict, r#"{"type":"string","pattern":"^[\\s\\S]+$"}"#),
        (Dialect::Anthropic, r#"{"type":"string","minLength":1}"#),
        (Dialect::Gemini, r#"{"type":"STRING","minLength":1}"#),
        (Dialect::GeminiJson, r#"{"type":"string","description":"At least 1 character."}"#),
        (Dialect::Cohere, r#"{"type":"string","description":"At least 1 character."}"#),
    ] {
        assert_eq!(told(dialect), expected, "{dialect}");
    }
}

#[test]
fn bounds_are_sent_where_they_arrive() {
    let told = |dialect| {
        let mut sample = Sample::default();
        let id = sample.place(Shape::Integer(Width::U64));
        sample.tool("t", vec![field("a", id, "")]);
        let (view, schema) = view(sample, dialect);
        (property(&schema, "a").to_string(), view.ledger.to_string().contains("#/properties/a maximum: not said"))
    };
    let whole = r#"{"type":"integer","minimum":0,"maximum":18446744073709551615}"#;
    assert_eq!(told(Dialect::Mcp), (whole.to_owned(), false));
    assert_eq!(told(Dialect::OpenaiStrict), (r#"{"type":"integer","minimum":0}"#.to_owned(), true));
    assert_eq!(told(Dialect::Gemini), (r#"{"type":"INTEGER","minimum":0}"#.to_owned(), true));
    assert_eq!(told(Dialect::Ollama), (r#"{"type":"integer","description":"At least 0."}"#.to_owned(), true));
}

#[test]
fn only_a_few_least_numbers_of_items_are_taken() {
    let told = |least| {
        let mut sample = Sample::default();
        let flag = sample.place(Shape::Bool);
        let list = sample.limited(Shape::List(flag), &[("min_items", least)]);
        sample.tool("t", vec![field("a", list, "")]);
        property(&view(sample, Dialect::AnthropicStrict).1, "a").to_string()
    };
    assert_eq!(told(1), r#"{"type":"array","minItems":1,"items":{"type":"boolean"}}"#);
    assert_eq!(told(2), r#"{"type":"array","description":"At least 2 items.","items":{"type":"boolean"}}"#);
}

#[test]
fn what_may_be_refused_is_told_once() {
    let mut sample = Sample::default();
    let flag = sample.place(Shape::Bool);
    for tool in 0..5 {
        let fields = (0..70).map(|index| field(&format!("k{index}"), flag, ""));
        sample.tool(&format!("t{tool}"), fields.collect());
    }
    let view = normalise(&sample.catalog, spec(Dialect::Cohere));
    assert_eq!(codes(&view), ["V009"]);
    let message = "`t2` may be refused in cohere: 210 keys of all tools together are more than 200";
    assert_eq!(view.diagnostics[0].message, message);
}
