//! A written type to its type in the catalog and its slot.
//!
//! Walks over the written form, resolves its names, and asks the type mappings what they mean.

use proc_macro2::TokenStream;
use quote::quote;
use toolcall_schema::catalog::{Shape, Type, TypeId};
use toolcall_schema::constraints;
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::json::Json;
use toolcall_schema::span::Span;

use super::argument::Arguments;
use super::given::{Given, Itself};
use super::identity::Identity;
use super::refuse::{self, TAKE_OTHER};
use super::size::List;
use super::{Lowering, written};
use crate::bind::Slot;
use crate::codes;
use crate::decl::{ItemKind, ModuleId, Path, TypeExpr, TypeKind};
use crate::resolve::{Space, Target};
use crate::types::{self, Takes, TypeMapping};

/// Where a type is written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scope<'s> {
    pub(super) module: ModuleId,
    /// What `Self` is in an `impl`.
    pub(super) self_type: Option<&'s TypeExpr>,
    pub(super) naming: Naming,
    /// What a generic item was given here.
    pub(super) known: &'s [Given<'s>],
    /// What `Self` is in a struct or enum.
    pub(super) itself: Option<Itself<'s>>,
}

impl Scope<'_> {
    /// Outside of all items.
    pub(super) const fn of(module: ModuleId, naming: Naming) -> Self {
        Self { module, self_type: None, naming, known: &[], itself: None }
    }
}

/// How emitted code names the types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Naming {
    /// As the author does, in the same module.
    Written,
    /// By absolute paths, in this module.
    Absolute(ModuleId),
    /// Not at all: what stands around it has a name of its own.
    Nowhere,
}

/// A type that was understood.
#[derive(Clone, Debug)]
pub(super) struct Kind {
    pub(super) id: TypeId,
    pub(super) slot: Slot,
    /// With every lifetime written as `'a`.
    pub(super) tokens: TokenStream,
    pub(super) borrows: bool,
    pub(super) identity: Identity,
    /// How many types stand in what is written for it.
    pub(super) written: usize,
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
        let kind = self.kind_of(scope, expr, problems)?;
        if kind.written > MOST_WRITTEN {
            let message = format!("{} types must be written out for this, more than {MOST_WRITTEN}", kind.written);
            let told = codes::EXPANSION.error(expr.span, message).help("write structs, which are read once each");
            // A generic type may be too long in several ways.
            if !self.too_long.contains(&expr.span) {
                self.too_long.push(expr.span);
                problems.push(told);
            }
            return None;
        }
        Some(kind)
    }

    fn kind_of(&mut self, scope: Scope<'_>, expr: &TypeExpr, problems: &mut Vec<Diagnostic>) -> Option<Kind> {
        match &expr.kind {
            TypeKind::Path(path) => self.path(scope, path, expr, problems),
            TypeKind::Reference { .. } => self.reference(scope, expr, problems),
            TypeKind::Array { .. } => self.array(scope, expr, problems),
            TypeKind::Tuple(parts) if !parts.is_empty() => self.tuple(scope, parts, expr.span, problems),
            TypeKind::Slice(_) | TypeKind::Tuple(_) => {
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

    fn path(&mut self, scope: Scope<'_>, path: &Path, expr: &TypeExpr, problems: &mut Vec<Diagnostic>) -> Option<Kind> {
        if let (Some(self_type), [only]) = (scope.self_type, path.segments.as_slice())
            && only.name.text == "Self"
        {
            return self.kind(Scope { self_type: None, ..scope }, self_type, problems);
        }
        if let [only] = path.segments.as_slice()
            && let Some(kind) = self.standing_for(scope, &only.name.text, expr.span, problems)
        {
            return kind;
        }
        match self.names.resolve(scope.module, path, Space::Type) {
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
            return self.foreign(scope, path, spelling, expr, problems);
        };
        let mut arguments = self.type_arguments(scope, mapping, path, expr, problems)?;
        let kinds = &arguments.kinds;
        if let Some(reason) = kinds.iter().find_map(|kind| (mapping.refuses)(&self.catalog.type_of(kind.id).shape)) {
            problems.push(codes::NESTED_OPTION.error(expr.span, reason));
            return None;
        }
        if let Some(reason) = mapping.warning {
            let message = format!("`{}` may be anything", last(path));
            problems.push(codes::UNTYPED.warning(expr.span, message).help(format!("give it a type: {reason}")));
        }
        let tokens = core::mem::take(&mut arguments.tokens);
        let tokens = match scope.naming {
            Naming::Written | Naming::Nowhere => written::path(path, &tokens),
            Naming::Absolute(_) => written::spelled(spelling, &tokens),
        };
        let kind = self.mapped(mapping, spelling, arguments, expr.span, tokens);
        let owner = scope.itself.map(|itself| self.krate.item(itself.item));
        problems.extend(refuse::without_serde(&kind.slot, owner, expr.span));
        Some(kind)
    }

    fn mapped(
        &mut self,
        mapping: &TypeMapping,
        spelling: &str,
        Arguments { kinds: inner, identities, room, tokens: _ }: Arguments,
        span: Span,
        tokens: TokenStream,
    ) -> Kind {
        let ids: Vec<TypeId> = inner.iter().map(|kind| kind.id).collect();
        let shape = (mapping.shape)(spelling, &ids);
        let mut docs = None;
        let (mut borrows, mut breadth) = (lends(mapping, spelling), Breadth::Everywhere);
        let identity = self.identities.of(spelling, identities);
        let mut written = 1;
        let mut slots = Vec::new();
        for kind in inner {
            written += kind.written;
            borrows |= kind.borrows;
            breadth = breadth.min(kind.breadth);
            docs = kind.docs.filter(|_| mapping.speaks_for);
            slots.push(kind.slot);
        }
        let slot = (mapping.slot)(spelling, slots, &tokens);
        let id = match (mapping.takes, ids.as_slice()) {
            ([Takes::Integer | Takes::Pointee], [inner]) => *inner,
            _ => self.add(shape, span),
        };
        self.sizes.extend(room.map(|room| (id, room)));
        if let Slot::List(item) | Slot::Collection(item, _) | Slot::Set(item, _) | Slot::Map(_, item, _) = &slot {
            self.lists.push(List { item: self.catalog.item(id), slot: (**item).clone(), span });
        }
        self.imply(id, mapping.implies);
        self.catalog.types[id.0 as usize].constraints.extend(slot.implies());
        Kind { id, slot, tokens, borrows, identity, written, breadth, docs }
    }

    /// Puts the constraints on a type that it is under by itself.
    pub(super) fn imply(&mut self, id: TypeId, implied: &[(&str, i128)]) {
        for (attribute, value) in implied {
            let kind = &mut self.catalog.types[id.0 as usize];
            let value = Json::Integer(*value);
            let read = constraints::read(attribute, constraints::Given::Value(&value), &kind.shape);
            kind.constraints.extend(read.into_iter().flatten().flatten());
        }
    }

    pub(super) fn add(&mut self, shape: Shape, span: Span) -> TypeId {
        self.catalog.add(Type { shape, name: None, description: None, constraints: Vec::new(), span })
    }

    /// `&str`; no other reference can be had from JSON text.
    fn reference(&mut self, scope: Scope<'_>, expr: &TypeExpr, problems: &mut Vec<Diagnostic>) -> Option<Kind> {
        let TypeKind::Reference { lifetime, mutable, target } = &expr.kind else { return None };
        if *mutable {
            let message = "a tool's arguments cannot be changed by it";
            problems
                .push(codes::MUTABLE_PARAMETER.error(expr.span, message).help("take it by value, or behind `&self`"));
            return None;
        }
        let named = match &target.kind {
            TypeKind::Path(path) => self.names.resolve(scope.module, path, Space::Type),
            TypeKind::Reference { .. }
            | TypeKind::Slice(_)
            | TypeKind::Array { .. }
            | TypeKind::Tuple(_)
            | TypeKind::Other(_) => None,
        };
        let known = match &named {
            Some(Target::External(names)) => types::mapping(&format!("&{}", spelling(names))),
            Some(Target::Module(_) | Target::Item(_) | Target::Variant(..)) | None => None,
        };
        let Some((mapping, spelling)) = known else {
            let itself = match &named {
                Some(Target::External(names)) => types::mapping(&spelling(names)),
                Some(Target::Module(_) | Target::Item(_) | Target::Variant(..)) | None => None,
            };
            problems.push(match itself.filter(|(mapping, _)| mapping.takes == [Takes::Lifetime]) {
                Some(_) => refuse::borrows_already(target, expr.span),
                None => codes::REFERENCE
                    .error(expr.span, "only text can be borrowed from the arguments")
                    .help(refuse::by_value(target)),
            });
            return None;
        };
        if lifetime.as_deref() == Some("static") {
            let message = "the arguments do not live for ever, so they cannot be lent as `&'static str`";
            problems.push(codes::STATIC_TEXT.error(expr.span, message).help("take `&str`, or `String`"));
            return None;
        }
        let target = &target.tokens;
        let tokens = match scope.naming {
            Naming::Written | Naming::Nowhere => quote!(&'a #target),
            Naming::Absolute(_) => written::spelled(spelling, &[]),
        };
        Some(self.mapped(mapping, spelling, Arguments::default(), expr.span, tokens))
    }
}

/// So many types may be written out in one place: aliases of tuples that stand for each other twice double at each level.
const MOST_WRITTEN: usize = 1_000;

/// How many types stand in what is written for all of these.
pub(super) fn all_written(kinds: &[Kind]) -> usize {
    kinds.iter().map(|kind| kind.written).sum()
}

/// The last name of a path.
pub(super) fn last(path: &Path) -> &str {
    path.segments.last().map_or("", |last| &last.name.text)
}

/// A path of another crate as the mappings spell it: whatever it was reached by, it is `std`'s.
pub(super) fn spelling(names: &[String]) -> String {
    match names {
        [first, rest @ ..] if first == "core" || first == "alloc" => format!("std::{}", rest.join("::")),
        names => names.join("::"),
    }
}

/// Whether a type is lent by the arguments.
fn lends(mapping: &TypeMapping, spelling: &str) -> bool {
    spelling.starts_with('&') || mapping.takes.contains(&Takes::Lifetime)
}
