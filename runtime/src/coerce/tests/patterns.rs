//! Patterns in rejections.

use toolcall_schema::class::{Class, Others};
use toolcall_schema::table::{Check, Kind, Node, Run, Table};

use crate::Scratch;
use crate::coerce::tests::fixture::walked;
use crate::coerce::{Rules, Shapes};
use crate::pattern::Pattern;
use crate::violation::Code;

const DIGITS: Class = Class { ascii: 0x3ff << b'0', others: Others::None, min: 1, max: u32::MAX };

/// What is said of a text that is no digits.
fn expected(source: &'static str) -> String {
    let nodes = [Node { kind: Kind::Text, nullable: false, checks: Run { start: 0, len: 2 } }];
    let table = Table { nodes: &nodes, checks: &[Check::MaxLength(u32::MAX - 1), Check::Pattern(1)], ..Table::EMPTY };
    let patterns = [Pattern::class("^x$", DIGITS), Pattern::class(source, DIGITS)];
    let mut scratch = Scratch::new();
    let shapes = Shapes { table, patterns: &patterns };
    assert!(!walked(&shapes, 0, br#""a\u00e9""#, Rules::EXACT, &mut scratch));
    let violation = scratch.rejection.violations().next().expect("a rejection has one");
    assert_eq!((violation.code(), violation.keyword()), (Code::Pattern, "pattern"));
    violation.expected().to_owned()
}

#[test]
fn the_pattern_is_shown_and_cut() {
    let start = "a string of at most 4294967294 characters that matches ";
    assert_eq!(expected("^[0-9]+$"), format!("{start}\"^[0-9]+$\""));
    assert_eq!(expected("^\"\\d\n$"), format!("{start}\"^\\\"\\\\d\\u000a$\""));
    let long = expected(Box::leak("[0-9é]".repeat(170).into_boxed_str()));
    assert!(long.len() <= 256 && long.starts_with(start) && long.ends_with("…\""), "{long}");
}
