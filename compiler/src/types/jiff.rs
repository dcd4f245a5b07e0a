//! Dates, times and durations of `jiff`.

use toolcall_schema::catalog::Shape;
use toolcall_schema::table::Format;

use super::{TypeMapping, Writes, last, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &[
        "jiff::civil::Date",
        "jiff::civil::Time",
        "jiff::civil::DateTime",
        "jiff::Timestamp",
        "jiff::Span",
        "jiff::SignedDuration",
        "jiff::ZonedDateTime",
    ],
    takes: &[],
    refuses: refuses_nothing,
    shape: |_, _| Shape::Text,
    slot: |spelling, _, tokens| Slot::Parsed(format(last(spelling)), tokens.clone()),
    implies: &[],
    warning: None,
    speaks_for: false,
    writes: |spelling| match last(spelling) {
        // Durations leave units out between others, a zone may be an offset.
        "Span" | "SignedDuration" | "ZonedDateTime" => Writes::Same,
        name => Writes::Text(format(name)),
    },
    example: ("jiff::civil::Date", "\"2026-01-31\""),
};

fn format(name: &str) -> Format {
    match name {
        "Date" => Format::Date,
        "Time" => Format::LocalTime,
        "DateTime" => Format::LocalDateTime,
        "Timestamp" => Format::DateTime,
        "Span" => Format::CalendarDuration,
        "SignedDuration" => Format::SignedDuration,
        _ => Format::ZonedDateTime,
    }
}
