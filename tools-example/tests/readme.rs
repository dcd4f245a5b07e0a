//! What the README shows is what the sources say and what the program prints.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

#[test]
fn snippets_are_those_of_the_sources() {
    let blocks = blocks("source: ");
    assert!(blocks.len() >= 3, "the README shows sources");
    for (path, block) in blocks {
        let source = fs::read_to_string(root().join(&path)).expect("a source file");
        assert!(source.contains(&block), "{path} does not hold\n{block}");
    }
}

#[test]
fn schemas_are_those_of_the_program() {
    let blocks = blocks("schema ");
    assert!(blocks.len() >= 2, "the README shows two dialects");
    for (dialect, block) in blocks {
        let printed = run(&["schema", &dialect], "");
        assert!(printed.contains(block.trim()), "{dialect} does not print\n{block}");
    }
}

#[test]
fn calls_are_answered_as_shown() {
    let [(_, block)] = &blocks("call")[..] else { panic!("the README shows calls once") };
    let part = |mark: &str| block.lines().filter_map(|line| line.strip_prefix(mark)).collect::<Vec<_>>().join("\n");
    assert_eq!(run(&["call"], &part("> ")).trim(), part("< "));
}

#[test]
fn the_readme_is_short_and_tells_the_rust_version() {
    let readme = readme();
    assert!(readme.lines().count() <= 150, "{} lines", readme.lines().count());
    let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("the manifest");
    let version = manifest.lines().find_map(|line| line.strip_prefix("rust-version = ")).expect("a rust-version");
    assert!(readme.contains(&format!("Rust {} or newer", version.trim_matches('"'))), "{version}");
}

/// The blocks behind `<!-- KIND… -->`, with what stands behind the kind.
fn blocks(kind: &str) -> Vec<(String, String)> {
    let readme = readme();
    let marks = readme.split("<!-- ").skip(1).filter_map(|part| part.strip_prefix(kind)?.split_once(" -->\n```"));
    let blocks = marks.filter_map(|(name, rest)| {
        let (_, block) = rest.split_once('\n')?;
        Some((name.to_owned(), block.split_once("```")?.0.to_owned()))
    });
    blocks.collect()
}

fn run(arguments: &[&str], input: &str) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_tools-example"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program");
    program.stdin.take().expect("its input").write_all(input.as_bytes()).expect("it reads");
    let output = program.wait_with_output().expect("it ends");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn readme() -> String {
    fs::read_to_string(root().join("README.md")).expect("the README")
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").to_path_buf()
}
