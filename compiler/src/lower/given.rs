//! What names stand for within a type: what a generic one was given, and `Self`.
//!
//! Code names a type by what holds where that code stands, so what was given is understood anew for each such place.

use core::cell::RefCell;

use proc_macro2::TokenStream;
use toolcall_schema::catalog::{Shape, TypeId};
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::json::Json;
use toolcall_schema::span::Span;

use super::identity::Identity;
use super::kind::{Breadth, Kind, Naming, Scope};
use super::{Lowering, has_error};
use crate::decl::{ItemId, TypeExpr};

/// What a generic item is given for one of its parameters.
#[derive(Debug)]
pub(super) struct Given<'s> {
    /// What it is called in the item.
    name: &'s str,
    what: What<'s>,
    at: At<'s>,
}

#[derive(Debug)]
enum What<'s> {
    /// A type as it is written, and how it was understood so far.
    Type(&'s TypeExpr, RefCell<Vec<(Naming, Kind)>>),
    /// A whole number or a boolean.
    Constant(Json),
}

/// Where it is written.
#[derive(Clone, Copy, Debug)]
pub(super) enum At<'s> {
    Place(Scope<'s>),
    /// In the item, as a default; it may name the parameters before it.
    Declaration(ItemId),
}

/// What is given, as it stands in the name of the item at some place.
#[derive(Debug)]
pub(super) struct Stated {
    /// `None`: a default, which is not written.
    pub(super) tokens: Option<TokenStream>,
    pub(super) identity: Identity,
    /// How many types stand in what is written for it.
    pub(super) written: usize,
    pub(super) borrows: bool,
    pub(super) breadth: Breadth,
}

/// `Self` in a struct or enum: the item, and how its parts name it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Itself<'s> {
    pub(super) item: ItemId,
    pub(super) naming: Naming,
    pub(super) kind: &'s Kind,
}

impl<'s> Given<'s> {
    pub(super) fn of_type(name: &'s str, written: &'s TypeExpr, at: At<'s>) -> Self {
        Self { name, what: What::Type(written, RefCell::default()), at }
    }

    pub(super) const fn of_constant(name: &'s str, value: Json, at: At<'s>) -> Self {
        Self { name, what: What::Constant(value), at }
    }

    /// The constant, if it is one of this name.
    pub(super) fn constant(&self, name: &str) -> Option<&Json> {
        if let What::Constant(value) = &self.what { Some(value).filter(|_| self.name == name) } else { None }
    }
}

impl Lowering<'_> {
    /// All that was given, as code names it that goes by `naming`. `None`: something in it was reported.
    pub(super) fn all_given(
        &mut self,
        given: &[Given<'_>],
        naming: Naming,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Vec<Stated>> {
        let mut stated = Vec::new();
        for (index, Given { what, at, .. }) in given.iter().enumerate() {
            let is_written = matches!(at, At::Place(_));
            stated.push(match what {
                What::Constant(value) => Stated {
                    tokens: value.to_string().parse().ok().filter(|_| is_written),
                    identity: self.identities.of(value.to_string(), Vec::new()),
                    written: 0,
                    borrows: false,
                    breadth: Breadth::Everywhere,
                },
                What::Type(..) => {
                    let naming = if is_written { naming } else { Naming::Nowhere };
                    let Kind { tokens, identity, written, borrows, breadth, .. } =
                        self.read_given(given, index, naming, problems)?;
                    let written = if is_written { written } else { 0 };
                    Stated { tokens: Some(tokens).filter(|_| is_written), identity, written, borrows, breadth }
                }
            });
        }
        Some(stated)
    }

    /// The type among `given` at an index. `None`: it was reported, or is a constant.
    fn read_given(
        &mut self,
        given: &[Given<'_>],
        index: usize,
        naming: Naming,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Kind> {
        let Given { what: What::Type(written, read), at, .. } = &given[index] else { return None };
        let known = read.borrow().iter().find(|(of, _)| *of == naming).map(|(_, kind)| kind.clone());
        if let Some(kind) = known {
            return Some(Kind { id: self.for_one_place(kind.id), ..kind });
        }
        let mut told = Vec::new();
        let kind = match at {
            At::Place(scope) => self.kind(Scope { naming, ..*scope }, written, &mut told),
            At::Declaration(item) => self.default_given(*item, written, &given[..index], naming, &mut told),
        };
        // What it is was told the first time; that it cannot be seen from somewhere is new.
        if read.borrow().is_empty() || has_error(&told) {
            problems.append(&mut told);
        }
        read.borrow_mut().extend(kind.iter().map(|kind| (naming, kind.clone())));
        kind
    }

    /// The default of a parameter after these, understood once.
    fn default_given(
        &mut self,
        item: ItemId,
        written: &TypeExpr,
        before: &[Given<'_>],
        naming: Naming,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Kind> {
        let stated = self.all_given(before, naming, problems)?;
        let key = (item, stated.iter().map(|stated| stated.identity).collect(), naming);
        if let Some(known) = self.defaults.get(&key) {
            let kind = known.clone()?;
            return Some(Kind { id: self.for_one_place(kind.id), ..kind });
        }
        let scope = Scope { known: before, ..Scope::of(self.krate.item(item).module, naming) };
        let kind = self.kind(scope, written, problems);
        self.defaults.insert(key, kind.clone());
        kind
    }

    /// The same type, to be constrained without its other uses.
    pub(super) fn for_one_place(&mut self, id: TypeId) -> TypeId {
        let mut own = self.catalog.type_of(id).clone();
        if own.name.is_some() {
            return id;
        }
        if let Shape::Nullable(inner) = own.shape {
            own.shape = Shape::Nullable(self.for_one_place(inner));
        }
        let size = self.sizes.get(&id).copied();
        let id = self.catalog.add(own);
        self.sizes.extend(size.map(|size| (id, size)));
        id
    }

    /// What a name stands for that is none of the module's. `None`: it is; `Some(None)`: something in it was reported.
    pub(super) fn standing_for(
        &mut self,
        scope: Scope<'_>,
        name: &str,
        span: Span,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Option<Kind>> {
        if let Some(itself) = scope.itself.filter(|_| name == "Self") {
            return Some(self.read_itself(scope, itself, span, problems));
        }
        let is_it = |given: &Given<'_>| given.name == name && matches!(given.what, What::Type(..));
        let index = scope.known.iter().position(is_it)?;
        let naming = match scope.naming {
            Naming::Written => Naming::Absolute(scope.module),
            Naming::Absolute(_) | Naming::Nowhere => scope.naming,
        };
        Some(self.read_given(scope.known, index, naming, problems))
    }

    fn read_itself(
        &mut self,
        scope: Scope<'_>,
        itself: Itself<'_>,
        span: Span,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Kind> {
        let Itself { item, naming, kind } = itself;
        let Naming::Absolute(from) = scope.naming else { return Some(kind.clone()) };
        if scope.naming == naming {
            return Some(kind.clone());
        }
        let given = self.all_given(scope.known, scope.naming, problems)?;
        let tokens = self.name_in(item, from, &given, span, problems)?;
        Some(self.itself(item, kind.id, tokens, &given))
    }
}
