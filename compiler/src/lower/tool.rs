//! One item with our attribute to the tools it becomes.
//!
//! The methods of one `impl` share its glue: a fault of one keeps all of them from being built.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use toolcall_schema::catalog::{Hints, Policy, Shape, Tool, Type};
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::span::{Span, Spanned};

use super::context::Context;
use super::example::Examples;
use super::find::{Source, SourceKind, marks};
use super::kind::{Naming, Scope};
use super::{Lowering, check, has_error, name, written};
use crate::attributes::{self, Place, Settings};
use crate::bind::{self, Key};
use crate::codes;
use crate::decl::{Attribute, Function, Impl, ModuleId, TypeExpr};

/// One item, and what became of it.
#[derive(Debug)]
pub(super) struct Unit {
    pub(super) key: Key,
    pub(super) drafts: Vec<Draft>,
    pub(super) problems: Vec<Diagnostic>,
    /// Whether it is not built; what is wrong may have been told elsewhere.
    pub(super) failed: bool,
}

/// One tool, before the others of its toolset are known.
#[derive(Debug)]
pub(super) struct Draft {
    pub(super) toolset: Spanned<String>,
    pub(super) module: ModuleId,
    pub(super) name: Spanned<String>,
    /// The other names that it is called by.
    pub(super) aliases: Vec<Spanned<String>>,
    pub(super) alias: Ident,
    pub(super) context: Option<Context>,
    /// `None`: it has a fault.
    pub(super) built: Option<(Tool, bind::Tool)>,
}

impl Lowering<'_> {
    /// Understands one item.
    pub(super) fn unit(&mut self, source: &Source<'_>) -> Unit {
        let mut problems = Vec::new();
        let drafts = match &source.kind {
            SourceKind::Function(function, on) => {
                check::once(on, &mut problems);
                vec![self.draft(&source.key, function, on, None, &mut problems)]
            }
            SourceKind::Impl(block, on) => self.methods(&source.key, block, on, &mut problems),
            SourceKind::BareMethod(method, block) if block.of_trait => {
                problems.push(check::of_trait(method.name.span));
                Vec::new()
            }
            SourceKind::BareMethod(method, _) => {
                let message = format!("`{}` is a method of an `impl` that is not marked", method.name.text);
                let help = "put `#[toolcall::tool]` on the `impl` block as well";
                problems.push(codes::BARE_IMPL.error(method.name.span, message).help(help));
                Vec::new()
            }
        };
        let failed = has_error(&problems) || drafts.iter().any(|draft| draft.built.is_none());
        Unit { key: source.key.clone(), drafts, problems, failed }
    }

    fn methods(&mut self, key: &Key, block: &Impl, on: &[&Attribute], problems: &mut Vec<Diagnostic>) -> Vec<Draft> {
        check::once(on, problems);
        check::implementation(block, problems);
        if block.of_trait {
            return Vec::new();
        }
        let shared = attributes::settings(Place::Impl, on.iter().copied(), problems).toolset;
        let mut drafts = Vec::new();
        for method in &block.methods {
            let marks: Vec<&Attribute> = marks(&method.attributes).collect();
            if !marks.is_empty() {
                let mut draft = self.draft(key, method, &marks, Some(block), problems);
                if let Some(toolset) = shared.as_ref().filter(|_| draft.toolset.span == method.name.span) {
                    draft.toolset = toolset.clone();
                }
                drafts.push(draft);
            }
        }
        drafts
    }

    fn draft(
        &mut self,
        key: &Key,
        function: &Function,
        on: &[&Attribute],
        owner: Option<&Impl>,
        problems: &mut Vec<Diagnostic>,
    ) -> Draft {
        (self.too_long, self.since_too_long) = (Vec::new(), 0);
        let before = problems.len();
        let settings = attributes::settings(Place::Function, on.iter().copied(), problems);
        check::function(function, problems);
        check::in_tests(function, on.first().copied(), problems);
        check::hints(function, &settings, problems);
        let name = tool_name(function, &settings, problems);
        let description = description(function, &settings, problems);
        // The types of a generic function are no types yet; nothing more is said about them.
        let is_generic = check::is_generic(function, owner);
        let taken = if is_generic { None } else { self.parameters(function, owner, problems) };
        let alias = name::alias(&name.value, function.name.ident.span());
        // Without a word of its own the span is the function's: an `impl` may say the toolset for all.
        let of_module = self.config.toolsets.of(&self.krate.module(function.module).path);
        let default = || Spanned { value: of_module.to_owned(), span: function.name.span };
        let mut draft = Draft {
            toolset: settings.toolset.clone().unwrap_or_else(default),
            module: function.module,
            name: name.clone(),
            aliases: settings.aliases.clone(),
            alias: alias.clone(),
            context: None,
            built: None,
        };
        let Some(taken) = taken.filter(|_| !has_error(&problems[before..])) else { return draft };
        let arguments = self.record(Shape::Record(taken.fields), function.name.span);
        let scope = Scope::of(function.module, Naming::Written);
        let Examples { values: examples, constants } =
            self.examples(scope, settings.example.as_ref(), arguments, problems);
        let returns = self.returns(function, owner, &settings, problems);
        let tool = Tool {
            name: name.value,
            aliases: settings.aliases.iter().map(|alias| alias.value.clone()).collect(),
            title: settings.title.clone().filter(|title| !title.is_empty()),
            description,
            arguments,
            returns,
            hints: hints(&settings),
            timeout: settings.timeout,
            deprecated: settings.deprecated == Some(true),
            examples,
            is_async: function.is_async,
            policy: policy(&settings),
            source: toolcall_schema::source::Source::Native,
            span: function.name.span,
        };
        let bound = bind::Tool {
            key: key.clone(),
            module: self.krate.module(function.module).path.clone(),
            alias,
            callee: callee(function, owner),
            context: taken.context.as_ref().map(Context::written),
            parameters: taken.parameters,
            constants,
            allowed: owner.iter().flat_map(|block| &block.allowed).chain(&function.allowed).cloned().collect(),
            returns: return_type(function, owner),
        };
        draft.context = taken.context;
        draft.built = Some((tool, bound));
        draft
    }

    fn record(&mut self, shape: Shape, span: Span) -> toolcall_schema::catalog::TypeId {
        self.catalog.add(Type { shape, name: None, description: None, constraints: Vec::new(), span })
    }
}

fn policy(settings: &Settings) -> Policy {
    Policy {
        deny_loss: settings.denies_loss,
        allowed: settings.allowed.clone(),
        max_retries: settings.max_retries,
        untrusted: settings.untrusted == Some(true),
        ignores_unknown: settings.ignores_unknown,
        coerce: settings.coerce.as_ref().map(|level| level.value),
    }
}

fn hints(settings: &Settings) -> Hints {
    let Settings { read_only, destructive, idempotent, open_world, .. } = *settings;
    Hints { read_only, destructive, idempotent, open_world }
}

fn callee(function: &Function, owner: Option<&Impl>) -> TokenStream {
    let ident = &function.name.ident;
    match owner {
        Some(block) => {
            let of = &block.self_type.tokens;
            quote!(<#of>::#ident)
        }
        None => quote!(#ident),
    }
}

/// The return type without what only the function knows. `None`: there is none, or it is not a type elsewhere.
fn return_type(function: &Function, owner: Option<&Impl>) -> Option<(TokenStream, Span)> {
    let TypeExpr { tokens, span, .. } = function.returns.as_ref()?;
    let tokens = match owner {
        Some(block) => written::without_self(tokens, &block.self_type.tokens),
        None => tokens.clone(),
    };
    written::stands_alone(&tokens).then_some((tokens, *span))
}

fn tool_name(function: &Function, settings: &Settings, problems: &mut Vec<Diagnostic>) -> Spanned<String> {
    let own = || Spanned { value: function.name.text.clone(), span: function.name.span };
    let name = settings.name.clone().unwrap_or_else(own);
    for name in core::iter::once(&name).chain(&settings.aliases) {
        if let Some(fault) = name::tool_fault(&name.value) {
            let help = "give it another one with `#[tool(name = \"…\")]`";
            problems.push(codes::TOOL_NAME.error(name.span, fault).help(help));
        }
    }
    name
}

fn description(function: &Function, settings: &Settings, problems: &mut Vec<Diagnostic>) -> String {
    let description = settings.description.clone().unwrap_or_else(|| function.docs.summary.clone());
    if description.trim().is_empty() && !settings.allows_undocumented {
        let message =
            format!("`{}` says nothing about what it does; a model has nothing else to go by", function.name.text);
        let help = "write a doc comment, or `#[tool(description = \"…\")]`, or `#[tool(allow = \"undocumented\")]`";
        problems.push(codes::UNDOCUMENTED.error(function.name.span, message).help(help));
    }
    description
}
