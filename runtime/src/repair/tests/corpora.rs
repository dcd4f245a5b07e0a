//! The cases of two libraries that repair JSON, as their opinion: they complete what is cut off and guess at what was
//! meant, which is never done here. What counts is where a text is taken and its value is another than theirs.

use std::path::{Path, PathBuf};
use std::{env, fs};

use super::*;

/// Texts that are taken while they refuse them or read another value, and why; beside those of [`is_shortened`].
const EXPLAINED: &[(&str, &str)] = &[
    ("\"abc\0\"", "a control character is escaped whatever it is, not only a line break or a tab"),
    ("\"abc\u{1f}\"", "likewise"),
    ("True", "they know the literals of Python within objects and arrays only, and give an empty text"),
    ("'\"'", "a text of one double quote; they give an empty text"),
    (r#"{"" : "value"}"#, "is JSON; their strict mode takes no empty keys"),
    (r#"{"key": "value}\\\"more"}"#, "is JSON; they lose the backslash"),
];

/// They cut line breaks off the end of a text; they are part of it.
fn is_shortened(ours: &Value, theirs: &Value) -> bool {
    match (ours, theirs) {
        (Value::String(ours), Value::String(theirs)) => ours.trim_end_matches('\n') == theirs,
        (Value::Object(ours), Value::Object(theirs)) => {
            ours.iter().zip(theirs).all(|(ours, theirs)| ours.0 == theirs.0 && is_shortened(ours.1, theirs.1))
        }
        (ours, theirs) => ours == theirs,
    }
}

/// What they make of a text, if anything.
struct Case {
    input: String,
    theirs: Option<Value>,
}

#[derive(Debug, Default, PartialEq, Eq)]
struct Counts {
    /// The same value, or the same refusal.
    same: usize,
    refused_by_us: usize,
    different: usize,
}

#[test]
fn what_others_expect() {
    let folder = env::var_os("TOOLCALL_SHARED")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/data"), PathBuf::from);
    for file in ["jsonrepair_cases.jsonl", "json_repair_cases.jsonl"] {
        let path = folder.join("json-repair").join(file);
        match fs::read_to_string(&path) {
            Ok(lines) => println!("{file}: {:?}", compare(lines.lines().map(value).filter_map(|line| case(&line)))),
            Err(error) => println!("nothing is compared with {}: {error}", path.display()),
        }
    }
}

fn compare(cases: impl Iterator<Item = Case>) -> Counts {
    let mut counts = Counts::default();
    for Case { input, theirs } in cases {
        let ours = mend(&input).ok().map(|(json, _)| value(&json));
        match (ours, theirs) {
            (ours, theirs) if ours == theirs => counts.same += 1,
            (None, _) => counts.refused_by_us += 1,
            (Some(ours), theirs) => {
                let is_explained = EXPLAINED.iter().any(|(text, _)| *text == input)
                    || theirs.as_ref().is_some_and(|theirs| is_shortened(&ours, theirs));
                assert!(is_explained, "{input:?} is {ours}, and for them {theirs:?}");
                counts.different += 1;
            }
        }
    }
    assert!(counts.same > 50, "{counts:?}");
    counts
}

/// `None` for what is no question of repair: cases that read by a schema, or text that goes on.
fn case(line: &Value) -> Option<Case> {
    let asked = |option| line.pointer(option).is_some_and(|value| value != false);
    if line.pointer("/kwargs/schema").is_some() || line.pointer("/kwargs/stream_stable").is_some() {
        return None;
    }
    let output = &line["output"];
    let theirs = match output {
        Value::Array(pair) if asked("/kwargs/logging") => pair.first().cloned(),
        Value::String(text) if !asked("/kwargs/return_objects") => serde_json::from_str(text).ok(),
        Value::Null if line["error"].is_string() => None,
        other => Some(other.clone()),
    };
    Some(Case { input: line["input"].as_str()?.to_owned(), theirs })
}
