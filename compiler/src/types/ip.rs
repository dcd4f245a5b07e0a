//! IP addresses.

use toolcall_schema::catalog::Shape;
use toolcall_schema::table::Format;

use super::{TypeMapping, Writes, last, refuses_nothing};
use crate::bind::Slot;

pub(super) const MAPPING: TypeMapping = TypeMapping {
    spellings: &["std::net::Ipv4Addr", "std::net::Ipv6Addr", "std::net::IpAddr"],
    takes: &[],
    refuses: refuses_nothing,
    shape: |_, _| Shape::Text,
    slot: |spelling, _, tokens| Slot::Parsed(format(last(spelling)), tokens.clone()),
    implies: &[],
    warning: None,
    speaks_for: false,
    writes: |spelling| Writes::Text(format(last(spelling))),
    example: ("std::net::IpAddr", "\"192.0.2.1\""),
};

fn format(name: &str) -> Format {
    match name {
        "Ipv4Addr" => Format::Ipv4,
        "Ipv6Addr" => Format::Ipv6,
        _ => Format::Ip,
    }
}
