//! A toolset as the program sees it: the declared tools, the table of their names, and the schemas of every dialect.

mod subset;
mod tool;

use core::fmt;

use toolcall_schema::dialect::Dialect;
use toolcall_schema::level::Level;
use toolcall_schema::limits::Limits;
use toolcall_schema::table::{NodeId, Table};

pub use self::subset::SubsetError;
pub use self::tool::{Hints, Tool};
use crate::names::Names;
use crate::outcome::Known;
use crate::pattern::Pattern;

/// The tools that were declared together, and their schemas for every dialect that was rendered.
#[derive(Debug)]
pub struct Toolset {
    declared: &'static Declared,
    views: &'static [View],
    /// What `toolcall_schema::stored` wrote; nothing without the feature `dynamic`.
    #[cfg_attr(not(feature = "dynamic"), expect(dead_code, reason = "the feature reads it"))]
    catalog: &'static [u8],
}

/// The bytes of a catalog: none where nothing can read them.
#[cfg(feature = "dynamic")]
#[doc(hidden)]
#[macro_export]
macro_rules! __catalog {
    ($file:literal) => {
        ::core::include_bytes!($file)
    };
}

/// The bytes of a catalog: none where nothing can read them.
#[cfg(not(feature = "dynamic"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __catalog {
    ($file:literal) => {
        &[]
    };
}

impl Toolset {
    #[doc(hidden)]
    pub const fn new(declared: &'static Declared, views: &'static [View], catalog: &'static [u8]) -> Self {
        Self { declared, views, catalog }
    }

    /// Every tool, in declared order.
    pub fn tools(&self) -> core::slice::Iter<'static, Tool> {
        self.declared.tools.iter()
    }

    /// The tool that a model calls by this name; names are compared by length and every byte.
    pub fn find(&self, name: &str) -> Option<&'static Tool> {
        self.declared.find(name).and_then(|index| self.declared.tools.get(index))
    }

    /// The JSON array of all tools as a provider takes it: UTF-8, compact, the same bytes in every build of the same
    /// declarations.
    ///
    /// A client whose requests are typed takes it as `serde_json::value::RawValue`, read once by `from_slice::<&RawValue>`:
    /// each request then copies it as it is, as `tools-example/examples/async_openai.rs` does.
    ///
    /// # Errors
    /// If the build step was not asked for this dialect; the error lists those that it rendered.
    pub fn schema(&self, dialect: Dialect) -> Result<&'static [u8], NotRendered> {
        self.view(dialect).map(|view| view.block)
    }

    /// The JSON object of one tool inside [`Toolset::schema`].
    ///
    /// # Errors
    /// As for [`Toolset::schema`]; `Ok(None)` is a tool of another toolset.
    pub fn schema_of(&self, tool: &Tool, dialect: Dialect) -> Result<Option<&'static [u8]>, NotRendered> {
        let view = self.view(dialect)?;
        let index = self.declared.find(tool.name);
        Ok(index.and_then(|index| view.tool(index)))
    }

    #[cfg(feature = "dynamic")]
    pub(crate) const fn stored(&self) -> &'static [u8] {
        self.catalog
    }

    pub(crate) const fn declared(&self) -> &'static Declared {
        self.declared
    }

    fn view(&self, dialect: Dialect) -> Result<&'static View, NotRendered> {
        self.views.iter().find(|view| view.dialect == dialect).ok_or(NotRendered { asked: dialect, views: self.views })
    }
}

/// What dispatch needs of a toolset. Apart from [`Toolset`], so that a program which never asks for a schema links none.
#[doc(hidden)]
#[derive(Debug)]
pub struct Declared {
    pub names: Names<'static>,
    pub tools: &'static [Tool],
    pub table: Table<'static>,
    /// What the table's checks of patterns refer to.
    pub patterns: &'static [Pattern],
    /// The arguments record of each tool.
    pub roots: &'static [NodeId],
    /// How far arguments may be coerced where neither the tool nor the parameter says so.
    pub level: Level,
    pub limits: Limits,
    /// What each tool returns, where that is described.
    pub returns: &'static [Option<NodeId>],
}

impl Declared {
    /// The index of the tool of this name.
    pub fn find(&self, name: &str) -> Option<usize> {
        self.names.find(name).map(usize::from)
    }
}

impl Known for Declared {
    fn count(&self) -> usize {
        self.tools.len()
    }

    fn name(&self, index: usize) -> Option<&str> {
        self.tools.get(index).map(|tool| tool.name)
    }
}

/// One dialect's bytes.
#[doc(hidden)]
#[derive(Debug)]
pub struct View {
    pub dialect: Dialect,
    /// The JSON array of all tools.
    pub block: &'static [u8],
    /// Start and end of each tool's object in the block.
    pub tools: &'static [(u32, u32)],
}

impl View {
    /// One tool's object.
    fn tool(&self, index: usize) -> Option<&'static [u8]> {
        let &(start, end) = self.tools.get(index)?;
        self.block.get(start as usize..end as usize)
    }
}

/// The dialect was not rendered by the build step; the text lists those that were.
#[derive(Clone, Copy)]
pub struct NotRendered {
    asked: Dialect,
    views: &'static [View],
}

impl NotRendered {
    /// The dialects that were rendered.
    pub fn rendered(&self) -> impl Iterator<Item = Dialect> + use<> {
        self.views.iter().map(|view| view.dialect)
    }
}

impl fmt::Debug for NotRendered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NotRendered").field("asked", &self.asked).finish_non_exhaustive()
    }
}

impl fmt::Display for NotRendered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "dialect `{}` was not rendered; add it with `Config::dialects` in build.rs. Rendered:", self.asked)?;
        for (index, dialect) in self.rendered().enumerate() {
            write!(f, "{} {dialect}", if index == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl core::error::Error for NotRendered {}
