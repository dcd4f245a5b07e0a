//! A package's `Cargo.toml`, as far as the build step is told of it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use toml::{Table, Value};
use toolcall_schema::nearest::nearest;

/// What Cargo reads there.
pub(crate) struct Manifest {
    pub(crate) folder: PathBuf,
    pub(crate) name: String,
    table: Table,
}

impl Manifest {
    /// Reads it by the package's folder or by its own path.
    ///
    /// # Errors
    /// What was expected, and what is there.
    pub(crate) fn read(path: &Path) -> Result<Self, String> {
        let place = if path.is_dir() { path.join("Cargo.toml") } else { path.to_owned() };
        let shown = place.display();
        if !place.ends_with("Cargo.toml") || !place.is_file() {
            return Err(format!(
                "there is no package at `{}`: name the folder of one, or its Cargo.toml",
                path.display()
            ));
        }
        let text = fs::read_to_string(&place).map_err(|error| format!("`{shown}` cannot be read: {error}"))?;
        let table: Table = text.parse().map_err(|error| format!("`{shown}` cannot be read:\n{error}"))?;
        let Some(package) = table.get("package") else {
            return Err(format!(
                "`{shown}` has no `[package]`: name the folder of one package, not that of a workspace"
            ));
        };
        let Some(name) = package.get("name").and_then(Value::as_str) else {
            return Err(format!("`{shown}` has no `name` in `[package]`"));
        };
        let name = name.to_owned();
        // `Cargo.toml` is in the folder that has no name.
        let folder = place.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new(".")).to_owned();
        Ok(Self { folder, name, table })
    }

    /// The roots to read: those that were asked for, else the usual ones and those that the manifest names.
    ///
    /// # Errors
    /// One that is not there, and none at all.
    pub(crate) fn roots(&self, asked: &[String]) -> Result<Vec<String>, String> {
        let exists = |root: &String| self.folder.join(root).is_file();
        let folder = self.folder.display();
        if let Some(missing) = asked.iter().find(|root| !exists(root)) {
            return Err(format!("there is no file `{missing}` in `{folder}`, which `--root` names"));
        }
        if !asked.is_empty() {
            return Ok(asked.to_vec());
        }
        let path = |target: &Value| target.get("path").and_then(Value::as_str).map(str::to_owned);
        let library = self.table.get("lib").and_then(path).unwrap_or_else(|| "src/lib.rs".to_owned());
        let programs = self.table.get("bin").and_then(Value::as_array).into_iter().flatten().filter_map(path);
        let roots = [library, "src/main.rs".to_owned()].into_iter().chain(programs);
        let roots: Vec<String> = roots.filter(exists).collect();
        if roots.is_empty() {
            return Err(format!("`{folder}` has neither `src/lib.rs` nor `src/main.rs`: name the root by `--root`"));
        }
        Ok(roots)
    }

    /// The features that are set: those that were asked for, `default`, and what these set.
    ///
    /// # Errors
    /// One that there is not.
    pub(crate) fn features(&self, asked: &[String], default: bool) -> Result<BTreeSet<String>, String> {
        let declared = self.table.get("features").and_then(Value::as_table);
        let optional = self.optional();
        let known = || declared.into_iter().flat_map(Table::keys).map(String::as_str).chain(optional.iter().copied());
        if let Some(unknown) = asked.iter().find(|asked| !known().any(|known| known == *asked)) {
            let nearest = nearest(unknown, known()).map_or(String::new(), |near| format!(": did you mean `{near}`?"));
            return Err(format!("the package `{}` has no feature `{unknown}`{nearest}", self.name));
        }
        let mut set = BTreeSet::new();
        let mut open: Vec<&str> = asked.iter().map(String::as_str).chain(default.then_some("default")).collect();
        while let Some(feature) = open.pop() {
            if !known().any(|known| known == feature) || !set.insert(feature.to_owned()) {
                continue;
            }
            let further = declared.and_then(|declared| declared.get(feature)).and_then(Value::as_array);
            // `dep:x` and `x?/y` set no feature of this package; `x/y` sets `x`.
            open.extend(
                further.into_iter().flatten().filter_map(Value::as_str).filter_map(|text| text.split('/').next()),
            );
        }
        Ok(set)
    }

    /// Optional dependencies, each a feature of its name.
    fn optional(&self) -> Vec<&str> {
        let targets = self.table.get("target").and_then(Value::as_table).into_iter().flat_map(Table::values);
        let tables = targets.filter_map(Value::as_table).chain([&self.table]);
        let dependencies = tables.flat_map(|table| ["dependencies", "build-dependencies"].map(|key| table.get(key)));
        let dependencies = dependencies.flatten().filter_map(Value::as_table).flatten();
        let is_optional = |value: &Value| value.get("optional").and_then(Value::as_bool) == Some(true);
        dependencies.filter(|(_, value)| is_optional(value)).map(|(name, _)| name.as_str()).collect()
    }
}
