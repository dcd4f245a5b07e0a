//! Dates and times of `chrono` that name no time zone.

use toolcall_schema::catalog::Shape;
use toolcall_schema::table::{Format, Width};

use super::{TypeMapping, Writes, last, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &[
        "chrono::NaiveDate",
        "chrono::naive::NaiveDate",
        "chrono::NaiveTime",
        "chrono::naive::NaiveTime",
        "chrono::TimeDelta",
        "chrono::Duration",
        "chrono::NaiveDateTime",
        "chrono::naive::NaiveDateTime",
    ],
    takes: &[],
    refuses: refuses_nothing,
    shape: |_, _| Shape::Text,
    slot: |spelling, _, tokens| Slot::Parsed(format(last(spelling)), tokens.clone()),
    implies: &[],
    warning: None,
    speaks_for: false,
    writes: |spelling| match last(spelling) {
        // Whole seconds, and the rest in nanoseconds.
        "TimeDelta" | "Duration" => Writes::Numbers(&[Width::I64, Width::I32]),
        name => Writes::Text(format(name)),
    },
    example: ("chrono::NaiveTime", "\"13:45\""),
};

fn format(name: &str) -> Format {
    match name {
        "NaiveDate" => Format::Date,
        "NaiveTime" => Format::LocalTime,
        "TimeDelta" | "Duration" => Format::SignedDuration,
        _ => Format::LocalDateTime,
    }
}
