use serde_json::Value;

use super::*;
use crate::token::{Token, Tokens};

use self::refused::{CUT_OFF, REFUSED};
use self::repaired::{MIXED, REPAIRED};

mod corpora;
mod random;
mod refused;
mod repaired;

/// The repaired text with the names of what was done, or why nothing was.
fn mend(text: &str) -> Result<(String, Vec<&'static str>), Why> {
    let mut out = b"what was there before".to_vec();
    let done = repair(text, &mut out).map_err(|unrepaired| {
        assert!(text.is_char_boundary(unrepaired.at), "{text:?} {unrepaired:?}");
        assert!(unrepaired.why != Why::CutOff || unrepaired.at == text.len(), "{text:?} {unrepaired:?}");
        unrepaired.why
    })?;
    let out = String::from_utf8(out).expect("UTF-8");
    assert!(is_json(&out), "{text:?} gave {out:?}");
    Ok((out, done.iter().map(Coercion::as_str).collect()))
}

/// Whether the judges agree that the text is JSON.
fn is_json(text: &str) -> bool {
    let mut decoded = String::new();
    let mut tokens = Tokens::new(text, &mut decoded);
    let is_ours = loop {
        match tokens.next() {
            Ok(Token::End) => break true,
            Ok(_) => {}
            Err(_) => break false,
        }
    };
    // A number beyond f64 is a number, but not for it.
    let theirs = serde_json::from_str::<Value>(text);
    is_ours && theirs.map_or_else(|error| error.to_string().starts_with("number out of range"), |_| true)
}

/// The value, for comparison.
fn value(json: &str) -> Value {
    serde_json::from_str(json).expect("JSON")
}

/// Whatever is left off an object or array, it is cut off; only what does not belong to the value may be missing.
fn assert_safe(text: &str) {
    let Ok((json, _)) = mend(text) else { panic!("{text:?} is not repaired") };
    assert!(json.starts_with(['{', '[']), "{text:?}");
    for (end, _) in text.char_indices() {
        match mend(&text[..end]) {
            Err(Why::CutOff) => {}
            Ok((part, _)) if part == json && is_closed(&text[..end]) => {}
            other => panic!("{:?} of {text:?} gave {other:?}", &text[..end]),
        }
    }
}

/// Whether a fence that stands before the value stands behind it too.
fn is_closed(text: &str) -> bool {
    let start = text.trim_start_matches(|next: char| next.is_whitespace() || next == '\u{feff}');
    ["```", "~~~"].iter().all(|fence| !start.starts_with(fence) || start.matches(fence).count() > 1)
}

/// The kinds of coercions that are repairs.
fn repairs() -> impl Iterator<Item = Coercion> {
    Coercion::ALL.iter().copied().skip_while(|kind| *kind != Coercion::ByteOrderMark)
}

#[test]
fn each_kind_alone() {
    for (name, text, json) in REPAIRED {
        assert_eq!(mend(text), Ok(((*json).to_owned(), vec![*name])), "{text:?}");
        assert_safe(text);
    }
    for repair in repairs() {
        assert!(REPAIRED.iter().any(|(name, ..)| *name == repair.as_str()), "{repair:?} has no row");
    }
}

#[test]
fn several_kinds_at_once() {
    for (names, text, json) in MIXED {
        assert_eq!(mend(text), Ok(((*json).to_owned(), names.to_vec())), "{text:?}");
        assert_safe(text);
    }
}

#[test]
fn what_is_refused() {
    for (expected, text) in REFUSED {
        assert_eq!(mend(text), Err(Why::Other(expected)), "{text:?}");
    }
}

#[test]
fn what_is_cut_off() {
    for text in CUT_OFF {
        assert_eq!(mend(text), Err(Why::CutOff), "{text:?}");
    }
}

#[test]
fn where_the_fault_is() {
    let at = |text: &str| repair(text, &mut Vec::new()).expect_err("a fault").at;
    assert_eq!(at(r#"{"a":1 "b":2}"#), 7);
    assert_eq!(at("{'a':'it's'}"), 9);
    assert_eq!(at("```\n{}\n```\nDone."), 11);
    assert_eq!(at("{\"ä\":"), 6);
}

#[test]
fn each_tag_in_each_place() {
    for tag in around::TAGS {
        assert!(!around::TAGS.iter().any(|other| other != tag && other.starts_with(tag)), "{tag}");
        for text in [
            format!("{{'a':1}}{tag}"),
            format!("{{'a':1}} {tag}\n<|im_end|>"),
            format!("```\n{{'a':1}}{tag}\n```"),
            format!("```\n{{'a':1}}\n```{tag}"),
        ] {
            let (json, done) = mend(&text).expect("a tag behind the value");
            assert_eq!(json, r#"{"a":1}"#);
            assert!(done.contains(&"end_tag"));
            assert_safe(&text);
        }
    }
}

#[test]
fn nesting_has_a_limit() {
    let nested = |depth: usize| format!("{}{}", "[".repeat(depth), ",]".repeat(depth).replacen(",]", "]", 1));
    assert_eq!(mend(&nested(64)).map(|(json, _)| json), Ok(format!("{}{}", "[".repeat(64), "]".repeat(64))));
    assert_eq!(mend(&nested(65)), Err(Why::Other("at most 64 levels of objects and arrays")));
    assert_eq!(mend(&"[".repeat(64)), Err(Why::CutOff));
}
