//! Types of the author's crate where they are used: structs and enums, and the aliases that stand for types.
//!
//! What a struct or enum is made of stands in `named.rs`; here is how a place that uses it names it.

use proc_macro2::TokenStream;
use quote::quote;
use toolcall_schema::catalog::TypeId;
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::span::Span;

use super::generic::Given;
use super::kind::{Breadth, Kind, Naming, Scope, last};
use super::{Lowering, written};
use crate::bind::Slot;
use crate::codes;
use crate::decl::{Argument, ItemId, ModuleId, Path, Segment, TypeExpr, TypeKind};
use crate::resolve::{Space, Target};

impl Lowering<'_> {
    /// A struct or enum of the crate.
    pub(super) fn of_crate(
        &mut self,
        scope: Scope<'_>,
        path: &Path,
        item: ItemId,
        span: Span,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Kind> {
        let is_static = |argument: &Argument| matches!(argument, Argument::Lifetime(name) if name == "static");
        if path.segments.iter().flat_map(|segment| &segment.arguments).any(is_static) {
            let message =
                format!("the arguments do not live for ever, so they cannot be lent as `{}<'static>`", last(path));
            problems.push(codes::STATIC_TEXT.error(span, message));
            return None;
        }
        let declared = self.krate.item(item);
        let inside = match self.found.values.contains_key(&item) {
            true => Some(declared.module),
            false => self.includes.first(),
        };
        let Given { known, tokens } = self.given(scope, path, item, inside, span, problems)?;
        let borrows = declared.generics.lifetimes > 0 || known.iter().any(|(_, known)| known.borrows());
        let id = self.named(item, known, span, problems)?;
        let mut arguments = vec![quote!('a); declared.generics.lifetimes];
        arguments.extend(tokens);
        let tokens = match scope.naming {
            Naming::Written => written::path(path, &arguments),
            Naming::Absolute(from) => {
                let Some(path) = self.path_in(item, from, &arguments) else {
                    problems.push(self.hidden(item, from, span));
                    return None;
                };
                path
            }
        };
        Some(self.itself(item, id, tokens, borrows))
    }

    /// An item by a path that holds in a module: its name alone if that means it there, as a lint of rustc wants it.
    pub(super) fn path_in(&self, item: ItemId, from: ModuleId, arguments: &[TokenStream]) -> Option<TokenStream> {
        let name = self.krate.item(item).name.clone();
        let ident = name.ident.clone();
        let alone = Path { leading: false, segments: vec![Segment { name, arguments: Vec::new() }] };
        if self.names.resolve(from, &alone, Space::Type) == Some(Target::Item(item)) {
            return Some(written::with_arguments(quote!(#ident), arguments));
        }
        self.names.path_to(item, from).map(|path| written::of_crate(&path, arguments))
    }

    /// A struct or enum under the name that it has at some place.
    pub(super) fn itself(&self, item: ItemId, id: TypeId, tokens: TokenStream, borrows: bool) -> Kind {
        Kind {
            id,
            slot: Slot::Value(tokens.clone()),
            tokens,
            borrows: borrows || self.krate.item(item).generics.lifetimes > 0,
            breadth: self.breadth(item),
            docs: self.catalog.type_of(id).description.clone(),
        }
    }

    /// A `type` of the crate: what it stands for, under the name that the author gave it.
    pub(super) fn alias(
        &mut self,
        scope: Scope<'_>,
        path: &Path,
        item: ItemId,
        aliased: &TypeExpr,
        expr: &TypeExpr,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Kind> {
        let declared = self.krate.item(item);
        if self.aliases.contains(&item) {
            problems.push(codes::RECURSIVE.error(expr.span, format!("`{}` stands for itself", last(path))));
            return None;
        }
        self.expansions += 1;
        if self.expansions > EXPANSIONS {
            let message = format!("the aliases in this tool stand for more than {EXPANSIONS} types");
            let told = codes::EXPANSION.error(expr.span, message).help("write structs, which are read once each");
            problems.extend(Some(told).filter(|_| self.expansions == EXPANSIONS + 1));
            return None;
        }
        let Given { known, tokens } = self.given(scope, path, item, None, expr.span, problems)?;
        let naming = match scope.naming {
            // What stands for one type of the author's is named by the alias itself.
            Naming::Written if self.is_of_crate(declared.module, aliased) => Naming::Written,
            Naming::Written => Naming::Absolute(scope.module),
            Naming::Absolute(from) => Naming::Absolute(from),
        };
        self.aliases.push(item);
        let inner = Scope { module: declared.module, self_type: None, naming, known: &known };
        let kind = self.kind(inner, aliased, problems);
        self.aliases.pop();
        let mut kind = kind?;
        if let Naming::Written = scope.naming {
            let mut arguments = vec![quote!('a); declared.generics.lifetimes];
            arguments.extend(tokens);
            kind.tokens = written::path(path, &arguments);
            if let Slot::Value(named) = &mut kind.slot {
                *named = kind.tokens.clone();
            }
        }
        let own = (!declared.docs.hidden && !declared.docs.text.is_empty()).then(|| declared.docs.text.clone());
        Some(Kind { docs: own.or(kind.docs), ..kind })
    }

    fn is_of_crate(&self, module: ModuleId, expr: &TypeExpr) -> bool {
        let TypeKind::Path(path) = &expr.kind else { return false };
        matches!(self.names.resolve(module, path, Space::Type), Some(Target::Item(_)))
    }

    fn breadth(&self, item: ItemId) -> Breadth {
        match self.krate.item(item).seen_in {
            None => Breadth::Everywhere,
            Some(ModuleId(0)) => Breadth::Crate,
            Some(_) => Breadth::Module,
        }
    }
}

/// How often one tool may look through aliases: those that stand for each other twice double at each level.
pub(super) const EXPANSIONS: usize = 1_000;
