//! One tool with every kind of value, as its table and as its glue, and what to ask of it.

use toolcall_schema::level::Level;
use toolcall_schema::table::{
    Bound, Check, Fields, Kind, Member, Node, NodeId, Precision, Presence, Run, Table, Width,
};

use crate::Scratch;
use crate::coerce::{Memory, Rules, Shapes, coerce};
use crate::cursor::{Cursor, Stop};
use crate::key::Key;
use crate::slot::{Slots, Value};
use crate::violation::{Code, Rejection};

/// The shortest arguments that fit.
pub(super) const CITY: &str = r#"{"city":"x"}"#;

/// The canonical form; the fast path must take it.
pub(super) fn accept(sent: &str) -> String {
    let mut scratch = Scratch::new();
    assert!(run(sent.as_bytes(), &mut scratch), "{sent}: {}", scratch.rejection);
    assert!(fast(&scratch.canonical), "the fast path refuses what is written for {sent}");
    String::from_utf8(scratch.canonical).expect("UTF-8")
}

/// Whether the fast path takes the arguments.
pub(super) fn fast(sent: &[u8]) -> bool {
    let mut text = Vec::new();
    Cursor::new(sent, &mut text).is_ok_and(|mut cursor| Args::read(&mut cursor).is_ok() && cursor.finish().is_ok())
}

/// The canonical form at a level and what was coerced, or `refused` with the violations.
pub(super) fn at(level: Level, sent: &str) -> String {
    let (text, canonical) = of_table(&TABLE, level, sent);
    assert!(canonical.is_none_or(|bytes| fast(&bytes)), "the fast path refuses what is written for {sent}");
    text
}

/// The same by another table, whose first node is the root; and the canonical JSON alone.
pub(super) fn of_table(table: &Table<'_>, level: Level, sent: &str) -> (String, Option<Vec<u8>>) {
    let mut scratch = Scratch::new();
    let rules = Rules { level, most: level, ..Rules::EXACT };
    if !walked(&Shapes { table: *table, patterns: &[] }, ROOT, sent.as_bytes(), rules, &mut scratch) {
        assert!(scratch.receipt.is_empty() && scratch.canonical.is_empty());
        return (format!("refused {}", scratch.rejection).replace('\n', "; "), None);
    }
    let mut text = String::from_utf8(scratch.canonical.clone()).expect("UTF-8");
    for (pointer, coercion) in scratch.receipt.places() {
        text += &format!(" {pointer}:{coercion}");
    }
    (text, Some(scratch.canonical))
}

pub(super) fn refuse(sent: &str) -> Rejection {
    refuse_bytes(&TABLE, ROOT, sent.as_bytes())
}

pub(super) fn refuse_bytes(table: &Table<'_>, root: NodeId, sent: &[u8]) -> Rejection {
    let mut scratch = Scratch::new();
    assert!(!walked(&Shapes { table: *table, patterns: &[] }, root, sent, Rules::EXACT, &mut scratch));
    scratch.rejection
}

pub(super) fn lines(sent: &str) -> String {
    refuse(sent).to_string()
}

pub(super) fn codes(sent: &str) -> Vec<Code> {
    refuse(sent).violations().map(|violation| violation.code()).collect()
}

/// Code and offset of text that is not JSON.
pub(super) fn fault(sent: &[u8]) -> (Code, Option<usize>) {
    let rejection = refuse_bytes(&TABLE, ROOT, sent);
    let [violation] = <[_; 1]>::try_from(rejection.violations().collect::<Vec<_>>()).expect("one violation");
    assert_eq!((violation.pointer(), violation.keyword()), ("", ""));
    (violation.code(), violation.offset())
}

pub(super) fn run(sent: &[u8], scratch: &mut Scratch) -> bool {
    run_by(Rules::EXACT, sent, scratch)
}

fn run_by(rules: Rules, sent: &[u8], scratch: &mut Scratch) -> bool {
    walked(&Shapes { table: TABLE, patterns: &[] }, ROOT, sent, rules, scratch)
}

/// The coercer in the memory of a scratch.
pub(super) fn walked(shapes: &Shapes<'_>, root: NodeId, sent: &[u8], rules: Rules, scratch: &mut Scratch) -> bool {
    let Scratch { canonical, frames, rejection, receipt, .. } = scratch;
    coerce(shapes, root, sent, rules, Memory { frames, canonical, rejection, receipt })
}

pub(super) const fn node(kind: Kind, start: u32, len: u32) -> Node {
    Node { kind, nullable: false, checks: Run { start, len } }
}

pub(super) const fn nullable(kind: Kind) -> Node {
    Node { kind, nullable: true, checks: Run { start: 0, len: 0 } }
}

const fn member(node: NodeId, presence: Presence) -> Member {
    Member { node, presence }
}

pub(super) const ROOT: NodeId = 0;

pub(super) static TABLE: Table<'static> = Table {
    nodes: &NODES,
    fields: FIELDS,
    checks: &CHECKS,
    names: &["celsius", "fahrenheit"],
    parts: &[],
    spellings: &[],
    other_names: &[],
    levels: &[],
    secrets: &[],
};

static NODES: [Node; 14] = [
    node(Kind::Record(Run { start: 0, len: 10 }), 0, 0),
    node(Kind::Text, 0, 2),
    node(Kind::Integer(Width::U32), 2, 2),
    node(Kind::Enum(Run { start: 0, len: 2 }), 0, 0),
    node(Kind::Number(Precision::F64), 4, 2),
    nullable(Kind::Integer(Width::I64)),
    node(Kind::List(7), 6, 2),
    node(Kind::Text, 0, 0),
    node(Kind::Record(Run { start: 10, len: 3 }), 0, 0),
    node(Kind::Number(Precision::F64), 0, 0),
    nullable(Kind::Text),
    node(Kind::List(8), 0, 0),
    node(Kind::Number(Precision::F32), 8, 1),
    node(Kind::Bool, 0, 0),
];

static FIELDS: Fields<'static> = Fields { names: &NAMES, members: &MEMBERS, defaults: &["3", "true"] };

static NAMES: [&str; 13] =
    ["city", "days", "unit", "ratio", "big", "tags", "place", "stops", "small", "flag", "lat", "lon", "note"];

static MEMBERS: [Member; 13] = [
    member(1, Presence::Required),
    member(2, Presence::Default(0)),
    member(3, Presence::Optional),
    member(4, Presence::Optional),
    member(5, Presence::Optional),
    member(6, Presence::Optional),
    member(8, Presence::Optional),
    member(11, Presence::Optional),
    member(12, Presence::Optional),
    member(13, Presence::Default(1)),
    member(9, Presence::Required),
    member(9, Presence::Required),
    member(10, Presence::Optional),
];

static CHECKS: [Check; 9] = [
    Check::MinLength(1),
    Check::MaxLength(40),
    Check::Minimum(Bound::Integer(1)),
    Check::Maximum(Bound::Integer(16)),
    Check::ExclusiveMinimum(Bound::Number(0.0)),
    Check::Maximum(Bound::Number(1.0)),
    Check::MinItems(1),
    Check::MaxItems(3),
    Check::Maximum(Bound::Number(0.1)),
];

static KEYS: [Key; 10] = [
    Key::required(&"city"),
    Key::optional(&"days"),
    Key::optional(&"unit"),
    Key::optional(&"ratio"),
    Key::optional(&"big"),
    Key::optional(&"tags"),
    Key::optional(&"place"),
    Key::optional(&"stops"),
    Key::optional(&"small"),
    Key::optional(&"flag"),
];

static PLACE: [Key; 3] = [Key::required(&"lat"), Key::required(&"lon"), Key::optional(&"note")];

/// Reads all slots and keeps none of them.
struct Args;

impl<'a> Value<'a> for Args {
    fn read(cursor: &mut Cursor<'a>) -> Result<Self, Stop> {
        cursor.read_record::<1>(&KEYS, &mut Self).map(|_| Self)
    }
}

impl<'a> Slots<'a> for Args {
    fn slot(&mut self, index: usize, cursor: &mut Cursor<'a>) -> Result<(), Stop> {
        match index {
            0 => cursor.read_str(1, 40).map(drop),
            1 => cursor.put_default_u64(1, 16, &mut 3),
            2 => cursor.put_default_with(&mut None, |cursor| cursor.read_name(&["celsius", "fahrenheit"])),
            3 => cursor.put_default_f64(0.0_f64.next_up(), 1.0, &mut 0.0),
            4 => cursor.put_option_i64(i64::MIN, i64::MAX, &mut None),
            5 => cursor
                .put_default_with(&mut None, |cursor| cursor.read_list(1, 3, |cursor| cursor.read_str(0, u32::MAX))),
            6 => cursor.put_default_with(&mut None, Place::read),
            7 => cursor.put_default_with(&mut None, |cursor| cursor.read_list(0, u32::MAX, Place::read)),
            8 => cursor.put_default_f32(f64::MIN, 0.1, &mut 0.0),
            9 => cursor.put_default_bool(&mut true),
            _ => Err(Stop),
        }
    }
}

struct Place;

impl<'a> Value<'a> for Place {
    fn read(cursor: &mut Cursor<'a>) -> Result<Self, Stop> {
        cursor.read_record::<1>(&PLACE, &mut Self).map(|_| Self)
    }
}

impl<'a> Slots<'a> for Place {
    fn slot(&mut self, index: usize, cursor: &mut Cursor<'a>) -> Result<(), Stop> {
        match index {
            0 | 1 => cursor.read_f64(f64::MIN, f64::MAX).map(drop),
            2 => cursor.put_option_str(0, u32::MAX, &mut None),
            _ => Err(Stop),
        }
    }
}
