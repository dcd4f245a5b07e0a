//! `num_bigint::BigInt` and `BigUint`: integers without bounds.

use toolcall_schema::catalog::Shape;
use toolcall_schema::table::Width;

use super::{TypeMapping, Writes, last, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &["num_bigint::BigInt", "num_bigint::BigUint"],
    takes: &[],
    refuses: refuses_nothing,
    shape: |spelling, _| Shape::Integer(width(spelling)),
    slot: |spelling, _, tokens| Slot::Big(width(spelling), tokens.clone()),
    implies: &[],
    writes: |_| Writes::Unknown("a list of digits, if its feature `serde` is on"),
    warning: None,
    speaks_for: false,
    example: ("num_bigint::BigInt", "3"),
};

fn width(spelling: &str) -> Width {
    if last(spelling) == "BigInt" { Width::BigInt } else { Width::BigUint }
}
