//! Arguments that are a `serde_json::Value` already: the verdicts of their text, and what a decoder in front has lost.

#![forbid(unsafe_code)]

use serde_json::{Value, json};
use toolcall::{Level, Outcome, Policy, Reply, Scratch};
use toolcall_tests::cases::{hello, integers, lists};

const EXACT: Policy = Policy::at(Level::Exact);

/// 2^53 + 1 is itself in a value as in the text; a decoder into doubles in front has rounded it before.
#[test]
fn a_value_is_as_exact_as_what_decoded_it() {
    let text = r#"{"a":0,"b":0,"c":0,"d":9007199254740993,"e":0}"#;
    let value: Value = serde_json::from_str(text).expect("JSON");
    let (mut scratch, mut out) = (Scratch::new(), Vec::new());
    assert!(integers::tools::TOOLS.check_value("signed", &value, EXACT, &mut scratch, &mut out).is_done());
    assert_eq!(out, text.as_bytes());
    let mut rounded = value;
    rounded["d"] = json!(9_007_199_254_740_993.0_f64);
    assert!(integers::tools::TOOLS.check_value("signed", &rounded, EXACT, &mut scratch, &mut out).is_done());
    assert_eq!(out, br#"{"a":0,"b":0,"c":0,"d":9007199254740992,"e":0}"#);
}

#[test]
fn a_call_with_a_value_is_the_call_with_its_text() {
    let (mut scratch, mut reply, mut text) = (Scratch::new(), Reply::new(), Vec::new());
    for (value, is_done) in [(json!({"name": "Ada"}), true), (json!({"name": 7}), false), (json!([]), false)] {
        let outcome = hello::tools::call_value_sync(&(), "greet", &value, &mut text, &mut scratch, &mut reply);
        assert_eq!(outcome.is_done(), is_done, "{value}");
        let by_value = reply.text().to_owned();
        hello::tools::call_sync(&(), "greet", value.to_string().as_bytes(), &mut scratch, &mut reply);
        assert_eq!(by_value, reply.text());
    }
    let unknown = hello::tools::call_value_sync(&(), "great", &json!({}), &mut text, &mut scratch, &mut reply);
    assert!(matches!(unknown, Outcome::UnknownTool(_)));
}

#[test]
fn a_check_of_a_value_says_what_is_wrong() {
    let (mut scratch, mut out) = (Scratch::new(), Vec::new());
    let value = json!({"rows": [[1], "2"]});
    let outcome = lists::tools::TOOLS.check_value("add_rows", &value, EXACT, &mut scratch, &mut out);
    let Outcome::Rejected(rejection) = outcome else { panic!("{outcome:?}") };
    assert_eq!(rejection.violations().next().map(|violation| violation.pointer().to_owned()), Some("/rows/1".into()));
    assert!(out.is_empty());
}
