//! Arrays: lists of exactly so many items, which live on the stack.
//!
//! Their length is part of the schema, so it must be known before the program runs.

use proc_macro2::Literal;
use quote::quote;
use toolcall_schema::catalog::{Shape, TypeId};
use toolcall_schema::diag::Diagnostic;
use toolcall_schema::json::Json;
use toolcall_schema::table::{Precision, Width};

use super::Lowering;
use super::kind::{Kind, Scope};
use crate::bind::Slot;
use crate::codes;
use crate::decl::{TypeExpr, TypeKind, ValueKind};

impl Lowering<'_> {
    /// An array. `None`: it was reported.
    pub(super) fn array(&mut self, scope: Scope<'_>, expr: &TypeExpr, problems: &mut Vec<Diagnostic>) -> Option<Kind> {
        let TypeKind::Array { item, length } = &expr.kind else { return None };
        let of = self.kind(scope, item, problems)?;
        let known = match self.behind(scope.module, &length.kind) {
            (_, ValueKind::Literal(Json::Integer(known))) => u32::try_from(*known).ok(),
            (_, _) => None,
        };
        let Some(known) = known.filter(|known| *known > 0) else {
            let message = "the length must be a number above 0 that is known before the program runs";
            problems.push(codes::ARRAY_LENGTH.error(length.span, message).help("write it as a literal, or a constant"));
            return None;
        };
        let size = self.size(of.id, &of.slot).saturating_mul(known as usize);
        if size > MOST_BYTES {
            let message = format!("this array takes about {size} bytes of the stack, more than {MOST_BYTES}");
            problems.push(codes::ARRAY_LENGTH.error(expr.span, message).help("take a `Vec`"));
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

    /// About how many bytes a value takes where it stands, as on a machine of 64 bits.
    fn size(&self, id: TypeId, slot: &Slot) -> usize {
        let sum =
            |parts: &[Slot]| parts.iter().zip(self.catalog.parts_of(id)).map(|(part, id)| self.size(id, part)).sum();
        match slot {
            Slot::Bool => 1,
            Slot::Integer(width, _) | Slot::NonZero(width, _) => width_size(*width),
            Slot::Number(Precision::F32) | Slot::Char => 4,
            Slot::Number(Precision::F64) => 8,
            Slot::Borrowed | Slot::Path => 16,
            Slot::Owned | Slot::Cow | Slot::List(_) | Slot::From(_) => 24,
            Slot::Foreign(_) | Slot::Any | Slot::Collection(..) => 32,
            // A span of years down to nanoseconds is the largest.
            Slot::Parsed(..) => 96,
            Slot::Pairs(..) => 24,
            Slot::Map(..) | Slot::Set(..) => 48,
            Slot::Pointer(..) | Slot::Raw => 16,
            Slot::Option(inner) => self.size(self.catalog.nonnull(id), inner) + 8,
            Slot::Array(inner, length) => self.size(self.catalog.item(id), inner).saturating_mul(*length as usize),
            Slot::Tuple(parts) => sum(parts),
            Slot::Value(_) | Slot::Tag(_) | Slot::Flat(..) | Slot::Given(_) => self.shape_size(id, &mut Vec::new()),
        }
    }

    /// The same for a type of the author's, by its shape. What it holds of itself stands elsewhere.
    fn shape_size(&self, id: TypeId, open: &mut Vec<TypeId>) -> usize {
        if open.contains(&id) {
            return 24;
        }
        open.push(id);
        let kind = self.catalog.type_of(id);
        let mut sizes = self.catalog.parts_of(id).into_iter().map(|part| self.shape_size(part, open));
        let size = match &kind.shape {
            Shape::Bool | Shape::Enum(_) => 1,
            Shape::Integer(width) => width_size(*width),
            Shape::Number(_) => 8,
            Shape::Text | Shape::Error => 24,
            Shape::Any | Shape::Raw => 32,
            Shape::Map(..) => 48,
            Shape::Nullable(_) => sizes.sum::<usize>() + 8,
            Shape::Record(_) | Shape::Tuple(_) => sizes.fold(0, usize::saturating_add),
            Shape::Choice(..) => sizes.max().unwrap_or(0) + 8,
            // What has one length only is an array, or as good as one.
            Shape::List(_) => match toolcall_schema::constraints::size_bounds(&kind.constraints) {
                (least, most) if least == most => sizes.next().unwrap_or(0).saturating_mul(most as usize).max(24),
                _ => 24,
            },
        };
        open.pop();
        size
    }
}

const fn width_size(width: Width) -> usize {
    match width {
        Width::I8 | Width::U8 => 1,
        Width::I16 | Width::U16 => 2,
        Width::I32 | Width::U32 => 4,
        Width::I64 | Width::U64 => 8,
        Width::I128 | Width::U128 => 16,
    }
}

/// Arguments of a tool live in its stack frame, and in that of the parser as well.
const MOST_BYTES: usize = 16 * 1024;
