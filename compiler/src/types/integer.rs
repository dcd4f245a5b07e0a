//! `i8` to `u64`, `isize` and `usize`.

use proc_macro2::{Ident, Span};
use toolcall_schema::catalog::Shape;
use toolcall_schema::table::Width;

use super::{TypeMapping, last, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &[
        "std::primitive::i8",
        "std::primitive::i16",
        "std::primitive::i32",
        "std::primitive::i64",
        "std::primitive::isize",
        "std::primitive::u8",
        "std::primitive::u16",
        "std::primitive::u32",
        "std::primitive::u64",
        "std::primitive::usize",
    ],
    takes: &[],
    refuses: refuses_nothing,
    shape: |spelling, _| Shape::Integer(width(last(spelling))),
    slot: |spelling, _, _| Slot::Integer(width(last(spelling)), Ident::new(last(spelling), Span::call_site())),
    implies: &[],
    warning: None,
    speaks_for: false,
    example: ("u32", "3"),
};

/// The size of `isize` depends on the target, a schema must not: it counts as 64 bit.
fn width(primitive: &str) -> Width {
    match primitive {
        "i8" => Width::I8,
        "i16" => Width::I16,
        "i32" => Width::I32,
        "u8" => Width::U8,
        "u16" => Width::U16,
        "u32" => Width::U32,
        "u64" | "usize" => Width::U64,
        _ => Width::I64,
    }
}
