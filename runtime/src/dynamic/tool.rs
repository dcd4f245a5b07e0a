//! What is known of a tool that was declared in JSON.

use core::time::Duration;
use std::sync::Arc;

use toolcall_schema::catalog::Tool;
use toolcall_schema::declared::{Declared, Fault, Form, Reason, SchemaText, Verdict};
use toolcall_schema::dialect::Dialect;
use toolcall_schema::dialects::spec;
use toolcall_schema::level::Level;
use toolcall_schema::normalise::spellings;
use toolcall_schema::source::Source;
use toolcall_schema::table::NodeId;

use super::validator::Validator;
use crate::toolset::Hints;

/// A tool that was declared in JSON.
#[derive(Clone, Debug)]
pub struct DynamicTool {
    declared: Declared,
    /// The same as it stands in the catalog.
    pub(super) said: Tool,
    /// The node of its arguments.
    pub(super) root: NodeId,
    /// The node of what it returns, where that is described.
    pub(super) returns: Option<NodeId>,
    /// Its name, its aliases, and what dialects make of the name.
    pub(super) spellings: Box<[Box<str>]>,
    /// Of one that is beyond a shape.
    pub(super) validator: Option<Arc<Validator>>,
    /// Of one whose output is.
    pub(super) output: Option<Arc<Validator>>,
    /// Of one of a server, what the host calls that.
    pub(super) server: Option<Arc<str>>,
}

impl DynamicTool {
    pub(super) fn new(
        declared: Declared,
        said: Tool,
        (root, returns): (NodeId, Option<NodeId>),
        validators: [Option<Validator>; 2],
    ) -> Self {
        let shown = Dialect::ALL.iter().map(|dialect| spellings::name(&declared.name, spec(*dialect)));
        let mut spellings: Vec<Box<str>> = shown.map(String::into).collect();
        spellings.push(declared.name.as_str().into());
        spellings.extend(said.aliases.iter().map(|alias| alias.as_str().into()));
        spellings.sort();
        spellings.dedup();
        let [validator, output] = validators.map(|one| one.map(Arc::new));
        Self { declared, said, root, returns, spellings: spellings.into(), validator, output, server: None }
    }

    /// The name a model calls it by.
    pub fn name(&self) -> &str {
        &self.declared.name
    }

    /// A name for people.
    pub fn title(&self) -> Option<&str> {
        self.declared.title.as_deref()
    }

    /// What it does; empty if it does not say.
    pub fn description(&self) -> &str {
        &self.declared.description
    }

    /// Remarks of its declarer on its effects. A stranger's are no more than that.
    pub fn hints(&self) -> Hints {
        let toolcall_schema::catalog::Hints { read_only, destructive, idempotent, open_world } = self.declared.hints;
        Hints { read_only, destructive, idempotent, open_world }
    }

    /// Where it comes from.
    pub fn source(&self) -> Source {
        self.said.source
    }

    /// Of which server of MCP it is, in the host's words; none of any other tool.
    pub fn server(&self) -> Option<&str> {
        self.server.as_deref()
    }

    /// Names that calls may use as well; only functions of a program and tools of a catalog have some.
    pub fn aliases(&self) -> impl Iterator<Item = &str> {
        self.said.aliases.iter().map(String::as_str)
    }

    /// How long a call may take, if its author said so; zero is for ever.
    pub fn timeout(&self) -> Option<Duration> {
        self.said.timeout
    }

    /// Whether its author advises against it.
    pub fn is_deprecated(&self) -> bool {
        self.said.deprecated
    }

    /// How often a model may try again after a rejection, if its author said so.
    pub fn max_retries(&self) -> Option<u32> {
        self.said.policy.max_retries
    }

    /// Whether its author says that what it returns comes from strangers.
    pub fn is_untrusted(&self) -> bool {
        self.said.policy.untrusted
    }

    /// How far its arguments may be coerced, if its author said so.
    pub fn coerce(&self) -> Option<Level> {
        self.said.policy.coerce
    }

    /// In which form it was declared; `None` for one of a catalog.
    pub fn form(&self) -> Option<Form> {
        self.declared.form
    }

    /// The schema of its arguments as it was declared, if it takes any; that of a catalog has only [views](super::DynamicTools::schema_of).
    pub fn declared_schema(&self) -> Option<&str> {
        self.declared.schema.as_ref().map(|SchemaText { text, .. }| text.as_str())
    }

    /// The schema of what it returns as it was declared, if it says.
    pub fn declared_output(&self) -> Option<&str> {
        self.declared.output.as_ref().map(|SchemaText { text, .. }| text.as_str())
    }

    /// Whether its schema says more than a shape can: its arguments are then held to it by a general validator, and never
    /// coerced.
    pub fn is_beyond(&self) -> bool {
        self.validator.is_some()
    }

    /// Why it is, keyword by keyword; none of any other tool.
    pub fn reasons(&self) -> &[Reason] {
        if let Verdict::Beyond(beyond) = &self.declared.verdict { &beyond.reasons } else { &[] }
    }

    /// What its declarer should know: keywords that are not checked, defaults that do not fit.
    pub fn remarks(&self) -> &[Fault] {
        &self.declared.remarks
    }
}

/// A declaration that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The name of the tool; empty if it has none.
    pub name: String,
    /// Why, where, and what to do.
    pub fault: Fault,
}
