//! The suite of JSON Schema: each schema as the only key of a tool's arguments. It is beyond a shape or refused by name, or
//! every value of the suite fits or not as the suite has it.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};
use toolcall_schema::declared::{self, Options, Verdict};

use crate::judge::Judge;
use crate::{files, folder};

#[derive(Deserialize)]
struct Group {
    description: String,
    schema: Value,
    tests: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    description: String,
    data: Box<RawValue>,
    valid: bool,
}

#[test]
fn verdicts_are_those_of_the_suite() {
    for (draft, uri) in [
        ("draft2020-12", "https://json-schema.org/draft/2020-12/schema"),
        ("draft7", "http://json-schema.org/draft-07/schema#"),
    ] {
        let Some(folder) = folder("json-schema/tests") else { return };
        let (mut counts, mut wrong, mut reasons) = ([0_usize; 4], Vec::new(), BTreeMap::<String, usize>::new());
        for path in files(&folder.join(draft), "json") {
            let text = std::fs::read_to_string(&path).expect("a file");
            let groups: Vec<Group> = serde_json::from_str(&text).expect("the suite's own form");
            for group in groups {
                let name = format!("{}: {}", path.file_stem().unwrap_or_default().to_string_lossy(), group.description);
                let tool = json!({ "name": "t", "inputSchema": {
                    "$schema": uri, "type": "object", "properties": { "v": inner(group.schema, draft) },
                    "required": ["v"], "additionalProperties": false,
                }});
                let read = declared::read(tool.to_string().as_bytes(), &Options::REMOTE).expect("one tool");
                let place = match &read.tools[0].verdict {
                    Verdict::Shape(_) => 0,
                    Verdict::Beyond(beyond) => {
                        *reasons
                            .entry(format!("beyond: {} ({})", beyond.reasons[0].keyword, beyond.reasons[0].why))
                            .or_default() += group.tests.len();
                        1
                    }
                    // That nothing fits is what it says.
                    Verdict::Refused(fault) if fault.code == "J012" => {
                        wrong.extend(
                            group
                                .tests
                                .iter()
                                .filter(|case| case.valid)
                                .map(|case| format!("{name}: {}", case.description)),
                        );
                        2
                    }
                    Verdict::Refused(fault) => {
                        *reasons.entry(format!("refused: {} {}", fault.code, name)).or_default() += group.tests.len();
                        3
                    }
                };
                counts[place] += group.tests.len();
                for mut judge in Judge::all(&read.catalog) {
                    for case in &group.tests {
                        let said = judge.fits(&format!("{{\"v\":{}}}", case.data));
                        if said.is_ok() != case.valid {
                            wrong.push(format!(
                                "{name}: {} is {}: {said:?}\n{:?}",
                                case.description,
                                case.valid,
                                tool.to_string()
                            ));
                        }
                    }
                }
            }
        }
        let [shape, beyond, nothing, refused] = counts;
        println!("{draft}: {shape} judged by a shape, {nothing} fit nothing, {beyond} beyond, {refused} refused");
        reasons.iter().for_each(|(reason, count)| println!("  {count:4} {reason}"));
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        assert!(shape > 500, "{shape}");
    }
}

/// A schema inside another, such that references mean what they meant.
fn inner(schema: Value, draft: &str) -> Value {
    let Value::Object(mut schema) = schema else { return schema };
    // In draft 7 nothing stands beside `$ref`, and the schema needs a name of its own.
    if draft == "draft7" && schema.contains_key("$ref") {
        let kept = ["definitions", "$defs", "$schema"];
        let reference = json!([{ "$ref": schema["$ref"] }]);
        schema = schema.into_iter().filter(|(key, _)| kept.contains(&key.as_str())).collect::<Map<_, _>>();
        schema.insert("allOf".into(), reference);
    }
    schema.entry("$id").or_insert_with(|| "http://alone.test/schema".into());
    Value::Object(schema)
}
