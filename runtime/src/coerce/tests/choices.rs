//! Values of one of several forms: marks, trials that leave nothing, and their price.

use toolcall_schema::table::{By, Fields, Kind, Member, Node, Presence, Run, Table, Width};

use crate::coerce::tests::fixture::walked;
use crate::coerce::{Rules, Shapes};
use crate::{Rejection, Scratch};

const NONE: Run = Run { start: 0, len: 0 };

const fn node(kind: Kind) -> Node {
    Node { kind, nullable: false, checks: NONE }
}

const fn run(start: u32, len: u32) -> Run {
    Run { start, len }
}

const fn required(node: u32) -> Member {
    Member { node, presence: Presence::Required }
}

/// A choice without names: `{"x": [itself]}`, `{"x": [itself], "y": u8}`, a `u8`.
static TABLE: Table<'static> = Table {
    nodes: &[
        node(Kind::Choice(By::Trial, run(0, 3))),
        node(Kind::Record(run(0, 1))),
        node(Kind::Record(run(1, 2))),
        node(Kind::List(0)),
        node(Kind::Integer(Width::U8)),
    ],
    fields: Fields { names: &["x", "x", "y"], members: &[required(3), required(3), required(4)], defaults: &[] },
    checks: &[],
    names: &[],
    parts: &[1, 2, 4],
    spellings: &[],
    other_names: &[],
    levels: &[],
    secrets: &[],
};

fn coerced(sent: &str) -> Result<Vec<u8>, Rejection> {
    let mut scratch = Scratch::new();
    match walked(&Shapes { table: TABLE, patterns: &[] }, 0, sent.as_bytes(), Rules::EXACT, &mut scratch) {
        true => Ok(scratch.canonical),
        false => Err(scratch.rejection),
    }
}

#[test]
fn each_value_bears_the_mark_of_its_form() {
    let canonical = coerced(r#"{"y":1e0,"x":[7,{"x":[]}]}"#).expect("it fits");
    assert_eq!(canonical, b"\x01@A{\"x\":[\x01@B7,\x01@@{\"x\":[]}],\"y\":1}");
}

#[test]
fn the_form_that_came_furthest_is_told_of() {
    for (sent, expected) in [
        (r#"{"x":[300]}"#, "/x/0: expected an integer from 0 to 255, got a larger one"),
        (r#"{"x":[],"y":true}"#, "/y: expected an integer from 0 to 255, got a boolean"),
        (r#"{"x":[{"z":1}]}"#, "/x/0/z: unknown key, expected \"x\""),
        (r#""a""#, "arguments: expected an object or an integer from 0 to 255, got a string"),
    ] {
        assert_eq!(coerced(sent).expect_err(sent).to_string().lines().next(), Some(expected), "{sent}");
    }
}
