//! What names stand for within a type: those that a generic one was given, and `Self`.
//!
//! Code names a type by what holds where that code stands, so what was given is understood anew for each such place.

use core::cell::RefCell;

use toolcall_schema::catalog::{Shape, TypeId};
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::span::Span;

use super::kind::{Kind, Naming, Scope, last};
use super::{Lowering, has_error};
use crate::codes;
use crate::decl::{ItemId, Path, Segment, TypeExpr};

/// A type that a generic item is given.
#[derive(Debug)]
pub(super) struct GivenType<'s> {
    /// What it is called in the item.
    name: &'s str,
    written: &'s TypeExpr,
    /// Where it is written.
    at: Scope<'s>,
    /// How it was understood so far.
    read: RefCell<Vec<(Naming, Kind)>>,
}

/// `Self` in a struct or enum: the item, and how its parts name it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Itself<'s> {
    pub(super) item: ItemId,
    pub(super) naming: Naming,
    pub(super) kind: &'s Kind,
}

impl Lowering<'_> {
    /// What a generic item is given at a place. `None`: it is not what it takes, and that was reported.
    pub(super) fn given<'s>(
        &self,
        scope: Scope<'s>,
        path: &'s Path,
        item: ItemId,
        span: Span,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Vec<GivenType<'s>>>
    where
        Self: 's,
    {
        let krate = self.krate;
        let declared = krate.item(item);
        let types: Vec<&TypeExpr> = path.segments.iter().flat_map(Segment::types).collect();
        if let Some(constant) = &declared.generics.first_constant {
            let message = format!("`{}` is generic over a constant, which cannot be read yet", last(path));
            problems.push(codes::GENERIC.error(span, message).related(constant.span, "declared here"));
            return None;
        }
        if types.len() != declared.generics.types.len() {
            let message =
                format!("`{}` takes {} types, all of them written out", last(path), declared.generics.types.len());
            problems.push(codes::TYPE_ARGUMENTS.error(span, message).related(declared.name.span, "declared here"));
            return None;
        }
        let given = declared.generics.types.iter().zip(types);
        Some(given.map(|(name, written)| GivenType { name, written, at: scope, read: RefCell::default() }).collect())
    }

    /// All that was given, as code names it that goes by `naming`. `None`: something in it was reported.
    pub(super) fn all_given(
        &mut self,
        given: &[GivenType<'_>],
        naming: Naming,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Vec<Kind>> {
        given.iter().map(|given| self.read_given(given, naming, problems)).collect()
    }

    fn read_given(&mut self, given: &GivenType<'_>, naming: Naming, problems: &mut Vec<Diagnostic>) -> Option<Kind> {
        let known = given.read.borrow().iter().find(|(of, _)| *of == naming).map(|(_, kind)| kind.clone());
        if let Some(kind) = known {
            return Some(Kind { id: self.for_one_place(kind.id), ..kind });
        }
        let mut told = Vec::new();
        let kind = self.kind(Scope { naming, ..given.at }, given.written, &mut told);
        // What it is was told the first time; that it cannot be seen from somewhere is new.
        if given.read.borrow().is_empty() || has_error(&told) {
            problems.append(&mut told);
        }
        given.read.borrow_mut().extend(kind.iter().map(|kind| (naming, kind.clone())));
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
        let given = scope.known.iter().find(|given| given.name == name)?;
        let naming = match scope.naming {
            Naming::Written => Naming::Absolute(scope.module),
            Naming::Absolute(_) | Naming::Nowhere => scope.naming,
        };
        Some(self.read_given(given, naming, problems))
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
