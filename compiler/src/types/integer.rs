//! `i8` to `u128`, `isize` and `usize`.

use proc_macro2::{Ident, Span};
use toolcall_schema::catalog::Shape;
use toolcall_schema::table::Width;

use super::{TypeMapping, Writes, last, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &[
        "std::primitive::i8",
        "std::primitive::i16",
        "std::primitive::i32",
        "std::primitive::i64",
        "std::primitive::i128",
        "std::primitive::isize",
        "std::primitive::u8",
        "std::primitive::u16",
        "std::primitive::u32",
        "std::primitive::u64",
        "std::primitive::u128",
        "std::primitive::usize",
    ],
    takes: &[],
    refuses: refuses_nothing,
    shape: |spelling, _| Shape::Integer(width(last(spelling))),
    slot: |spelling, _, _| Slot::Integer(width(last(spelling)), ident(last(spelling))),
    implies: &[],
    warning: None,
    speaks_for: false,
    writes: |_| Writes::Same,
    example: ("u32", "3"),
};

/// The size of `isize` depends on the target, a schema must not: it counts as 64 bit.
pub(super) fn width(primitive: &str) -> Width {
    match primitive {
        "i8" => Width::I8,
        "i16" => Width::I16,
        "i32" => Width::I32,
        "u8" => Width::U8,
        "u16" => Width::U16,
        "u32" => Width::U32,
        "u64" | "usize" => Width::U64,
        "i128" => Width::I128,
        "u128" => Width::U128,
        _ => Width::I64,
    }
}

pub(super) fn ident(primitive: &str) -> Ident {
    Ident::new(primitive, Span::call_site())
}
