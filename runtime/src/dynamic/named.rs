//! What a host means by the name of a tool.

use core::fmt;

use toolcall_schema::nearest::nearest;

use super::{DynamicTool, Generation};

/// There is no tool of a name by which a host spoke of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchTool {
    /// The name.
    pub name: String,
    /// The declared name that was probably meant.
    pub nearest: Option<String>,
}

impl NoSuchTool {
    pub(super) fn new<'n>(name: &str, known: impl Iterator<Item = &'n str>) -> Self {
        Self { name: name.to_owned(), nearest: nearest(name, known).map(str::to_owned) }
    }
}

/// `there is no tool "serch"; did you mean "search"?`
impl fmt::Display for NoSuchTool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no tool {:?}", self.name)?;
        self.nearest.as_ref().map_or(Ok(()), |nearest| write!(f, "; did you mean {nearest:?}?"))
    }
}

impl core::error::Error for NoSuchTool {}

/// No spelling is that of two tools: one that is taken displaces the newcomer.
impl Generation {
    /// The declared name of the program's own tool of this name, alias, or spelling of some dialect.
    pub(super) fn own_name(&self, name: &str) -> Option<&'static str> {
        self.own.iter().find_map(|own| own.find(name)).map(|tool| tool.name)
    }

    /// The same of any tool, also one that is switched off.
    pub(super) fn declared_name(&self, name: &str) -> Option<&str> {
        let loaded = || {
            let (file, index) = self.names.get(name)?;
            self.loaded.get(*file)?.1.tools.get(*index).map(DynamicTool::name)
        };
        self.own_name(name).or_else(loaded).or_else(|| self.disabled.get(name).map(|name| &**name))
    }

    /// The declared names of the program's own tools.
    pub(super) fn own_names(&self) -> impl Iterator<Item = &str> {
        self.own.iter().flat_map(|own| own.tools()).map(|tool| tool.name)
    }

    /// The declared names of all tools.
    pub(super) fn all_names(&self) -> impl Iterator<Item = &str> {
        let loaded = self.loaded.iter().flat_map(|(_, tools)| tools.tools()).map(DynamicTool::name);
        self.own_names().chain(loaded)
    }
}
