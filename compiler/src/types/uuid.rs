//! `uuid::Uuid`.

use toolcall_schema::catalog::Shape;
use toolcall_schema::table::Format;

use super::{TypeMapping, Writes, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &["uuid::Uuid"],
    takes: &[],
    refuses: refuses_nothing,
    shape: |_, _| Shape::Text,
    slot: |_, _, tokens| Slot::Parsed(Format::Uuid, tokens.clone()),
    implies: &[],
    warning: None,
    speaks_for: false,
    writes: |_| Writes::Text(Format::Uuid),
    example: ("uuid::Uuid", "\"123e4567-e89b-12d3-a456-426614174000\""),
};
