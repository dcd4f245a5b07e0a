//! A toolset as the program sees it: the declared tools, the table of their names, and the schemas of every dialect.

mod subset;

use core::fmt;
use core::time::Duration;

use toolcall_schema::dialect::Dialect;
use toolcall_schema::level::Level;
use toolcall_schema::limits::Limits;
use toolcall_schema::table::{NodeId, Table};

pub use self::subset::SubsetError;
use crate::names::Names;
use crate::outcome::Known;
use crate::pattern::Pattern;

/// The tools that were declared together, and their schemas for every dialect that was rendered.
#[derive(Debug)]
pub struct Toolset {
    declared: &'static Declared,
    views: &'static [View],
}

impl Toolset {
    #[doc(hidden)]
    pub const fn new(declared: &'static Declared, views: &'static [View]) -> Self {
        Self { declared, views }
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
    /// each request then copies it as it is.
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

    pub(crate) const fn declared(&self) -> &'static Declared {
        self.declared
    }

    fn view(&self, dialect: Dialect) -> Result<&'static View, NotRendered> {
        self.views.iter().find(|view| view.dialect == dialect).ok_or(NotRendered { asked: dialect, views: self.views })
    }
}

/// What is known of one tool without looking at any schema.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Tool {
    /// The name a model calls it by.
    pub name: &'static str,
    /// A name for people.
    pub title: Option<&'static str>,
    /// What it does.
    pub description: &'static str,
    /// The keys of its arguments, in declared order.
    pub parameters: &'static [&'static str],
    /// Remarks of its author on its effects.
    pub hints: Hints,
    /// How long a call may take, if its author said so; zero is for ever. Whoever runs the call keeps to it: `call` alone
    /// has no clock.
    pub timeout: Option<Duration>,
    /// Whether its author advises against it.
    pub is_deprecated: bool,
    /// Whether it must be awaited: [`call_sync`](crate#dispatch) does not run it.
    pub is_async: bool,
    /// How often a model may try again after a rejection, if its author said so; whoever runs the loop keeps to it.
    pub max_retries: Option<u32>,
    /// Whether what it returns comes from strangers, so that nothing in it is to be followed.
    pub is_untrusted: bool,
    /// Whether arguments that it does not have are dropped; else they are refused.
    pub ignores_unknown: bool,
    /// How far its arguments may be coerced, if its author said so; else as the toolset has it.
    pub coerce: Option<Level>,
    /// Arguments that fit, as JSON, if its author gave some.
    pub example: Option<&'static str>,
    /// Where it comes from; `native` for compiled functions.
    pub source: &'static str,
}

impl Tool {
    #[doc(hidden)]
    pub const fn new(name: &'static str, description: &'static str, parameters: &'static [&'static str]) -> Self {
        let hints = Hints { read_only: None, destructive: None, idempotent: None, open_world: None };
        Self {
            name,
            title: None,
            description,
            parameters,
            hints,
            timeout: None,
            is_deprecated: false,
            is_async: false,
            max_retries: None,
            is_untrusted: false,
            ignores_unknown: false,
            coerce: None,
            example: None,
            source: "native",
        }
    }

    #[doc(hidden)]
    #[must_use]
    pub const fn titled(self, title: &'static str) -> Self {
        Self { title: Some(title), ..self }
    }

    #[doc(hidden)]
    #[must_use]
    pub const fn hinted(
        self,
        read_only: Option<bool>,
        destructive: Option<bool>,
        idempotent: Option<bool>,
        open_world: Option<bool>,
    ) -> Self {
        Self { hints: Hints { read_only, destructive, idempotent, open_world }, ..self }
    }

    #[doc(hidden)]
    #[must_use]
    pub const fn timed(self, milliseconds: u64) -> Self {
        Self { timeout: Some(Duration::from_millis(milliseconds)), ..self }
    }

    #[doc(hidden)]
    #[must_use]
    pub const fn retried(self, times: u32) -> Self {
        Self { max_retries: Some(times), ..self }
    }

    #[doc(hidden)]
    #[must_use]
    pub const fn untrusted(self) -> Self {
        Self { is_untrusted: true, ..self }
    }

    #[doc(hidden)]
    #[must_use]
    pub const fn ignoring_unknown(self) -> Self {
        Self { ignores_unknown: true, ..self }
    }

    #[doc(hidden)]
    #[must_use]
    pub const fn coerced(self, level: Level) -> Self {
        Self { coerce: Some(level), ..self }
    }

    #[doc(hidden)]
    #[must_use]
    pub const fn exemplified(self, example: &'static str) -> Self {
        Self { example: Some(example), ..self }
    }

    #[doc(hidden)]
    #[must_use]
    pub const fn deprecated(self) -> Self {
        Self { is_deprecated: true, ..self }
    }

    #[doc(hidden)]
    #[must_use]
    pub const fn awaited(self) -> Self {
        Self { is_async: true, ..self }
    }

    /// Whether its author says that it may destroy something.
    pub(crate) fn is_destructive(&self) -> bool {
        self.hints.destructive == Some(true)
    }
}

/// What the author says about a tool's effects; `None` is not said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Hints {
    /// Changes nothing.
    pub read_only: Option<bool>,
    /// May destroy something.
    pub destructive: Option<bool>,
    /// A second call with the same arguments changes nothing more.
    pub idempotent: Option<bool>,
    /// Reaches beyond what the host knows, e.g. into the web.
    pub open_world: Option<bool>,
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
