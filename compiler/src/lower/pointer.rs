//! What a pointer of the standard library points to: any type, and the two that stand nowhere else.

use quote::quote;
use toolcall_schema::catalog::Shape;
use toolcall_schema::diag::Diagnostic;

use super::Lowering;
use super::argument::{named, paths};
use super::kind::{Breadth, Kind, Scope};
use super::size::List;
use crate::bind::Slot;
use crate::decl::{TypeExpr, TypeKind};
use crate::types::Takes;

impl Lowering<'_> {
    /// Understands it. `None`: it was reported.
    pub(super) fn pointee(
        &mut self,
        scope: Scope<'_>,
        expr: &TypeExpr,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Kind> {
        if let TypeKind::Slice(item) = &expr.kind {
            let Kind { id, slot, tokens, borrows, identity, written, breadth, docs: _ } =
                self.kind(scope, item, problems)?;
            let identity = self.identities.of("[]", vec![identity]);
            self.lists.push(List { item: id, slot: slot.clone(), span: expr.span });
            let (id, slot) = (self.add(Shape::List(id), expr.span), Slot::List(Box::new(slot)));
            let (tokens, written) = (quote!([#tokens]), written + 1);
            return Some(Kind { id, slot, tokens, borrows, identity, written, breadth, docs: None });
        }
        if let Some(str) = self.external_of(scope.module, expr, paths(Takes::Str)) {
            return Some(Kind {
                id: self.add(Shape::Text, expr.span),
                slot: Slot::Borrowed,
                tokens: named(scope, expr, str),
                // The pointer owns a copy.
                borrows: false,
                identity: self.identities.of(str, Vec::new()),
                written: 1,
                breadth: Breadth::Everywhere,
                docs: None,
            });
        }
        self.kind(scope, expr, problems)
    }
}
