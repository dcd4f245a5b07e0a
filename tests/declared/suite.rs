//! The suite of JSON Schema: each schema as the only key of a tool's arguments. It is beyond a shape or refused by name, or
//! every value of the suite fits or not as the suite has it.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};
use toolcall::Scratch;
use toolcall::dynamic::DynamicTools;
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

/// What became of the cases of one draft.
#[derive(Default)]
struct Tally {
    /// By a shape, by nothing that fits, beyond, refused.
    counts: [usize; 4],
    reasons: BTreeMap<String, usize>,
    /// Of those beyond, the ones that a validator judged.
    validated: usize,
    wrong: Vec<String>,
}

#[test]
fn verdicts_are_those_of_the_suite() {
    for (draft, uri) in [
        ("draft2020-12", "https://json-schema.org/draft/2020-12/schema"),
        ("draft7", "http://json-schema.org/draft-07/schema#"),
    ] {
        let Some(folder) = folder("json-schema/tests") else { return };
        let mut tally = Tally::default();
        for path in files(&folder.join(draft), "json") {
            let text = std::fs::read_to_string(&path).expect("a file");
            let groups: Vec<Group> = serde_json::from_str(&text).expect("the suite's own form");
            let file = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            groups.into_iter().for_each(|group| tally.add(&file, group, draft, uri));
        }
        let Tally { counts: [shape, nothing, beyond, refused], reasons, validated, wrong } = tally;
        println!("{draft}: {shape} judged by a shape, {nothing} fit nothing, {beyond} beyond, {refused} refused");
        println!("  {validated} of those beyond judged by a validator");
        reasons.iter().for_each(|(reason, count)| println!("  {count:4} {reason}"));
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        assert!(shape > 600 && refused < 60 && validated > 250, "{shape} {refused} {validated}");
    }
}

impl Tally {
    fn add(&mut self, file: &str, group: Group, draft: &str, uri: &str) {
        let Group { description, schema, tests } = group;
        let name = format!("{file}: {description}");
        let tool = json!({ "name": "t", "inputSchema": {
            "$schema": uri, "type": "object", "properties": { "v": inner(schema, draft) },
            "required": ["v"], "additionalProperties": false,
        }});
        let read = declared::read(tool.to_string().as_bytes(), &Options::REMOTE).expect("one tool");
        let (place, reason) = match &read.tools[0].verdict {
            Verdict::Shape(_) => (0, None),
            Verdict::Refused(fault) if fault.code == "J012" => {
                let taken = tests.iter().filter(|case| case.valid);
                self.wrong.extend(taken.map(|case| format!("{name}: {} fits", case.description)));
                (1, None)
            }
            Verdict::Beyond(beyond) => {
                self.validate(&name, &tool, &tests);
                (2, Some(format!("beyond: {} ({})", beyond.reasons[0].keyword, beyond.reasons[0].why)))
            }
            Verdict::Refused(fault) => (3, Some(format!("refused: {} {name}", fault.code))),
        };
        self.counts[place] += tests.len();
        if let Some(reason) = reason {
            *self.reasons.entry(reason).or_default() += tests.len();
        }
        for mut judge in Judge::all(&read.catalog) {
            for Case { description, data, valid } in &tests {
                let said = judge.fits(&format!("{{\"v\":{data}}}"));
                if said.is_ok() != *valid {
                    self.wrong.push(format!("{name}: {description} is {valid}: {said:?}\n{tool}"));
                }
            }
        }
    }
}

impl Tally {
    /// Holds the cases of a tool that is beyond a shape to its validator.
    fn validate(&mut self, name: &str, tool: &Value, tests: &[Case]) {
        let tools = DynamicTools::load(tool.to_string().as_bytes()).expect("one tool");
        if let Some(refused) = tools.refused().first() {
            let words = refused.fault.message.split(" at #").next().unwrap_or_default();
            *self.reasons.entry(format!("no validator: {} {words}", refused.fault.code)).or_default() += tests.len();
            return;
        }
        let mut scratch = Scratch::new();
        for Case { description, data, valid } in tests {
            let arguments = format!("{{\"v\":{data}}}");
            let outcome = tools.validate("t", arguments.as_bytes(), &mut scratch);
            self.validated += 1;
            if outcome.is_done() != *valid {
                self.wrong.push(format!("{name}: {description} is {valid}: {outcome:?}\n{tool}"));
            }
        }
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
