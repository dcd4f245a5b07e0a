use std::collections::BTreeSet;

use super::*;
use crate::cursor::tests::read;

/// What each reader makes of a number with nothing around it.
fn i64_of(json: &str) -> Option<i64> {
    read(json.as_bytes(), &mut Vec::new(), |cursor| cursor.read_i64(i64::MIN, i64::MAX)).ok()
}

fn u64_of(json: &str) -> Option<u64> {
    read(json.as_bytes(), &mut Vec::new(), |cursor| cursor.read_u64(0, u64::MAX)).ok()
}

fn f64_of(json: &str) -> Option<f64> {
    read(json.as_bytes(), &mut Vec::new(), |cursor| cursor.read_f64(f64::MIN, f64::MAX)).ok()
}

fn f32_of(json: &str) -> Option<f32> {
    read(json.as_bytes(), &mut Vec::new(), |cursor| cursor.read_f32(f64::MIN, f64::MAX)).ok()
}

#[test]
fn integers_are_what_the_standard_library_reads() {
    let mut numbers = BTreeSet::from([i128::from(i64::MIN), i128::from(i64::MAX), i128::from(u64::MAX)]);
    numbers.extend((0..21).map(|exponent| 10_i128.pow(exponent)));
    numbers.extend((0..66).map(|exponent| 1_i128 << exponent));
    numbers.extend((1..21).map(|count| 10_i128.pow(count) / 9));
    let near = |number: &i128| [*number - 1, *number, *number + 1, -*number, 1 - *number, -1 - *number];
    for number in numbers.iter().flat_map(near) {
        let json = number.to_string();
        assert_eq!(i64_of(&json), json.parse().ok(), "{json}");
        assert_eq!(u64_of(&json), json.parse().ok(), "{json}");
    }
}

#[test]
fn what_is_no_plain_integer_stops() {
    for json in [
        "",
        "-",
        "+1",
        "01",
        "-01",
        "00",
        "1.0",
        "1.",
        "1e2",
        "1E2",
        ".5",
        "0x10",
        "1_000",
        "1,000",
        "1 2",
        "--1",
        "- 1",
        "1-",
        "١",
        "１",
        "NaN",
        "Infinity",
        "true",
        "null",
        "\"1\"",
        "[1]",
        "18446744073709551616",
        "99999999999999999999",
        "123456789012345678901234567890",
    ] {
        assert_eq!((i64_of(json), u64_of(json)), (None, None), "{json:?}");
    }
    assert_eq!((i64_of("-0"), u64_of("-0")), (Some(0), None));
    assert_eq!(i64_of(&"9".repeat(100_000)), None);
    assert_eq!(u64_of(&"9".repeat(100_000)), None);
}

#[test]
fn bounds_are_inclusive() {
    let mut text = Vec::new();
    for (json, expected) in [("-4", None), ("-3", Some(-3)), ("0", Some(0)), ("16", Some(16)), ("17", None)] {
        assert_eq!(read(json.as_bytes(), &mut text, |cursor| cursor.read_i64(-3, 16)).ok(), expected, "{json}");
        let float = expected.map(|value| value as f64);
        assert_eq!(read(json.as_bytes(), &mut text, |cursor| cursor.read_f64(-3.0, 16.0)).ok(), float, "{json}");
        let float = expected.map(|value| value as f32);
        assert_eq!(read(json.as_bytes(), &mut text, |cursor| cursor.read_f32(-3.0, 16.0)).ok(), float, "{json}");
    }
    for (json, expected) in [("4", None), ("5", Some(5)), ("18446744073709551615", Some(u64::MAX))] {
        assert_eq!(read(json.as_bytes(), &mut text, |cursor| cursor.read_u64(5, u64::MAX)).ok(), expected, "{json}");
    }
}

#[test]
fn f32_bounds_see_the_number_as_sent() {
    for (json, expected) in
        [("0.1", true), ("0.10000000001", false), ("1.000000000000001e-1", false), ("0.09999999999999999999e0", true)]
    {
        let value = read(json.as_bytes(), &mut Vec::new(), |cursor| cursor.read_f32(0.0, 0.1));
        assert_eq!(value, if expected { Ok(0.1) } else { Err(Stop) }, "{json}");
    }
}

#[test]
fn floats_are_rounded_correctly() {
    let mut spellings: Vec<String> = [
        "0",
        "-0",
        "-0.0",
        "0.0",
        "1",
        "-1",
        "0.1",
        "0.3",
        "123.45",
        "1e5",
        "1E+5",
        "1e-5",
        "1.5e300",
        "5e-324",
        "2.5e-324",
        "1e-400",
        "0e999999999999999999999",
        "1.7976931348623157e308",
        "2.2250738585072011e-308",
        "9007199254740991",
        "9007199254740992",
        "9007199254740993",
        "9007199254740993.0",
        "16777215",
        "16777216",
        "16777217",
        "16777217.0000000001",
        "3.4028234e38",
        "3.4028235677973366e38",
        "851E57",
        "0.12345678901234567",
        "162e71",
        "8.41e21",
        "1.00000017881393421514957253748434595763683319091796875001",
    ]
    .map(String::from)
    .to_vec();
    let mut state = 1_u64;
    for round in 0..20_000 {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mantissa = state >> (round % 64);
        let digits = mantissa.to_string();
        let point = (state >> 32) as usize % digits.len();
        spellings.push(match point {
            0 => format!("0.{}{digits}", "0".repeat(round % 25)),
            _ => format!("-{}.{}", &digits[..point], &digits[point..]),
        });
        spellings.push(format!("{digits}e{}", round as i32 % 700 - 350));
    }
    for json in spellings {
        let (double, single) = (json.parse::<f64>().expect(&json), json.parse::<f32>().expect(&json));
        let (double, single) =
            (Some(double).filter(|value| value.is_finite()), Some(single).filter(|value| value.is_finite()));
        assert_eq!(f64_of(&json).map(f64::to_bits), double.map(f64::to_bits), "{json}");
        // Where the number is no finite f64 there is nothing to compare bounds with.
        assert_eq!(f32_of(&json).map(f32::to_bits), double.and(single).map(f32::to_bits), "{json}");
    }
}

#[test]
fn floats_take_the_grammar_of_json() {
    let mut spellings = vec![String::new()];
    for _ in 0..5 {
        let longer: Vec<String> = spellings
            .iter()
            .flat_map(|text| ["0", "1", "-", "+", ".", "e", "E"].map(|part| format!("{text}{part}")))
            .collect();
        spellings.extend(longer);
    }
    spellings.extend(
        ["NaN", "inf", "-inf", "Infinity", "nan", "1f", "0x1p3", "1_0", "1e400", "-1e400", "9e999", " 1", "1\u{a0}"]
            .map(String::from),
    );
    for json in spellings {
        let expected = serde_json::from_str::<f64>(&json).ok();
        assert_eq!(f64_of(&json).is_some(), expected.is_some(), "{json:?}");
        let expected = expected.filter(|value| value.abs() < 1e38);
        assert_eq!(f32_of(&json).is_some(), expected.is_some(), "{json:?}");
    }
}

#[test]
fn floats_that_overflow_stop() {
    for json in ["1e309", "-1e309", "179769313486231580793e289", &format!("1{}", "0".repeat(309))] {
        assert_eq!((f64_of(json), f32_of(json)), (None, None), "{json}");
        let any = read(json.as_bytes(), &mut Vec::new(), |cursor| cursor.read_f64(f64::NEG_INFINITY, f64::INFINITY));
        assert_eq!(any, Err(Stop), "{json}");
    }
    for json in ["3.5e38", "-3.5e38", "340282356779733661637539395458142568448"] {
        assert_eq!((f64_of(json).is_some(), f32_of(json)), (true, None), "{json}");
    }
}

#[test]
fn long_numbers_are_read_in_one_go() {
    let digits = format!("0.{}1", "0".repeat(300_000));
    assert_eq!(f64_of(&digits), Some(0.0));
    let digits = format!("1{}e-300000", "0".repeat(300_000));
    assert_eq!(f64_of(&digits), Some(1.0));
}
