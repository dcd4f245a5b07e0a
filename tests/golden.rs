//! Every stage of every case, and the diagnostics of `errors/`, as golden files. `UPDATE=1` rewrites them.

#![forbid(unsafe_code)]

#[path = "providers.rs"]
mod providers;

use std::fs;
use std::path::PathBuf;

use toolcall_build::stages::{self, Code, Stages};
use toolcall_build::{Config, Level, codes};
use toolcall_tests::case::CASES;
use toolcall_tests::compare::Goldens;

#[test]
fn every_stage_of_every_case() {
    let mut goldens = Goldens::new();
    for case in CASES {
        let stages = stages_of_case(case.name);
        assert!(!stages.diagnostics.contains("error["), "{case:?} has faults:\n{}", stages.diagnostics);
        let folder = case.folder();
        if !stages.diagnostics.is_empty() {
            goldens.compare(&folder.join("warnings.txt"), &stages.diagnostics);
        }
        goldens.compare(&folder.join("catalog.txt"), &stages.catalog);
        goldens.compare(&folder.join("ledger.txt"), &stages.ledger);
        goldens.compare(&folder.join("code.rs"), &laid_out(&stages.code));
        for (dialect, view) in &stages.views {
            goldens.compare(&folder.join(format!("view.{dialect}.json")), view);
        }
        let declarations = format!("{}.json", case.name);
        let inputs = ["input.rs", "calls.txt", &declarations];
        goldens.orphans(&folder, |name| !inputs.contains(&name) && !name.ends_with(".md"));
    }
    goldens.finish();
}

/// Emitted files as people read them; written they have a line for each statement and no more.
fn laid_out(code: &[Code]) -> String {
    let pretty = |Code { name, text }: &Code| {
        let file = syn::parse_file(text).unwrap_or_else(|error| panic!("{name}: {error}\n{text}"));
        let (first, _) = text.split_once('\n').expect("a line that says what wrote it");
        format!("// {name}\n{first}\n{}\n", prettyplease::unparse(&file))
    };
    code.iter().map(pretty).collect()
}

/// The bytes that the build step wrote are those of the golden files.
#[test]
fn what_is_shown_is_what_is_built() {
    for case in CASES {
        for (dialect, view) in stages_of_case(case.name).views {
            let built = case.tools.schema(dialect).unwrap_or_else(|error| panic!("{error}"));
            let built: serde_json::Value = serde_json::from_slice(built).expect("JSON");
            let shown: serde_json::Value = serde_json::from_str(&view).expect("JSON");
            assert_eq!(built, shown, "{case:?} {dialect}");
        }
    }
}

#[test]
fn every_diagnostic() {
    let mut goldens = Goldens::new();
    for path in error_inputs() {
        let text = fs::read_to_string(&path).expect("a file of errors/");
        goldens.compare(&path.with_extension("txt"), &diagnostics_of(&text));
    }
    goldens.orphans(&errors(), |name| name.ends_with(".txt"));
    goldens.finish();
}

#[test]
fn a_warning_is_what_the_config_makes_of_it() {
    let text = fs::read_to_string(errors().join("lints.rs")).expect("a file of errors/");
    let told = |config: Config| stages::of(&[("src/lib.rs", &text)], "src/lib.rs", &config).diagnostics;
    let usual = told(Config::new());
    assert!(usual.contains("warning[L003]") && usual.contains("warning[V002]") && !usual.contains("[L001]"));
    let denied = told(Config::new().deny("warnings").allow("V002"));
    assert!(denied.contains("error[L003]") && !denied.contains("warning[") && !denied.contains("[V002]"));
}

/// One without would escape `Config::deny`.
#[test]
fn every_warning_has_a_code_and_is_denied_by_warnings() {
    let mut warnings = 0;
    for path in error_inputs() {
        let text = fs::read_to_string(&path).expect("a file of errors/");
        for line in titles(&diagnostics_of(&text)) {
            let code = line.split_once('[').and_then(|(_, rest)| rest.split_once("]: ")).map_or("", |(code, _)| code);
            assert_eq!(codes::recognise(code), Ok(code), "{path:?}: {line}");
            warnings += usize::from(line.starts_with("warning"));
        }
        let denied = told(&text, |config| config.deny("warnings"));
        assert!(titles(&denied).all(|line| line.starts_with("error[")), "{path:?}: {denied}");
    }
    assert!(warnings >= 40, "{warnings}");
}

/// The first lines of diagnostics.
fn titles(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| line.starts_with("warning") || line.starts_with("error"))
}

/// A code that nothing shows is a code that nobody has tried.
#[test]
fn every_code_is_shown() {
    let mut shown = String::new();
    for path in error_inputs() {
        shown += &diagnostics_of(&fs::read_to_string(path).expect("a file of errors/"));
    }
    for (code, ..) in codes::all() {
        let is_shown = shown.contains(&format!("[{code}]"));
        let is_excused = NOT_SHOWN.iter().any(|(excused, _)| *excused == code);
        assert!(is_shown || is_excused, "no file of errors/ shows {code}");
        assert!(!(is_shown && is_excused), "{code} is shown: take it from the list");
    }
}

/// Codes that have no file, and why.
const NOT_SHOWN: &[(&str, &str)] = &[
    ("V001", "it takes 129 tools; a test of the views has them"),
    ("V006", "it takes more than a hundred uses of types; a test of the views has one that contains itself"),
];

fn stages_of_case(name: &str) -> Stages {
    let path = toolcall_tests::case::folder().join(name).join("input.rs");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    // As `build.rs` has it.
    let mut config = Config::new().coerce(Level::Exact).provider(providers::Others);
    let declarations = format!("{name}.json");
    // By itself a case is the usual toolset, if no file names it; `build.rs` names it after its folder.
    let text = match path.with_file_name(&declarations).is_file() {
        true => {
            config = config.json(&declarations);
            text
        }
        false => text.replace(&format!("include_tools!({name})"), "include_tools!()"),
    };
    let mut files = vec![("input.rs".to_owned(), text)];
    // What doc comments include, and declarations.
    for entry in fs::read_dir(path.with_file_name("")).expect("the folder of a case").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.ends_with(".md") || name == declarations {
            files.push((name, fs::read_to_string(entry.path()).expect("a text")));
        }
    }
    let files: Vec<_> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    stages::of(&files, "input.rs", &config)
}

/// A file of `errors/` is `src/lib.rs`, or several files behind lines like `//@ src/lib.rs`. One that is about lints
/// has all of them on, one about the outputs of all tools has all described; the budget is small.
fn diagnostics_of(text: &str) -> String {
    told(text, |config| config)
}

/// The same, with more settings.
fn told(text: &str, more: impl FnOnce(Config) -> Config) -> String {
    let mut files: Vec<(&str, String)> = Vec::new();
    for line in text.lines() {
        match (line.strip_prefix("//@ "), files.last_mut()) {
            (Some(path), _) => files.push((path, String::new())),
            (None, Some((_, content))) => *content += &format!("{line}\n"),
            (None, None) => files.push(("src/lib.rs", format!("{line}\n"))),
        }
    }
    let files: Vec<(&str, &str)> = files.iter().map(|(path, content)| (*path, content.as_str())).collect();
    let config = Config::new().provider(providers::Others).budget(4_096, 6_000);
    let config = if text.starts_with("//! Lints") { config.warn("lints") } else { config };
    let config = config.output_schemas(text.starts_with("//! The outputs of all"));
    stages::of(&files, "src/lib.rs", &more(config)).diagnostics
}

fn errors() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/errors"))
}

fn error_inputs() -> Vec<PathBuf> {
    let entries = fs::read_dir(errors()).expect("the folder errors/");
    let mut paths: Vec<_> = entries
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "rs"))
        .collect();
    paths.sort();
    assert!(paths.len() >= 10, "errors/ is nearly empty");
    paths
}
