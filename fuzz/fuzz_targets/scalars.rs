//! Numbers, strings and dates: the parser, the coercer, serde_json, a second parser and Rust's own `parse` agree on what
//! each text is and on every bit of it.

#![no_main]

use libfuzzer_sys::fuzz_target;
use serde_json::value::RawValue;
use toolcall::{Level, Policy, Scratch};
use toolcall_fuzz::{Counts, scalar, tools};

static COUNTS: Counts = Counts::new();

fuzz_target!(|input: &[u8]| {
    let Some((key, value)) = scalar(input) else { return };
    let text = format!("{{\"{key}\":{value}}}");
    let (mut scratch, mut canonical) = (Scratch::new(), Vec::new());
    let exact = tools::TOOLS.check("scalars", text.as_bytes(), Policy::at(Level::Exact), &mut scratch, &mut canonical);
    let is_taken = exact.is_done();
    let parsed = tools::Scalars::parse(text.as_bytes(), &mut scratch).ok();
    // The format writes years that jiff's moments do not reach, which only the parser can tell.
    let is_beyond = is_taken && parsed.is_none() && key == "moment" && is_beyond_jiff(&value);
    assert_eq!(parsed.is_some() || is_beyond, is_taken, "{text}");
    let sent = serde_json::from_str::<&RawValue>(&value).ok().map(RawValue::get);
    let second = jiter::JsonValue::parse(value.as_bytes(), false).is_ok();
    // It takes no number of thousands of digits.
    assert!(!is_taken || second || value.len() > 300, "only we take {value}");
    COUNTS.count(text.as_bytes(), is_taken);
    let Some(parsed) = parsed else {
        // What is refused as a float is no number of JSON, or not finite.
        let float: Option<f64> = sent.filter(|_| key == "double").and_then(|sent| sent.parse().ok());
        assert!(float.is_none_or(f64::is_infinite), "{text}");
        return;
    };
    let sent = sent.expect("what is taken is JSON");
    match (key, sent) {
        (_, "null") => {}
        ("double", sent) => {
            assert_eq!(parsed.double.map(f64::to_bits), sent.parse().ok().map(f64::to_bits), "{text}");
        }
        ("single", sent) => {
            assert_eq!(parsed.single.map(f32::to_bits), sent.parse().ok().map(f32::to_bits), "{text}");
        }
        ("text", sent) => {
            assert_eq!(parsed.text.map(|text| text.into_owned()), serde_json::from_str(sent).ok(), "{text}");
        }
        ("whole", sent) => {
            let plain: Option<i64> = sent.parse().ok();
            assert!(plain.is_none() || parsed.whole == plain, "{text}");
        }
        ("date", sent) => {
            let theirs =
                serde_json::from_str::<String>(sent).ok().and_then(|text| text.parse::<chrono::NaiveDate>().ok());
            let ours = parsed.date.map(|date| (date.year(), date.month(), date.day()));
            assert_eq!(ours, theirs.map(|date| (date.year(), date.month(), date.day())), "{text}");
        }
        // A leap second is the end of the second before it; jiff takes its beginning.
        ("moment", sent) if sent.contains(":60") => {}
        ("moment", sent) => {
            let theirs = nine_digits(&serde_json::from_str::<String>(sent).expect("text"));
            let theirs = theirs.parse::<jiff::Timestamp>().expect("what we take, jiff takes");
            assert_eq!(parsed.moment, Some(theirs), "{text}");
        }
        (other, _) => unreachable!("{other}"),
    }
});

/// Whether jiff holds no such moment. A leap second is asked for as the second before it.
fn is_beyond_jiff(value: &str) -> bool {
    let text = serde_json::from_str::<String>(value).unwrap_or_default();
    nine_digits(&text.replace(":60", ":59")).parse::<jiff::Timestamp>().is_err()
}

/// A moment without the digits finer than a nanosecond: we drop them, jiff refuses them.
fn nine_digits(text: &str) -> String {
    let Some((whole, behind)) = text.split_once('.') else { return text.to_owned() };
    let digits = behind.bytes().take_while(u8::is_ascii_digit).count();
    let (fraction, offset) = behind.split_at(digits);
    format!("{whole}.{}{offset}", &fraction[..digits.min(9)])
}

use chrono::Datelike as _;
