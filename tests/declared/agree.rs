//! Shapes and schemas say the same: over generated values, the `jsonschema` crate on the schema as it was written, and the
//! coercer on the shape that came of it. The values come from what we show of the shape, so that this is held against the
//! schema as well.

use serde_json::Value;
use toolcall_schema::declared::{self, Limits, Options, Verdict};
use toolcall_schema::dialect::Dialect;
use toolcall_schema::dialects::spec;
use toolcall_schema::normalise::normalise;
use toolcall_tests::generate::Generator;
use toolcall_tests::random::Random;

use crate::corpus::sources;
use crate::judge::Judge;

#[test]
fn shapes_agree_with_the_schemas_they_are_of() {
    let (mut checked, mut accepted, mut tools, mut wrong) = (0, 0, 0, Vec::new());
    let mut random = Random::of("declared");
    for (name, text) in sources() {
        let read = declared::read(&text, &Options { limits: Limits::LOCAL, ..Options::REMOTE }).expect("declarations");
        let shown = normalise(&read.catalog, spec(Dialect::Mcp));
        let mut judges = Judge::all(&read.catalog);
        for tool in &read.tools {
            let (Verdict::Shape(index), Some(schema)) = (&tool.verdict, &tool.schema) else { continue };
            let schema: Value = serde_json::from_str(&schema.text).expect("JSON");
            let judge = jsonschema::options().should_validate_formats(false).build(&schema).expect("a schema");
            let shown: Value = serde_json::from_str(&shown.tools[*index].tree.to_string()).expect("JSON");
            let mut generator = Generator::new(&shown["inputSchema"], &mut random);
            tools += 1;
            for turn in 0..INSTANCES {
                let value = if turn % 3 == 0 { generator.valid() } else { generator.near_miss() };
                // Arguments are objects, whatever their schema says.
                let expected = judge.is_valid(&value) && value.is_object();
                let said = judges[*index].fits(&value.to_string());
                checked += 1;
                accepted += usize::from(expected);
                if said.is_ok() != expected {
                    wrong.push(format!("{name} {}: {value} is {expected}: {said:?}", tool.name));
                }
            }
        }
    }
    println!("{checked} values of {tools} tools, {accepted} accepted");
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong[..wrong.len().min(20)].join("\n"));
    assert!(tools == 0 || accepted * 5 > checked && (checked - accepted) * 5 > checked, "values of both kinds");
}

/// Values for each tool.
const INSTANCES: usize = 60;
