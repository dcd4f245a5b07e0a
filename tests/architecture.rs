//! The import rules and the sizes of files, read from the sources.
//!
//! Stages import data and vocabulary, vocabulary imports data, data imports data; stages do not import stages. Each table
//! below says it for one crate; what is allowed beyond that stands there with its reason.

#![forbid(unsafe_code)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use toolcall_build::codes;

#[path = "architecture/rules.rs"]
mod rules;

use rules::{COMPILER, SCHEMA};

#[test]
fn modules_import_what_they_may() {
    let mut faults = Vec::new();
    for (name, rules) in [("compiler", COMPILER), ("schema", SCHEMA)] {
        for file in sources(name) {
            let Some(rule) = rules.iter().find(|rule| rule.module == file.module) else {
                faults.push(format!("{name}/src/{}: no rule is there for the module `{}`", file.path, file.module));
                continue;
            };
            for import in imports(&file.code) {
                if import != file.module
                    && !rule.imports.contains(&import.as_str())
                    && rules.iter().any(|rule| rule.module == import)
                {
                    faults.push(format!("{name}/src/{}: `{}` may not import `{import}`", file.path, file.module));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Crates that must not know each other do not.
#[test]
fn crates_depend_in_one_direction() {
    for (name, allowed) in [
        ("macros", &[][..]),
        ("schema", &[]),
        // The command checks calls as a program does; the library may not know how.
        ("compiler", &["toolcall", "toolcall-schema"]),
        ("runtime", &["toolcall-macros", "toolcall-schema"]),
    ] {
        let manifest = fs::read_to_string(root().join(name).join("Cargo.toml")).expect("a manifest");
        let dependencies =
            manifest.split("\n[").find_map(|table| table.strip_prefix("dependencies]")).unwrap_or_default();
        let ours = dependencies
            .lines()
            .filter_map(|line| line.split([' ', '.', '=']).next())
            .filter(|name| name.starts_with("toolcall"));
        assert_eq!(ours.collect::<BTreeSet<_>>(), allowed.iter().copied().collect(), "{name}");
    }
    for file in sources("compiler") {
        let is_command = file.path.starts_with("bin");
        assert!(is_command || !file.code.contains("use toolcall::"), "{}: the library knows the run time", file.path);
    }
}

/// A code that is written out where it is used stands in the lists all the same, else nobody could deny it.
#[test]
fn codes_are_of_the_lists() {
    let mut faults = Vec::new();
    for name in ["compiler", "schema"] {
        for file in sources(name) {
            let made =
                ["Diagnostic::warning(", "Diagnostic::error("].iter().flat_map(|made| file.code.split(made).skip(1));
            for code in made.filter_map(|rest| rest.split(',').next()) {
                let literal = code.trim().trim_matches('"');
                if !["self.id", "LINT.code", "code"].contains(&literal) && codes::recognise(literal).is_err() {
                    faults.push(format!("{name}/src/{}: {literal}", file.path));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Each power has its place: the syntax tree, the disk, the environment, the end of the process.
#[test]
fn powers_stay_in_their_places() {
    let table: &[(&str, &[&str], &[&str])] = &[
        ("syn", &["syn::", "use syn;"], &["compiler/src/read/", "compiler/src/emit/print.rs"]),
        (
            "disk",
            &["std::fs", "fs::"],
            &[
                "compiler/src/source.rs",
                "compiler/src/output.rs",
                "compiler/src/bin/toolcall/declared.rs",
                "compiler/src/bin/toolcall/emit.rs",
                "compiler/src/bin/toolcall/manifest.rs",
                "compiler/src/bin/toolcall/replay.rs",
                "macros/src/glue.rs",
            ],
        ),
        (
            "environment",
            &["std::env", "env::var"],
            &[
                "compiler/src/config/package.rs",
                "compiler/src/bin/toolcall/host.rs",
                "macros/src/glue.rs",
                // Runs itself again under valgrind.
                "runtime/src/bench",
            ],
        ),
        ("exit", &["process::exit"], &[]),
        ("order", &["HashMap", "HashSet"], &["runtime/"]),
        ("unsafe", &["unsafe {", "unsafe fn", "unsafe impl"], &["runtime/src/scan/"]),
    ];
    let mut faults = Vec::new();
    for name in CRATES {
        for file in sources(name) {
            let path = format!("{name}/src/{}", file.path);
            for (power, words, places) in table {
                let is_used = file.code.lines().any(|line| words.iter().any(|word| names(line, word)));
                if is_used && !places.iter().any(|place| path.starts_with(place)) {
                    faults.push(format!("{path}: {power}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn files_are_short_and_named_by_what_they_hold() {
    let mut faults = Vec::new();
    for name in CRATES.iter().chain(&["benches", "tests", "tools-example"]) {
        for file in sources(name) {
            let path = format!("{name}/src/{}", file.path);
            let lines = file.text.lines().count();
            let is_excused = LONG.iter().any(|(long, _)| *long == path);
            if lines > MOST_LINES && !is_excused {
                faults.push(format!("{path}: {lines} lines"));
            }
            if lines <= MOST_LINES && is_excused {
                faults.push(format!("{path}: has only {lines} lines, take it from the list"));
            }
            if path.split(['/', '.']).any(|part| BANNED.contains(&part)) {
                faults.push(format!("{path}: a name that says nothing"));
            }
            if !is_test(&path) && !file.text.starts_with("//! ") {
                faults.push(format!("{path}: says nothing of what it is for"));
            }
        }
    }
    for folder in ["tests", "compiler/tests", "tools-example/tests", "benches/benches"] {
        let mut files = Vec::new();
        collect(&root().join(folder), &root().join(folder), &mut files);
        // Inputs and what is made of them are as they are.
        let is_input = |path: &str| ["cases/", "errors/", "seam/", "src/"].iter().any(|input| path.starts_with(input));
        for Source { path, text, .. } in files.iter().filter(|file| !is_input(&file.path)) {
            let lines = text.lines().count();
            if lines > MOST_LINES {
                faults.push(format!("{folder}/{path}: {lines} lines"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Files beyond [`MOST_LINES`], and why.
const LONG: &[(&str, &str)] = &[];

const MOST_LINES: usize = 300;

const BANNED: &[&str] = &["util", "utils", "helper", "helpers", "common", "misc"];

const CRATES: &[&str] = &["compiler", "macros", "runtime", "schema"];

/// One source file.
struct Source {
    /// From the folder `src`.
    path: String,
    /// The module at the crate's root.
    module: String,
    text: String,
    /// The text without comments and without tests.
    code: String,
}

fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

fn sources(name: &str) -> Vec<Source> {
    let src = root().join(name).join("src");
    let mut files = Vec::new();
    collect(&src, &src, &mut files);
    assert!(!files.is_empty(), "{name} has no sources");
    files.sort_by(|one, other| one.path.cmp(&other.path));
    files
}

fn collect(src: &Path, folder: &Path, files: &mut Vec<Source>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(src, &path, files);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).expect("a source file");
            let path = path.strip_prefix(src).expect("a file of src").to_string_lossy().replace('\\', "/");
            let module = path.split('/').next().unwrap_or_default().trim_end_matches(".rs").to_owned();
            let code = code(&path, &text);
            files.push(Source { path, module, text, code });
        }
    }
}

fn code(path: &str, text: &str) -> String {
    if is_test(path) {
        return String::new();
    }
    let before_tests = text.split("\n#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    before_tests.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

fn is_test(path: &str) -> bool {
    path.split('/').any(|part| part == "tests" || part == "tests.rs")
}

/// The first names behind `crate::`, also in braces.
fn imports(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    for after in code.split("crate::").skip(1) {
        let group = after.strip_prefix('{').map_or(after, |group| group.split('}').next().unwrap_or_default());
        let parts: Vec<&str> = if after.starts_with('{') { group.split(',').collect() } else { vec![group] };
        for part in parts {
            let name: String = part.trim().chars().take_while(|char| char.is_alphanumeric() || *char == '_').collect();
            found.push(name);
        }
    }
    found
}

/// Whether a line names something, and not a longer name that ends so, or a text.
fn names(line: &str, word: &str) -> bool {
    let is_part = |char: char| char.is_alphanumeric() || "_\":".contains(char);
    line.match_indices(word).any(|(at, _)| !line[..at].ends_with(is_part))
}
