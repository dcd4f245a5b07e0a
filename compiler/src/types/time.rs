//! Dates, times and durations of `time`.

use toolcall_schema::catalog::Shape;
use toolcall_schema::table::Format;

use super::{TypeMapping, Writes, last, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &["time::Date", "time::Time", "time::PrimitiveDateTime", "time::Duration", "time::OffsetDateTime"],
    takes: &[],
    refuses: refuses_nothing,
    shape: |_, _| Shape::Text,
    slot: |spelling, _, tokens| Slot::Parsed(format(last(spelling)), tokens.clone()),
    implies: &[],
    warning: None,
    speaks_for: false,
    writes: |_| Writes::Unknown("text or a list of numbers, as features of its crate say"),
    example: ("time::Date", "\"2026-01-31\""),
};

fn format(name: &str) -> Format {
    match name {
        "Date" => Format::Date,
        "Time" => Format::LocalTime,
        "PrimitiveDateTime" => Format::LocalDateTime,
        "Duration" => Format::SignedDuration,
        _ => Format::DateTime,
    }
}
