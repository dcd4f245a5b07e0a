//! Tools that are declared in JSON while the program runs (feature `dynamic`): the same shapes, checks, errors and
//! dialects as those of compiled tools.
//!
//! ```text
//! bytes ─read─▶ Catalog ─lower─▶ shapes ─▶ check, validate
//!                  └─normalise─▶ schemas, for each dialect when it is first asked for
//! ```
//! A tool whose schema no shape says exactly (`if`, `not`, `patternProperties`, …) is refused, with the code J030. With the
//! feature `jsonschema` its arguments are held to the schema by a general validator: every value must fit as it is, at
//! every level, and blank text alone is taken for `{}`. What takes more than 2^20 looks of the validator is refused as
//! `too_large`. Schemas that it does not take are refused with the code J031.

mod collision;
mod compiled;
mod generation;
mod hand;
mod load;
mod named;
mod registry;
mod shapes;
mod tool;
#[cfg(feature = "jsonschema")]
mod validator;
#[cfg(not(feature = "jsonschema"))]
#[path = "no_validator.rs"]
mod validator;
mod views;

use std::collections::HashMap;
use std::sync::Arc;

use toolcall_schema::catalog::Catalog;
use toolcall_schema::dialect::Dialect;
use toolcall_schema::ledger::Ledger;
use toolcall_schema::level::Level;
use toolcall_schema::limits::Limits;

pub use self::collision::Collision;
pub use self::generation::{Displaced, Entry, Generation};
pub use self::hand::{Answer, LONGEST_NAME, NotPrepared, SchemaError, Tool, Toolbox, Unusable, sanitize};
pub use self::load::Loader;
pub use self::named::NoSuchTool;
pub use self::registry::Registry;
pub use self::tool::{DynamicTool, Refused};
pub use toolcall_schema::declared::{Fault, Form, Place, Reason};
pub use toolcall_schema::diff::{Changed, Diff, Part};
pub use toolcall_schema::source::{Source, UnknownSource};

use self::shapes::OwnShapes;
use self::views::Views;
use crate::coerce::{self, Memory, Rules, Terms};
use crate::form;
use crate::outcome::{Known, Outcome, UnknownTool};
use crate::policy::Policy;
use crate::scratch::Scratch;

/// The tools of one file of declarations. They are not called from here: a host checks the arguments and forwards them.
///
/// ```
/// use toolcall::dynamic::DynamicTools;
/// use toolcall::{Policy, Scratch};
///
/// let tools = DynamicTools::load(
///     br#"{"tools":[{"name":"wait","description":"Wait.","inputSchema":{"type":"object",
///         "properties":{"seconds":{"type":"integer","minimum":0}},"required":["seconds"]}}]}"#,
/// )?;
/// let (mut scratch, mut out) = (Scratch::new(), Vec::new());
/// let outcome = tools.check("wait", br#"{"seconds":"3"}"#, Policy::DECLARED, &mut scratch, &mut out);
/// assert!(outcome.is_done() && out == br#"{"seconds":3}"#);
/// # Ok::<(), toolcall::dynamic::Fault>(())
/// ```
#[derive(Debug)]
pub struct DynamicTools {
    tools: Vec<DynamicTool>,
    refused: Vec<Refused>,
    /// Every name that a call may use. The seed of the map is random: strangers choose the names.
    names: HashMap<Box<str>, usize>,
    catalog: Catalog,
    shapes: Arc<OwnShapes>,
    views: Views,
    level: Level,
    limits: Limits,
}

impl DynamicTools {
    /// Reads a file of declarations in any form that is known: the answer to MCP `tools/list`, the tools of OpenAI,
    /// Anthropic, Gemini or Bedrock, lists of these, or one tool. The tools count as sent by strangers; [`Loader`] says
    /// otherwise.
    ///
    /// # Errors
    /// If it is no JSON, too large, or declares no tools. A tool that cannot be used is in [`refused`](Self::refused)
    /// with the reason; the others are not the worse for it.
    pub fn load(bytes: &[u8]) -> Result<Self, Fault> {
        Loader::new().load(bytes)
    }

    /// The shape of a tool's arguments; none of one that no shape says.
    #[cfg(feature = "bench")]
    pub(crate) fn shape_of(&self, name: &str) -> Option<(coerce::Shapes<'_>, u32)> {
        let tool = self.find(name).filter(|tool| !tool.is_beyond())?;
        Some((self.shapes.lend(), tool.root))
    }

    /// The tools that can be used, in declared order.
    pub fn tools(&self) -> core::slice::Iter<'_, DynamicTool> {
        self.tools.iter()
    }

    /// Those that cannot, and why.
    pub fn refused(&self) -> &[Refused] {
        &self.refused
    }

    /// The tool that a model calls by this name; names are compared by length and every byte.
    pub fn find(&self, name: &str) -> Option<&DynamicTool> {
        self.tools.get(*self.names.get(name)?)
    }

    /// The JSON array of all tools as a provider takes it. Rendered when a dialect is first asked for.
    pub fn schema(&self, dialect: Dialect) -> &[u8] {
        self.views.block(&self.catalog, dialect)
    }

    /// The JSON object of one tool inside [`schema`](Self::schema).
    pub fn schema_of(&self, name: &str, dialect: Dialect) -> Option<&[u8]> {
        self.views.tool(&self.catalog, dialect, *self.names.get(name)?)
    }

    /// What a dialect shows of the tools otherwise than declared.
    pub fn ledger(&self, dialect: Dialect) -> Option<&Ledger> {
        self.views.ledger(&self.catalog, dialect)
    }

    /// Validates and coerces the arguments of a tool, as [`Toolset::check`](crate::Toolset::check) does: `out` gets their
    /// canonical JSON.
    pub fn check<'s>(
        &'s self,
        name: &str,
        arguments: &[u8],
        policy: Policy,
        scratch: &'s mut Scratch,
        out: &mut Vec<u8>,
    ) -> Outcome<'s> {
        out.clear();
        scratch.begin();
        let Some(tool) = self.find(name) else { return Outcome::UnknownTool(UnknownTool::new(self, name)) };
        scratch.is_used = true;
        let Scratch { frames, rejection, receipt, .. } = scratch;
        let memory = Memory { frames, canonical: &mut *out, rejection: &mut *rejection, receipt };
        let terms = Terms {
            coerce: tool.coerce(),
            level: self.level,
            is_destructive: tool.hints().destructive == Some(true),
            ignores_unknown: tool.said.policy.ignores_unknown,
            limits: self.limits,
        };
        let policy = if tool.is_beyond() { Policy::at(Level::Exact) } else { policy };
        let mut fits = coerce::coerce(&self.shapes.lend(), tool.root, arguments, Rules::of(terms, policy), memory);
        form::unmark(out);
        if let Some(validator) = tool.validator.as_ref().filter(|_| fits) {
            fits = validator.check(out, rejection);
            out.truncate(if fits { out.len() } else { 0 });
        }
        if fits { Outcome::Done } else { Outcome::Rejected(rejection) }
    }

    /// Whether a result, as JSON, is what the output schema of the tool says, to the letter.
    ///
    /// The outcome is [`Done`](Outcome::Done) also for a tool that declares no output, or one that nothing checks (remark
    /// J022), [`Misfit`](Outcome::Misfit) or [`UnknownTool`](Outcome::UnknownTool).
    pub fn validate_result<'s>(&'s self, name: &str, result: &[u8], scratch: &'s mut Scratch) -> Outcome<'s> {
        scratch.begin();
        let Some(tool) = self.find(name) else { return Outcome::UnknownTool(UnknownTool::new(self, name)) };
        let Some(node) = tool.returns else { return Outcome::Done };
        scratch.is_used = true;
        let Scratch { frames, canonical, rejection, receipt, .. } = scratch;
        let memory = Memory { frames, canonical: &mut *canonical, rejection: &mut *rejection, receipt };
        let fits = coerce::coerce(&self.shapes.lend(), node, result, Rules::RESULT, memory)
            && tool.output.as_ref().is_none_or(|validator| validator.check(canonical, rejection));
        if fits { Outcome::Done } else { Outcome::Misfit(rejection) }
    }

    /// Whether the arguments are what the schema of the tool says, [exactly](Level::Exact); the bytes go on as they came.
    pub fn validate<'s>(&'s self, name: &str, arguments: &[u8], scratch: &'s mut Scratch) -> Outcome<'s> {
        let mut canonical = core::mem::take(&mut scratch.canonical);
        let is_done = self.check(name, arguments, Policy::at(Level::Exact), scratch, &mut canonical).is_done();
        scratch.canonical = canonical;
        match self.names.get(name) {
            None => Outcome::UnknownTool(UnknownTool::new(self, name)),
            Some(_) if is_done => Outcome::Done,
            Some(_) => Outcome::Rejected(&scratch.rejection),
        }
    }
}

impl DynamicTools {
    /// The same tools, each from where it comes.
    fn with_sources(mut self, sources: impl Iterator<Item = Source>) -> Self {
        for ((tool, said), source) in self.tools.iter_mut().zip(&mut self.catalog.tools).zip(sources) {
            (tool.said.source, said.source) = (source, source);
        }
        self
    }

    /// The same tools, of a server that the host calls so.
    #[cfg(feature = "wire")]
    fn with_server(mut self, server: &str) -> Self {
        let server = Arc::from(server);
        self.tools.iter_mut().for_each(|tool| tool.server = Some(Arc::clone(&server)));
        self
    }

    /// Every name of one tool that a call may use, in order.
    fn spellings(&self, index: usize) -> impl Iterator<Item = &str> {
        self.tools.get(index).into_iter().flat_map(|tool| tool.spellings.iter().map(|name| &**name))
    }
}

impl Known for DynamicTools {
    fn count(&self) -> usize {
        self.tools.len()
    }

    fn name(&self, index: usize) -> Option<&str> {
        self.tools.get(index).map(DynamicTool::name)
    }
}
