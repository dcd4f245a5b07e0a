//! Arrays: lists of exactly so many items, which live on the stack.
//!
//! Their length is part of the schema, so it must be known before the program runs.

use proc_macro2::Literal;
use quote::quote;
use toolcall_schema::catalog::Shape;
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::json::Json;

use super::Lowering;
use super::kind::{Kind, Scope};
use crate::bind::Slot;
use crate::codes;
use crate::decl::{TypeExpr, TypeKind};

impl Lowering<'_> {
    /// An array. `None`: it was reported.
    pub(super) fn array(&mut self, scope: Scope<'_>, expr: &TypeExpr, problems: &mut Vec<Diagnostic>) -> Option<Kind> {
        let TypeKind::Array { item, length } = &expr.kind else { return None };
        let of = self.kind(scope, item, problems)?;
        let known = match self.constant_value(scope, &length.kind) {
            Some(Json::Integer(known)) => u32::try_from(known).ok(),
            Some(_) | None => None,
        };
        let Some(known) = known.filter(|known| *known > 0) else {
            let message = "the length must be a number above 0 that is known before the program runs";
            problems.push(codes::ARRAY_LENGTH.error(length.span, message).help("write it as a literal, or a constant"));
            return None;
        };
        let size = self.size(of.id, &of.slot).saturating_mul(known as usize);
        if size > MOST_BYTES {
            let message = format!("this array takes about {size} bytes of the stack, more than {MOST_BYTES}");
            problems.push(codes::ARRAY_LENGTH.error(expr.span, message).help("take `Vec<T>`, or `Box<[T]>`"));
            return None;
        }
        let Kind { id, slot, tokens, borrows, identity, written, breadth, docs: _ } = of;
        let list = self.add(Shape::List(id), expr.span);
        self.imply(list, &[("items", known.into())]);
        let count = Literal::u32_unsuffixed(known);
        let slot = Slot::Array(Box::new(slot), known);
        let identity = self.identities.of(format!("[;{known}]"), vec![identity]);
        let (tokens, written) = (quote!([#tokens; #count]), written + 1);
        Some(Kind { id: list, slot, tokens, borrows, identity, written, breadth, docs: None })
    }
}

/// Arguments of a tool live in its stack frame, and in that of the parser as well.
const MOST_BYTES: usize = 16 * 1024;
