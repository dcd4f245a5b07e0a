//! Packages that the tests of the seam write, change and build, in one target folder so that the crates they share are
//! built once.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A package in the target folder, written by a test.
pub(crate) struct Package {
    pub(crate) folder: PathBuf,
    name: String,
}

impl Package {
    /// One that takes our crates by their paths.
    pub(crate) fn new(name: &str) -> Self {
        let root = root();
        let path = |folder| format!("{{ path = \"{}/{folder}\" }}", root.display());
        Self::with(name, &format!("toolcall = {}", path("runtime")), &path("compiler"))
    }

    pub(crate) fn with(name: &str, dependencies: &str, build: &str) -> Self {
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

    pub(crate) fn path(&self, path: &str) -> PathBuf {
        self.folder.join(path)
    }

    pub(crate) fn write(&self, path: &str, text: &str) {
        let path = self.path(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("folder");
        fs::write(path, text).expect("write");
    }

    /// The names of the tools of a fresh build.
    pub(crate) fn names(&self) -> Vec<String> {
        // Cargo compares times in whole units of the file system; two edits within one must not look like none.
        std::thread::sleep(std::time::Duration::from_millis(1100));
        let output = self.cargo(&["run", "--quiet", "--example", "names"]);
        assert!(output.status.success(), "{}", text(&output));
        String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect()
    }

    pub(crate) fn cargo(&self, arguments: &[&str]) -> Output {
        self.command(arguments).output().expect("cargo")
    }

    pub(crate) fn command(&self, arguments: &[&str]) -> Command {
        command(&self.folder, arguments)
    }

    /// The files of the only target.
    pub(crate) fn glue(&self) -> Vec<String> {
        self.files().into_iter().map(|path| path.file_name().expect("a name").to_string_lossy().into_owned()).collect()
    }

    pub(crate) fn modified(&self) -> Vec<(PathBuf, std::time::SystemTime)> {
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
    pub(crate) fn vendor(&self, vendor: &Path) {
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

pub(crate) fn tools(names: &[&str]) -> String {
    names.iter().map(|name| format!("/// Gives 1.\n#[toolcall::tool]\npub fn {name}() -> u8 {{ 1 }}\n\n")).collect()
}

pub(crate) fn cargo(folder: &Path, arguments: &[&str]) -> Output {
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

pub(crate) fn entries(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).map(|entries| entries.flatten().map(|entry| entry.path()).collect()).unwrap_or_default()
}

/// How many errors there are, without Cargo's last line.
pub(crate) fn errors(text: &str) -> usize {
    text.lines().filter(|line| line.starts_with("error") && !line.starts_with("error: could not compile")).count()
}

pub(crate) fn text(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").to_path_buf()
}

/// One target folder for all of it, so that the crates they share are built once.
pub(crate) fn target() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("seam")
}

fn manifest(name: &str, dependencies: &str, build: &str) -> String {
    format!(
        "[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n[dependencies]\n{dependencies}\n\n\
         [build-dependencies]\ntoolcall-build = {build}\n"
    )
}

pub(crate) const BUILD: &str = "fn main() {\n    toolcall_build::Config::new().compile();\n}\n";
