//! `rust_decimal::Decimal`: text, so that no digit is lost on the way.

use toolcall_schema::catalog::Shape;
use toolcall_schema::table::Format;

use super::{TypeMapping, Writes, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &["rust_decimal::Decimal"],
    takes: &[],
    refuses: refuses_nothing,
    shape: |_, _| Shape::Text,
    slot: |_, _, tokens| Slot::Parsed(Format::Decimal, tokens.clone()),
    implies: &[],
    warning: None,
    speaks_for: false,
    writes: |_| Writes::Unknown("text or a number, as features of its crate say"),
    example: ("rust_decimal::Decimal", "\"19.99\""),
};
