//! The seam between the build step and the source, proven on packages that are built as a user's are.
//!
//! The packages in `seam/` are about one difficulty each and test themselves; the tests below also change packages
//! between two builds, and build one from packaged crates outside of the workspace.

mod package;

use std::fs;

use package::{BUILD, Package, cargo, entries, errors, root, target, text, tools};

#[test]
fn every_package_of_the_folder_passes_its_own_tests() {
    let output = cargo(&root().join("tests/seam"), &["test", "--workspace", "--quiet"]);
    assert!(output.status.success(), "{}", text(&output));
}

#[test]
fn tools_follow_cargo_features() {
    let output = cargo(&root().join("tests/seam"), &["test", "--quiet", "-p", "features", "--features", "remote"]);
    assert!(output.status.success(), "{}", text(&output));
}

#[test]
fn a_library_and_a_binary_share_a_module() {
    let output = cargo(&root().join("tests/seam"), &["run", "--quiet", "-p", "shared-module"]);
    assert!(output.status.success() && text(&output).contains("Hello Ada, from bin"), "{}", text(&output));
}

#[test]
fn changes_between_builds_are_seen() {
    let package = Package::new("changes");
    package.write("src/lib.rs", "pub mod a;\npub mod tools { toolcall::include_tools!(); }\n");
    package.write("src/a.rs", &tools(&["one", "two"]));
    assert_eq!(package.names(), ["one", "two"]);

    // a file renamed
    fs::rename(package.path("src/a.rs"), package.path("src/b.rs")).expect("rename");
    package.write("src/lib.rs", "pub mod b;\npub mod tools { toolcall::include_tools!(); }\n");
    assert_eq!(package.names(), ["one", "two"]);

    // a tool deleted, a name changed
    package.write("src/b.rs", &tools(&["uno"]));
    assert_eq!(package.names(), ["uno"]);

    // a module that appears where it was looked for before
    package
        .write("src/lib.rs", "pub mod b;\n#[cfg(any())]\nmod later;\npub mod tools { toolcall::include_tools!(); }\n");
    assert_eq!(package.names(), ["uno"]);

    // glue of items that are gone is gone
    let glue = package.glue();
    assert!(glue.iter().any(|name| name.starts_with("uno.")), "{glue:?}");
    assert!(!glue.iter().any(|name| name.starts_with("one.") || name.starts_with("two.")), "{glue:?}");
}

#[test]
fn an_unchanged_run_rewrites_nothing() {
    let package = Package::new("unchanged");
    package.write("src/lib.rs", &format!("{}pub mod tools {{ toolcall::include_tools!(); }}\n", tools(&["one"])));
    assert_eq!(package.names(), ["one"]);
    let before = package.modified();
    package.write("build.rs", &format!("// touched\n{BUILD}"));
    assert_eq!(package.names(), ["one"]);
    assert_eq!(before, package.modified());
}

#[test]
fn a_build_without_changes_builds_nothing() {
    let package = Package::new("fresh");
    package.write("src/lib.rs", "mod a;\nmod b;\npub mod tools { toolcall::include_tools!(); }\n");
    package.write("src/a.rs", &tools(&["one"]));
    package.write("src/b/mod.rs", "");
    assert_eq!(package.names(), ["one"]);
    let output = package.cargo(&["build", "--example", "names"]);
    assert!(output.status.success() && !text(&output).contains("Compiling"), "{}", text(&output));
}

#[test]
fn glue_of_another_text_is_not_taken() {
    let package = Package::new("stale");
    let tools_module = "pub mod tools { toolcall::include_tools!(); }\n";
    package.write("src/lib.rs", &format!("{}{tools_module}", tools(&["one"])));
    assert_eq!(package.names(), ["one"]);
    package.write("build.rs", "fn main() { println!(\"cargo::rerun-if-changed=build.rs\"); }\n");
    package.write("src/lib.rs", &format!("{}{tools_module}", tools(&["one"]).replace("{ 1 }", "{ 2 }")));
    let output = package.cargo(&["build", "--quiet", "--example", "names"]);
    assert!(!output.status.success() && text(&output).contains("still call"), "{}", text(&output));
}

#[test]
fn another_binary_is_told_how_to_be_read() {
    let package = Package::new("second");
    fs::remove_dir_all(package.path("examples")).expect("remove");
    package.write("src/lib.rs", "");
    let program = format!("{}mod tools {{ toolcall::include_tools!(); }}\nfn main() {{}}\n", tools(&["one"]));
    package.write("src/bin/other.rs", &program);
    let output = package.cargo(&["check", "--quiet"]);
    assert!(!output.status.success() && text(&output).contains("build.rs names all roots"), "{}", text(&output));
    package.write("build.rs", &BUILD.replace("new()", "new().root(\"src/lib.rs\").root(\"src/bin/other.rs\")"));
    let output = package.cargo(&["check", "--quiet"]);
    assert!(output.status.success(), "{}", text(&output));
}

#[test]
fn unusual_toolsets_do_not_warn() {
    let package = Package::new("unusual");
    for tool in [
        "",
        "/// Waits.\n#[toolcall::tool]\npub async fn wait(word: &str) -> usize { word.len() }\n",
        "/// Names of ours.\n#[toolcall::tool]\npub fn context(reply: u8, arguments: u8, slots: u8) -> u8 { reply + arguments + slots }\n",
        "/// Ours too.\n#[toolcall::tool]\npub fn reply(text: &str) -> usize { text.len() }\n",
    ] {
        let head = "//! Tools.\n#![deny(warnings, missing_docs, missing_debug_implementations)]\n";
        package
            .write("src/lib.rs", &format!("{head}{tool}/// Tools.\npub mod tools {{ toolcall::include_tools!(); }}\n"));
        let output = package.cargo(&["check", "--quiet", "--lib"]);
        assert!(output.status.success(), "{tool}: {}", text(&output));
    }
}

#[test]
fn in_a_binary_nothing_is_reachable_and_one_place_says_so() {
    let package = Package::new("binary");
    fs::remove_dir_all(package.path("examples")).expect("remove");
    let head = "#![deny(warnings, unreachable_pub)]\n";
    let tools = tools(&["one"]).replace("pub fn", "fn");
    let tail = "#[allow(unreachable_pub)]\nmod tools { toolcall::include_tools!(); }\nfn main() {}\n";
    package.write("src/main.rs", &format!("{head}{tools}{tail}"));
    let output = package.cargo(&["check", "--quiet"]);
    assert!(output.status.success(), "{}", text(&output));
}

#[test]
fn a_binary_may_make_its_tools_public() {
    let package = Package::new("public");
    fs::remove_dir_all(package.path("examples")).expect("remove");
    let tail = "pub mod tools { toolcall::include_tools!(); }\nfn main() {}\n";
    package.write("src/lib.rs", "");
    package.write("src/main.rs", &format!("#![forbid(warnings)]\n{}{tail}", tools(&["one"])));
    let output = package.cargo(&["check", "--quiet"]);
    assert!(output.status.success(), "{}", text(&output));
}

#[test]
fn what_a_path_holds_is_no_directive() {
    let package = Package::new("directive");
    package.write("src/a\ncargo::rustc-env=EVIL=1.rs", "");
    fs::remove_dir_all(package.path("examples")).expect("remove");
    package.write(
        "src/lib.rs",
        "#[path = \"a\\ncargo::rustc-env=EVIL=1.rs\"]\nmod a;\npub const SEEN: &str = env!(\"EVIL\");\n",
    );
    let output = package.cargo(&["check", "--quiet"]);
    assert!(!output.status.success() && text(&output).contains("`EVIL` not defined"), "{}", text(&output));
}

#[test]
fn an_environment_that_is_no_text_does_no_harm() {
    use std::os::unix::ffi::OsStrExt as _;
    let package = Package::new("environment");
    package.write("src/lib.rs", &format!("{}pub mod tools {{ toolcall::include_tools!(); }}\n", tools(&["one"])));
    let odd = std::ffi::OsStr::from_bytes(b"\xff");
    let output = package.command(&["check", "--quiet", "--lib"]).env("ODD", odd).output().expect("cargo");
    assert!(output.status.success(), "{}", text(&output));
}

#[test]
fn a_tool_inside_a_macro_is_an_error_that_says_why() {
    let package = Package::new("in_macro");
    package.write(
        "src/lib.rs",
        "macro_rules! make { ($name:ident) => { /// Made.\n #[toolcall::tool] pub fn $name() -> u8 { 1 } } }\nmake!(made);\n\
         /// Seen.\n#[toolcall::tool]\npub fn seen() -> u8 { 1 }\npub mod tools { toolcall::include_tools!(); }\n",
    );
    let output = package.cargo(&["check", "--quiet"]);
    let text = text(&output);
    assert!(!output.status.success() && text.contains("macro_rules!") && text.contains("`made`"), "{text}");
    assert_eq!(errors(&text), 1, "{text}");
}

#[test]
fn a_method_in_a_bare_impl_is_an_error_at_the_method() {
    let package = Package::new("bare_impl");
    package.write(
        "src/lib.rs",
        "pub struct Store;\nimpl Store {\n    /// Adds.\n    #[toolcall::tool]\n    pub fn add(&self) -> u8 { 1 }\n}\n",
    );
    let output = package.cargo(&["check", "--quiet"]);
    assert!(!output.status.success() && text(&output).contains("impl"), "{}", text(&output));
    assert!(text(&output).contains("src/lib.rs:"), "{}", text(&output));
}

#[test]
fn what_cannot_be_a_tool_is_told_at_its_place() {
    let package = Package::new("misplaced");
    for (item, expected) in [
        ("#[toolcall::value]\npub fn f() {}", "not on a function, where `#[toolcall::tool]` stands"),
        ("#[toolcall::tool]\npub struct F;", "not on a struct or an enum, where `#[toolcall::value]` stands"),
        ("pub trait T {\n#[toolcall::tool]\nfn f(&self); }", "the methods of a trait cannot be tools yet"),
        ("pub fn f() -> u8 { [1].iter().map(|_| {\n/// G.\n#[toolcall::tool]\nfn g() {} 1 }).sum() }", "body of `f`"),
        ("/// F.\n#[toolcall::tool]\n#[toolcall::tool]\npub fn f() {}", "this attribute stands here twice"),
    ] {
        package.write("src/lib.rs", &format!("{item}\npub mod tools {{ toolcall::include_tools!(); }}\n"));
        let output = package.cargo(&["check", "--quiet", "--lib"]);
        let text = text(&output);
        assert!(!output.status.success() && text.contains(expected) && text.contains("--> src/lib.rs:"), "{text}");
        assert!(!text.contains("OUT_DIR") && !text.contains("/out/toolcall/"), "{text}");
    }
}

#[test]
fn what_cannot_be_written_is_told_at_the_return_type() {
    let package = Package::new("returned");
    let head = "pub struct Plain;\npub mod tools { toolcall::include_tools!(); }\n/// F.\n#[toolcall::tool]\n";
    for (item, place) in [
        ("pub async fn f(a: &str) -> Result<&str, Plain> { Ok(a) }", "5:28"),
        ("impl Plain {\n/// F.\n#[tool]\npub fn f() -> Result<Result<u8, Self>, String> { Ok(Ok(1)) } }", "8:15"),
    ] {
        package.write("src/lib.rs", &format!("{head}{item}"));
        let text = text(&package.cargo(&["check", "--quiet", "--lib"]));
        assert!(text.contains(&format!("--> src/lib.rs:{place}\n")), "{text}");
    }
    let good = "pub fn f<'a>(a: &'a str) -> Result<&'a str, impl std::fmt::Display> { if a.is_empty() { Err(1) } else { Ok(a) } }";
    package.write("src/lib.rs", &format!("#![forbid(warnings)]\n{head}{good}"));
    let output = package.cargo(&["check", "--quiet", "--lib"]);
    assert!(output.status.success(), "{}", text(&output));
}

/// A file that only rustc can parse, or that nobody can, and one that is nested deeper than anybody writes.
#[test]
fn files_that_are_not_understood_are_named() {
    let package = Package::new("not_understood");
    let tools_module = "pub mod tools { toolcall::include_tools!(); }\n";
    package.write("src/lib.rs", &format!("{}pub mod other;\n", tools(&["one"])));
    package.write("src/other.rs", &format!("pub struct A {{ pub unsafe a: u8 }}\n{tools_module}"));
    let output = package.cargo(&["check", "--quiet", "--lib"]);
    assert!(text(&output).contains("it could not parse src/other.rs: mend that first"), "{}", text(&output));

    let deep = format!("pub const DEEP: u8 = {}1{};\n{}", "(".repeat(50_000), ")".repeat(50_000), tools(&["two"]));
    package.write("src/other.rs", &deep);
    let output = package.cargo(&["check", "--quiet", "--lib"]);
    assert!(!text(&output).contains("failed to run custom build command"), "{}", text(&output));
}

#[test]
fn a_package_without_a_build_step_is_told_so() {
    let package = Package::new("no_build");
    fs::remove_file(package.path("build.rs")).expect("remove");
    package.write(
        "src/lib.rs",
        "/// One.\n#[toolcall::tool]\npub fn one() -> u8 { 1 }\npub mod tools { toolcall::include_tools!(); }\n",
    );
    let output = package.cargo(&["check", "--quiet"]);
    assert!(
        !output.status.success() && text(&output).contains("toolcall_build::Config::new().compile()"),
        "{}",
        text(&output)
    );
}

#[test]
fn a_faulty_item_is_one_error_at_the_item_and_the_others_are_built() {
    let package = Package::new("faulty");
    package.write(
        "src/lib.rs",
        "/// Good.\n#[toolcall::tool]\npub fn good() -> u8 { 1 }\n\n/// Bad.\n#[toolcall::tool]\npub fn bad(f: fn()) { f() }\n\
         pub mod tools { toolcall::include_tools!(); }\npub fn uses(a: tools::Bad<'_>, b: tools::Good<'_>) { drop((a, b)); }\n",
    );
    let output = package.cargo(&["check", "--quiet"]);
    let text = text(&output);
    assert!(!output.status.success() && text.contains("src/lib.rs:7"), "{text}");
    assert_eq!(errors(&text), 1, "{text}");
}

/// A consumer outside of the workspace, from packaged crates in a vendor folder, with the paths of the sources remapped;
/// its dependency, vendored too, has tools of its own.
#[test]
fn a_vendored_consumer_with_remapped_paths() {
    let package = Package::with("outside", "toolcall = \"0.1\"\nvendored-tools = \"0.1\"", "\"0.1\"");
    let vendor = package.path("vendor");
    package.vendor(&vendor);
    package.write("src/lib.rs", &format!("{}pub mod tools {{ toolcall::include_tools!(); }}\n", tools(&["here"])));
    package.write("examples/names.rs", "fn main() {\n    for set in [&outside::tools::TOOLS, &vendored_tools::tools::TOOLS] {\n        for tool in set.tools() { println!(\"{}\", tool.name); }\n    }\n}\n");
    // Cargo takes a vendored version for unchanged for ever: what it knows of our crates is forgotten.
    let built = target().join("vendored");
    for known in entries(&built.join("debug/.fingerprint")) {
        if known.file_name().is_some_and(|name| name.to_string_lossy().starts_with("toolcall")) {
            fs::remove_dir_all(known).expect("remove");
        }
    }
    let remap = format!("--remap-path-prefix={}=/somewhere/else", package.folder.display());
    let output = package
        .command(&["run", "--quiet", "--offline", "--example", "names"])
        .env("RUSTFLAGS", remap)
        .env("CARGO_TARGET_DIR", built)
        .output()
        .expect("cargo");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "here\nthere\n", "{}", text(&output));
}
