//! What is compiled to tables alone says the same as what is loaded while a program runs.

#![forbid(unsafe_code)]

use toolcall::dynamic::DynamicTools;
use toolcall::{Dialect, Level, Outcome, Policy, Scratch};
use toolcall_build::{Config, stages};
use toolcall_tests::gateway::TOOLS;

const LIST: &str = include_str!("tables/gateway.json");

#[test]
fn calls_are_checked_as_by_loaded_tools() {
    let loaded = DynamicTools::load(LIST.as_bytes()).expect("a list of tools");
    let mut counts = [0; 2];
    for (name, arguments) in [
        ("reserve_berth", r#"{"ship":"Ida","metres":12}"#),
        ("reserve_berth", r#"{"metres":"12","ship":"Ida","side":"port","stops":[{"lon":1,"lat":2.5}]}"#),
        ("reserve_berth", r#"{"metres":500,"ship":"","side":"prot","stops":[{"lon":1}]}"#),
        ("reserve_berth", r#"{"ship":"Ida","metres":12,"stops":{"lat":1,"lon":2}}"#),
        ("tide", ""),
        ("tide", r#"{"hours":"6","more":[1]}"#),
        ("tide", r#"{"hours":true"#),
        ("tides", "{}"),
    ] {
        for level in Level::ALL {
            let compiled =
                end(|scratch, out| TOOLS.check(name, arguments.as_bytes(), Policy::at(level), scratch, out).into());
            let expected =
                end(|scratch, out| loaded.check(name, arguments.as_bytes(), Policy::at(level), scratch, out).into());
            assert_eq!(compiled, expected, "{name} {arguments} {level}");
            counts[usize::from(compiled.starts_with("done"))] += 1;
        }
    }
    assert!(counts.iter().all(|count| *count > 5), "{counts:?}");
}

/// How a check ends, in words.
fn end(check: impl FnOnce(&mut Scratch, &mut Vec<u8>) -> End) -> String {
    let mut out = Vec::new();
    match check(&mut Scratch::new(), &mut out) {
        End(None) => format!("done {}", String::from_utf8(out).expect("JSON")),
        End(Some(text)) => text,
    }
}

struct End(Option<String>);

impl From<Outcome<'_>> for End {
    fn from(outcome: Outcome<'_>) -> Self {
        Self(match outcome {
            Outcome::Done => None,
            Outcome::Rejected(rejection) => Some(rejection.to_string()),
            other => Some(other.name().to_owned()),
        })
    }
}

#[test]
fn schemas_are_those_of_loaded_tools() {
    let loaded = DynamicTools::load(LIST.as_bytes()).expect("a list of tools");
    for dialect in [Dialect::OpenaiStrict, Dialect::Anthropic, Dialect::Mcp] {
        assert_eq!(TOOLS.schema(dialect).expect("rendered"), loaded.schema(dialect), "{dialect}");
    }
}

#[test]
fn there_are_no_types_of_arguments() {
    let files = [("lib.rs", "mod tools { toolcall::include_tools!(gateway); }"), ("gateway.json", LIST)];
    let code = |config: Config| {
        let code = stages::of(&files, "lib.rs", &config).code;
        code.into_iter().map(|file| file.text).collect::<String>()
    };
    let (typed, tables) = (code(Config::new().json("gateway.json")), code(Config::new().json_tables("gateway.json")));
    for part in ["pub struct ReserveBerth", "trait Handlers", "fn call_sync"] {
        assert!(typed.contains(part) && !tables.contains(part), "{part}");
    }
    assert!(tables.contains("pub static TOOLS") && tables.len() < typed.len() / 2);
}
