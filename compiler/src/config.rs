//! What the author of a build script may say; the only reader of Cargo's environment.

use std::env;
use std::path::PathBuf;

use toolcall_schema::dialect::Dialect;

/// Settings of the build step.
///
/// ```no_run
/// // build.rs
/// toolcall_build::Config::new().compile();
/// ```
#[derive(Clone, Debug, Default)]
#[must_use = "call `compile()`"]
pub struct Config {
    pub(crate) roots: Vec<String>,
    pub(crate) cfgs: Vec<String>,
    pub(crate) dialects: Option<Vec<Dialect>>,
    pub(crate) toolsets: Toolsets,
}

impl Config {
    /// Reads `src/lib.rs` and `src/main.rs`, whichever there are, and renders every dialect.
    pub fn new() -> Self {
        Self::default()
    }

    /// Reads this crate root, relative to the manifest, instead of the usual ones. May be repeated. A root that is
    /// neither `lib.rs` nor in a folder of its name counts as a binary of the file's name.
    pub fn root(mut self, path: impl Into<String>) -> Self {
        self.roots.push(path.into());
        self
    }

    /// Takes a `cfg` as set (`unix`, `feature="remote"`), beside those that Cargo tells. May be repeated.
    pub fn cfg(mut self, cfg: impl Into<String>) -> Self {
        self.cfgs.push(cfg.into());
        self
    }

    /// Puts the tools of a module, `crate::admin` or `admin::users`, and of the modules below it into a toolset,
    /// unless they name one themselves. May be repeated; the longest path that fits counts.
    pub fn toolset(mut self, module: &str, name: impl Into<String>) -> Self {
        self.toolsets.add(module, name.into());
        self
    }

    /// Renders these dialects instead of all, each once however often it is named.
    pub fn dialects(mut self, dialects: impl IntoIterator<Item = Dialect>) -> Self {
        let mut chosen = Vec::new();
        for dialect in dialects {
            if !chosen.contains(&dialect) {
                chosen.push(dialect);
            }
        }
        self.dialects = Some(chosen);
        self
    }
}

impl Config {
    /// The crates to read.
    ///
    /// # Errors
    /// A root that is not there, and two whose files would be one.
    pub(crate) fn targets(&self, environment: &Environment) -> Result<Vec<Target>, String> {
        let usual = ["src/lib.rs", "src/main.rs"].map(str::to_owned);
        let exists = |root: &String| environment.manifest.join(root).is_file();
        if self.roots.is_empty() {
            return targets(usual.into_iter().filter(exists), &environment.package);
        }
        if let Some(missing) = self.roots.iter().find(|root| !exists(root)) {
            return Err(format!("there is no file `{missing}`, which `Config::root` names"));
        }
        targets(self.roots.iter().cloned(), &environment.package)
    }
}

/// The targets of roots, each once however often it is named.
fn targets(roots: impl Iterator<Item = String>, package: &str) -> Result<Vec<Target>, String> {
    let mut targets: Vec<Target> = Vec::new();
    for root in roots {
        let target = Target::of_root(root, package);
        match targets.iter().find(|other| other.folder() == target.folder()) {
            Some(other) if other.root == target.root => {}
            Some(Target { root, name, .. }) => {
                return Err(format!(
                    "`{root}` and `{}` are both crates of the name `{name}`, so their tools cannot be told apart: rename one",
                    target.root
                ));
            }
            None => targets.push(target),
        }
    }
    Ok(targets)
}

/// Which toolset the tools of a module belong to when they do not say it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Toolsets(Vec<(Vec<String>, String)>);

impl Toolsets {
    fn add(&mut self, module: &str, name: String) {
        let path = module.strip_prefix("crate::").unwrap_or(module);
        self.0.push((path.split("::").map(str::to_owned).collect(), name));
    }

    /// The toolset of a module by its path without `crate`.
    pub(crate) fn of(&self, module: &[String]) -> &str {
        let fitting = self.0.iter().filter(|(path, _)| module.starts_with(path));
        fitting.max_by_key(|(path, _)| path.len()).map_or("tools", |(_, name)| name)
    }
}

/// One crate of the package.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Target {
    /// Its root, relative to the manifest.
    pub(crate) root: String,
    pub(crate) is_binary: bool,
    /// The crate's name.
    pub(crate) name: String,
}

impl Target {
    /// As Cargo names targets by their place: `src/bin/x.rs`, `src/bin/x/main.rs`, `examples/x.rs`, `tests/x.rs`.
    fn of_root(root: String, package: &str) -> Self {
        let parts: Vec<&str> = root.split('/').collect();
        let (stem, folder) = match parts.as_slice() {
            [.., folder, file] => (file.strip_suffix(".rs").unwrap_or(file), *folder),
            [file] => (file.strip_suffix(".rs").unwrap_or(file), "src"),
            [] => ("lib", "src"),
        };
        let is_harness = matches!(parts.first(), Some(&("tests" | "benches")));
        let name = match stem {
            "lib" => package,
            "main" if folder == "src" => package,
            "main" => folder,
            other => other,
        };
        Self {
            is_binary: stem != "lib" && !is_harness,
            name: name.replace(|letter: char| !letter.is_alphanumeric(), "_"),
            root,
        }
    }

    /// The folder of its files: a package's library and binary share `OUT_DIR` and often a name.
    pub(crate) fn folder(&self) -> String {
        if self.is_binary { format!("{}.bin", self.name) } else { self.name.clone() }
    }

    /// Its line in the list of targets that the attributes read.
    pub(crate) fn line(&self) -> String {
        format!("{} {}\n", if self.is_binary { "bin" } else { "lib" }, self.folder())
    }
}

/// What Cargo tells a build script.
#[derive(Debug)]
pub(crate) struct Environment {
    pub(crate) manifest: PathBuf,
    pub(crate) out: PathBuf,
    /// The package's name as a crate name.
    pub(crate) package: String,
    /// `name` and `name="value"`.
    pub(crate) cfgs: Vec<String>,
}

impl Environment {
    /// Reads it.
    ///
    /// # Errors
    /// The variable that is missing: this is no build script.
    pub(crate) fn read() -> Result<Self, String> {
        let read = |name: &str| {
            env::var_os(name).ok_or_else(|| format!("{name} is not set: this runs in a build script only"))
        };
        Ok(Self {
            manifest: read("CARGO_MANIFEST_DIR")?.into(),
            out: read("OUT_DIR")?.into(),
            package: read("CARGO_PKG_NAME")?.to_string_lossy().replace('-', "_"),
            cfgs: cfgs(),
        })
    }
}

/// `CARGO_CFG_TARGET_OS=linux` is `target_os="linux"`, `CARGO_CFG_UNIX=` is `unix`, a list is one `cfg` each;
/// `--cfg` may also stand in the flags for rustc. Features are told as `CARGO_CFG_FEATURE`.
fn cfgs() -> Vec<String> {
    let mut cfgs = Vec::new();
    for (name, value) in env::vars_os() {
        // Others need not be text; Cargo's are.
        let (Some(name), Some(value)) = (name.to_str(), value.to_str()) else { continue };
        let Some(name) = name.strip_prefix("CARGO_CFG_") else { continue };
        let name = name.to_lowercase();
        if value.is_empty() {
            cfgs.push(name);
        } else {
            cfgs.extend(value.split(',').map(|value| format!("{name}=\"{value}\"")));
        }
    }
    let flags = env::var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default();
    let mut flags = flags.split('\u{1f}');
    while let Some(flag) = flags.next() {
        let cfg = flag.strip_prefix("--cfg=").or_else(|| if flag == "--cfg" { flags.next() } else { None });
        cfgs.extend(cfg.map(str::to_owned));
    }
    cfgs.sort();
    cfgs.dedup();
    cfgs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_module_path_names_the_toolset() {
        let config = Config::new().toolset("crate::a", "one").toolset("a::b", "two");
        let of = |path: &str| config.toolsets.of(&path.split("::").map(str::to_owned).collect::<Vec<_>>()).to_owned();
        assert_eq!([of("a"), of("a::b::c"), of("a::bc"), of("b")], ["one", "two", "one", "tools"]);
    }

    #[test]
    fn roots_must_be_there_and_differ() {
        let environment = |manifest: &str| Environment {
            manifest: manifest.into(),
            out: PathBuf::new(),
            package: "my_tools".to_owned(),
            cfgs: Vec::new(),
        };
        let of_this = environment(env!("CARGO_MANIFEST_DIR"));
        assert!(Config::new().targets(&of_this).is_ok_and(|targets| targets.len() == 1));
        let missing = Config::new().root("src/lib.rs").root("src/no.rs").targets(&of_this);
        assert!(missing.is_err_and(|error| error.contains("`src/no.rs`")));

        let of = |roots: [&str; 2]| targets(roots.map(str::to_owned).into_iter(), "my_tools");
        assert!(of(["src/bin/a.rs", "src/bin/a.rs"]).is_ok_and(|targets| targets.len() == 1));
        assert!(of(["src/lib.rs", "src/main.rs"]).is_ok_and(|targets| targets.len() == 2));
        for [one, other] in [["src/bin/a.rs", "examples/a.rs"], ["src/lib.rs", "tests/my-tools.rs"]] {
            assert!(of([one, other]).is_err_and(|error| error.contains(one) && error.contains(other)), "{other}");
        }
    }

    #[test]
    fn targets_are_named_as_cargo_names_them() {
        for (root, line) in [
            ("src/lib.rs", "lib my_tools\n"),
            ("src/main.rs", "bin my_tools.bin\n"),
            ("src/bin/admin-tool.rs", "bin admin_tool.bin\n"),
            ("src/bin/admin/main.rs", "bin admin.bin\n"),
            ("examples/tour.rs", "bin tour.bin\n"),
            ("tests/it.rs", "lib it\n"),
            ("lib.rs", "lib my_tools\n"),
            // A folder must not be able to lead out of `OUT_DIR`.
            ("src/../main.rs", "bin __.bin\n"),
        ] {
            assert_eq!(Target::of_root(root.to_owned(), "my_tools").line(), line, "{root}");
        }
    }
}
