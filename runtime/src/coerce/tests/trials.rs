//! Trials of choices within choices: each value is judged once, however deep it stands.

use std::time::{Duration, Instant};

use toolcall_schema::table::{By, Fields, Kind, Member, Node, Presence, Run, Table, Width};

use crate::Scratch;
use crate::coerce::tests::fixture::walked;
use crate::coerce::{Rules, Shapes};

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
    fields: Fields {
        names: &["x", "x", "y", "x", "z"],
        members: &[required(5), required(5), required(4), required(6), required(4)],
        defaults: &[],
    },
    checks: &[],
    names: &[],
    parts: &[1, 2, 3, 4],
    ..Table::EMPTY
};

/// Whether a text fits, the time that this takes at best, and how many verdicts were kept.
fn judged(sent: &str) -> (bool, Duration, usize) {
    let mut scratch = Scratch::new();
    let mut best = Duration::MAX;
    let mut fits = false;
    for _ in 0..3 {
        let start = Instant::now();
        fits = walked(&Shapes { table: TABLE, patterns: &[] }, 0, sent.as_bytes(), Rules::EXACT, &mut scratch);
        best = best.min(start.elapsed());
    }
    (fits, best, scratch.frames.memo.verdicts.len())
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

/// Forms of several kinds, and what a value is taken for at a level.
mod levels {
    use std::time::{Duration, Instant};

    use toolcall_schema::level::Level::{self, Exact, Lenient, Lossless};
    use toolcall_schema::table::{By, Fields, Kind, Member, Node, Precision, Presence, Table, Width};

    use super::{NONE, node, required, run};
    use crate::Scratch;
    use crate::coerce::tests::fixture::walked;
    use crate::coerce::{Rules, Shapes};

    const fn names(start: u32, len: u32) -> Node {
        node(Kind::Enum(run(start, len)))
    }

    /// Roots: an integer or a boolean; an integer or a text; an integer or a number; a boolean or `True`; a list of
    /// numbers or `{"x": u8}`; a list of texts or a text.
    const TABLE: Table<'static> = Table {
        nodes: &[
            node(Kind::Choice(By::Trial, run(0, 2))),
            node(Kind::Choice(By::Trial, run(2, 2))),
            node(Kind::Choice(By::Trial, run(4, 2))),
            node(Kind::Choice(By::Trial, run(6, 2))),
            node(Kind::Choice(By::Trial, run(8, 2))),
            node(Kind::Choice(By::Trial, run(10, 2))),
            node(Kind::Integer(Width::U8)),
            node(Kind::Bool),
            node(Kind::Text),
            node(Kind::Number(Precision::F64)),
            names(0, 1),
            node(Kind::List(6)),
            node(Kind::Record(run(0, 1))),
            node(Kind::List(8)),
            Node { kind: Kind::List(6), nullable: false, checks: NONE },
        ],
        fields: Fields { names: &["x"], members: &[required(6)], defaults: &[] },
        names: &["True"],
        parts: &[6, 7, 6, 8, 6, 9, 7, 10, 11, 12, 13, 8],
        ..Table::EMPTY
    };

    const fn by(level: Level) -> Rules {
        Rules { level, most: level, ..Rules::EXACT }
    }

    /// What becomes of a value: the index of its form and its canonical text.
    fn at(level: Level, root: u32, sent: &str) -> Option<(u8, String)> {
        let mut scratch = Scratch::new();
        let shapes = Shapes { table: TABLE, patterns: &[] };
        walked(&shapes, root, sent.as_bytes(), by(level), &mut scratch).then(|| {
            let text = String::from_utf8_lossy(&scratch.canonical[3..]).into_owned();
            (scratch.canonical[2] - b'@', text)
        })
    }

    #[test]
    fn a_form_that_takes_the_value_as_it_is_comes_first() {
        for level in Level::ALL {
            assert_eq!(at(level, 1, "\"5\""), Some((1, "\"5\"".into())), "{level}");
            assert_eq!(at(level, 5, "\"a\""), Some((1, "\"a\"".into())), "{level}");
        }
    }

    #[test]
    fn the_only_form_that_would_coerce_it_is_taken() {
        assert_eq!(at(Exact, 0, "\"5\""), None);
        assert_eq!(at(Lossless, 0, "\"5\""), Some((0, "5".into())));
        assert_eq!(at(Lossless, 0, "\"true\""), Some((1, "true".into())));
        assert_eq!(at(Lossless, 2, "\"5\""), Some((0, "5".into())), "two numbers");
        assert_eq!(at(Lossless, 4, "\"[1,\\\"2\\\"]\""), Some((0, "[1,2]".into())));
        assert_eq!(at(Lossless, 4, r#""{\"x\":\"3\"}""#), Some((1, r#"{"x":3}"#.into())));
        assert_eq!(at(Lossless, 5, "7"), Some((1, "\"7\"".into())));
        assert_eq!(at(Lenient, 5, "7"), Some((1, "\"7\"".into())), "a lower level comes first");
    }

    #[test]
    fn what_two_forms_would_read_in_two_ways_is_refused() {
        for level in Level::ALL {
            assert_eq!(at(level, 3, "\"true\""), None, "{level}");
            assert_eq!(at(level, 0, "\"five\""), None, "{level}");
            assert_eq!(at(level, 4, r#""{\"x\":\"300\"}""#), None, "{level}");
        }
    }

    /// A list of itself or of numbers: nothing is wrapped twice.
    #[test]
    fn a_list_of_itself_is_not_wrapped_for_ever() {
        const ITSELF: Table<'static> = Table {
            nodes: &[node(Kind::Choice(By::Trial, run(0, 2))), node(Kind::List(0)), node(Kind::Integer(Width::U8))],
            parts: &[1, 2],
            ..Table::EMPTY
        };
        for (sent, fits) in [("1", true), ("[1,[2]]", true), ("true", false), ("{}", false), ("[[true]]", false)] {
            let shapes = Shapes { table: ITSELF, patterns: &[] };
            assert_eq!(walked(&shapes, 0, sent.as_bytes(), by(Lenient), &mut Scratch::new()), fits, "{sent}");
        }
    }

    /// Lists that are made count as levels, and only a few are made within each other.
    #[test]
    fn wrapped_lists_are_levels() {
        // `{"x": [itself]}`
        const TREE: Table<'static> = Table {
            nodes: &[node(Kind::Record(run(0, 1))), node(Kind::List(0))],
            fields: Fields {
                names: &["x"],
                members: &[Member { node: 1, presence: Presence::Optional }],
                defaults: &[],
            },
            ..Table::EMPTY
        };
        for (depth, fits) in [(1, true), (8, true), (9, false), (60, false)] {
            let sent = format!("{}{{}}{}", r#"{"x":"#.repeat(depth), "}".repeat(depth));
            let shapes = Shapes { table: TREE, patterns: &[] };
            assert_eq!(walked(&shapes, 0, sent.as_bytes(), by(Lenient), &mut Scratch::new()), fits, "{depth}");
        }
    }

    /// JSON in strings in strings, each of which may have one of several forms.
    #[test]
    fn forms_of_encoded_values_are_tried_once_a_layer() {
        // `[itself]`, `{"x": itself}` in three ways, a number.
        const ENCODED: Table<'static> = Table {
            nodes: &[
                node(Kind::Choice(By::Trial, run(0, 5))),
                node(Kind::List(0)),
                node(Kind::Record(run(0, 2))),
                node(Kind::Record(run(2, 2))),
                node(Kind::Record(run(4, 1))),
                node(Kind::Integer(Width::U8)),
            ],
            fields: Fields {
                names: &["x", "y", "x", "z", "x"],
                members: &[required(0), required(5), required(0), required(5), required(0)],
                defaults: &[],
            },
            parts: &[1, 2, 3, 4, 5],
            ..Table::EMPTY
        };
        let inner = format!(r#"{{"x":[{}1]}}"#, "1,".repeat(2_000));
        let start = Instant::now();
        let mut sent = inner;
        for layer in 0..3 {
            sent = format!(r#"{{"x":{}}}"#, serde_json::to_string(&sent).expect("a text"));
            let shapes = Shapes { table: ENCODED, patterns: &[] };
            let mut scratch = Scratch::new();
            let fits = walked(&shapes, 0, sent.as_bytes(), by(Lossless), &mut scratch);
            assert_eq!(fits, layer == 0, "{layer}: {}", scratch.rejection);
        }
        assert!(start.elapsed() < Duration::from_secs(5), "{:?}", start.elapsed());
    }
}
