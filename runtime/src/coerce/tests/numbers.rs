//! Numbers are judged by their decimal text.

use toolcall_schema::table::{Bound, Check, Int, Kind, Node, Precision, Run, Table, Width};

use crate::Scratch;
use crate::coerce::tests::fixture::walked;
use crate::coerce::{Rules, Shapes};
use crate::violation::Code;

/// The canonical form of one number for a node, or the code of what is wrong.
fn number(kind: Kind, checks: &[Check], sent: &str) -> Result<String, Code> {
    let len = u32::try_from(checks.len()).expect("few");
    let nodes = [Node { kind, nullable: false, checks: Run { start: 0, len } }];
    let table = Table { nodes: &nodes, checks, ..Table::EMPTY };
    let mut scratch = Scratch::new();
    if walked(&Shapes { table, patterns: &[] }, 0, sent.as_bytes(), Rules::EXACT, &mut scratch) {
        return Ok(String::from_utf8(scratch.canonical).expect("UTF-8"));
    }
    let violation = scratch.rejection.violations().next().expect("a rejection has one");
    Err(violation.code())
}

#[test]
fn integers() {
    let long = format!("1.{}1", "0".repeat(10_000));
    let whole = format!("1.{}", "0".repeat(10_000));
    let table = [
        ("1", Ok("1")),
        ("-128", Ok("-128")),
        ("1.0", Ok("1")),
        ("1e2", Ok("100")),
        ("1E+2", Ok("100")),
        ("1200e-2", Ok("12")),
        ("10.0e-1", Ok("1")),
        ("-0", Ok("0")),
        ("-0.0", Ok("0")),
        ("0e999999999999999999999999", Ok("0")),
        ("0.000e-9999999999999999999999", Ok("0")),
        ("0.0012e4", Ok("12")),
        (whole.as_str(), Ok("1")),
        ("1.5", Err(Code::NotAnInteger)),
        ("1e-1", Err(Code::NotAnInteger)),
        ("123e-2", Err(Code::NotAnInteger)),
        ("1e-400", Err(Code::NotAnInteger)),
        ("1e-99999999999999999999999", Err(Code::NotAnInteger)),
        (long.as_str(), Err(Code::NotAnInteger)),
        ("128", Err(Code::OutOfRange)),
        ("-129", Err(Code::OutOfRange)),
        ("1e400", Err(Code::OutOfRange)),
        ("-1e400", Err(Code::OutOfRange)),
        ("9e99999999999999999999999", Err(Code::OutOfRange)),
        (r#""12""#, Err(Code::WrongType)),
        ("true", Err(Code::WrongType)),
        ("+1", Err(Code::MalformedJson)),
        ("01", Err(Code::MalformedJson)),
        ("-01", Err(Code::MalformedJson)),
        ("1.", Err(Code::MalformedJson)),
        (".5", Err(Code::MalformedJson)),
        ("0x10", Err(Code::TrailingData)),
        ("1_000", Err(Code::TrailingData)),
        ("1e", Err(Code::MalformedJson)),
        ("-", Err(Code::MalformedJson)),
        ("NaN", Err(Code::MalformedJson)),
        ("-Infinity", Err(Code::MalformedJson)),
    ];
    for (sent, expected) in table {
        assert_eq!(number(Kind::Integer(Width::I8), &[], sent), expected.map(str::to_owned), "{sent}");
    }
}

#[test]
fn integers_at_the_ends_of_each_width() {
    let signed = [Width::I8, Width::I16, Width::I32, Width::I64, Width::I128];
    for width in signed.into_iter().chain([Width::U8, Width::U16, Width::U32, Width::U64, Width::U128]) {
        let (low, high) = width.bounds();
        for value in [low, high, Int::from(9_007_199_254_740_993).clamp(low, high)] {
            for sent in [format!("{value}"), format!("{value}.0"), format!("{value}.00e0"), format!("{value}e0")] {
                assert_eq!(number(Kind::Integer(width), &[], &sent), Ok(value.to_string()), "{sent} {width:?}");
            }
        }
        let beyond = |end: i128, digits: &str| if end == 0 { "-1".to_owned() } else { format!("{end}{digits}") };
        let (Int::Small(least), most) = (low, high) else { panic!("a slot") };
        for value in [beyond(least, "0"), format!("{most}0"), low.previous().to_string(), high.next().to_string()] {
            if value == low.to_string() || value == high.to_string() {
                continue;
            }
            for sent in [value.clone(), format!("{value}.0"), format!("{value}e1"), format!("{value}0000000000")] {
                assert_eq!(number(Kind::Integer(width), &[], &sent), Err(Code::OutOfRange), "{sent} {width:?}");
            }
        }
    }
}

#[test]
fn integer_checks() {
    let inclusive = [Check::Minimum(Bound::Integer(-3)), Check::Maximum(Bound::Integer(3))];
    let exclusive = [Check::ExclusiveMinimum(Bound::Integer(-3)), Check::ExclusiveMaximum(Bound::Integer(3))];
    for value in -5_i32..=5 {
        for (checks, fits) in [(&inclusive, value.abs() <= 3), (&exclusive, value.abs() < 3)] {
            let sent = format!("{value}.0");
            assert_eq!(number(Kind::Integer(Width::I64), checks, &sent).is_ok(), fits, "{sent}");
        }
    }
    // Neither goes through a float: as f64 the two are equal.
    let beyond = [Check::ExclusiveMinimum(Bound::Integer(9_007_199_254_740_992))];
    assert_eq!(number(Kind::Integer(Width::I64), &beyond, "9007199254740993.0"), Ok("9007199254740993".to_owned()));
    assert_eq!(number(Kind::Integer(Width::I64), &beyond, "9007199254740992.0"), Err(Code::OutOfRange));
}

#[test]
fn floats() {
    let tiny = format!("0.{}1", "0".repeat(10_000));
    for sent in ["0", "-0", "-0.0", "1.0", "1e-400", "123456789012345678901234567890", "0e999999999999", &tiny] {
        for precision in [Precision::F32, Precision::F64] {
            assert_eq!(number(Kind::Number(precision), &[], sent), Ok(sent.to_owned()), "as it was sent");
        }
    }
    let table = [
        (Precision::F64, "1.7976931348623157e308", true),
        (Precision::F64, "1.7976931348623159e308", false),
        (Precision::F64, "1e400", false),
        (Precision::F64, "-9e999", false),
        (Precision::F64, "1e99999999999999999999", false),
        (Precision::F32, "3.4028235e38", true),
        (Precision::F32, "-3.4028235e38", true),
        (Precision::F32, "3.4028236e38", false),
        (Precision::F32, "1e39", false),
    ];
    for (precision, sent, fits) in table {
        let expected = if fits { Ok(sent.to_owned()) } else { Err(Code::OutOfRange) };
        assert_eq!(number(Kind::Number(precision), &[], sent), expected, "{sent}");
    }
}

#[test]
fn float_checks_are_those_of_the_schema() {
    let at_most = |bound| [Check::Maximum(Bound::Number(bound))];
    let below = |bound| [Check::ExclusiveMaximum(Bound::Number(bound))];
    let above = |bound| [Check::ExclusiveMinimum(Bound::Number(bound))];
    let table = [
        (Precision::F64, at_most(0.1), "0.1", true),
        (Precision::F64, at_most(0.1), "0.10000000000000001", true),
        (Precision::F64, at_most(0.1), "0.1000000000000001", false),
        (Precision::F64, below(0.1), "0.1", false),
        (Precision::F64, above(0.0), "-0.0", false),
        (Precision::F64, above(0.0), "1e-400", false),
        (Precision::F32, at_most(0.1), "0.1", true),
        (Precision::F32, at_most(0.1), "0.1000000001", false),
        (Precision::F32, at_most(0.1), "0.1000001", false),
        (Precision::F32, below(0.1), "0.1", false),
        (Precision::F32, above(0.0), "1e-50", true),
    ];
    for (precision, checks, sent, fits) in table {
        assert_eq!(number(Kind::Number(precision), &checks, sent).is_ok(), fits, "{sent} {precision:?}");
    }
}
