//! A written type to its type in the catalog and its slot.
//!
//! Walks over the written form, resolves its names, and asks the type mappings what they mean.

use proc_macro2::TokenStream;
use quote::quote;
use toolcall_schema::catalog::{Shape, Type, TypeId};
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::span::Span;

use super::refuse::{self, TAKE_OTHER};
use super::{Lowering, written};
use crate::bind::Slot;
use crate::codes;
use crate::decl::{Argument, ItemId, ItemKind, ModuleId, Path, TypeExpr, TypeKind};
use crate::resolve::{Space, Target};
use crate::types::{self, TypeMapping};

/// Where a type is written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scope<'s> {
    pub(super) module: ModuleId,
    /// What `Self` is.
    pub(super) self_type: Option<&'s TypeExpr>,
    pub(super) naming: Naming,
}

/// How emitted code names the types.
#[derive(Clone, Copy, Debug)]
pub(super) enum Naming {
    /// As the author does, in the same module.
    Written,
    /// By absolute paths, in this module.
    Absolute(ModuleId),
}

/// A type that was understood.
#[derive(Debug)]
pub(super) struct Kind {
    pub(super) id: TypeId,
    pub(super) slot: Slot,
    /// With every lifetime written as `'a`.
    pub(super) tokens: TokenStream,
    pub(super) borrows: bool,
    pub(super) breadth: Breadth,
    /// The doc comment of the author's type, directly or within an `Option`.
    pub(super) docs: Option<String>,
}

/// How widely all types of the author's within a type may be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Breadth {
    Module,
    Crate,
    Everywhere,
}

impl Lowering<'_> {
    /// Understands a type. `None`: it was reported, here or where it is declared.
    pub(super) fn kind(&mut self, scope: Scope<'_>, expr: &TypeExpr, problems: &mut Vec<Diagnostic>) -> Option<Kind> {
        match &expr.kind {
            TypeKind::Path(path) => self.path(scope, path, expr, problems),
            TypeKind::Reference { .. } => self.reference(scope, expr, problems),
            TypeKind::Slice(_) | TypeKind::Array(..) | TypeKind::Tuple(_) => {
                problems.push(refuse::compound(expr));
                None
            }
            TypeKind::Other(words) => {
                let message = format!("{words} has no form in JSON");
                problems.push(codes::IMPOSSIBLE_TYPE.error(expr.span, message).help(TAKE_OTHER));
                None
            }
        }
    }

    fn path(
        &mut self,
        scope: Scope<'_>,
        path: &Path,
        expr: &TypeExpr,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Kind> {
        if let (Some(self_type), [only]) = (scope.self_type, path.segments.as_slice())
            && only.name.text == "Self"
        {
            return self.kind(Scope { self_type: None, ..scope }, self_type, problems);
        }
        let target = self.names.resolve(scope.module, path, Space::Type);
        match target {
            Some(Target::External(names)) => self.external(scope, path, &spelling(&names), expr, problems),
            Some(Target::Item(id)) => match &self.krate.item(id).kind {
                ItemKind::Struct(_) | ItemKind::Enum(_) => self.of_crate(scope, path, id, expr.span, problems),
                ItemKind::Alias(aliased) => self.alias(scope, path, id, aliased, expr, problems),
                ItemKind::Other(words) => {
                    let message = format!("`{}` is {words}", last(path));
                    problems.push(codes::UNSUPPORTED_TYPE.error(expr.span, message).help(TAKE_OTHER));
                    None
                }
                ItemKind::Constant(_) => None,
            },
            Some(Target::Module(_) | Target::Variant(..)) | None => {
                problems.extend(self.not_found(path, expr.span));
                None
            }
        }
    }

    /// A type of another crate, or of the language.
    fn external(
        &mut self,
        scope: Scope<'_>,
        path: &Path,
        spelling: &str,
        expr: &TypeExpr,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Kind> {
        let Some((mapping, spelling)) = types::mapping(spelling) else {
            problems.push(refuse::foreign(spelling, path, expr.span));
            return None;
        };
        let arguments: Vec<&TypeExpr> = type_arguments(path).collect();
        if arguments.len() != mapping.arity || has_other_arguments(path) {
            problems.push(refuse::arguments(path, mapping.arity, expr.span));
            return None;
        }
        let inner: Option<Vec<Kind>> =
            arguments.into_iter().map(|argument| self.kind(scope, argument, problems)).collect();
        let inner = inner?;
        if let Some(reason) = inner.iter().find_map(|kind| (mapping.refuses)(&self.catalog.type_of(kind.id).shape)) {
            problems.push(codes::NESTED_OPTION.error(expr.span, reason));
            return None;
        }
        let tokens = |arguments: &[TokenStream]| match scope.naming {
            Naming::Written => written::path(path, arguments),
            Naming::Absolute(_) => written::spelled(spelling, arguments),
        };
        Some(self.mapped(mapping, spelling, inner, expr.span, tokens))
    }

    fn mapped(
        &mut self,
        mapping: &TypeMapping,
        spelling: &str,
        inner: Vec<Kind>,
        span: Span,
        tokens: impl FnOnce(&[TokenStream]) -> TokenStream,
    ) -> Kind {
        let ids: Vec<TypeId> = inner.iter().map(|kind| kind.id).collect();
        let arguments: Vec<TokenStream> = inner.iter().map(|kind| kind.tokens.clone()).collect();
        let shape = (mapping.shape)(spelling, &ids);
        let tokens = tokens(&arguments);
        let mut docs = None;
        let (mut borrows, mut breadth) = (spelling.starts_with('&'), Breadth::Everywhere);
        let mut slots = Vec::new();
        for kind in inner {
            borrows |= kind.borrows;
            breadth = breadth.min(kind.breadth);
            docs = kind.docs.filter(|_| mapping.speaks_for);
            slots.push(kind.slot);
        }
        Kind { id: self.add(shape, span), slot: (mapping.slot)(spelling, slots), tokens, borrows, breadth, docs }
    }

    fn add(&mut self, shape: Shape, span: Span) -> TypeId {
        self.catalog.add(Type { shape, name: None, description: None, constraints: Vec::new(), span })
    }

    /// `&str`; no other reference can be had from JSON text.
    fn reference(&mut self, scope: Scope<'_>, expr: &TypeExpr, problems: &mut Vec<Diagnostic>) -> Option<Kind> {
        let TypeKind::Reference { lifetime, mutable, target } = &expr.kind else { return None };
        if *mutable {
            let message = "a tool's arguments cannot be changed by it";
            problems.push(codes::MUTABLE_PARAMETER.error(expr.span, message).help("take it by value, or behind `&self`"));
            return None;
        }
        let named = match &target.kind {
            TypeKind::Path(path) => self.names.resolve(scope.module, path, Space::Type),
            TypeKind::Reference { .. }
            | TypeKind::Slice(_)
            | TypeKind::Array(..)
            | TypeKind::Tuple(_)
            | TypeKind::Other(_) => None,
        };
        let known = match named {
            Some(Target::External(names)) => types::mapping(&format!("&{}", spelling(&names))),
            Some(Target::Module(_) | Target::Item(_) | Target::Variant(..)) | None => None,
        };
        let Some((mapping, spelling)) = known else {
            problems.push(codes::REFERENCE.error(expr.span, "only text can be borrowed from the arguments").help(refuse::by_value(target)));
            return None;
        };
        if lifetime.as_deref() == Some("static") {
            let message = "the arguments do not live for ever, so they cannot be lent as `&'static str`";
            problems.push(codes::STATIC_TEXT.error(expr.span, message).help("take `&str`, or `String`"));
            return None;
        }
        let target = &target.tokens;
        let tokens = |_: &[TokenStream]| match scope.naming {
            Naming::Written => quote!(&'a #target),
            Naming::Absolute(_) => written::spelled(spelling, &[]),
        };
        Some(self.mapped(mapping, spelling, Vec::new(), expr.span, tokens))
    }

    /// A struct or enum of the crate.
    fn of_crate(
        &mut self,
        scope: Scope<'_>,
        path: &Path,
        item: ItemId,
        span: Span,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Kind> {
        let is_static = |argument: &Argument| matches!(argument, Argument::Lifetime(name) if name == "static");
        if path.segments.iter().flat_map(|segment| &segment.arguments).any(is_static) {
            let message = format!("the arguments do not live for ever, so they cannot be lent as `{}<'static>`", last(path));
            problems.push(codes::STATIC_TEXT.error(span, message));
            return None;
        }
        let id = self.named(item, span, problems)?;
        let declared = self.krate.item(item);
        let lifetimes = vec![quote!('a); declared.generics.lifetimes];
        let tokens = match scope.naming {
            Naming::Written => written::path(path, &lifetimes),
            Naming::Absolute(from) => {
                let Some(path) = self.names.path_to(item, from) else {
                    problems.push(self.hidden(item, from, span));
                    return None;
                };
                written::of_crate(&path, &lifetimes)
            }
        };
        Some(Kind {
            id,
            slot: Slot::Value(tokens.clone()),
            tokens,
            borrows: declared.generics.lifetimes > 0,
            breadth: self.breadth(item),
            docs: self.catalog.type_of(id).description.clone(),
        })
    }

    /// A `type` of the crate: what it stands for, under the name that the author gave it.
    fn alias(
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
        if let Some(generic) = &declared.generics.first_other {
            let message = format!("`{}` is generic", last(path));
            problems.push(codes::GENERIC.error(expr.span, message).related(generic.span, "declared here").help(TAKE_OTHER));
            return None;
        }
        let naming = match scope.naming {
            // What stands for one type of the author's is named by the alias itself.
            Naming::Written if self.is_of_crate(declared.module, aliased) => Naming::Written,
            Naming::Written => Naming::Absolute(scope.module),
            Naming::Absolute(from) => Naming::Absolute(from),
        };
        self.aliases.push(item);
        let inner = Scope { module: declared.module, self_type: None, naming };
        let kind = self.kind(inner, aliased, problems);
        self.aliases.pop();
        let mut kind = kind?;
        if let Naming::Written = scope.naming {
            kind.tokens = written::path(path, &vec![quote!('a); declared.generics.lifetimes]);
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

    pub(super) fn breadth(&self, item: ItemId) -> Breadth {
        match self.krate.item(item).seen_in {
            None => Breadth::Everywhere,
            Some(ModuleId(0)) => Breadth::Crate,
            Some(_) => Breadth::Module,
        }
    }
}

/// The last name of a path.
pub(super) fn last(path: &Path) -> &str {
    path.segments.last().map_or("", |last| &last.name.text)
}

/// A path of another crate as the mappings spell it: whatever it was reached by, it is `std`'s.
fn spelling(names: &[String]) -> String {
    match names {
        [first, rest @ ..] if first == "core" || first == "alloc" => format!("std::{}", rest.join("::")),
        names => names.join("::"),
    }
}

fn type_arguments(path: &Path) -> impl Iterator<Item = &TypeExpr> {
    path.segments.iter().flat_map(|segment| &segment.arguments).filter_map(|argument| match argument {
        Argument::Type(expr) => Some(expr),
        Argument::Lifetime(_) | Argument::Other => None,
    })
}

fn has_other_arguments(path: &Path) -> bool {
    let mut arguments = path.segments.iter().flat_map(|segment| &segment.arguments);
    arguments.any(|argument| !matches!(argument, Argument::Type(_)))
}
