//! The command `toolcall`, run as a person runs it, on packages that these tests write.

#![forbid(unsafe_code)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const MODULE: &str = "pub mod tools { toolcall::include_tools!(); }\n";
const CLEAN: &str =
    "/// Adds.\n///\n/// # Parameters\n/// * `x` - a number\n#[toolcall::tool]\npub fn add(x: u8) -> u8 { x }\n";
/// T025.
const WARNED: &str = "/// Takes.\n///\n/// # Parameters\n/// * `y` - a number\n#[toolcall::tool]\npub fn take() {}\n";
/// L001, which is off.
const LINTED: &str = "/// Adds.\n#[toolcall::tool]\npub fn add(x: u8) -> u8 { x }\n";
/// T013.
const FAULTY: &str = "/// Fills.\n#[toolcall::tool]\npub fn fill(out: &mut String) {}\n";

#[test]
fn what_is_clean_is_good() {
    let package = package("clean", &[CLEAN]);
    for path in [package.clone(), package.join("Cargo.toml")] {
        check(&path, &[]).ends(0).counts("1 tool, 0 warnings, 0 errors").says("");
    }
    assert_eq!(entries(&package), ["Cargo.toml", "src"], "nothing is written");
}

#[test]
fn a_warning_is_what_is_made_of_it() {
    let package = package("warned", &[CLEAN, WARNED]);
    check(&package, &[]).ends(0).counts("2 tools, 1 warning, 0 errors").says("warning[T025]").says("--> src/lib.rs");
    for denied in
        [&["--deny", "warnings"][..], &["--allow", "warnings", "--deny=T025"], &["--allow=T025", "--deny=T025"]]
    {
        let told = check(&package, denied).ends(1).counts("2 tools, 0 warnings, 1 error").says("error[T025]");
        assert!(!told.errors.contains("warning["), "{}", told.errors);
    }
    for allowed in
        [&["--allow", "T025"][..], &["--deny", "warnings", "--allow", "T025"], &["--deny=T025", "--allow=T025"]]
    {
        check(&package, allowed).ends(0).counts("2 tools, 0 warnings, 0 errors").says("");
    }
}

#[test]
fn a_lint_is_told_when_it_is_on() {
    let package = package("linted", &[LINTED]);
    check(&package, &[]).ends(0).counts("1 tool, 0 warnings, 0 errors");
    check(&package, &["--deny", "warnings"]).ends(0).counts("1 tool, 0 warnings, 0 errors");
    check(&package, &["--warn", "L001"]).ends(0).says("warning[L001]");
    check(&package, &["--warn", "lints", "--deny", "warnings"]).ends(1).says("error[L001]");
    check(&package, &["--deny", "L001"]).ends(1).counts("1 tool, 0 warnings, 1 error").says("error[L001]");
}

#[test]
fn what_the_build_refuses_is_refused() {
    check(&package("faulty", &[CLEAN, FAULTY]), &[]).ends(1).counts("1 tool, 0 warnings, 1 error").says("error[T013]");
    let unparsed = package("unparsed", &[CLEAN, "mod broken;\nmod gone;\n"]);
    write(&unparsed.join("src/broken.rs"), "fn f() {}\nfn g( {\n");
    let told = check(&unparsed, &[]).ends(1).counts("1 tool, 0 warnings, 2 errors").says("--> src/broken.rs:2");
    told.says("error[T080]").says("the module `crate::gone` is not read: there is no file for it");
    write(&unparsed.join("src/broken.rs"), "fn f() {}\n\n\nfn g()\n\n");
    check(&unparsed, &[]).ends(1).says("unexpected end of input").says("--> src/broken.rs:4");
}

#[test]
fn what_cannot_be_meant_is_told_with_what_can() {
    let package = package("called", &[CLEAN]);
    for (words, told) in [
        (&["--deny", "warning"][..], "did you mean `warnings`?"),
        (&["--warn", "L01"], "did you mean `L001`?"),
        (&["--allow", "everything"], "there is no warning `everything`; it is a code like"),
        (&["--dialect", "openai-strickt"], "did you mean `openai-strict`?"),
        (&["--features", "remot"], "did you mean `remote`?"),
        (&["--root", "src/gone.rs"], "there is no file `src/gone.rs`"),
        (&["--toolset", "admin"], "`admin::users=admin`"),
        (&["--budget", "many"], "two numbers of bytes"),
        (&["--no-such-word"], "--no-such-word"),
    ] {
        check(&package, words).ends(2).counts("").says(told);
    }
}

#[test]
fn what_is_no_package_is_told_with_what_is() {
    let folder = package("no_package", &[]);
    check(&folder.join("gone"), &[])
        .ends(2)
        .says("there is no package at")
        .says("name the folder of one, or its Cargo.toml");
    check(&folder.join("src/lib.rs"), &[]).ends(2).says("there is no package at");
    fs::remove_file(folder.join("src/lib.rs")).expect("remove");
    check(&folder, &[]).ends(2).says("neither `src/lib.rs` nor `src/main.rs`");
    for (manifest, told) in [
        ("[workspace]\n", "has no `[package]`"),
        ("[package]\nversion = \"1.0.0\"\n", "has no `name`"),
        ("[package\n", "cannot be read"),
    ] {
        write(&folder.join("Cargo.toml"), manifest);
        check(&folder, &[]).ends(2).counts("").says(told);
    }
    fs::remove_file(folder.join("Cargo.toml")).expect("remove");
    check(&folder, &[]).ends(2).says("there is no package at");
}

#[test]
fn words_reach_the_build_step() {
    let gated =
        "#[cfg(feature = \"remote\")]\nmod remote {\n    /// Asks.\n    #[toolcall::tool]\n    pub fn ask() {}\n}\n";
    let package = package("words", &[CLEAN, gated, "#[cfg(windows_or_odd)]\nmod odd;\n"]);
    let tools =
        |words: &[&str], count: &str| drop(check(&package, words).counts(&format!("{count}, 0 warnings, 0 errors")));
    tools(&[], "1 tool");
    tools(&["--features", "remote"], "2 tools");
    tools(&["--features", "all"], "2 tools");
    tools(&["--cfg", "feature=\"remote\""], "2 tools");
    write(&package.join("Cargo.toml"), &(MANIFEST.to_owned() + "default = [\"all\"]\n"));
    tools(&[], "2 tools");
    tools(&["--no-default-features"], "1 tool");
    check(&package, &["--cfg", "windows_or_odd"]).ends(1).says("`crate::odd`");

    write(&package.join("src/other.rs"), &format!("{CLEAN}{CLEAN}").replace("mod tools", "mod others"));
    check(&package, &["--root", "src/other.rs"]).ends(1).says("include_tools!()");
    check(&package, &["--toolset", "crate::remote=others"]).ends(1).says("include_tools!(others)");
    let told = "the toolset `list` of `data/list.json` is included nowhere: write `mod list {";
    check(&package, &["--json", "data/list.json"]).ends(1).says(told);
    check(&package, &["--budget", "10,20"]).ends(0).says("warning[L007]");
    check(&package, &["--output-schemas", "--dialect", "mcp", "--dialect=openai"]).ends(0);
    write(&package.join("Cargo.toml"), &(MANIFEST.to_owned() + "[lib]\npath = \"src/other.rs\"\n"));
    check(&package, &[]).ends(1).says("--> src/other.rs");
}

#[test]
fn without_rustc_the_cfgs_are_those_of_the_program() {
    let package = package("alone", &[CLEAN, "#[cfg(not(any(unix, windows)))]\nmod neither;\n"]);
    let mut command = Command::new(env!("CARGO_BIN_EXE_toolcall"));
    let told = run(command.env("RUSTC", "no-such-rustc").arg("check").arg(&package));
    told.ends(0).says("`no-such-rustc --print cfg` failed").says("set RUSTC");
}

#[test]
fn help_says_what_build_rs_alone_knows() {
    for words in [&["check", "--help"][..], &["--help"], &["--version"]] {
        let told = run(Command::new(env!("CARGO_BIN_EXE_toolcall")).args(words)).ends(0);
        assert_eq!(told.output.contains("Providers cannot be said"), words[0] == "check", "{}", told.output);
    }
    run(&mut Command::new(env!("CARGO_BIN_EXE_toolcall"))).ends(2).says("check");
}

/// What a run of the command gave.
struct Told {
    code: Option<i32>,
    output: String,
    errors: String,
}

impl Told {
    #[track_caller]
    fn ends(self, code: i32) -> Self {
        assert_eq!(self.code, Some(code), "{}{}", self.output, self.errors);
        self
    }

    #[track_caller]
    fn counts(self, summary: &str) -> Self {
        assert_eq!(self.output.trim_end(), summary, "{}", self.errors);
        self
    }

    /// Nothing at all if that is empty.
    #[track_caller]
    fn says(self, part: &str) -> Self {
        assert!(self.errors.contains(part) && (!part.is_empty() || self.errors.is_empty()), "{part}: {}", self.errors);
        self
    }
}

fn check(package: &Path, words: &[&str]) -> Told {
    run(Command::new(env!("CARGO_BIN_EXE_toolcall")).arg("check").arg(package).args(words))
}

fn run(command: &mut Command) -> Told {
    let output = command.output().expect("the command");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Told { code: output.status.code(), output: text(&output.stdout), errors: text(&output.stderr) }
}

/// A package of its own, whose library holds these items beside the module of the toolset.
fn package(name: &str, items: &[&str]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("command").join(name);
    let _ = fs::remove_dir_all(&folder);
    write(&folder.join("Cargo.toml"), MANIFEST);
    write(&folder.join("src/lib.rs"), &(items.concat() + MODULE));
    folder
}

const MANIFEST: &str = "[package]\nname = \"some-tools\"\n\n[features]\nall = [\"remote\", \"dep:x\"]\nremote = []\n";

fn write(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().expect("a folder")).expect("folder");
    fs::write(path, text).expect("write");
}

fn entries(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder").flatten();
    let mut names: Vec<String> = entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}
