//! Bounds that hold for all arguments together: whichever way they are read, the verdict is the same.

#![forbid(unsafe_code)]

use toolcall::{Reply, Scratch};
use toolcall_tests::case::CASES;

/// The outcome of a call, as it is and by the general coercer, which an escape in the key leads to.
fn both(tool: &str, key: &str, value: &str) -> String {
    let case = CASES.iter().find(|case| case.name == "limits").expect("the case");
    let call = |key: &str| {
        let arguments = format!("{{\"{key}\":{value}}}");
        case.outcome(tool, arguments.as_bytes(), &mut Scratch::new(), &mut Reply::new())
    };
    let escaped = format!("\\u{:04x}{}", key.as_bytes()[0], &key[1..]);
    let (plain, coerced) = (call(key), call(&escaped));
    assert_eq!(plain, coerced, "{tool}");
    plain
}

#[test]
fn what_is_filled_in_is_bounded() {
    let rows = |row: &str, count: usize| format!("[{}]", vec![row; count].join(","));
    let refused =
        |place: usize| format!("rejected /rows/{place} too_large fewer objects that leave keys to their defaults");
    // Two slots of 64 bytes, and `note` with its default.
    let each = 64 + 64 + 191;
    let most = (16 << 20) / each;
    assert!(both("fill", "rows", &rows("{}", most)).starts_with("done "));
    assert_eq!(both("fill", "rows", &rows("{}", most + 1)), refused(most));
    // `null` counts where it stands for more than itself.
    let row = r#"{"note":null,"size":1}"#;
    assert_eq!(both("fill", "rows", &rows("{}", most - 1).replacen("{}", row, 2)), format!("done [{},187]", most - 1));
    assert_eq!(both("fill", "rows", &rows(r#"{"note":null}"#, most + 1)), refused(most));
    // What is given is not counted.
    assert!(both("fill", "rows", &rows(r#"{"note":""}"#, 65_536)).starts_with("done "));
}

#[test]
fn what_may_be_taken_of_the_stack_is_there() {
    let link = format!("{{\"cells\":[{}1],\"next\":", "1,".repeat(117));
    let chain = format!("{}null{}", link.repeat(61), "}".repeat(61));
    assert_eq!(both("add", "chain", &chain), "done 7198");
}

#[test]
fn numbers_may_grow_as_they_are_written_out() {
    let row = format!("[{}1e19]", "1e19,".repeat(50_000));
    assert_eq!(both("count", "rows", &format!("[{row},{row},{row},{row}]")), "done 200004");
}
