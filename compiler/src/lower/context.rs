//! The context of a tool: what it gets beside the arguments.
//!
//! Its glue names the type as the author does; the shared file of the toolset needs a path that holds there.

use proc_macro2::TokenStream;
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::span::Span;

use super::absolute::{Absolute, Naming};
use super::kind::Scope;
use super::written;
use crate::codes;
use crate::decl::{Crate, ModuleId, Parameter, TypeExpr, TypeKind};
use crate::resolve::Resolver;

/// The context type of one tool.
#[derive(Clone, Debug)]
pub(super) struct Context {
    module: ModuleId,
    self_type: Option<TypeExpr>,
    kind: TypeExpr,
    /// Where the context stands in the function.
    pub(super) span: Span,
}

impl Context {
    /// The context of `&self`.
    pub(super) fn of_receiver(scope: Scope<'_>, span: Span) -> Option<Self> {
        let kind = scope.self_type?.clone();
        Some(Self { module: scope.module, self_type: None, kind, span })
    }

    /// The context of a marked parameter.
    pub(super) fn of_parameter(
        scope: Scope<'_>,
        parameter: &Parameter,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Self> {
        let (kind, span) = (&parameter.kind, parameter.kind.span);
        let help = "take it behind a shared reference: `&Db`";
        match &kind.kind {
            TypeKind::Reference { mutable: true, .. } => {
                let message = "calls may run at the same time, so none can have the context to itself";
                problems.push(
                    codes::CONTEXT_FORM.error(span, message).help("take `&`, and a lock inside where one is needed"),
                );
                None
            }
            TypeKind::Reference { lifetime: Some(lifetime), .. } if lifetime == "static" => {
                problems.push(codes::CONTEXT_FORM.error(span, "the context is lent for the call only").help(help));
                None
            }
            TypeKind::Reference { target, .. } => {
                let kind = (**target).clone();
                Some(Self { module: scope.module, self_type: scope.self_type.cloned(), kind, span: parameter.span })
            }
            TypeKind::Path(_)
            | TypeKind::Slice(_)
            | TypeKind::Array { .. }
            | TypeKind::Tuple(_)
            | TypeKind::Other(_) => {
                problems.push(codes::CONTEXT_FORM.error(span, "the context is lent, not given").help(help));
                None
            }
        }
    }

    /// The type as the author wrote it.
    pub(super) fn written(&self) -> TokenStream {
        match &self.self_type {
            Some(self_type) => written::without_self(&self.kind.tokens, &self_type.tokens),
            None => self.kind.tokens.clone(),
        }
    }

    /// The type by a path that holds in the toolset's module.
    ///
    /// # Errors
    /// What of it has no such path.
    pub(super) fn absolute(
        &self,
        krate: &Crate,
        names: &Resolver<'_>,
        from: ModuleId,
    ) -> Result<TokenStream, Diagnostic> {
        Absolute { krate, names, naming: Naming::From(from) }.kind(self.module, self.self_type.as_ref(), &self.kind)
    }

    /// The same with every alias looked through, to tell whether two contexts are one.
    pub(super) fn identity(&self, krate: &Crate, names: &Resolver<'_>) -> Option<TokenStream> {
        let naming = Naming::Identity(MOST_ALIASES);
        Absolute { krate, names, naming }.kind(self.module, self.self_type.as_ref(), &self.kind).ok()
    }
}

/// Chains of aliases longer than this are taken for circles.
const MOST_ALIASES: u32 = 20;
