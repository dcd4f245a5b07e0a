//! Types of contexts by absolute paths.
//!
//! Unlike an argument, a context may be of any type; all that is asked is that it can be named from elsewhere.

use proc_macro2::TokenStream;
use quote::quote;
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::span::Span;

use super::kind::last;
use super::written;
use crate::codes;
use crate::decl::{Argument, Crate, ItemId, ItemKind, ModuleId, Path, TypeExpr, TypeKind, ValueKind};
use crate::resolve::{Resolver, Space, Target};

/// Writes types by absolute paths.
#[derive(Clone, Copy)]
pub(super) struct Absolute<'n> {
    pub(super) krate: &'n Crate,
    pub(super) names: &'n Resolver<'n>,
    pub(super) naming: Naming,
}

/// What the paths are for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Naming {
    /// To stand in this module.
    From(ModuleId),
    /// To compare, with so many aliases looked through.
    Identity(u32),
}

impl Absolute<'_> {
    /// A type that is written in a module.
    pub(super) fn kind(
        self,
        module: ModuleId,
        self_type: Option<&TypeExpr>,
        expr: &TypeExpr,
    ) -> Result<TokenStream, Diagnostic> {
        let inner = |expr: &TypeExpr| self.kind(module, self_type, expr);
        match &expr.kind {
            TypeKind::Path(path) => match (self_type, path.segments.as_slice()) {
                (Some(self_type), [only]) if only.name.text == "Self" => self.kind(module, None, self_type),
                _ => self.path(module, self_type, path, expr.span),
            },
            TypeKind::Reference { lifetime: Some(lifetime), mutable: false, target } if lifetime == "static" => {
                let target = inner(target)?;
                Ok(quote!(&'static #target))
            }
            TypeKind::Slice(item) => {
                let item = inner(item)?;
                Ok(quote!([#item]))
            }
            TypeKind::Tuple(parts) => {
                let parts = parts.iter().map(inner).collect::<Result<Vec<_>, _>>()?;
                Ok(quote!((#(#parts,)*)))
            }
            TypeKind::Reference { .. } => Err(refused(expr.span, "a type that borrows")),
            TypeKind::Array { .. } => Err(refused(expr.span, "an array")),
            TypeKind::Other(words) => Err(refused(expr.span, words)),
        }
    }

    fn path(
        self,
        module: ModuleId,
        self_type: Option<&TypeExpr>,
        path: &Path,
        span: Span,
    ) -> Result<TokenStream, Diagnostic> {
        let mut arguments = Vec::new();
        for argument in path.segments.iter().flat_map(|segment| &segment.arguments) {
            arguments.push(match argument {
                Argument::Type(expr) => self.kind(module, self_type, expr)?,
                Argument::Lifetime(name) if name == "static" => quote!('static),
                Argument::Lifetime(_) => return Err(refused(span, "a type that borrows")),
                Argument::Constant(value) if matches!(value.kind, ValueKind::Literal(_)) => value.tokens.clone(),
                Argument::Constant(_) | Argument::Other => return Err(refused(span, "a type with such arguments")),
            });
        }
        match self.names.resolve(module, path, Space::Type) {
            Some(Target::External(names)) => Ok(written::of_other(&names, &arguments)),
            Some(Target::Item(id)) => self.item(id, path, &arguments, span),
            Some(Target::Module(_) | Target::Variant(..)) | None => {
                Err(codes::CONTEXT_PATH.error(span, format!("there is no type `{}` here", last(path))))
            }
        }
    }

    fn item(self, id: ItemId, path: &Path, arguments: &[TokenStream], span: Span) -> Result<TokenStream, Diagnostic> {
        let item = self.krate.item(id);
        if item.generics.lifetimes > 0 && arguments.is_empty() {
            return Err(refused(span, "a type that borrows"));
        }
        match self.naming {
            Naming::From(from) => match self.names.path_to(id, from) {
                Some(path) => Ok(written::of_crate(&path, arguments)),
                None => Err(self.hidden(from, path, span, item.name.span)),
            },
            Naming::Identity(steps) => {
                let aliased = match &item.kind {
                    ItemKind::Alias(aliased) if arguments.is_empty() && steps > 0 => {
                        Self { naming: Naming::Identity(steps - 1), ..self }.kind(item.module, None, aliased).ok()
                    }
                    ItemKind::Alias(_)
                    | ItemKind::Struct(_)
                    | ItemKind::Enum(_)
                    | ItemKind::Constant(_)
                    | ItemKind::Other(_) => None,
                };
                let mut declared = self.krate.module(item.module).path.clone();
                declared.push(item.name.ident.to_string());
                Ok(aliased.unwrap_or_else(|| written::of_crate(&declared, arguments)))
            }
        }
    }

    fn hidden(self, from: ModuleId, path: &Path, span: Span, declared: Span) -> Diagnostic {
        let module = self.krate.module_name(from);
        let message = format!("`{}` cannot be seen from `{module}`, where the tools are included", last(path));
        let help = "make it visible there, with `pub(crate)` and a path of visible modules";
        codes::CONTEXT_PATH.error(span, message).related(declared, "declared here").help(help)
    }
}

fn refused(span: Span, what: &str) -> Diagnostic {
    let message = format!("the context is {what}, which has no path to name it by");
    codes::CONTEXT_PATH.error(span, message).help("give the type a name: `pub(crate) type Context = …;`")
}
