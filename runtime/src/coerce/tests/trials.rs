//! Trials of choices within choices: each value is judged once, however deep it stands.

use std::time::{Duration, Instant};

use toolcall_schema::table::{By, Field, Kind, Node, Presence, Run, Table, Width};

use crate::Scratch;
use crate::coerce::{Memory, Shapes, Unknown, coerce};

const NONE: Run = Run { start: 0, len: 0 };

const fn node(kind: Kind) -> Node {
    Node { kind, nullable: false, checks: NONE }
}

const fn run(start: u32, len: u32) -> Run {
    Run { start, len }
}

const fn required(name: &'static str, node: u32) -> Field<'static> {
    Field { name, node, presence: Presence::Required }
}

/// A choice without names: `{"x": [itself]}`, `{"x": [itself], "y": u8}`, `{"x": anything, "z": u8}`, a `u8`.
static TABLE: Table<'static> = Table {
    nodes: &[
        node(Kind::Choice(By::Trial, run(0, 4))),
        node(Kind::Record(run(0, 1))),
        node(Kind::Record(run(1, 2))),
        node(Kind::Record(run(3, 2))),
        node(Kind::Integer(Width::U8)),
        node(Kind::List(0)),
        node(Kind::Any),
    ],
    fields: &[required("x", 5), required("x", 5), required("y", 4), required("x", 6), required("z", 4)],
    checks: &[],
    names: &[],
    parts: &[1, 2, 3, 4],
    spellings: &[],
    other_names: &[],
};

/// Whether a text fits, the time that this takes at best, and how many verdicts were kept.
fn judged(sent: &str) -> (bool, Duration, usize) {
    let mut scratch = Scratch::new();
    let mut best = Duration::MAX;
    let mut fits = false;
    for _ in 0..3 {
        let Scratch { canonical, frames, rejection, .. } = &mut scratch;
        let start = Instant::now();
        let memory = Memory { frames, canonical, rejection };
        fits = coerce(Shapes { table: TABLE, patterns: &[] }, 0, sent.as_bytes(), Unknown::Refused, memory);
        best = best.min(start.elapsed());
    }
    (fits, best, scratch.frames.verdicts.len())
}

fn nested(depth: usize, leaf: &str, end: &str) -> String {
    format!("{}{leaf}{}", r#"{"x":["#.repeat(depth), end.repeat(depth))
}

#[test]
fn at_every_depth() {
    for depth in 1..=32 {
        for end in ["]}", r#"],"y":0}"#, r#"],"z":0}"#] {
            assert!(judged(&nested(depth, "7", end)).0, "{depth} {end}");
            assert_eq!(judged(&nested(depth, "true", end)).0, end.contains('z'), "{depth} {end}");
        }
    }
}

#[test]
fn time_and_memory_do_not_grow_with_the_depth() {
    for leaf in ["7", "true", r#"{"x":[],"y":0}"#, r#"{"x":[{"x":true,"z":0}],"y":"0"}"#] {
        for end in [r#"],"y":0}"#, r#"],"z":0}"#] {
            let judged = |depth: usize| judged(&nested(depth, &format!("{}{leaf}", "7,".repeat(60_000)), end));
            let ((fits, shallow, _), (fits_too, deep, verdicts)) = (judged(2), judged(29));
            assert_eq!(fits, fits_too, "{leaf} {end}");
            assert!(deep < 6 * shallow, "{leaf} {end}: {shallow:?}, then {deep:?}");
            assert!(verdicts < 10 * 29, "{leaf} {end}: {verdicts}");
        }
    }
    // What is small is not kept.
    let (fits, _, verdicts) = judged(&nested(1, &vec![r#"{"x":[7],"y":0}"#; 20_000].join(","), "]}"));
    assert!(fits && verdicts < 10, "{verdicts}");
}
