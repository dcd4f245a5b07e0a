//! Which files declare tools, and which toolset each is.

use toolcall_schema::source::Source;

use super::Config;

/// A file that declares tools.
#[derive(Clone, Debug)]
pub(crate) struct Json {
    /// The toolset that it is.
    pub(crate) toolset: String,
    pub(crate) path: String,
    /// Where its tools come from; `None`: as its form tells.
    pub(crate) source: Option<Source>,
    /// Whether each tool gets a type for its arguments, and a method.
    pub(crate) has_types: bool,
}

impl Config {
    /// Reads tools that are declared in JSON from this file, relative to the manifest: the answer to MCP `tools/list`, or
    /// the tools of OpenAI, Anthropic, Gemini or Bedrock. They are the toolset of the file's name, so that
    /// `include_tools!(github)` goes with `github.json`; what is no letter, digit or `_` in it is `_`. May be repeated.
    ///
    /// Of an MCP list the tools are those of a server ([`Source::Mcp`]), of any other form [`Source::Custom`].
    pub fn json(self, path: impl Into<String>) -> Self {
        self.add_json(path.into(), None, true)
    }

    /// The same for programs that check calls and pass them on: the toolset alone, with its tables and schemas. There are no
    /// types of arguments, nor traits of handlers, so that thousands of tools are compiled in seconds.
    pub fn json_tables(self, path: impl Into<String>) -> Self {
        self.add_json(path.into(), None, false)
    }

    /// The same for tools that come from elsewhere than their form tells.
    pub fn json_from(self, path: impl Into<String>, source: Source) -> Self {
        self.add_json(path.into(), Some(source), true)
    }

    fn add_json(mut self, path: String, source: Option<Source>, has_types: bool) -> Self {
        self.json.push(Json { toolset: toolset_of(&path), path, source, has_types });
        self
    }

    /// What is wrong with these files beside what is in them; `included` are the toolsets that a crate of the package
    /// includes.
    pub(crate) fn misplaced_json<'c>(&'c self, included: &'c [String]) -> impl Iterator<Item = String> + 'c {
        self.json.iter().enumerate().filter_map(|(index, Json { toolset: name, path, .. })| {
            if let Some(Json { path: other, .. }) = self.json[..index].iter().find(|earlier| earlier.toolset == *name) {
                return Some(format!("`{other}` and `{path}` are both the toolset `{name}`: rename one of the files"));
            }
            let help = format!("write `mod {name} {{ toolcall::include_tools!({name}); }}`");
            (!included.contains(name)).then(|| format!("the toolset `{name}` of `{path}` is included nowhere: {help}"))
        })
    }
}

/// The toolset that a file of declarations is.
pub(crate) fn toolset_of(path: &str) -> String {
    let file = path.rsplit(['/', '\\']).next().unwrap_or_default();
    let stem = file.strip_suffix(".json").unwrap_or(file);
    let name = stem.replace(|letter: char| !letter.is_ascii_alphanumeric(), "_");
    if name.starts_with(|first: char| first.is_ascii_alphabetic()) { name } else { format!("_{name}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_the_toolset_of_its_name() {
        for (path, expected) in
            [("github.json", "github"), ("data/my-tools.v2.json", "my_tools_v2"), ("a\\b", "b"), ("3d.json", "_3d")]
        {
            assert_eq!(toolset_of(path), expected);
        }
    }

    #[test]
    fn what_is_included_nowhere_or_named_twice_is_told() {
        let config = Config::new().json("a.json").json("b.json").json("c/a.json");
        let told: Vec<String> = config.misplaced_json(&["a".to_owned()]).collect();
        assert_eq!(told.len(), 2, "{told:?}");
        assert!(told[0].contains("`mod b { toolcall::include_tools!(b); }`"), "{}", told[0]);
        assert!(told[1].contains("`a.json` and `c/a.json`"), "{}", told[1]);
    }
}
