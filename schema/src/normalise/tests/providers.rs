//! What each provider gets.

use super::*;
use crate::constraints::one_of;

/// The whole array.
fn block(sample: &Sample, dialect: Dialect) -> String {
    String::from_utf8(normalise(&sample.catalog, spec(dialect)).block().bytes).unwrap()
}

#[test]
fn a_tool_without_parameters() {
    let mut sample = Sample::default();
    sample.tool("now", vec![]).description.clear();
    for (dialect, expected) in [
        (
            Dialect::Openai,
            r#"[{"type":"function","function":{"name":"now","strict":false,"parameters":{"type":"object","properties":{},"additionalProperties":false}}}]"#,
        ),
        (
            Dialect::OpenaiStrict,
            r#"[{"type":"function","function":{"name":"now","strict":true,"parameters":{"type":"object","properties":{},"required":[],"additionalProperties":false}}}]"#,
        ),
        (
            Dialect::Anthropic,
            r#"[{"name":"now","input_schema":{"type":"object","properties":{},"additionalProperties":false}}]"#,
        ),
        (Dialect::Gemini, r#"[{"name":"now","description":"now"}]"#),
        (
            Dialect::Mcp,
            r#"[{"name":"now","inputSchema":{"type":"object","properties":{},"additionalProperties":false}}]"#,
        ),
        (
            Dialect::OpenaiResponses,
            r#"[{"type":"function","name":"now","strict":false,"parameters":{"type":"object","properties":{},"additionalProperties":false}}]"#,
        ),
        (
            Dialect::OpenaiResponsesStrict,
            r#"[{"type":"function","name":"now","strict":true,"parameters":{"type":"object","properties":{},"required":[],"additionalProperties":false}}]"#,
        ),
        (
            Dialect::AnthropicStrict,
            r#"[{"name":"now","strict":true,"input_schema":{"type":"object","properties":{},"additionalProperties":false}}]"#,
        ),
        (Dialect::GeminiJson, r#"[{"name":"now","description":"now"}]"#),
        (
            Dialect::Bedrock,
            r#"[{"toolSpec":{"name":"now","inputSchema":{"json":{"type":"object","properties":{},"additionalProperties":false}}}}]"#,
        ),
        (
            Dialect::Cohere,
            r#"[{"type":"function","function":{"name":"now","parameters":{"type":"object","properties":{},"additionalProperties":false}}}]"#,
        ),
        (
            Dialect::Ollama,
            r#"[{"type":"function","function":{"name":"now","parameters":{"type":"object","properties":{}}}}]"#,
        ),
    ] {
        assert_eq!(block(&sample, dialect), expected);
    }
    assert_eq!(block(&sample, Dialect::Mistral), block(&sample, Dialect::Openai));
    assert_eq!(block(&sample, Dialect::Mcp20251125), block(&sample, Dialect::Mcp));
}

#[test]
fn null_as_each_provider_spells_it() {
    let mut sample = Sample::default();
    let unit = sample.place(variants(&[("m", "")]));
    let maybe = sample.place(Shape::Nullable(unit));
    sample.tool("t", vec![optional("unit", maybe, "which")]);
    let list = r#"{"type":["string","null"],"description":"which","enum":["m",null]}"#;
    let branches = r#"{"description":"which","anyOf":[{"type":"string","enum":["m"]},{"type":"null"}]}"#;
    let keyword = r#"{"type":"STRING","nullable":true,"description":"which","enum":["m"]}"#;
    for (dialect, expected) in [
        (Dialect::Openai, list),
        (Dialect::OpenaiStrict, list),
        (Dialect::Anthropic, branches),
        (Dialect::AnthropicStrict, r#"{"type":"string","description":"which","enum":["m"]}"#),
        (Dialect::Gemini, keyword),
        (Dialect::GeminiJson, branches),
        (Dialect::Mcp, list),
        (Dialect::Mistral, list),
        (Dialect::Cohere, branches),
        (Dialect::Ollama, list),
    ] {
        let view = normalise(&sample.catalog, spec(dialect));
        assert_eq!(property(schema_of(&view.tools[0].tree), "unit").to_string(), expected, "{dialect}");
    }
}

#[test]
fn gemini_is_told_in_words_what_it_has_no_field_for() {
    let mut sample = Sample::default();
    let shape = Shape::Integer(Width::I64);
    let count = sample.limited(shape, &[("exclusive_minimum", -9), ("exclusive_maximum", 9)]);
    let empty = sample.named("Empty", "", Shape::Record(vec![]));
    sample.tool("t", vec![with_default("count", count, Json::Integer(3)), field("empty", empty, "")]);
    let view = normalise(&sample.catalog, spec(Dialect::Gemini));
    let expected = r#"{"type":"OBJECT","properties":{"count":{"type":"INTEGER","description":"Above -9, below 9. Default: 3."},"empty":{"type":"OBJECT"}},"required":["empty"]}"#;
    assert_eq!(schema_of(&view.tools[0].tree).to_string(), expected);
    let ledger = "t additionalProperties: not said, still enforced\n\
                  t #/properties/count exclusiveMinimum: moved into the description, still enforced\n\
                  t #/properties/count exclusiveMaximum: moved into the description, still enforced\n\
                  t #/properties/count default: moved into the description, still enforced\n\
                  t #/properties/empty additionalProperties: not said, still enforced\n";
    assert_eq!(view.ledger.to_string(), ledger);
}

#[test]
fn gemini_gets_every_type_at_its_use() {
    let mut sample = Sample::default();
    let unit = sample.named("Unit", "A unit.", variants(&[("m", "")]));
    sample.tool("t", vec![field("from", unit, ""), field("to", unit, "the other one")]);
    let view = normalise(&sample.catalog, spec(Dialect::Gemini));
    let expected = r#"{"type":"OBJECT","properties":{"from":{"type":"STRING","description":"A unit.","enum":["m"]},"to":{"type":"STRING","description":"the other one","enum":["m"]}},"required":["from","to"]}"#;
    assert_eq!(schema_of(&view.tools[0].tree).to_string(), expected);
    assert!(view.ledger.to_string().contains("t #/properties/from $ref: written out\n"));
    assert_eq!(view.diagnostics, []);
}

#[test]
fn gemini_gets_a_type_that_contains_itself_to_a_depth() {
    let mut sample = Sample::default();
    let name = sample.place(Shape::Text);
    let tree = sample.named("Tree", "", Shape::Record(vec![]));
    let list = sample.place(Shape::List(tree));
    let shape = Shape::Record(vec![field("name", name, ""), field("children", list, "")]);
    sample.catalog.types[tree.0 as usize].shape = shape;
    sample.tool("t", vec![field("tree", tree, "")]);
    let view = normalise(&sample.catalog, spec(Dialect::Gemini));
    let root = schema_of(&view.tools[0].tree);
    let level = "/properties/children/items";
    let innermost = resolve(root, &format!("/properties/tree{}", level.repeat(3))).expect("three levels");
    let expected = r#"{"type":"OBJECT","properties":{"name":{"type":"STRING"}},"required":["name"]}"#;
    assert_eq!(innermost.to_string(), expected);
    let cut = format!(
        "t #/properties/tree{} properties: shown without those of further types, still enforced\n",
        level.repeat(3)
    );
    assert!(view.ledger.to_string().contains(&cut), "{}", view.ledger);
    let codes: Vec<_> = view.diagnostics.iter().map(|diagnostic| diagnostic.code).collect();
    assert_eq!(codes, ["V006"]);
}

#[test]
fn a_schema_beyond_the_limits_is_shown_non_strict() {
    let mut sample = Sample::default();
    let mut kind = sample.place(Shape::Bool);
    for _ in 0..9 {
        kind = sample.place(Shape::List(kind));
    }
    sample.tool("fits", vec![field("a", kind, "")]);
    let deeper = sample.place(Shape::List(kind));
    sample.tool("deep", vec![field("a", deeper, "")]).description = "x".repeat(1025);
    let many: Vec<_> = (0..251).map(|index| format!("{index:060}")).collect();
    let many = sample.place(variants(&many.iter().map(|name| (name.as_str(), "")).collect::<Vec<_>>()));
    sample.tool("wide", vec![field("a", many, "")]);
    for index in 3..129 {
        sample.tool(&format!("t{index}"), vec![]);
    }
    let view = normalise(&sample.catalog, spec(Dialect::OpenaiStrict));
    let strict = |index: usize| view.tools[index].tree.key("function").and_then(|function| function.key("strict"));
    assert_eq!([strict(0), strict(1), strict(2)], [true, false, false].map(Json::Bool).each_ref().map(Some));
    // Such a tool looks as in the dialect of the provider that is not strict.
    let other = normalise(&sample.catalog, spec(Dialect::Openai));
    assert_eq!(view.tools[1..3], other.tools[1..3]);
    assert_ne!(view.tools[0], other.tools[0]);
    let expected = "deep strict: shown as false: 11 levels of objects and lists are more than 10\n\
                    wide strict: shown as false: 15060 characters in one enum are more than 15000\n";
    assert_eq!(view.ledger.to_string(), expected);
    let codes: Vec<_> = view.diagnostics.iter().map(|diagnostic| diagnostic.code).collect();
    assert_eq!(codes, ["V001", "V002", "V003", "V003"]);
    assert!(codes.iter().all(|code| CODES.iter().any(|(known, _)| known == code)));
}

#[test]
fn a_few_values_are_listed_or_told() {
    let mut sample = Sample::default();
    let few = |sample: &mut Sample, shape, values: &[Json]| {
        let id = sample.place(shape);
        sample.catalog.types[id.0 as usize].constraints = one_of(values);
        sample.place(Shape::Nullable(id))
    };
    let asked = few(&mut sample, Shape::Bool, &[Json::Bool(true)]);
    let most = few(&mut sample, Shape::Integer(Width::U8), &[Json::Integer(1), Json::Integer(3)]);
    sample.tool("t", vec![field("asked", asked, ""), field("most", most, "")]);
    for (dialect, expected) in [
        (
            Dialect::Mcp,
            [r#"{"type":["boolean","null"],"enum":[true,null]}"#, r#"{"type":["integer","null"],"enum":[1,3,null]}"#],
        ),
        (
            Dialect::GeminiJson,
            [
                r#"{"anyOf":[{"type":"boolean","enum":[true]},{"type":"null"}]}"#,
                r#"{"anyOf":[{"type":"integer","enum":[1,3]},{"type":"null"}]}"#,
            ],
        ),
    ] {
        let view = normalise(&sample.catalog, spec(dialect));
        let schema = schema_of(&view.tools[0].tree);
        assert_eq!(["asked", "most"].map(|name| property(schema, name).to_string()), expected);
        assert!(view.ledger.entries.is_empty(), "{}", view.ledger);
    }
    let view = normalise(&sample.catalog, spec(Dialect::Gemini));
    let asked = property(schema_of(&view.tools[0].tree), "asked").to_string();
    assert_eq!(asked, r#"{"type":"BOOLEAN","nullable":true,"description":"Only true."}"#);
    let told = "t #/properties/asked enum: moved into the description, still enforced\n";
    assert!(view.ledger.to_string().contains(told), "{}", view.ledger);
}
