use super::*;
use crate::table::{Precision, Width};

const U32: Shape = Shape::Integer(Width::U32);
const F64: Shape = Shape::Number(Precision::F64);

fn value(attribute: &str, value: Json, shape: &Shape) -> Result<String, String> {
    read(attribute, Given::Value(&value), shape).unwrap().map(|read| format!("{read:?}"))
}

fn range(
    attribute: &str,
    lower: Option<i128>,
    upper: Option<i128>,
    open: bool,
    shape: &Shape,
) -> Result<String, String> {
    let (lower, upper) = (lower.map(Json::Integer), upper.map(Json::Integer));
    let given = Given::Range { lower: lower.as_ref(), upper: upper.as_ref(), open };
    read(attribute, given, shape).unwrap().map(|read| format!("{read:?}"))
}

#[test]
fn every_keyword_answers_for_a_shape_it_applies_to() {
    let shapes = [U32, F64, Shape::Text, Shape::List(crate::catalog::TypeId(0))];
    for keyword in KEYWORDS {
        let shape = shapes.iter().find(|shape| (keyword.applies)(shape)).expect(keyword.name);
        let given = match keyword.name {
            "format" => Json::text("date"),
            "pattern" => Json::text("2"),
            "uniqueItems" => Json::Bool(true),
            _ => Json::Integer(2),
        };
        let read = read(keyword.attribute, Given::Value(&given), shape).unwrap().unwrap();
        assert_eq!(read.len(), 1);
        assert_eq!(read[0].keyword.name, keyword.name);
        let schema = read[0].schema();
        assert!(schema == given || schema == Json::Number(2.0), "{schema}");
        let said = (read[0].keyword.prose)(&read[0].check);
        let is_said = said.contains('2') || said.contains("date") || given == Json::Bool(true);
        assert!(said.ends_with('.') && is_said);
        assert!(!(keyword.applies)(&Shape::Bool) && !(keyword.applies)(&Shape::Error));
        let is_known = |rival: &&str| *rival == "pattern" || KEYWORDS.iter().any(|keyword| keyword.name == *rival);
        assert!(keyword.conflicts.iter().all(is_known));
    }
}

#[test]
fn names_and_attributes_are_unique() {
    let attributes = attributes();
    for (index, attribute) in attributes.iter().enumerate() {
        assert!(!attributes[..index].contains(attribute), "{attribute}");
    }
    assert_eq!(attributes.len(), KEYWORDS.len() + 3);
    assert!(read("patern", Given::Value(&Json::Null), &U32).is_none());
}

#[test]
fn ranges_set_the_keywords_of_their_ends() {
    assert_eq!(range("range", Some(1), Some(16), false, &U32).unwrap(), "[minimum: 1, maximum: 16]");
    assert_eq!(range("range", Some(1), Some(16), true, &U32).unwrap(), "[minimum: 1, exclusiveMaximum: 16]");
    assert_eq!(range("range", None, Some(16), true, &F64).unwrap(), "[exclusiveMaximum: 16.0]");
    assert_eq!(range("length", Some(1), Some(80), true, &Shape::Text).unwrap(), "[minLength: 1, maxLength: 79]");
    assert_eq!(value("length", Json::Integer(5), &Shape::Text).unwrap(), "[minLength: 5, maxLength: 5]");
    let list = Shape::List(crate::catalog::TypeId(0));
    assert_eq!(range("items", None, Some(3), false, &list).unwrap(), "[maxItems: 3]");
}

#[test]
fn a_wrong_value_says_what_would_be_right() {
    let cases = [
        (value("minimum", Json::Number(0.5), &U32), "`minimum` takes a whole number here, not 0.5"),
        (value("minimum", Json::text("1"), &F64), "`minimum` takes a number, not \"1\""),
        (
            value("minimum", Json::Integer((1 << 53) + 1), &F64),
            "`minimum` cannot be 9007199254740993: no `f64` has exactly this value",
        ),
        (value("minimum", Json::Integer(1), &Shape::Text), "`minimum` applies to numbers"),
        (value("range", Json::Integer(1), &Shape::Bool), "`range` applies to numbers"),
        (
            value("max_length", Json::Integer(-1), &Shape::Text),
            "`max_length` takes a number from 0 to 4294967295, not -1",
        ),
        (range("length", None, Some(0), true, &Shape::Text), "`length` takes a number from 0 to 4294967295, not -1"),
        (range("minimum", None, Some(0), true, &U32), "`minimum` takes a value, not a range"),
    ];
    for (read, expected) in cases {
        assert_eq!(read.unwrap_err(), expected);
    }
    assert_eq!(value("minimum", Json::Integer(-(1 << 60)), &F64).unwrap(), "[minimum: -1.152921504606847e18]");
}

#[test]
fn a_place_that_was_reported_is_silent() {
    assert_eq!(value("minimum", Json::Null, &Shape::Error).unwrap(), "[]");
}

#[test]
fn bounds_of_the_slot_are_shown_where_none_is_tighter() {
    let shown_for = |width, written: &[(&str, i128)]| {
        let shape = Shape::Integer(width);
        let declared = written.iter().flat_map(|(attribute, value)| {
            read(attribute, Given::Value(&Json::Integer(*value)), &shape).unwrap().unwrap()
        });
        format!("{:?}", shown(&shape, &declared.collect::<Vec<_>>()))
    };
    assert_eq!(shown_for(Width::I8, &[]), "[minimum: -128, maximum: 127]");
    assert_eq!(shown_for(Width::U64, &[]), "[minimum: 0, maximum: 18446744073709551615]");
    let low = "minimum: -9223372036854775808";
    assert_eq!(shown_for(Width::I64, &[]), format!("[{low}, maximum: 9223372036854775807]"));
    assert_eq!(shown_for(Width::I64, &[("maximum", 7)]), format!("[{low}, maximum: 7]"));
    assert_eq!(shown_for(Width::U8, &[("maximum", 7)]), "[minimum: 0, maximum: 7]");
    assert_eq!(shown_for(Width::U8, &[("exclusive_minimum", 0)]), "[exclusiveMinimum: 0, maximum: 255]");
    assert_eq!(shown_for(Width::U8, &[("minimum", -3)]), "[minimum: 0, maximum: 255]");
    assert_eq!(shown_for(Width::U8, &[("exclusive_maximum", 256)]), "[minimum: 0, exclusiveMaximum: 256]");
}

#[test]
fn intervals_are_inclusive_and_exact() {
    let declared = |shape: &Shape, written: &[(&str, i128)]| -> Vec<Constraint> {
        let read = |(attribute, value): &(&str, i128)| {
            read(attribute, Given::Value(&Json::Integer(*value)), shape).unwrap().unwrap()
        };
        written.iter().flat_map(read).collect()
    };
    let open = [("exclusive_minimum", 0), ("exclusive_maximum", 16)];
    assert_eq!(integer_bounds(Width::U32, &declared(&U32, &open)), (1.into(), 15.into()));
    assert_eq!(integer_bounds(Width::U32, &[]), (0.into(), i128::from(u32::MAX).into()));
    assert_eq!(number_bounds(&declared(&F64, &open)), (f64::from_bits(1), 16f64.next_down()));
    assert_eq!(number_bounds(&[]), (f64::NEG_INFINITY, f64::INFINITY));
    assert_eq!(size_bounds(&declared(&Shape::Text, &[("min_length", 2)])), (2, u32::MAX));
}
