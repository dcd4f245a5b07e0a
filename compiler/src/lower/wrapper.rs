//! Structs whose fields have no names, and those that are nothing but their one field: as serde has them, one value in
//! brackets is that value, several are a tuple.

use proc_macro2::TokenStream;
use quote::quote;
use toolcall_schema::catalog::{Shape, Type, TypeId};
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::span::Span;

use super::Lowering;
use super::default::{expression, own_default};
use super::find::marks;
use super::kind::{Breadth, Kind, Scope, all_written};
use super::record::Content;
use crate::attributes::{self, Place};
use crate::bind::{Parts, Slot, Wrapped};
use crate::codes;
use crate::decl::{self, Fields, Item, TypeExpr};

impl Lowering<'_> {
    /// A struct that is its one field, or a tuple of its fields. `None`: it was reported.
    pub(super) fn wrapper(
        &mut self,
        scope: Scope<'_>,
        declared: &Item,
        id: TypeId,
        fields: &Fields,
        is_transparent: bool,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Parts> {
        let (fields, is_named) = match fields {
            Fields::Named(fields) => (fields.as_slice(), true),
            Fields::Unnamed(fields) => (fields.as_slice(), false),
            Fields::None => (&[][..], false),
        };
        let given = |field: &decl::Field| if is_transparent { self.passed_over(scope, field) } else { None };
        let given: Vec<_> = fields.iter().map(|field| (field.name.ident.clone(), given(field))).collect();
        let values: Vec<_> = fields.iter().zip(&given).filter(|(_, (_, given))| given.is_none()).collect();
        match values.as_slice() {
            [] => {
                let message = format!("`{}` has no field, so there is nothing to read", declared.name.text);
                problems.push(codes::UNSUPPORTED_TYPE.error(declared.name.span, message).help("leave it out"));
                None
            }
            [(value, _)] => {
                for field in fields {
                    self.seen_field(scope, declared, field, problems)?;
                }
                let slot = self.newtype(scope, declared, id, value, problems)?;
                Some(Parts::Newtype(slot, Wrapped { is_named, fields: given }))
            }
            values if is_transparent => {
                let message = format!("`{}` is transparent and has {} fields", declared.name.text, values.len());
                problems.push(codes::SERDE.error(declared.name.span, message).help("take `transparent` away"));
                None
            }
            _ => {
                let kinds = self.all_unnamed(scope, Some(declared), fields, problems)?;
                let parts = kinds.iter().map(|kind| kind.id).collect();
                let slots: Vec<Slot> = kinds.into_iter().map(|kind| kind.slot).collect();
                self.catalog.types[id.0 as usize].shape = Shape::Tuple(parts);
                self.imply(id, &items(slots.len()));
                Some(Parts::Tuple(slots))
            }
        }
    }

    /// What a field is that `transparent` passes over, as serde has it; `None`: it is the value.
    fn passed_over(&self, scope: Scope<'_>, field: &decl::Field) -> Option<TokenStream> {
        // What is wrong with the words on the value is told when that is read.
        let mut told = Vec::new();
        let (settings, serde) =
            attributes::with_others(Place::Field, marks(&field.attributes), &field.attributes, &mut told);
        let default = settings.default.or(serde.default);
        let is_empty = || self.external_of(scope.module, &field.kind, &["std::marker::PhantomData"]).is_some();
        let is_value = !serde.skip && default.is_none() && !is_empty();
        (!is_value).then(|| default.map_or_else(own_default, |default| expression(scope, &default)))
    }

    /// The one value of a struct that adds nothing to it. `None`: it was reported.
    fn newtype(
        &mut self,
        scope: Scope<'_>,
        declared: &Item,
        id: TypeId,
        field: &decl::Field,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Slot> {
        let kind = self.unnamed(scope, None, field, problems)?;
        let wrong = if self.meant(kind.id) == id {
            Some(("contains nothing but itself", "take the type away"))
        } else if matches!(self.catalog.type_of(kind.id).shape, Shape::Nullable(_)) {
            Some(("is an `Option` of another name", "write the `Option` where the type is used"))
        } else {
            None
        };
        if let Some((wrong, help)) = wrong {
            let message = format!("`{}` {wrong}", declared.name.text);
            problems.push(codes::RECURSIVE.error(field.kind.span, message).help(help));
            return None;
        }
        self.awaiting.insert(id, kind.id);
        self.settle(kind.id);
        Some(kind.slot)
    }

    /// What a newtype that is not settled is in the end; any other type itself.
    pub(super) fn meant(&self, id: TypeId) -> TypeId {
        self.awaiting.get(&id).map_or(id, |inner| self.meant(*inner))
    }

    /// Makes the newtypes of a type what it is, if that is known now.
    pub(super) fn settle(&mut self, id: TypeId) {
        let Type { shape, constraints, .. } = self.catalog.type_of(id).clone();
        if let Shape::Error = shape {
            return;
        }
        let newtypes: Vec<_> = self.awaiting.iter().filter(|(_, inner)| **inner == id).map(|(own, _)| *own).collect();
        for newtype in newtypes {
            self.awaiting.remove(&newtype);
            let itself = &mut self.catalog.types[newtype.0 as usize];
            (itself.shape, itself.constraints) = (shape.clone(), constraints.clone());
            self.settle(newtype);
        }
    }

    /// `(A, B)`. `None`: something in it was reported.
    pub(super) fn tuple(
        &mut self,
        scope: Scope<'_>,
        parts: &[TypeExpr],
        span: Span,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Kind> {
        let kinds: Vec<_> = parts.iter().map(|part| self.kind(scope, part, problems)).collect();
        Some(self.tuple_of(kinds.into_iter().collect::<Option<Vec<_>>>()?, span))
    }

    /// A tuple of types that were understood.
    pub(super) fn tuple_of(&mut self, kinds: Vec<Kind>, span: Span) -> Kind {
        let id = self.add(Shape::Tuple(kinds.iter().map(|kind| kind.id).collect()), span);
        self.imply(id, &items(kinds.len()));
        let tokens: Vec<TokenStream> = kinds.iter().map(|kind| kind.tokens.clone()).collect();
        Kind {
            id,
            tokens: quote!((#(#tokens,)*)),
            borrows: kinds.iter().any(|kind| kind.borrows),
            identity: self.identities.of("()", kinds.iter().map(|kind| kind.identity).collect()),
            written: 1 + all_written(&kinds),
            breadth: kinds.iter().map(|kind| kind.breadth).min().unwrap_or(Breadth::Everywhere),
            docs: None,
            slot: Slot::Tuple(kinds.into_iter().map(|kind| kind.slot).collect()),
        }
    }

    /// All fields without names. `None`: something in them was reported.
    pub(super) fn all_unnamed(
        &mut self,
        scope: Scope<'_>,
        owner: Option<&Item>,
        fields: &[decl::Field],
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Vec<Kind>> {
        let kinds: Vec<_> = fields.iter().map(|field| self.unnamed(scope, owner, field, problems)).collect();
        kinds.into_iter().collect()
    }

    /// A field whose name is not shown; `owner` is its struct, if it may be hidden in that.
    pub(super) fn unnamed(
        &mut self,
        scope: Scope<'_>,
        owner: Option<&Item>,
        field: &decl::Field,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Kind> {
        if let Some(owner) = owner {
            self.seen_field(scope, owner, field, problems)?;
        }
        let (settings, serde) =
            attributes::with_others(Place::Field, marks(&field.attributes), &field.attributes, problems);
        if serde.skip {
            let message = "a value without a name cannot be left out";
            problems.push(codes::SERDE.error(field.kind.span, message).help("give the fields names"));
            return None;
        }
        if let Some(default) = settings.default.as_ref().or(serde.default.as_ref()) {
            let message = "a value without a name is always there, so it needs no default";
            problems.push(codes::MISPLACED_WORD.error(default.span, message));
            return None;
        }
        let Content { kind, .. } = self.content(scope, &field.kind, &settings, problems)?;
        Some(kind)
    }
}

/// How many items a tuple has.
pub(super) fn items(count: usize) -> [(&'static str, i128); 1] {
    [("items", count as i128)]
}
