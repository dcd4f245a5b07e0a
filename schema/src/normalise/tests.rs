use super::*;

mod keys;
mod open;
mod providers;
mod strict;

use crate::catalog::sample::{Sample, all_shapes, field, optional, variants, with_default};
use crate::catalog::{Field, Shape, TypeId};
use crate::dialect::Dialect;
use crate::dialects::{NullSpelling, References, Rules, spec};
use crate::json::Json;
use crate::table::Width;

/// The view of one tool with these parameters, and the schema in it.
fn view(sample: Sample, dialect: Dialect) -> (View, Json) {
    let view = normalise(&sample.catalog, spec(dialect));
    let schema = schema_of(&view.tools[0].tree).clone();
    (view, schema)
}

fn schema_of(tree: &Json) -> &Json {
    let places: [&[&str]; 6] = [
        &["function", "parameters"],
        &["toolSpec", "inputSchema", "json"],
        &["inputSchema"],
        &["input_schema"],
        &["parameters"],
        &["parametersJsonSchema"],
    ];
    let at = |path: &&[&str]| path.iter().try_fold(tree, |value, key| value.key(key));
    places.iter().find_map(at).expect("an envelope holds a schema")
}

fn property<'j>(schema: &'j Json, name: &str) -> &'j Json {
    schema.key("properties").and_then(|all| all.key(name)).expect(name)
}

/// Calls `visit` with every schema in a schema.
fn each_schema(schema: &Json, visit: &mut dyn FnMut(&Json)) {
    visit(schema);
    let members = members(schema);
    for (keyword, value) in members {
        match (keyword.as_str(), value) {
            ("properties" | "$defs", Json::Object(members)) => {
                members.iter().for_each(|(_, schema)| each_schema(schema, visit));
            }
            ("anyOf", Json::List(schemas)) => schemas.iter().for_each(|schema| each_schema(schema, visit)),
            ("items", schema) => each_schema(schema, visit),
            _ => {}
        }
    }
}

fn members(schema: &Json) -> &[(String, Json)] {
    let Json::Object(members) = schema else { panic!("{schema} is no schema") };
    members
}

fn resolve<'j>(schema: &'j Json, pointer: &str) -> Option<&'j Json> {
    pointer.split('/').skip(1).try_fold(schema, |value, step| match value {
        Json::List(items) => items.get(step.parse::<usize>().ok()?),
        _ => value.key(&step.replace("~1", "/").replace("~0", "~")),
    })
}

/// A record with one field of a type.
fn wrap(sample: &mut Sample, name: &str, inner: TypeId) -> TypeId {
    sample.named(name, "", Shape::Record(vec![field("inner", inner, "")]))
}

#[test]
fn every_dialect_takes_every_shape() {
    for dialect in Dialect::ALL {
        let spec = spec(*dialect);
        let view = normalise(&all_shapes(), spec);
        let block = view.block();
        serde_json::from_slice::<serde_json::Value>(&block.bytes).expect("the block is JSON");
        for (tool, slice) in view.tools.iter().zip(block.tools) {
            let value: serde_json::Value = serde_json::from_slice(&block.bytes[slice]).expect("each tool is JSON");
            let pretty: serde_json::Value = serde_json::from_str(&view.pretty()).expect("the golden is JSON");
            assert_eq!(value, pretty[0]);
            each_schema(schema_of(&tool.tree), &mut |schema| {
                for (keyword, _) in members(schema) {
                    assert!(spec.accepts.contains(&keyword.as_str()), "{dialect} does not take {keyword}");
                }
            });
        }
        assert_eq!(view.diagnostics, []);
    }
}

#[test]
fn strict_objects_are_closed_and_require_every_key() {
    let view = normalise(&all_shapes(), spec(Dialect::OpenaiStrict));
    each_schema(schema_of(&view.tools[0].tree), &mut |schema| {
        if schema.key("$ref").is_some() {
            assert_eq!(members(schema).len(), 1, "{schema}");
        }
        if let Some(Json::Object(properties)) = schema.key("properties") {
            assert_eq!(schema.key("additionalProperties"), Some(&Json::Bool(false)));
            assert_eq!(schema.key("required"), Some(&Json::texts(properties.iter().map(|(name, _)| name))));
        }
    });
}

#[test]
fn what_is_optional_is_nullable_in_strict_and_left_out_elsewhere() {
    let sample = || {
        let mut sample = Sample::default();
        let days = sample.place(Shape::Integer(Width::U32));
        let unit = sample.place(variants(&[("m", ""), ("ft", "feet")]));
        let unit_field = Field { description: Some("unit".into()), ..with_default("unit", unit, Json::text("m")) };
        sample.tool("t", vec![field("start", days, ""), optional("days", days, ""), unit_field]);
        sample
    };
    let (view_of_strict, strict) = view(sample(), Dialect::OpenaiStrict);
    assert_eq!(strict.key("required"), Some(&Json::texts(["start", "days", "unit"])));
    let days = r#"{"type":["integer","null"],"minimum":0,"maximum":4294967295}"#;
    assert_eq!(property(&strict, "days").to_string(), days);
    let unit = r#"{"type":["string","null"],"description":"unit. Default: \"m\".\n- ft: feet","enum":["m","ft",null]}"#;
    assert_eq!(property(&strict, "unit").to_string(), unit);
    let ledger = "t #/properties/days required: made required and nullable, null counts as absent\n\
                  t #/properties/unit required: made required and nullable, null counts as absent\n\
                  t #/properties/unit default: moved into the description, still enforced\n";
    assert_eq!(view_of_strict.ledger.to_string(), ledger);
    let (view_of_mcp, mcp) = view(sample(), Dialect::Mcp);
    assert_eq!(mcp.key("required"), Some(&Json::texts(["start"])));
    let unit = r#"{"type":"string","description":"unit\n- ft: feet","enum":["m","ft"],"default":"m"}"#;
    assert_eq!(property(&mcp, "unit").to_string(), unit);
    assert_eq!(view_of_mcp.ledger, Ledger::default());
}

#[test]
fn a_type_used_once_stands_at_its_use() {
    for dialect in Dialect::ALL {
        let mut sample = Sample::default();
        let flag = sample.place(Shape::Bool);
        let inner = wrap(&mut sample, "Inner", flag);
        let outer = wrap(&mut sample, "Outer", inner);
        sample.tool("t", vec![field("outer", outer, "the outer one")]);
        let (view, schema) = view(sample, *dialect);
        assert_eq!(schema.key("$defs"), None);
        let innermost = property(property(property(&schema, "outer"), "inner"), "inner");
        assert_eq!(innermost.to_string().to_lowercase(), r#"{"type":"boolean"}"#);
        assert!(view.ledger.entries.iter().all(|entry| entry.change.keyword != "$ref"));
    }
}

#[test]
fn a_described_use_is_written_out_where_references_stand_alone() {
    let sample = || {
        let mut sample = Sample::default();
        let unit = sample.named("Unit", "A unit.", variants(&[("m", "")]));
        let same = field("same", unit, "A unit.");
        sample.tool("t", vec![field("plain", unit, ""), field("other", unit, "from"), same]);
        sample
    };
    let (view_of_strict, strict) = view(sample(), Dialect::OpenaiStrict);
    assert_eq!(property(&strict, "plain").to_string(), r##"{"$ref":"#/$defs/Unit"}"##);
    assert_eq!(property(&strict, "same").to_string(), r##"{"$ref":"#/$defs/Unit"}"##);
    let other = r#"{"type":"string","description":"from","enum":["m"]}"#;
    assert_eq!(property(&strict, "other").to_string(), other);
    assert_eq!(view_of_strict.ledger.to_string(), "t #/properties/other $ref: written out\n");
    let (_, mcp) = view(sample(), Dialect::Mcp);
    assert_eq!(property(&mcp, "other").to_string(), r##"{"$ref":"#/$defs/Unit","description":"from"}"##);
    let unit = r#"{"Unit":{"type":"string","description":"A unit.","enum":["m"]}}"#;
    assert_eq!(mcp.key("$defs").unwrap().to_string(), unit);
}

#[test]
fn a_type_that_contains_itself_stays_a_reference() {
    let mut sample = Sample::default();
    let tree = sample.named("Tree<'a>", "", Shape::Record(vec![]));
    let list = sample.place(Shape::List(tree));
    let shape = Shape::Record(vec![field("children", list, ""), field("left", tree, "to the left")]);
    sample.catalog.types[tree.0 as usize].shape = shape;
    sample.tool("t", vec![field("tree", tree, "the root")]);
    let (_, strict) = view(sample, Dialect::OpenaiStrict);
    let root = r##"{"description":"the root","anyOf":[{"$ref":"#/$defs/Tree__a_"}]}"##;
    assert_eq!(property(&strict, "tree").to_string(), root);
    let left = property(resolve(&strict, "/$defs/Tree__a_").unwrap(), "left");
    assert_eq!(left.to_string(), r##"{"description":"to the left","anyOf":[{"$ref":"#/$defs/Tree__a_"}]}"##);
}

#[test]
fn a_doubling_hierarchy_does_not_blow_up() {
    let mut sample = Sample::default();
    let mut kind = sample.place(Shape::Bool);
    for level in 0..40 {
        let fields = vec![field("a", kind, "one"), field("b", kind, "two")];
        kind = sample.named(&format!("L{level}"), "", Shape::Record(fields));
    }
    sample.tool("t", vec![field("root", kind, "")]);
    for dialect in Dialect::ALL {
        let view = normalise(&sample.catalog, spec(*dialect));
        assert!(view.block().bytes.len() < 60_000, "{}", view.block().bytes.len());
    }
}

#[test]
fn two_types_of_one_name_are_kept_apart() {
    let mut sample = Sample::default();
    let fields = ["a", "b"].map(|variant| {
        let kind = sample.named("Unit", "", variants(&[(variant, "")]));
        [field(&format!("{variant}1"), kind, ""), field(&format!("{variant}2"), kind, "")]
    });
    sample.tool("t", fields.concat());
    let (_, schema) = view(sample, Dialect::Mcp);
    let definitions = r#"{"Unit":{"type":"string","enum":["a"]},"Unit2":{"type":"string","enum":["b"]}}"#;
    assert_eq!(schema.key("$defs").unwrap().to_string(), definitions);
    assert_eq!(property(&schema, "b1").to_string(), r##"{"$ref":"#/$defs/Unit2"}"##);
}

#[test]
fn null_may_be_spelled_as_a_branch() {
    let rules = Rules { nullable: NullSpelling::AnyOf, references: References::Alone, ..Rules::AS_IS };
    let accepts =
        &["type", "properties", "required", "additionalProperties", "items", "anyOf", "enum", "$ref", "$defs"];
    let spec = Spec { rules, accepts, ..*spec(Dialect::Mcp) };
    let mut sample = Sample::default();
    let text = sample.limited(Shape::Text, &[("max_length", 3)]);
    let list = sample.place(Shape::List(text));
    let maybe = sample.place(Shape::Nullable(list));
    let value = Json::List(vec![]);
    let list = Field { title: Some("The list".into()), ..with_default("a/b", maybe, value) };
    sample.tool("t", vec![list]);
    let view = normalise(&sample.catalog, &spec);
    let expected = r#"{"description":"Default: [].","anyOf":[{"type":"array","items":{"type":"string","description":"At most 3 characters."}},{"type":"null"}]}"#;
    assert_eq!(property(schema_of(&view.tools[0].tree), "a/b").to_string(), expected);
    let ledger = "t #/properties/a~1b title: dropped\n\
                  t #/properties/a~1b default: moved into the description, still enforced\n\
                  t #/properties/a~1b/anyOf/0/items maxLength: moved into the description, still enforced\n";
    assert_eq!(view.ledger.to_string(), ledger);
}

#[test]
fn every_ledger_pointer_leads_somewhere() {
    for dialect in Dialect::ALL {
        let view = normalise(&all_shapes(), spec(*dialect));
        for entry in &view.ledger.entries {
            assert!(resolve(schema_of(&view.tools[0].tree), &entry.pointer).is_some(), "{entry}");
        }
    }
}

#[test]
fn a_new_tool_disturbs_nothing_before_it() {
    let mut sample = Sample { catalog: all_shapes() };
    for dialect in Dialect::ALL {
        let before = normalise(&sample.catalog, spec(*dialect)).block();
        let unit = sample.named("Unit", "", variants(&[("x", "")]));
        sample.tool("added", vec![field("a", unit, ""), field("b", unit, "")]);
        let after = normalise(&sample.catalog, spec(*dialect)).block();
        let end = before.bytes.len() - 1;
        assert_eq!(before.bytes[..end], after.bytes[..end]);
        assert_eq!(after.tools[..before.tools.len()], before.tools);
    }
}

#[test]
fn names_that_a_dialect_does_not_take_are_respelled() {
    let mut sample = Sample::default();
    sample.tool("files.read", vec![]);
    sample.tool("files_read", vec![]);
    let view = normalise(&sample.catalog, spec(Dialect::OpenaiStrict));
    assert_eq!(view.tools[0].name, "files_read");
    assert_eq!(view.ledger.to_string(), "files.read name: shown as files_read\n");
    let codes: Vec<_> = view.diagnostics.iter().map(|diagnostic| diagnostic.code).collect();
    assert_eq!(codes, ["V004", "V005"]);
    assert_eq!(view.diagnostics[1].message, "`files.read` and `files_read` are both `files_read` in openai-strict");
    assert_eq!(normalise(&sample.catalog, spec(Dialect::Mcp)).diagnostics, []);
}
