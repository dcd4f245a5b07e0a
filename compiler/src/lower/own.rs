//! Types of the author's crate where they are used: structs and enums, and the aliases that stand for types.
//!
//! What a struct or enum is made of stands in `named.rs`; here is how a place that uses it names it.

use proc_macro2::TokenStream;
use quote::quote;
use toolcall_schema::catalog::TypeId;
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::span::Span;

use super::given::Stated;
use super::kind::{Breadth, Kind, Naming, Scope, last};
use super::{Lowering, written};
use crate::bind::Slot;
use crate::codes;
use crate::decl::{Argument, ItemId, ItemKind, ModuleId, Path, Segment, TypeExpr, TypeKind};
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
            let help = format!("write `{}<'_>`", last(path));
            problems.push(codes::STATIC_TEXT.error(span, message).help(help));
            return None;
        }
        let declared = self.krate.item(item);
        let inside = match self.found.values.contains_key(&item) {
            true => Some(declared.module),
            false => self.includes.first(),
        };
        let given = self.given(scope, path, item, span, problems)?;
        let here = self.all_given(&given, scope.naming, problems)?;
        let there = self.all_given(&given, inside.map_or(scope.naming, Naming::Absolute), problems)?;
        let id = self.named(item, &given, &there, span, problems)?;
        let tokens = match scope.naming {
            Naming::Written | Naming::Nowhere => self.name_as(path, item, &here),
            Naming::Absolute(from) => self.name_in(item, from, &here, span, problems)?,
        };
        Some(self.itself(item, id, tokens, &here))
    }

    /// An item with its arguments, by a path of the author's.
    fn name_as(&self, path: &Path, item: ItemId, given: &[Stated]) -> TokenStream {
        written::path(path, &self.arguments(item, given))
    }

    /// An item with its arguments, by a path that holds in a module. `None`: there is none, and that was reported.
    pub(super) fn name_in(
        &self,
        item: ItemId,
        from: ModuleId,
        given: &[Stated],
        span: Span,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<TokenStream> {
        let name = self.path_in(item, from, given);
        if name.is_none() {
            problems.push(self.hidden(item, from, span));
        }
        name
    }

    /// What stands between `<` and `>` of an item.
    pub(super) fn arguments(&self, item: ItemId, given: &[Stated]) -> Vec<TokenStream> {
        let lifetimes = core::iter::repeat_n(quote!('a), self.krate.item(item).generics.lifetimes);
        lifetimes.chain(given.iter().filter_map(|given| given.tokens.clone())).collect()
    }

    /// An item by a path that holds in a module: its name alone if that means it there, as a lint of rustc wants it.
    pub(super) fn path_in(&self, item: ItemId, from: ModuleId, given: &[Stated]) -> Option<TokenStream> {
        let arguments = self.arguments(item, given);
        let name = self.krate.item(item).name.clone();
        let ident = name.ident.clone();
        let alone = Path { leading: false, segments: vec![Segment { name, arguments: Vec::new() }] };
        if self.names.resolve(from, &alone, Space::Type) == Some(Target::Item(item)) {
            return Some(written::with_arguments(quote!(#ident), &arguments));
        }
        self.names.path_to(item, from).map(|path| written::of_crate(&path, &arguments))
    }

    /// A struct or enum under the name that it has at some place.
    pub(super) fn itself(&mut self, item: ItemId, id: TypeId, tokens: TokenStream, given: &[Stated]) -> Kind {
        let borrows = given.iter().any(|given| given.borrows);
        let identities = given.iter().map(|given| given.identity).collect();
        Kind {
            id,
            slot: Slot::Value(tokens.clone()),
            tokens,
            borrows: borrows || self.krate.item(item).generics.lifetimes > 0,
            identity: self.identities.of(format!("crate {}", item.0), identities),
            written: 1 + all_written(given),
            breadth: given.iter().map(|given| given.breadth).fold(self.breadth(item), Breadth::min),
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
        let given = self.given(scope, path, item, expr.span, problems)?;
        let here = self.all_given(&given, scope.naming, problems)?;
        // What stands for one type of the author's is named by the alias itself.
        let is_of_crate = self.is_of_crate(item);
        let name = match scope.naming {
            Naming::Written | Naming::Nowhere => Some(self.name_as(path, item, &here)),
            Naming::Absolute(from) if is_of_crate => self.path_in(item, from, &here),
            Naming::Absolute(_) => None,
        };
        let naming = match scope.naming {
            _ if is_of_crate && name.is_some() => Naming::Nowhere,
            Naming::Written => Naming::Absolute(scope.module),
            Naming::Absolute(_) | Naming::Nowhere => scope.naming,
        };
        let inner = Scope { module: declared.module, self_type: None, naming, known: &given, itself: None };
        let mut kind = self.aliased(inner, item, aliased, problems)?;
        if let Some(name) = name {
            if let Slot::Value(named) = &mut kind.slot {
                *named = name.clone();
                kind.written = 1 + all_written(&here);
            }
            kind.tokens = name;
        }
        let own = (!declared.docs.hidden && !declared.docs.text.is_empty()).then(|| declared.docs.text.clone());
        Some(Kind { docs: own.or(kind.docs), ..kind })
    }

    /// What an alias stands for; one that takes no types is understood once.
    fn aliased(
        &mut self,
        scope: Scope<'_>,
        item: ItemId,
        aliased: &TypeExpr,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Kind> {
        if let Some(known) = self.aliased.get(&(item, scope.naming)).filter(|_| scope.known.is_empty()) {
            let kind = known.clone()?;
            return Some(Kind { id: self.for_one_place(kind.id), ..kind });
        }
        self.aliases.push(item);
        let kind = self.kind(scope, aliased, problems);
        self.aliases.pop();
        self.aliased.insert((item, scope.naming), kind.clone());
        kind
    }

    /// Whether an alias stands for one struct or enum, if through further aliases.
    fn is_of_crate(&self, alias: ItemId) -> bool {
        let mut at = alias;
        for _ in 0..MOST_ALIASES {
            let item = self.krate.item(at);
            let ItemKind::Alias(TypeExpr { kind: TypeKind::Path(path), .. }) = &item.kind else {
                return matches!(item.kind, ItemKind::Struct(_) | ItemKind::Enum(_));
            };
            let is_given = matches!(path.segments.as_slice(), [only] if item.generics.parameters.iter().any(|of| of.name == only.name.text));
            match self.names.resolve(item.module, path, Space::Type).filter(|_| !is_given) {
                Some(Target::Item(id)) => at = id,
                Some(Target::Module(_) | Target::Variant(..) | Target::External(_)) | None => return false,
            }
        }
        false
    }

    fn breadth(&self, item: ItemId) -> Breadth {
        match self.krate.item(item).seen_in {
            None => Breadth::Everywhere,
            Some(ModuleId(0)) => Breadth::Crate,
            Some(_) => Breadth::Module,
        }
    }
}

/// How many types stand in what is written for all of these.
fn all_written(given: &[Stated]) -> usize {
    given.iter().map(|given| given.written).sum()
}

/// Chains of aliases longer than this are taken for circles.
const MOST_ALIASES: usize = 100;
