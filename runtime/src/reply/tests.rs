//! What a reply holds after each way of writing to it.

use core::cell::Cell;
use core::fmt::Write as _;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use serde::ser::{Error as _, Serialize, SerializeSeq as _, Serializer};

use super::{Failure, FailureCode, Reply};

const ENCODE: Failure = Failure { code: FailureCode::Encode };

fn json(value: &impl Serialize) -> Result<String, Failure> {
    let mut reply = Reply::new();
    reply.write_json(value)?;
    Ok(reply.text().to_owned())
}

#[test]
fn text_is_appended_and_cleared() {
    let mut reply = Reply::new();
    reply.write_text("one ");
    write!(reply, "{}", 2).expect("a reply takes everything");
    assert_eq!(reply.write_json(&[3]), Ok(()));
    assert_eq!((reply.text(), reply.is_error(), reply.left_out()), ("one 2[3]", false, 0));
    reply.clear();
    assert_eq!((reply.text(), reply.is_error()), ("", false));
}

#[test]
fn only_digits_are_known_to_be_plain() {
    let mut reply = Reply::new();
    assert!(!reply.is_plain());
    let writes: [fn(&mut Reply); 4] = [
        |reply| reply.write_text("\""),
        |reply| assert_eq!(reply.write_json("\""), Ok(())),
        |reply| reply.fail("-12"),
        Reply::clear,
    ];
    for write in writes {
        reply.write_digits("-12");
        assert_eq!((reply.text(), reply.is_plain(), reply.is_error()), ("-12", true, false));
        write(&mut reply);
        assert!(!reply.is_plain(), "{}", reply.text());
    }
    let mut short = Reply::with_cap(2);
    short.write_digits("-12");
    assert_eq!((short.text(), short.is_plain()), ("-1\n[cut here: 1 bytes left out]", false));
}

#[test]
fn the_cut_is_at_a_character_and_counts_every_byte() {
    for cap in 1..12 {
        let mut reply = Reply::with_cap(cap);
        let written = "aé€😀z";
        reply.write_text(written);
        let (kept, mark) = reply.text().split_at(reply.text().find("\n[").unwrap_or(reply.text().len()));
        assert!(kept.len() <= cap && written.starts_with(kept), "cap {cap}: {kept:?}");
        assert_eq!(kept.len() + reply.left_out(), written.len());
        assert_eq!(mark.is_empty(), reply.left_out() == 0);
    }
}

#[test]
fn nothing_is_kept_behind_a_cut() {
    let mut reply = Reply::with_cap(4);
    reply.write_text("abc");
    reply.write_text("é");
    reply.write_text("d");
    assert_eq!(reply.text(), "abc\n[cut here: 3 bytes left out]");
    assert_eq!(reply.write_json(&"x"), Ok(()));
    assert_eq!(reply.text(), "abc\n[cut here: 6 bytes left out]");
    reply.clear();
    reply.write_text("abcd");
    assert_eq!((reply.text(), reply.left_out()), ("abcd", 0));
}

#[test]
fn json_is_cut_too_and_no_cap_is_no_cut() {
    let long = "x".repeat(Reply::CAP);
    let mut reply = Reply::new();
    assert_eq!(reply.write_json(&long), Ok(()));
    assert!(reply.text().ends_with("x\n[cut here: 2 bytes left out]"));
    assert!(reply.text().len() < Reply::CAP + 64);
    let mut reply = Reply::with_cap(0);
    reply.write_text(&long);
    reply.write_text(&long);
    assert_eq!((reply.text().len(), reply.left_out()), (2 * Reply::CAP, 0));
}

#[test]
fn a_float_that_json_cannot_spell_is_refused_wherever_it_is() {
    #[derive(serde::Serialize)]
    struct Newtype(f32);
    #[derive(serde::Serialize)]
    enum Variant {
        Tuple(f64, f64),
        Record { x: f64 },
        One(f64),
    }
    assert_eq!(json(&f64::NAN), Err(ENCODE));
    assert_eq!(json(&f32::NEG_INFINITY), Err(ENCODE));
    assert_eq!(json(&Some(f64::INFINITY)), Err(ENCODE));
    assert_eq!(json(&Newtype(f32::NAN)), Err(ENCODE));
    assert_eq!(json(&(1, [Some(vec![f64::NAN])])), Err(ENCODE));
    assert_eq!(json(&BTreeMap::from([("a", BTreeMap::from([("b", f64::NAN)]))])), Err(ENCODE));
    assert_eq!(json(&Variant::Tuple(0.0, f64::NAN)), Err(ENCODE));
    assert_eq!(json(&Variant::Record { x: f64::NAN }), Err(ENCODE));
    assert_eq!(json(&Variant::One(f64::NAN)), Err(ENCODE));
    assert_eq!(json(&Variant::Tuple(0.5, -0.0)).as_deref(), Ok(r#"{"Tuple":[0.5,-0.0]}"#));
}

#[test]
fn keys_are_what_json_can_spell() {
    struct Entry<K>(K);
    impl<K: Serialize> Serialize for Entry<K> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_map([(&self.0, 1)])
        }
    }
    assert_eq!(json(&Entry(7u8)).as_deref(), Ok(r#"{"7":1}"#));
    assert_eq!(json(&Entry(true)).as_deref(), Ok(r#"{"true":1}"#));
    assert_eq!(json(&Entry(1.5)).as_deref(), Ok(r#"{"1.5":1}"#));
    assert_eq!(json(&Entry(f32::NAN)), Err(ENCODE));
    assert_eq!(json(&Entry((1, 2))), Err(ENCODE));
    assert_eq!(json(&Entry(())), Err(ENCODE));
}

#[test]
fn what_serde_json_writes_we_write() {
    #[derive(serde::Serialize)]
    struct All<'a> {
        text: &'a str,
        wide: (u128, i128),
        nothing: ((), Option<u8>),
        bytes: [u8; 2],
        letter: char,
        single: f32,
    }
    let all = All {
        text: "é\"\n\u{1}😀",
        wide: (u128::MAX, i128::MIN),
        nothing: ((), None),
        bytes: [0, 255],
        letter: 'ß',
        single: 0.1,
    };
    assert_eq!(json(&all).ok(), serde_json::to_string(&all).ok());
}

#[test]
fn a_value_that_fails_half_way_leaves_no_trace() {
    struct HalfWay;
    impl Serialize for HalfWay {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            let mut list = serializer.serialize_seq(None)?;
            list.serialize_element("something that is written at once")?;
            Err(S::Error::custom("no more"))
        }
    }
    let mut reply = Reply::with_cap(20);
    reply.write_text("before");
    assert_eq!(reply.write_json(&HalfWay), Err(ENCODE));
    assert_eq!((reply.text(), reply.left_out()), ("before", 0));
    reply.write_text(" and more than it holds");
    let text = reply.text().to_owned();
    assert_eq!(reply.write_json(&HalfWay), Err(ENCODE));
    assert_eq!(reply.text(), text);
}

#[test]
fn a_panic_half_way_leaves_a_reply_that_can_be_used() {
    struct Panics;
    impl Serialize for Panics {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            let mut list = serializer.serialize_seq(None)?;
            list.serialize_element("ééééé")?;
            panic!("in the author's code")
        }
    }
    let mut reply = Reply::with_cap(6);
    let caught = catch_unwind(AssertUnwindSafe(|| reply.write_json(&Panics)));
    assert!(caught.is_err());
    assert_eq!(reply.text(), "[\"éé\n[cut here: 7 bytes left out]");
    reply.fail("fixed");
    assert_eq!((reply.text(), reply.is_error(), reply.left_out()), ("fixed", true, 0));
}

#[test]
fn an_error_without_a_text_gets_one() {
    struct Silent(Cell<bool>);
    impl core::fmt::Display for Silent {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            if self.0.get() { Ok(()) } else { f.write_str("half").and(Err(core::fmt::Error)) }
        }
    }
    for empty in [true, false] {
        let mut reply = Reply::new();
        reply.fail_with(&Silent(Cell::new(empty)));
        assert_eq!((reply.text(), reply.is_error()), (super::NO_TEXT, true));
    }
}
