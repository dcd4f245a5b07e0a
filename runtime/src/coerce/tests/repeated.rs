//! Items of a list that stand there twice.

use std::fmt::Write as _;

use toolcall_schema::table::{Check, Fields, Kind, Node, NodeId, Run, Table};

use crate::Scratch;
use crate::coerce::tests::fixture::walked;
use crate::coerce::{Rules, Shapes};

/// A list of anything, and a list of such lists, both without repeats.
const TABLE: Table<'static> = Table {
    nodes: &[list(1, 1), Node { kind: Kind::Any, nullable: true, checks: Run { start: 0, len: 0 } }, list(0, 1)],
    fields: Fields::EMPTY,
    checks: &[Check::UniqueItems],
    names: &[],
    parts: &[],
    spellings: &[],
    other_names: &[],
    levels: &[],
    secrets: &[],
};

const fn list(item: NodeId, checks: u32) -> Node {
    Node { kind: Kind::List(item), nullable: false, checks: Run { start: 0, len: checks } }
}

/// The pointers of the items that are there already.
fn repeated(root: NodeId, sent: &str) -> String {
    let mut scratch = Scratch::new();
    let shapes = Shapes { table: TABLE, patterns: &[] };
    let fits = walked(&shapes, root, sent.as_bytes(), Rules::EXACT, &mut scratch);
    assert_eq!(fits, scratch.rejection.is_empty());
    scratch.rejection.violations().fold(String::new(), |mut all, violation| {
        assert_eq!((violation.code().as_str(), violation.keyword()), ("repeated_item", "uniqueItems"), "{sent}");
        let _ = write!(all, "{} ", violation.pointer());
        all
    })
}

#[test]
fn items_are_equal_as_json_schema_has_it() {
    for (sent, pointers) in [
        (r#"[1,"1",true,null,[1],{"1":1},[],{},"",0,false,"null"]"#, ""),
        ("[1,2,1.0,3,10e-1,2]", "/2 /4 /5 "),
        ("[0,-0.0,0e9]", "/1 /2 "),
        ("[0.1,0.10000000000000000000001,1e-1]", "/2 "),
        ("[12345678901234567890123,12345678901234567890124,-12345678901234567890123]", ""),
        (
            "[9223372036854775807,9223372036854775807.0,9223372036854775808,9223372036854775808.0,92233720368547758080e-1]",
            "/1 /3 /4 ",
        ),
        ("[-9223372036854775808,-92233720368547758.080e2,9223372036854775808]", "/1 "),
        (r#"["a","\u0061","A"]"#, "/1 "),
        (r#"[{"a":1,"b":[2]},{"b":[2.0],"a":1},{"a":1},{"a":[2],"b":1}]"#, "/1 "),
        (r#"[{"a":"b"},{"b":"a"},["a","b"],["b","a"],[["a"],"b"],[["a","b"]]]"#, ""),
        ("[[],[[]],[],[[],[]]]", "/2 "),
    ] {
        assert_eq!(repeated(0, sent), pointers, "{sent}");
    }
    assert_eq!(repeated(2, "[[1,2],[2,1],[1,1],[1.0,2]]"), "/2/1 /3 ");
}

/// What stands for a long list is kept, and is the same as for a short one.
#[test]
fn lists_are_equal_however_long_their_text() {
    let space = " ".repeat(100);
    let sent = format!("[[1,[2,{space}3]],[1,[2,3]],[1,{space}[2,3]],[{space}1,[3,2]],[1,{space}[3,2]]]");
    assert_eq!(repeated(2, &sent), "/1 /2 /4 ");
}

/// Time does not grow with the square of the number of items.
#[test]
fn many_items_are_sorted() {
    let mut sent: String = (0..60_000).map(|index| format!("{index},")).collect();
    sent = format!("[{sent}7]");
    assert_eq!(repeated(0, &sent), "/60000 ");
}
