//! Our parsers give what serde gives, wherever both accept; both refuse what is no JSON.
//!
//! The twins are ordinary serde structs. Floats are read by Rust's own `parse`: serde_json rounds some of them twice
//! unless a feature says otherwise. The same is asked of what the general coercer writes, which reads the text by another
//! way; together the properties look at more than 100,000 documents a run.

#![forbid(unsafe_code)]

#[path = "same_answer/collections.rs"]
mod collections;
#[path = "same_answer/nested.rs"]
mod nested;
#[path = "same_answer/texts.rs"]
mod texts;

use proptest::prelude::*;
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use serde_json::value::RawValue;
use texts::{boolean, mostly, number, object, string};
use toolcall::{Level, Policy, Scratch, Toolset};
use toolcall_tests::cases::{booleans_and_options, floats, integers, strings};

/// Compares both readers on one text. `same` compares the values.
fn compare<'t, O, T: Deserialize<'t>>(
    text: &'t str,
    ours: Option<O>,
    extra: fn(&str) -> bool,
    same: impl FnOnce(O, T) -> Result<(), TestCaseError>,
) -> Result<(), TestCaseError> {
    match (ours, serde_json::from_str::<T>(text)) {
        (Some(ours), Ok(theirs)) => same(ours, theirs),
        (None, Err(_)) => Ok(()),
        (Some(_), Err(_)) => {
            prop_assert!(extra(text), "only we accept {text}");
            Ok(())
        }
        (None, Ok(_)) => Err(TestCaseError::fail(format!("only serde accepts {text}"))),
    }
}

/// A text and whether the general coercer takes it, and what that makes of it.
fn both(tools: &Toolset, tool: &str, text: &str) -> Result<Vec<(String, bool)>, TestCaseError> {
    let (mut scratch, mut canonical) = (Scratch::new(), Vec::new());
    let outcome = tools.check(tool, text.as_bytes(), Policy::at(Level::Exact), &mut scratch, &mut canonical);
    if !outcome.is_done() {
        return Ok(vec![(text.to_owned(), false)]);
    }
    let canonical = String::from_utf8(canonical).expect("UTF-8");
    let (sent, written) = (value(text), value(&canonical));
    prop_assert!(holds(&written, &sent), "{text} became {canonical}");
    Ok(vec![(text.to_owned(), true), (canonical, true)])
}

fn value(text: &str) -> Value {
    serde_json::from_str(if text.trim().is_empty() { "null" } else { text }).expect("what is accepted is JSON")
}

/// Whether a value says all that another one says; absent keys may have been filled in.
fn holds(written: &Value, sent: &Value) -> bool {
    match (written, sent) {
        (Value::Object(written), Value::Object(sent)) => sent.iter().all(|(key, sent)| {
            written.get(key).map_or(sent.is_null(), |written| sent.is_null() || holds(written, sent))
        }),
        (Value::Array(written), Value::Array(sent)) => {
            written.len() == sent.len() && written.iter().zip(sent).all(|(written, sent)| holds(written, sent))
        }
        (Value::Number(written), Value::Number(sent)) => written == sent || written.as_f64() == sent.as_f64(),
        (_, Value::Null) => true,
        (written, sent) => written == sent,
    }
}

fn none(_: &str) -> bool {
    false
}

/// JSON Schema's integers may have a point or an exponent; serde's may not.
fn odd_integer(text: &str) -> bool {
    text.contains(['.', 'e', 'E'])
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Signed {
    a: i8,
    b: i16,
    c: i32,
    d: i64,
    e: isize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Plain {
    #[serde(deserialize_with = "double")]
    double: f64,
    #[serde(deserialize_with = "single")]
    single: f32,
}

fn double<'d, D: Deserializer<'d>>(deserializer: D) -> Result<f64, D::Error> {
    let raw: &RawValue = Deserialize::deserialize(deserializer)?;
    let value: f64 = raw.get().parse().map_err(serde::de::Error::custom)?;
    if value.is_finite() { Ok(value) } else { Err(serde::de::Error::custom("infinite")) }
}

fn single<'d, D: Deserializer<'d>>(deserializer: D) -> Result<f32, D::Error> {
    let raw: &RawValue = Deserialize::deserialize(deserializer)?;
    let value: f32 = raw.get().parse().map_err(serde::de::Error::custom)?;
    if value.is_finite() { Ok(value) } else { Err(serde::de::Error::custom("infinite")) }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Measure {
    text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Show {
    flag: bool,
    maybe: Option<bool>,
    #[serde(default, deserialize_with = "kept")]
    kept: Option<bool>,
    #[serde(default = "five")]
    limit: Option<u32>,
    note: Option<String>,
}

/// `null` and absence are one.
fn kept<'d, D: Deserializer<'d>>(deserializer: D) -> Result<Option<bool>, D::Error> {
    Option::deserialize(deserializer)
}

const fn five() -> Option<u32> {
    Some(5)
}

/// Whatever fails is shown in this run; no file remembers it.
fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(cases(20_000))]

    #[test]
    fn integers_are_the_same(text in object(["a", "b", "c", "d", "e"].map(|key| (key, mostly(number()).boxed())).to_vec())) {
        for (text, fits) in both(&integers::tools::TOOLS, "signed", &text)? {
            let mut scratch = Scratch::new();
            let ours = integers::tools::Signed::parse(text.as_bytes(), &mut scratch).ok();
            prop_assert_eq!(ours.is_some(), fits, "{}", text);
            compare(&text, ours, odd_integer, |ours, theirs: Signed| {
                prop_assert_eq!((ours.a, ours.b, ours.c, ours.d, ours.e), (theirs.a, theirs.b, theirs.c, theirs.d, theirs.e));
                Ok(())
            })?;
        }
    }

    #[test]
    fn small_integers_are_the_same(values in any::<(i8, i16, i32, i64, isize)>()) {
        let (a, b, c, d, e) = values;
        let text = format!(r#"{{"a":{a},"b":{b},"c":{c},"d":{d},"e":{e}}}"#);
        let mut scratch = Scratch::new();
        let ours = integers::tools::Signed::parse(text.as_bytes(), &mut scratch).expect("it fits");
        prop_assert_eq!((ours.a, ours.b, ours.c, ours.d, ours.e), values);
    }

    #[test]
    fn floats_are_the_same_bit_by_bit(text in object(["double", "single"].map(|key| (key, mostly(number()).boxed())).to_vec())) {
        for (text, fits) in both(&floats::tools::TOOLS, "plain", &text)? {
            let mut scratch = Scratch::new();
            let ours = floats::tools::Plain::parse(text.as_bytes(), &mut scratch).ok();
            prop_assert_eq!(ours.is_some(), fits, "{}", text);
            compare(&text, ours, none, |ours, theirs: Plain| {
                prop_assert_eq!(ours.double.to_bits(), theirs.double.to_bits(), "{} {}", ours.double, theirs.double);
                prop_assert_eq!(ours.single.to_bits(), theirs.single.to_bits(), "{} {}", ours.single, theirs.single);
                Ok(())
            })?;
        }
    }

    #[test]
    fn strings_are_the_same(text in object(vec![("text", mostly(string()).boxed())])) {
        for (text, fits) in both(&strings::tools::TOOLS, "measure", &text)? {
            let mut scratch = Scratch::new();
            let ours = strings::tools::Measure::parse(text.as_bytes(), &mut scratch).ok();
            prop_assert_eq!(ours.is_some(), fits, "{}", text);
            compare(&text, ours, none, |ours, theirs: Measure| {
                prop_assert_eq!(ours.text, theirs.text);
                Ok(())
            })?;
        }
    }

    #[test]
    fn options_are_the_same(text in object(vec![
        ("flag", mostly(boolean()).boxed()),
        ("maybe", mostly(boolean()).boxed()),
        ("kept", mostly(boolean()).boxed()),
        ("limit", mostly(any::<u32>().prop_map(|limit| limit.to_string())).boxed()),
        ("note", mostly(string()).boxed()),
    ])) {
        for (text, fits) in both(&booleans_and_options::tools::TOOLS, "show", &text)? {
            let mut scratch = Scratch::new();
            let ours = booleans_and_options::tools::Show::parse(text.as_bytes(), &mut scratch).ok();
            prop_assert_eq!(ours.is_some(), fits, "{}", text);
            compare(&text, ours, none, |ours, theirs: Show| {
                prop_assert_eq!((ours.flag, ours.maybe, ours.limit), (theirs.flag, theirs.maybe, theirs.limit));
                prop_assert_eq!(ours.kept, theirs.kept.unwrap_or(true));
                prop_assert_eq!(ours.note, theirs.note.as_deref());
                Ok(())
            })?;
        }
    }

    /// Text that serde_json calls no JSON is refused, whatever was done to it.
    #[test]
    fn what_is_no_json_is_refused(text in object(vec![("text", string().boxed())]), at in any::<prop::sample::Index>(), byte in any::<u8>(), how in 0..3) {
        let mut bytes = text.into_bytes();
        let at = at.index(bytes.len());
        match how {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, byte),
            _ => bytes[at] = byte,
        }
        let mut scratch = Scratch::new();
        let accepts = strings::tools::Measure::parse(&bytes, &mut scratch).is_ok();
        let twin = serde_json::from_slice::<Measure>(&bytes);
        prop_assert_eq!(accepts, twin.is_ok(), "{}", bytes.escape_ascii());
    }
}
