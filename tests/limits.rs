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
    let call = |white: &str, key: &str| {
        let arguments = format!("{{{white}\"{key}\":{value}}}");
        case.outcome(tool, arguments.as_bytes(), &mut Scratch::new(), &mut Reply::new())
    };
    let escaped = format!("\\u{:04x}{}", key.as_bytes()[0], &key[1..]);
    // The same place for what follows.
    let (plain, coerced) = (call("     ", key), call("", &escaped));
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

/// Whatever form they stand in, and however it is told.
#[test]
fn values_in_forms_are_bounded_as_all_are() {
    let both = |key: &str, value: &str| both("hold", key, value);
    for (key, open, close) in [
        ("named", r#"[{"Whole":{"value":"#, "}}]"),
        ("named", r#"[{"Kept":{"text":"#, "}}]"),
        ("loose", r#"[{"value":"#, r#","name":""}]"#),
        ("loose", "[[", "]]"),
    ] {
        let (is_kept, around) = (open.contains("text"), 1 + open.matches(['{', '[']).count());
        for depth in [15, 16, 17, 59, 60, 61, 62, 70] {
            let nested = format!("{open}{}1{}{close}", "[".repeat(depth), "]".repeat(depth));
            let outcome = both(key, &nested);
            assert_eq!(outcome.starts_with("done "), depth + around <= 64, "{depth} in {open}: {outcome}");
            assert_eq!(outcome.contains("too_deep"), depth + around > 64, "{depth} in {open}: {outcome}");
        }
        for count in [65_536, 65_537] {
            let outcome = both(key, &format!("{open}[{}1]{close}", "1,".repeat(count - 1)));
            assert_eq!(outcome.starts_with("done "), is_kept || count == 65_536, "{count} in {open}: {outcome}");
        }
        // What is kept as its text may hold anything that is JSON.
        for inner in ["1e400", r#"{"a":1,"a":2}"#] {
            let outcome = both(key, &format!("{open}{inner}{close}"));
            assert_eq!(outcome.starts_with("done "), is_kept, "{inner} in {open}: {outcome}");
        }
    }
}

/// A form that is only tried fills nothing in.
#[test]
fn what_is_filled_into_forms_is_counted_once() {
    // Of the two parameters one is absent too.
    let most = ((16 << 20) - 64) / (64 + 64 + 191);
    for (count, fits) in [(most, true), (most + 1, false)] {
        let rows = vec!["{}"; count].join(",");
        for (key, value) in [("loose", format!("[{rows}]")), ("named", format!(r#"[{{"Rows":{{"rows":[{rows}]}}}}]"#))]
        {
            let outcome = both("hold", key, &value);
            assert_eq!(outcome.starts_with("done "), fits, "{key}: {outcome}");
            assert_eq!(outcome.contains("too_large"), !fits, "{key}: {outcome}");
        }
    }
}
