//! The command on files of declarations: `schema`, `call`, `replay`, `bench`, `emit`.

#![forbid(unsafe_code)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const FILE: &str = r#"[{"type":"function","function":{"name":"wait","description":"Wait.","parameters":{"type":"object",
    "properties":{"seconds":{"type":"integer","minimum":0}},"required":["seconds"],"additionalProperties":false}}}]"#;

#[test]
fn a_schema_is_what_the_provider_takes() {
    let file = written("schema.json", FILE);
    let (code, output, _) = run(&["schema", "--dialect", "anthropic", "--from", &file]);
    assert_eq!(code, Some(0));
    let shown: serde_json::Value = serde_json::from_str(&output).expect("JSON");
    assert_eq!(shown[0]["input_schema"]["required"][0], "seconds");
    let (code, _, told) = run(&["schema", "--dialect", "antropic", "--from", &file]);
    assert!(code == Some(2) && told.contains("no such dialect; there are openai"), "{told}");
}

#[test]
fn arguments_are_checked() {
    let file = written("call.json", FILE);
    let call = |words: &[&str]| run(&[&["call", "--from", &file][..], words].concat());
    assert_eq!(
        call(&["wait", r#"{"seconds":"3"}"#]),
        (Some(0), "{\"seconds\":3}\n".into(), "/seconds: number_from_text\n".into())
    );
    for (words, code, part) in [
        (&["wait", r#"{"seconds":"3"}"#, "--level", "exact"][..], 1, "/seconds: expected an integer"),
        (&["wiat", "{}"], 1, "did you mean `wait`?"),
        (&["wait"], 2, "<arguments>"),
        (&["wait", "{}", "--level", "loose"], 2, "a level is `exact`, `lossless` or `lenient`"),
    ] {
        let (ended, output, told) = call(words);
        assert!(ended == Some(code) && output.is_empty() && told.contains(part), "{words:?}: {ended:?} {told}");
    }
}

#[test]
fn calls_are_replayed_a_line_each() {
    let file = written("replay.json", FILE);
    let calls = written(
        "calls.jsonl",
        concat!(
            r#"{"name":"wait","arguments":{"seconds":9007199254740993.0}}"#,
            "\n\n",
            r#"{"tool":"wait","arguments":"{\"seconds\":\"3\"}"}"#,
            "\n",
            r#"{"name":"wait","arguments":{}}"#,
            "\n",
            r#"{"function":{"name":"wat","arguments":"{}"}}"#,
            "\n"
        ),
    );
    let (code, output, told) = run(&["replay", "--from", &file, &calls, "--json"]);
    assert_eq!((code, told.as_str()), (Some(1), "2 accepted, 2 refused\n"));
    let lines: Vec<_> = output.lines().collect();
    assert!(lines[0].contains(r#""ok":true,"arguments":{"seconds":9007199254740993},"#), "{}", lines[0]);
    for (line, key, expected) in [
        (1, "/receipt/places/0/pointer", "/seconds"),
        (2, "/violations/0/code", "missing_key"),
        (3, "/violations/0/code", "unknown_tool"),
    ] {
        let verdict: serde_json::Value = serde_json::from_str(lines[line]).expect("JSON");
        assert_eq!(verdict.pointer(key).and_then(|one| one.as_str()), Some(expected), "{verdict}");
    }
    let (_, output, told) = run(&["replay", "--from", &file, &calls, "--level", "exact"]);
    assert_eq!(told, "1 accepted, 3 refused\n");
    assert!(
        output.contains("calls.jsonl:3: wait: /seconds: expected an integer")
            && output.contains("did you mean `wait`?"),
        "{output}"
    );
    let broken = written("broken.jsonl", "{\"name\":1}\n");
    let (code, _, told) = run(&["replay", "--from", &file, &broken]);
    assert!(code == Some(1) && told.contains("broken.jsonl:1: the `name` is no text"), "{told}");
    assert!(told.ends_with("0 accepted, 0 refused, 1 not read\n"), "{told}");
}

/// What no type says is held to its schema by the validator, and shown as it was declared.
#[test]
fn tools_beyond_a_shape_are_checked_too() {
    let beyond = r#"[{"name":"either","inputSchema":{"type":"object","properties":{"a":{"type":"integer"},"b":{}},
        "not":{"required":["a","b"]}},"outputSchema":{"type":"object","not":{"required":["c"]}}}]"#;
    let file = written("beyond.json", beyond);
    let (code, output, told) = run(&["schema", "--dialect", "mcp", "--from", &file]);
    let shown: serde_json::Value = serde_json::from_str(&output).expect("JSON");
    assert_eq!((code, &shown[0]["inputSchema"]["not"]["required"][1]), (Some(0), &"b".into()), "{told}");
    assert_eq!(shown[0]["outputSchema"]["not"]["required"][0], "c");
    assert!(told.contains("a validator checks not"), "{told}");
    let (_, output, told) = run(&["schema", "--dialect", "cohere", "--from", &file]);
    assert!(output.contains("It must fit this JSON Schema") && told.contains("shown as an object"), "{told}");
    assert_eq!(run(&["call", "--from", &file, "either", r#"{"a":1}"#]).0, Some(0));
    let (code, _, told) = run(&["call", "--from", &file, "either", r#"{"a":1,"b":2}"#]);
    assert!(code == Some(1) && told.contains("which is not allowed"), "{told}");
    let calls = written("beyond.jsonl", "{\"name\":\"either\",\"arguments\":{\"a\":\"1\"}}\n");
    assert_eq!(run(&["replay", "--from", &file, &calls]).0, Some(1));
}

#[test]
fn each_tool_is_timed_and_what_has_no_arguments_is_told() {
    let tools = format!(
        "{},{}",
        FILE.trim_end_matches(']'),
        r#"{"type":"function","function":{"name":"never","parameters":{"type":"object","properties":{"a":{"type":"string",
           "pattern":"^(?:x\\d\\Dy){7}[^a-z]{9}$"}},"required":["a"],"additionalProperties":false}}}]"#
    );
    let file = written("bench.json", &tools);
    let (code, output, told) = run(&["bench", "--from", &file]);
    let lines: Vec<Vec<&str>> = output.lines().map(|line| line.split_whitespace().collect()).collect();
    assert!(code == Some(0) && lines.len() == 2 && told.contains("`never` is left out"), "{output}{told}");
    let [name, bytes, rest @ ..] = &lines[1][..] else { panic!("{output}") };
    assert_eq!((*name, *bytes), ("wait", "13"));
    let [nanoseconds, part, instructions] = rest else { panic!("{output}") };
    assert!(nanoseconds.parse::<f64>().is_ok_and(|time| time > 0.0), "{output}");
    assert!(part.parse::<f64>().is_ok_and(|part| part > 0.0), "{output}");
    // Counted where valgrind is, and some people have none.
    assert!(instructions.parse::<u64>().is_ok_and(|count| count > 100) || *instructions == "-", "{output}");
}

#[test]
fn without_valgrind_the_time_is_told() {
    let file = written("bench_alone.json", FILE);
    let mut command = Command::new(env!("CARGO_BIN_EXE_toolcall"));
    let (code, output, told) = ended(command.args(["bench", "--from", &file]).env("PATH", ""));
    assert!(code == Some(0) && told.contains("there is no valgrind"), "{told}");
    assert!(output.lines().last().is_some_and(|line| line.starts_with("wait ") && line.ends_with(" -")), "{output}");
}

#[test]
fn what_is_emitted_is_printed_or_written() {
    let file = written("emit_me.json", FILE);
    let (code, output, told) = run(&["emit", "--from", &file]);
    assert_eq!((code, told.as_str()), (Some(0), ""));
    for part in ["pub struct Wait {", "pub seconds: ::core::primitive::u64,", "pub trait Handlers {", "emit_me.mcp."] {
        assert!(output.contains(part), "{part}: {output}");
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("declared/out");
    let _ = fs::remove_dir_all(&folder);
    let out = folder.to_str().expect("UTF-8");
    let (code, printed, _) = run(&["emit", "--from", &file, "--dialect", "mcp", "--out", out]);
    assert_eq!((code, printed.as_str()), (Some(0), ""));
    let names: Vec<String> = fs::read_dir(&folder)
        .expect("it")
        .map(|entry| entry.expect("it").file_name().into_string().expect("it"))
        .collect();
    // The code, its one view, its catalog.
    let is_there = |end: &str| names.iter().any(|name| name.starts_with("emit_me.") && name.ends_with(end));
    assert!(names.len() == 3 && [".rs", ".json", ".catalog"].iter().all(|end| is_there(end)), "{names:?}");
    let beyond = format!("[{},{{\"name\":\"bad\",\"inputSchema\":{{\"not\":{{}}}}}}]", &FILE[1..FILE.len() - 1]);
    let (code, output, told) = run(&["emit", "--from", &written("emit_beyond.json", &beyond)]);
    assert!(code == Some(1) && output.contains("pub struct Wait") && told.contains("[J030]"), "{told}");
}

#[test]
fn what_is_no_declaration_is_told_what_was_expected() {
    let one_bad = format!("[{},{{\"name\":\"bad\",\"inputSchema\":3}}]", &FILE[1..FILE.len() - 1]);
    let file = written("bad.json", &one_bad);
    let (code, output, told) = run(&["schema", "--dialect", "mcp", "--from", &file]);
    assert!(code == Some(1) && output.contains("wait") && told.contains("`bad` cannot be used: J"), "{told}");
    let file = written("none.json", "{\"a\":1}");
    for words in [&["schema", "--dialect", "mcp"][..], &["call", "wait", "{}"], &["replay", &file], &["emit"]] {
        let (code, _, told) = run(&[words, &["--from", &file]].concat());
        assert!(code == Some(2) && told.contains("J002") && told.contains("inputSchema"), "{words:?}: {told}");
    }
    let (code, _, told) = run(&["call", "--from", "no-such-file.json", "wait", "{}"]);
    assert!(code == Some(2) && told.contains("no-such-file.json"), "{told}");
}

/// How it ended, and what it printed.
fn run(words: &[&str]) -> (Option<i32>, String, String) {
    ended(Command::new(env!("CARGO_BIN_EXE_toolcall")).args(words))
}

fn ended(command: &mut Command) -> (Option<i32>, String, String) {
    let output = command.output().expect("the command");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

fn written(name: &str, text: &str) -> String {
    let folder: PathBuf = Path::new(env!("CARGO_TARGET_TMPDIR")).join("declared");
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join(name);
    fs::write(&path, text).expect("write");
    path.to_str().expect("UTF-8").to_owned()
}
