use super::*;
use crate::catalog::{Type, Variant};
use crate::constraints::{Given, one_of, read};
use crate::span::Span;
use crate::table::Width;

fn place(shape: Shape) -> Type {
    Type { shape, name: None, description: None, constraints: Vec::new(), span: Span::default() }
}

fn limited(shape: Shape, attribute: &str, value: i128) -> Type {
    let constraints = read(attribute, Given::Value(&Json::Integer(value)), &shape).unwrap().unwrap();
    Type { constraints, ..place(shape) }
}

fn judge(kind: Type, value: Json) -> Result<(), String> {
    let mut catalog = Catalog::default();
    let id = catalog.add(kind);
    accepts(&catalog, id, &value)
}

#[test]
fn a_value_outside_the_slot_is_refused() {
    assert_eq!(judge(place(Shape::Integer(Width::U8)), Json::Integer(255)), Ok(()));
    let refused = judge(place(Shape::Integer(Width::U8)), Json::Integer(256));
    assert_eq!(refused, Err("256 is not from 0 to 255".into()));
    let refused = judge(place(Shape::Integer(Width::I64)), Json::Number(1.0));
    assert_eq!(refused, Err("1.0 is not a whole number".into()));
    assert!(judge(place(Shape::Number(Precision::F64)), Json::Integer(3)).is_ok());
    assert!(judge(place(Shape::Number(Precision::F64)), Json::Number(1e300)).is_ok());
    assert!(judge(place(Shape::Number(Precision::F32)), Json::Number(1e300)).is_err());
    assert!(judge(place(Shape::Bool), Json::Null).is_err());
    assert!(judge(place(Shape::Error), Json::Null).is_ok());
}

#[test]
fn constraints_hold_for_defaults() {
    let days = || limited(Shape::Integer(Width::U32), "maximum", 16);
    assert!(judge(days(), Json::Integer(16)).is_ok());
    assert_eq!(judge(days(), Json::Integer(17)), Err("17 does not satisfy `maximum = 16`".into()));
    let ratio = || limited(Shape::Number(Precision::F64), "exclusive_minimum", 0);
    assert!(judge(ratio(), Json::Number(f64::MIN_POSITIVE)).is_ok());
    assert!(judge(ratio(), Json::Integer(0)).is_err());
    assert!(judge(limited(Shape::Text, "max_length", 2), Json::text("éé")).is_ok());
    assert!(judge(limited(Shape::Text, "min_length", 3), Json::text("éé")).is_err());
    let word = || {
        let pattern = read("pattern", Given::Value(&Json::text("^[a-z]+(-[a-z]+)*$")), &Shape::Text);
        Type { constraints: pattern.unwrap().unwrap(), ..place(Shape::Text) }
    };
    assert!(judge(word(), Json::text("a-b")).is_ok());
    let agreed = || Type { constraints: one_of(&[Json::Bool(true)]), ..place(Shape::Bool) };
    assert_eq!(judge(agreed(), Json::Bool(true)), Ok(()));
    assert_eq!(judge(agreed(), Json::Bool(false)), Err("false does not satisfy `one_of = [true]`".into()));
    assert!(judge(word(), Json::text("a-")).unwrap_err().contains("does not satisfy `pattern = "));
}

#[test]
fn parts_are_named_by_their_pointer() {
    let mut catalog = Catalog::default();
    let unit = catalog.add(place(Shape::Enum(vec![Variant { name: "cm".into(), ..Variant::default() }])));
    let field = |name: &str, presence| Field { presence, ..Field::new(name, unit, Span::default()) };
    let fields = vec![field("a/b", Presence::Required), field("c", Presence::Optional)];
    let record = catalog.add(place(Shape::Record(fields)));
    let nullable = catalog.add(place(Shape::Nullable(record)));
    let list = catalog.add(limited(Shape::List(nullable), "max_items", 2));
    let object = |members: &[(&str, &str)]| {
        Json::Object(members.iter().map(|(key, value)| ((*key).into(), Json::text(*value))).collect())
    };
    let judge = |items| accepts(&catalog, list, &Json::List(items));
    assert_eq!(judge(vec![Json::Null, object(&[("a/b", "cm")])]), Ok(()));
    assert_eq!(judge(vec![object(&[("a/b", "ft")])]), Err("/0/a~1b: \"ft\" is none of the names".into()));
    assert_eq!(judge(vec![Json::Null, object(&[])]), Err("/1: the key `a/b` is missing".into()));
    assert_eq!(judge(vec![object(&[("d", "cm")])]), Err("/0: there is no key `d`".into()));
    let twice = object(&[("a/b", "cm"), ("a/b", "cm")]);
    assert_eq!(judge(vec![twice]), Err("/0: the key `a/b` stands there twice".into()));
    assert!(judge(vec![Json::Null, Json::Null, Json::Null]).unwrap_err().contains("`max_items = 2`"));
}
