//! The seam between the build step and the source, proven on packages that are built as a user's are.
//!
//! The packages in `seam/` are about one difficulty each and test themselves; the tests below also change packages
//! between two builds, and build one from packaged crates outside of the workspace.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

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

/// A package in the target folder, written by a test.
struct Package {
    folder: PathBuf,
    name: String,
}

impl Package {
    /// One that takes our crates by their paths.
    fn new(name: &str) -> Self {
        let root = root();
        let path = |folder| format!("{{ path = \"{}/{folder}\" }}", root.display());
        Self::with(name, &format!("toolcall = {}", path("runtime")), &path("compiler"))
    }

    fn with(name: &str, dependencies: &str, build: &str) -> Self {
        let folder = target().join("packages").join(name);
        let _ = fs::remove_dir_all(&folder);
        let package = Self { folder, name: name.to_owned() };
        package.write("Cargo.toml", &format!("{}\n[workspace]\n", manifest(name, dependencies, build)));
        package.write("build.rs", BUILD);
        package.write(
            "examples/names.rs",
            &format!("fn main() {{ for tool in {name}::tools::TOOLS.tools() {{ println!(\"{{}}\", tool.name); }} }}\n"),
        );
        package
    }

    fn path(&self, path: &str) -> PathBuf {
        self.folder.join(path)
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.path(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("folder");
        fs::write(path, text).expect("write");
    }

    /// The names of the tools of a fresh build.
    fn names(&self) -> Vec<String> {
        // Cargo compares times in whole units of the file system; two edits within one must not look like none.
        std::thread::sleep(std::time::Duration::from_millis(1100));
        let output = self.cargo(&["run", "--quiet", "--example", "names"]);
        assert!(output.status.success(), "{}", text(&output));
        String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect()
    }

    fn cargo(&self, arguments: &[&str]) -> Output {
        self.command(arguments).output().expect("cargo")
    }

    fn command(&self, arguments: &[&str]) -> Command {
        command(&self.folder, arguments)
    }

    /// The files of the only target.
    fn glue(&self) -> Vec<String> {
        self.files().into_iter().map(|path| path.file_name().expect("a name").to_string_lossy().into_owned()).collect()
    }

    fn modified(&self) -> Vec<(PathBuf, std::time::SystemTime)> {
        self.files()
            .into_iter()
            .map(|path| (path.clone(), fs::metadata(&path).and_then(|file| file.modified()).expect("a time")))
            .collect()
    }

    fn files(&self) -> Vec<PathBuf> {
        let built = entries(&target().join("debug/build"));
        let mut files: Vec<PathBuf> = built
            .iter()
            .filter(|path| {
                path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(&format!("{}-", self.name)))
            })
            .flat_map(|path| entries(&path.join("out/toolcall").join(&self.name)))
            .collect();
        files.sort();
        files
    }

    /// Packs our crates and a crate with tools, and vendors everything.
    fn vendor(&self, vendor: &Path) {
        let packed = cargo(
            &root(),
            &[
                "package",
                "--no-verify",
                "--allow-dirty",
                "--quiet",
                "-p",
                "toolcall",
                "-p",
                "toolcall-build",
                "-p",
                "toolcall-schema",
                "-p",
                "toolcall-macros",
            ],
        );
        assert!(packed.status.success(), "{}", text(&packed));
        fs::create_dir_all(vendor).expect("folder");
        for name in ["toolcall", "toolcall-build", "toolcall-schema", "toolcall-macros"] {
            let archive = target().join(format!("package/{name}-0.1.0.crate"));
            let output = Command::new("tar").arg("-xzf").arg(archive).arg("-C").arg(vendor).output().expect("tar");
            assert!(output.status.success(), "{}", text(&output));
            unchecked(&vendor.join(format!("{name}-0.1.0")));
        }
        let there = vendor.join("vendored-tools");
        let manifest = manifest("vendored-tools", "toolcall = \"0.1\"", "\"0.1\"");
        for (path, content) in [
            ("Cargo.toml", manifest),
            ("build.rs", BUILD.to_owned()),
            ("src/lib.rs", format!("{}pub mod tools {{ toolcall::include_tools!(); }}\n", tools(&["there"]))),
        ] {
            let path = there.join(path);
            fs::create_dir_all(path.parent().expect("a folder")).expect("folder");
            fs::write(path, content).expect("write");
        }
        unchecked(&there);
        self.vendor_registry(vendor);
    }

    /// Third parties come from the registry; a stand-in package that depends on our crates by path names them.
    fn vendor_registry(&self, vendor: &Path) {
        let stand_in = Self::new("stand_in");
        stand_in.write("src/lib.rs", "");
        let third = self.path("third");
        let output = stand_in.command(&["vendor", "--quiet"]).arg(&third).output().expect("cargo");
        assert!(output.status.success(), "{}", text(&output));
        for path in entries(&third) {
            fs::rename(&path, vendor.join(path.file_name().expect("a name"))).expect("move");
        }
        self.write(
            ".cargo/config.toml",
            "[source.crates-io]\nreplace-with = \"vendored\"\n\n[source.vendored]\ndirectory = \"vendor\"\n",
        );
    }
}

/// A folder of a directory source without sums: Cargo then trusts it as it is.
fn unchecked(folder: &Path) {
    fs::write(folder.join(".cargo-checksum.json"), r#"{"files":{}}"#).expect("write");
}

fn tools(names: &[&str]) -> String {
    names.iter().map(|name| format!("/// Gives 1.\n#[toolcall::tool]\npub fn {name}() -> u8 {{ 1 }}\n\n")).collect()
}

fn cargo(folder: &Path, arguments: &[&str]) -> Output {
    command(folder, arguments).output().expect("cargo")
}

fn command(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO"));
    command
        .args(arguments)
        .current_dir(folder)
        .env("CARGO_TARGET_DIR", target())
        .env("CARGO_TERM_COLOR", "never")
        .env_remove("RUSTFLAGS")
        // The test itself has one, by its own build script.
        .env_remove("OUT_DIR");
    command
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).map(|entries| entries.flatten().map(|entry| entry.path()).collect()).unwrap_or_default()
}

/// How many errors there are, without Cargo's last line.
fn errors(text: &str) -> usize {
    text.lines().filter(|line| line.starts_with("error") && !line.starts_with("error: could not compile")).count()
}

fn text(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").to_path_buf()
}

/// One target folder for all of it, so that the crates they share are built once.
fn target() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("seam")
}

fn manifest(name: &str, dependencies: &str, build: &str) -> String {
    format!(
        "[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n[dependencies]\n{dependencies}\n\n\
         [build-dependencies]\ntoolcall-build = {build}\n"
    )
}

const BUILD: &str = "fn main() {\n    toolcall_build::Config::new().compile();\n}\n";
