//! Arguments made to cost much: time, memory or words.

use toolcall_schema::limits;
use toolcall_schema::table::{Fields, Kind, Member, Node, Presence, Run, Table, Width};

use super::fixture::{refuse, refuse_bytes, walked};
use crate::Scratch;
use crate::coerce::{Rules, Shapes};
use crate::violation::{Code, Rejection};

/// Both forms stay within 4 KiB, the JSON is JSON, and the lines are lines.
fn check_bounds(rejection: &Rejection) {
    let text = rejection.to_string();
    assert!(text.len() <= 4096, "{}", text.len());
    assert!(text.chars().all(|character| character == '\n' || !character.is_control()), "{text}");
    let lines = rejection.violations().count() + usize::from(rejection.more() > 0);
    assert_eq!(text.lines().count(), lines, "{text}");
    let mut json = Vec::new();
    rejection.write_json(&mut json);
    assert!(json.len() <= 4096, "{}", json.len());
    let json: serde_json::Value = serde_json::from_slice(&json).expect("JSON");
    assert_eq!(json["violations"].as_array().map(Vec::len), Some(rejection.violations().len()));
    assert_eq!(json["more"], rejection.more());
    assert!((1..=16).contains(&rejection.violations().len()));
    for violation in rejection.violations() {
        assert!(violation.expected().len() <= 256 && violation.pointer().len() <= 256 + 2 * 130 + 4, "{violation}");
    }
}

#[test]
fn many_unknown_keys() {
    let many = |key: fn(usize) -> String| {
        let members: Vec<_> = (0..50_000).map(|index| format!("\"{}\":0", key(index))).collect();
        refuse(&format!("{{\"city\":\"x\",{}}}", members.join(",")))
    };
    for key in [|index| format!("k{index}"), |_| "same".to_owned(), |_| String::new(), |_| r"\u202e\n".to_owned()] {
        let rejection = many(key);
        check_bounds(&rejection);
        assert_eq!(rejection.violations().len() + rejection.more(), 50_000);
    }
}

#[test]
fn long_keys() {
    for part in ["a", "/", "~", "\\n", "\\u0000", "é", "😀", "\u{202e}", "\\\"", "\\\\"] {
        let sent = format!(r#"{{"city":"x","{}":[]}}"#, part.repeat((limits::BYTES - 100) / part.len()));
        let rejection = refuse(&sent);
        check_bounds(&rejection);
        let violation = rejection.violations().next().expect("one");
        assert_eq!(violation.code(), Code::UnknownKey);
        assert!(violation.pointer().len() <= 65 && violation.pointer().ends_with('…'), "{}", violation.pointer());
    }
}

#[test]
fn garbage_of_every_byte() {
    for byte in 0..=u8::MAX {
        check_bounds(&refuse_bytes(&super::fixture::TABLE, 0, &[byte; 1000]));
    }
    for byte in *b" \"\\[{0n-\xf0" {
        let garbage = vec![byte; limits::BYTES];
        check_bounds(&refuse_bytes(&super::fixture::TABLE, 0, &garbage));
    }
    let mut state = 1_u32;
    let garbage: Vec<u8> = core::iter::repeat_with(|| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        b"{}[],:\"\\ue0 1"[(state >> 24) as usize % 13]
    })
    .take(limits::BYTES)
    .collect();
    check_bounds(&refuse_bytes(&super::fixture::TABLE, 0, &garbage));
}

#[test]
fn many_wrong_items() {
    let rejection = refuse(&format!(r#"{{"city":"x","stops":[{}1]}}"#, "{\"lat\":[],\"x\":{}},".repeat(20_000)));
    check_bounds(&rejection);
    assert_eq!(rejection.violations().len() + rejection.more(), 3 * 20_000 + 1);
}

#[test]
fn more_items_than_any_list_may_have() {
    let list = |count: usize| format!(r#"{{"city":"x","stops":[{}]}}"#, vec!["1"; count].join(","));
    let rejection = refuse(&list(65_537));
    assert_eq!(rejection.violations().len() + rejection.more(), 65_537 + 1);

    let nodes = [node(Kind::List(1)), node(Kind::Bool)];
    let table = Table { nodes: &nodes, ..Table::EMPTY };
    let list = |count: usize| format!("[{}]", vec!["true"; count].join(","));
    assert!(fits(&table, &list(65_536)));
    let rejection = refuse_bytes(&table, 0, list(65_537).as_bytes());
    assert_eq!(rejection.to_string(), "arguments: expected an array of at most 65536 items, got more");
}

#[test]
fn defaults_can_not_fill_the_memory() {
    let default = format!("\"{}\"", "x".repeat(1000));
    let members = [Member { node: 2, presence: Presence::Default(0) }];
    let fields = Fields { names: &["a"], members: &members, defaults: &[&default] };
    let nodes = [node(Kind::List(1)), node(Kind::Record(Run { start: 0, len: 1 })), node(Kind::Text)];
    let table = Table { nodes: &nodes, fields, ..Table::EMPTY };
    assert!(fits(&table, &format!("[{}{{}}]", "{},".repeat(1000))));
    let rejection = refuse_bytes(&table, 0, format!("[{}{{}}]", "{},".repeat(60_000)).as_bytes());
    let place = limits::FILLED / limits::filled("a", Some(&default));
    let expected = format!("/{place}: too large, expected fewer objects that leave keys to their defaults");
    assert_eq!(rejection.to_string(), expected);
}

#[test]
fn hostile_declarations_stay_within_bounds() {
    let names: Vec<String> = (0..300).map(|index| format!("{}\n\u{202e}\"/~{index}", "n".repeat(index))).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let node_of = |name: usize| u32::try_from(name % 3).expect("small");
    let member = |index| Member { node: node_of(index), presence: Presence::Required };
    let members: Vec<Member> = (0..names.len()).map(member).collect();
    let fields = Fields { names: &names, members: &members, defaults: &[] };
    let nodes = [
        node(Kind::Record(Run { start: 0, len: 300 })),
        node(Kind::Enum(Run { start: 0, len: 300 })),
        node(Kind::Integer(Width::U64)),
    ];
    let table = Table {
        nodes: &nodes,
        fields,
        checks: &[],
        names: &names,
        parts: &[],
        spellings: &[],
        other_names: &[],
        levels: &[],
        secrets: &[],
    };
    for sent in ["{}", "[]", r#"{"nnn":1,"\n\u202e\"/~0":{"n\n\u202e\"/~1":"n"}}"#] {
        check_bounds(&refuse_bytes(&table, 0, sent.as_bytes()));
    }
}

#[test]
fn pointers_lose_their_middle() {
    let long = "n".repeat(100);
    let members = [0, 1].map(|node| Member { node, presence: Presence::Optional });
    let fields = Fields { names: &[&long, "leaf"], members: &members, defaults: &[] };
    let nodes = [node(Kind::Record(Run { start: 0, len: 2 })), node(Kind::Bool)];
    let table = Table { nodes: &nodes, fields, ..Table::EMPTY };
    let nested =
        |levels: usize| format!(r#"{}{{"leaf":1}}{}"#, format!("{{\"{long}\":").repeat(levels), "}".repeat(levels));
    let pointer = |levels| {
        refuse_bytes(&table, 0, nested(levels).as_bytes())
            .violations()
            .next()
            .map(|violation| violation.pointer().to_owned())
    };
    let outer = format!("/{long}").repeat(3);
    assert_eq!(pointer(2), Some(format!("/{long}/{long}/leaf")));
    assert_eq!(pointer(3), Some(format!("{outer}/leaf")));
    assert_eq!(pointer(4), Some(format!("{outer}/…/leaf")));
    assert_eq!(pointer(60), Some(format!("{outer}/…/leaf")));
}

const fn node(kind: Kind) -> Node {
    Node { kind, nullable: false, checks: Run { start: 0, len: 0 } }
}

fn fits(table: &Table<'_>, sent: &str) -> bool {
    let shapes = Shapes { table: *table, patterns: &[] };
    walked(&shapes, 0, sent.as_bytes(), Rules::EXACT, &mut Scratch::new())
}
