//! `NonZeroU8` to `NonZeroI128`: the whole numbers but zero.

use toolcall_schema::catalog::Shape;

use super::integer::{ident, width};
use super::{TypeMapping, Writes, last, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &[
        "std::num::NonZeroI8",
        "std::num::NonZeroI16",
        "std::num::NonZeroI32",
        "std::num::NonZeroI64",
        "std::num::NonZeroI128",
        "std::num::NonZeroIsize",
        "std::num::NonZeroU8",
        "std::num::NonZeroU16",
        "std::num::NonZeroU32",
        "std::num::NonZeroU64",
        "std::num::NonZeroU128",
        "std::num::NonZeroUsize",
    ],
    takes: &[],
    refuses: refuses_nothing,
    shape: |spelling, _| Shape::Integer(width(&inner(spelling))),
    slot: |spelling, _, _| Slot::NonZero(width(&inner(spelling)), ident(&inner(spelling))),
    implies: &[],
    warning: None,
    speaks_for: false,
    writes: |_| Writes::NotZero,
    example: ("std::num::NonZeroI32", "-1"),
};

/// `NonZeroU8` to `u8`.
fn inner(spelling: &str) -> String {
    last(spelling).trim_start_matches("NonZero").to_lowercase()
}
