//! What the author of a build script may say, and of which package.

mod json;
mod package;
mod policy;

use std::sync::Arc;

use toolcall_schema::dialect::Dialect;
use toolcall_schema::lint::Budget;

pub(crate) use self::json::{Json, toolset_of};

pub use self::package::Package;
use crate::levels::{Level, Levels};
use crate::optimise::Optimise;
use crate::policies::Policies;
use crate::provider::TypeProvider;

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
    /// The toolsets that files declare.
    pub(crate) json: Vec<Json>,
    pub(crate) output_schemas: bool,
    pub(crate) optimise: Option<Optimise>,
    pub(crate) providers: Vec<Arc<dyn TypeProvider>>,
    pub(crate) levels: Levels,
    pub(crate) budget: Budget,
    pub(crate) policies: Policies,
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

    /// What parsers are made for. If nothing is said: speed for up to 64 tools of a crate, balance for up to 512, else size.
    pub fn optimise(mut self, optimise: Optimise) -> Self {
        self.optimise = Some(optimise);
        self
    }

    /// Whether the output of every tool is described that does not say `#[tool(returns)]` or `#[tool(returns = false)]`
    /// itself, where a dialect has a place for it. A tool that returns text or nothing has none.
    pub fn output_schemas(mut self, shown: bool) -> Self {
        self.output_schemas = shown;
        self
    }

    /// Asks this provider what types of other crates are that the build step does not know itself. May be repeated;
    /// the first that knows a type counts.
    pub fn provider(mut self, provider: impl TypeProvider + 'static) -> Self {
        self.providers.push(Arc::new(provider));
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

    /// Makes a warning an error, by its code (`V003`), or all of them (`warnings`). Of two words on one warning the
    /// later counts.
    pub fn deny(self, code: impl Into<String>) -> Self {
        self.level(code, Level::Deny)
    }

    /// Turns a lint on, by its code (`L001`), or all of them (`lints`).
    pub fn warn(self, code: impl Into<String>) -> Self {
        self.level(code, Level::Warn)
    }

    /// Turns a warning off, by its code. For a lint on one tool, write `#[tool(allow = "L003")]`.
    pub fn allow(self, code: impl Into<String>) -> Self {
        self.level(code, Level::Allow)
    }

    fn level(mut self, code: impl Into<String>, level: Level) -> Self {
        self.levels.set(code.into(), level);
        self
    }

    /// How many bytes the schema of one tool, and those of all tools of a toolset, may take without a warning (`L007`);
    /// 8 KiB and 64 KiB if nothing is said.
    pub fn budget(mut self, tool: usize, toolset: usize) -> Self {
        self.budget = Budget { tool, toolset };
        self
    }
}

impl Config {
    /// The crates to read.
    ///
    /// # Errors
    /// A root that is not there, and two whose files would be one.
    pub(crate) fn targets(&self, package: &Package) -> Result<Vec<Target>, String> {
        let usual = ["src/lib.rs", "src/main.rs"].map(str::to_owned);
        let exists = |root: &String| package.folder.join(root).is_file();
        if self.roots.is_empty() {
            return targets(usual.into_iter().filter(exists), &package.name);
        }
        if let Some(missing) = self.roots.iter().find(|root| !exists(root)) {
            return Err(format!("there is no file `{missing}`, which `Config::root` names"));
        }
        targets(self.roots.iter().cloned(), &package.name)
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

#[cfg(test)]
mod tests;
