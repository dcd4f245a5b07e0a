//! `f32` and `f64`.

use toolcall_schema::catalog::Shape;
use toolcall_schema::table::Precision;

use super::{TypeMapping, Writes, last, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &["std::primitive::f32", "std::primitive::f64"],
    takes: &[],
    refuses: refuses_nothing,
    shape: |spelling, _| Shape::Number(precision(spelling)),
    slot: |spelling, _, _| Slot::Number(precision(spelling)),
    implies: &[],
    warning: None,
    speaks_for: false,
    writes: |_| Writes::Same,
    example: ("f64", "0.5"),
};

fn precision(spelling: &str) -> Precision {
    if last(spelling) == "f32" { Precision::F32 } else { Precision::F64 }
}
