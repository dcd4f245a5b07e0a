//! Bounds that hold for all arguments together: whichever way they are read, the verdict is the same.

#![forbid(unsafe_code)]

use toolcall::{Reply, Scratch};
use toolcall_tests::case::CASES;

/// The outcome of a call, as it is and by the general coercer, which an escape in the key leads to.
fn both(tool: &str, key: &str, value: &str) -> String {
    both_of("limits", tool, key, value)
}

fn both_of(case: &str, tool: &str, key: &str, value: &str) -> String {
    let case = CASES.iter().find(|each| each.name == case).expect("the case");
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
fn numbers_may_grow_as_they_are_written_out() {
    let row = format!("[{}1e19]", "1e19,".repeat(50_000));
    assert_eq!(both("count", "rows", &format!("[{row},{row},{row},{row}]")), "done 200004");
}

/// Two levels each time, and one around them.
#[test]
fn forms_within_forms_are_as_deep_as_all_arguments() {
    for depth in 0..=40 {
        for keys in [["all", "all"], ["any", "any"], ["any", "all"]] {
            let open: String = (0..depth).map(|level| format!("{{\"{}\":[", keys[level % 2])).collect();
            let filter = |leaf: &str| format!("{open}{leaf}{}", "]}".repeat(depth));
            let (right, wrong) = (filter("\"a\""), filter("7"));
            let is_too_deep = 1 + 2 * depth > 64;
            let outcome = both_of("untagged", "count", "filter", &right);
            assert_eq!(outcome == "done 1", !is_too_deep, "{depth}: {outcome}");
            let outcome = both_of("untagged", "count", "filter", &wrong);
            let code = if is_too_deep { " too_deep" } else { " wrong_type an object or a string" };
            assert!(outcome.starts_with("rejected ") && outcome.contains(code), "{depth}: {outcome}");
        }
    }
}
