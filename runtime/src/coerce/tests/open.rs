//! Objects with declared keys that may have others.

use toolcall_schema::table::{Fields, Kind, Member, Node, Precision, Presence, Run, Table};

use super::fixture::walked;
use crate::Scratch;
use crate::coerce::{Rules, Shapes};

const NONE: Run = Run { start: 0, len: 0 };

const fn node(kind: Kind) -> Node {
    Node { kind, nullable: false, checks: NONE }
}

/// `{a, b?, …: c}` with `c` as itself, open, and whole numbers as its other values.
static TABLE: Table<'static> = Table {
    nodes: &[
        node(Kind::Open(Run { start: 0, len: 2 }, 1)),
        node(Kind::Open(Run { start: 2, len: 1 }, 2)),
        node(Kind::Number(Precision::F64)),
        node(Kind::Text),
    ],
    fields: Fields {
        names: &["a", "b", "c"],
        members: &[
            Member { node: 3, presence: Presence::Required },
            Member { node: 3, presence: Presence::Default(0) },
            Member { node: 2, presence: Presence::Optional },
        ],
        defaults: &["\"x\""],
    },
    secrets: &[2],
    ..Table::EMPTY
};

fn said(sent: &str) -> String {
    let mut scratch = Scratch::new();
    match walked(&Shapes { table: TABLE, patterns: &[] }, 0, sent.as_bytes(), Rules::EXACT, &mut scratch) {
        true => String::from_utf8(scratch.canonical).expect("UTF-8"),
        false => scratch.rejection.violations().map(|one| format!("{:?} {}", one.code(), one.pointer())).collect(),
    }
}

#[test]
fn other_keys_stand_behind_the_declared_ones() {
    for (sent, expected) in [
        (r#"{"a":"1"}"#, r#"{"a":"1","b":"x"}"#),
        (r#"{ "z" : {} , "a":"1"}"#, r#"{"a":"1","b":"x","z":{}}"#),
        (
            r#"{"\u007a":{"q": 1, "c":2,"p":3.50},"b":"","y":{"d":1},"a":"1"}"#,
            r#"{"a":"1","b":"","z":{"c":2,"q":1,"p":3.50},"y":{"d":1}}"#,
        ),
    ] {
        assert_eq!(said(sent), expected, "{sent}");
    }
}

#[test]
fn other_keys_are_checked() {
    for (sent, expected) in [
        (r#"{"z":{}}"#, "MissingKey /a"),
        (r#"{"a":"1","z":1}"#, "WrongType /z"),
        (r#"{"a":"1","z":null}"#, "WrongType /z"),
        (r#"{"a":"1","z":{"q":""}}"#, "WrongType /z/q"),
        (r#"{"a":"1","z":{"q":1,"q":1}}"#, "DuplicateKey /z/q"),
        (r#"{"z":{},"a":"1","\u007a":{}}"#, "DuplicateKey /z"),
        (r#"{"z":{"q":1},"a":1}"#, "WrongType /a"),
        (r#"{"z":{"q":1},"y":{"r":1},"a":"1","b":1}"#, "WrongType /b"),
    ] {
        assert_eq!(said(sent), expected, "{sent}");
    }
}
