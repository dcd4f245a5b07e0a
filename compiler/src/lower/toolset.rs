//! Toolsets: where each is included, and what its tools must agree on.
//!
//! A tool is faulted here for what it is beside the others; what it is by itself was judged before.

use std::collections::BTreeMap;

use proc_macro2::TokenStream;
use toolcall_schema::catalog::Catalog;
use toolcall_schema::diag::{Diagnostic, Severity};
use toolcall_schema::span::{Span, Spanned};

use super::beside::beside;
use super::context::Context;
use super::tool::{Draft, Unit};
use super::{name, written};
use crate::bind::{Fault, Program, Toolset};
use crate::codes;
use crate::config::Config;
use crate::decl::{Crate, MacroCall, ModuleId, Name};
use crate::resolve::Resolver;

/// The places of `include_tools!`, by the name of the toolset.
#[derive(Debug, Default)]
pub(super) struct Includes {
    of_rust: BTreeMap<String, Include>,
    /// Those of toolsets that are declared in JSON.
    of_json: BTreeMap<String, Include>,
}

#[derive(Clone, Copy, Debug)]
struct Include {
    module: ModuleId,
    span: Span,
}

impl Includes {
    /// Finds them in a crate.
    pub(super) fn find(krate: &Crate, names: &Resolver<'_>, config: &Config, problems: &mut Vec<Diagnostic>) -> Self {
        let mut found = Self::default();
        for (index, module) in krate.modules.iter().enumerate() {
            let id = ModuleId(index);
            for call in module.calls.iter().filter(|call| names.is_ours(id, &call.path, "include_tools")) {
                found.add(id, call, problems);
                problems.extend(beside(krate, id, call.span));
            }
        }
        let is_json = |name: &String| config.json.iter().any(|json| json.toolset == *name);
        (found.of_json, found.of_rust) = found.of_rust.into_iter().partition(|(name, _)| is_json(name));
        found
    }

    /// The names of the toolsets of JSON.
    pub(super) fn of_json(&self) -> Vec<String> {
        self.of_json.keys().cloned().collect()
    }

    fn add(&mut self, module: ModuleId, call: &MacroCall, problems: &mut Vec<Diagnostic>) {
        let name = match &call.argument {
            None => "tools".to_owned(),
            Some(Ok(name)) if name::is_toolset(&name.text) => name.text.clone(),
            Some(Ok(Name { span, .. }) | Err(span)) => {
                let message = "`include_tools!` takes the name of a toolset, or nothing";
                problems.push(codes::TOOLSET_NAME.error(*span, message).help(IDENTIFIER));
                return;
            }
        };
        if call.not_in_tests {
            let message = format!("the toolset `{name}` is not there under `cfg(test)`, but its tools are");
            problems.push(codes::NOT_IN_TESTS.error(call.span, message).help("take the condition away"));
        }
        if let Some(first) = self.of_rust.get(&name) {
            let message = format!("the toolset `{name}` is included twice");
            problems.push(codes::INCLUDED_TWICE.error(call.span, message).related(first.span, "the first time"));
            return;
        }
        if let Some((other, first)) = self.of_rust.iter().find(|(_, include)| include.module == module) {
            let message = format!("the toolset `{other}` is included in this module, too");
            let twice = codes::INCLUDED_TWICE.error(call.span, message).related(first.span, "here");
            problems.push(twice.help("give each toolset a module of its own"));
            return;
        }
        self.of_rust.insert(name, Include { module, span: call.span });
    }

    /// The module of the first toolset, which takes the code that belongs to no item.
    pub(super) fn first(&self) -> Option<ModuleId> {
        self.of_rust.values().next().map(|include| include.module)
    }
}

/// Puts the tools into their toolsets, and what cannot be put there among the faults.
pub(super) fn assemble(
    krate: &Crate,
    names: &Resolver<'_>,
    includes: &Includes,
    catalog: &Catalog,
    mut units: Vec<Unit>,
    program: &mut Program,
) {
    let mut judging = Judging { krate, names, includes, told_missing: Vec::new(), toolsets: BTreeMap::new() };
    for unit in &mut units {
        judging.unit(unit);
    }
    let contexts = judging.toolsets;
    program.toolsets.extend(includes.of_rust.iter().map(|(name, include)| Toolset {
        name: name.clone(),
        module: krate.module(include.module).path.clone(),
        catalog: catalog.clone(),
        tools: Vec::new(),
        context: contexts.get(name).and_then(|seen| seen.context.as_ref()).map(|context| context.absolute.clone()),
        faulty: Vec::new(),
    }));
    for unit in units {
        place(unit, program);
    }
    for toolset in &mut program.toolsets {
        // One alias each: of two tools of one name, the first is built.
        let built: Vec<_> = toolset.tools.iter().map(|tool| tool.alias.clone()).collect();
        toolset.faulty.sort();
        toolset.faulty.dedup();
        toolset.faulty.retain(|alias| !built.contains(alias));
    }
}

fn place(unit: Unit, program: &mut Program) {
    let Unit { key, drafts, problems, failed } = unit;
    let (errors, warnings) = problems.into_iter().partition(|problem| problem.severity == Severity::Error);
    program.diagnostics.extend::<Vec<_>>(warnings);
    for draft in drafts {
        let Some(toolset) = program.toolsets.iter_mut().find(|toolset| toolset.name == draft.toolset.value) else {
            continue;
        };
        match draft.built {
            Some((declared, bound)) if !failed => {
                toolset.catalog.tools.push(declared);
                toolset.tools.push(bound);
            }
            Some(_) | None => toolset.faulty.push(draft.alias),
        }
    }
    if failed {
        program.faults.push(Fault { key, diagnostics: errors });
    }
}

/// Judges the tools one after the other.
struct Judging<'j> {
    krate: &'j Crate,
    names: &'j Resolver<'j>,
    includes: &'j Includes,
    /// Toolsets without an `include_tools!` that were told of.
    told_missing: Vec<String>,
    toolsets: BTreeMap<String, Seen>,
}

/// What the tools of one toolset were so far.
#[derive(Default)]
struct Seen {
    names: Vec<(String, Span)>,
    aliases: Vec<(String, Span)>,
    context: Option<SeenContext>,
}

struct SeenContext {
    absolute: TokenStream,
    identity: Option<TokenStream>,
    span: Span,
}

impl Judging<'_> {
    fn unit(&mut self, unit: &mut Unit) {
        for draft in &unit.drafts {
            match self.draft(draft) {
                Ok(()) => {}
                Err(problem) => {
                    unit.failed = true;
                    unit.problems.extend(problem);
                }
            }
        }
    }

    /// `Err(None)`: the fault was told of at another tool.
    fn draft(&mut self, draft: &Draft) -> Result<(), Option<Diagnostic>> {
        let toolset = &draft.toolset.value;
        if !name::is_toolset(toolset) {
            let help = "`#[tool(toolset = \"admin\")]` goes with `include_tools!(admin)`";
            return Err(Some(codes::TOOLSET_NAME.error(draft.toolset.span, IDENTIFIER).help(help)));
        }
        let include = self.include(draft)?;
        if !self.names.sees_module(draft.module, include.module) {
            let module = self.krate.module_name(include.module);
            let message =
                format!("the module `{module}`, where the toolset `{toolset}` is included, cannot be seen from here");
            let hidden = codes::TOOLSET_HIDDEN.error(draft.name.span, message).related(include.span, "included here");
            return Err(Some(
                hidden.help("include it in a module at the root, or make the modules on the way visible"),
            ));
        }
        self.name(draft)?;
        match &draft.context {
            Some(context) => self.context(toolset, include, context),
            None => Ok(()),
        }
    }

    fn include(&mut self, draft: &Draft) -> Result<Include, Option<Diagnostic>> {
        let toolset = &draft.toolset.value;
        if let Some(include) = self.includes.of_rust.get(toolset) {
            return Ok(*include);
        }
        if let Some(include) = self.includes.of_json.get(toolset) {
            let message = format!("the tools of the toolset `{toolset}` are declared in JSON");
            let taken = codes::TOOLSET_NAME.error(draft.name.span, message).related(include.span, "included here");
            return Err(Some(taken.help("put this tool into a toolset of another name")));
        }
        // It may stand in a file that does not parse; and one mistake is told once.
        if !self.krate.unparsed.is_empty() || self.told_missing.contains(toolset) {
            return Err(None);
        }
        self.told_missing.push(toolset.clone());
        let call =
            if toolset == "tools" { "include_tools!()".to_owned() } else { format!("include_tools!({toolset})") };
        let message = format!("the toolset `{toolset}` of this tool is included nowhere");
        let help = format!("write `mod {toolset} {{ toolcall::{call}; }}` at the root of the crate");
        Err(Some(codes::NO_INCLUDE.error(draft.name.span, message).help(help)))
    }

    fn name(&mut self, draft: &Draft) -> Result<(), Option<Diagnostic>> {
        let seen = self.toolsets.entry(draft.toolset.value.clone()).or_default();
        let (alias, span) = (draft.alias.to_string(), draft.name.span);
        let help = "give one of them another name with `#[tool(name = \"…\")]`";
        for Spanned { value: name, span } in core::iter::once(&draft.name).chain(&draft.aliases) {
            if let Some((_, first)) = seen.names.iter().find(|(known, _)| known == name) {
                let message = format!("two tools of one toolset are called `{name}`");
                return Err(Some(codes::EQUAL_TOOLS.error(*span, message).related(*first, "the other one").help(help)));
            }
            seen.names.push((name.clone(), *span));
        }
        if let Some((_, first)) = seen.aliases.iter().find(|(known, _)| *known == alias) {
            let message = format!("two tools of one toolset would both have `{alias}` for the type of their arguments");
            return Err(Some(codes::EQUAL_TOOLS.error(span, message).related(*first, "the other one").help(help)));
        }
        seen.aliases.push((alias, span));
        Ok(())
    }

    fn context(&mut self, toolset: &str, include: Include, context: &Context) -> Result<(), Option<Diagnostic>> {
        let absolute = context.absolute(self.krate, self.names, include.module).map_err(Some)?;
        let identity = context.identity(self.krate, self.names);
        let seen = self.toolsets.entry(toolset.to_owned()).or_default();
        let Some(first) = &seen.context else {
            seen.context = Some(SeenContext { absolute, identity, span: context.span });
            return Ok(());
        };
        let is_same = match (&first.identity, &identity) {
            (Some(first), Some(this)) => written::same(first, this),
            _ => written::same(&first.absolute, &absolute),
        };
        if is_same {
            return Ok(());
        }
        let (this, that) = (written::shown(&absolute), written::shown(&first.absolute));
        let message = format!("the tools of the toolset `{toolset}` have different contexts: `{this}` and `{that}`");
        let differ = codes::CONTEXTS_DIFFER.error(context.span, message).related(first.span, "the other one");
        Err(Some(
            differ.help("let all take one context, or put the tools into two toolsets with `#[tool(toolset = \"…\")]`"),
        ))
    }
}

const IDENTIFIER: &str = "the name of a toolset is an identifier of English letters, digits and `_`, 100 at the most";
