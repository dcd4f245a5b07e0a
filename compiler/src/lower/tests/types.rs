//! Types, defaults and constraints of parameters.

use super::*;

/// One parameter of a tool in a module of its own: its line in the catalog, its Rust side, or the codes of its faults.
pub(super) fn parameter(written: &str, others: &str) -> Result<(String, String), Vec<&'static str>> {
    let source = format!("/// T.\n#[tool] pub fn f({written}) {{}}\n{others}");
    let program = program(&source);
    if !program.faults.is_empty() {
        return Err(codes_of(&program));
    }
    let catalog = program.toolsets[0].catalog.to_string();
    let line = catalog.lines().nth(2).unwrap_or_default().trim().to_owned();
    let Some(Parameter::Argument(member)) = program.toolsets[0].tools[0].parameters.first() else {
        panic!("{written}")
    };
    Ok((line, of_member(member)))
}

#[test]
fn types_have_a_shape_and_a_slot() {
    for (kind, shape, slot) in [
        ("bool", "bool", "bool as bool"),
        ("i8", "i8", "i8 as I8 i8"),
        ("usize", "u64", "usize as U64 usize"),
        ("isize", "i64", "isize as I64 isize"),
        ("f32", "f32", "f32 as F32"),
        ("&str", "text", "& 'a str as borrowed borrows"),
        ("&'x str", "text", "& 'a str as borrowed borrows"),
        ("String", "text", "String as owned"),
        ("std::string::String", "text", "std :: string :: String as owned"),
        ("::core::primitive::u8", "u8", ":: core :: primitive :: u8 as U8 u8"),
        ("Option<&str>", "nullable text, optional", "Option < & 'a str > as option borrowed borrows"),
        ("Vec<Option<i64>>", "list of nullable i64", "Vec < Option < i64 > > as list option I64 i64"),
        ("Vec<Vec<&str>>", "list of list of text", "Vec < Vec < & 'a str > > as list list borrowed borrows"),
        ("(u32)", "u32", "u32 as U32 u32"),
        ("char", "text, min_length = 1, max_length = 1", "char as char"),
        ("std::borrow::Cow<str>", "text", "std :: borrow :: Cow < 'a , str > as cow borrows"),
        ("std::borrow::Cow<'_, str>", "text", "std :: borrow :: Cow < 'a , str > as cow borrows"),
        ("[u8; 4]", "list of u8, min_items = 4, max_items = 4", "[u8 ; 4] as array U8 u8 4"),
        (
            "std::collections::BTreeMap<String, &str>",
            "map of text",
            "std :: collections :: BTreeMap < String , & 'a str > as \
             std :: collections :: BTreeMap < String , & 'a str > owned borrowed borrows",
        ),
        ("serde_json::Value", "any", "serde_json :: Value as any"),
    ] {
        let expected = (format!("p: {shape}"), format!("pub p: {slot}"));
        assert_eq!(parameter(&format!("p: {kind}"), ""), Ok(expected), "{kind}");
    }
}

#[test]
fn the_example_of_every_mapping_is_in_its_domain() {
    for mapping in crate::types::MAPPINGS {
        let (kind, json) = mapping.example;
        assert!(parameter(&format!("p: {kind}"), "").is_ok(), "{kind}");
        // Scalars are written alike in JSON and in Rust.
        if mapping.takes.is_empty() && kind != "serde_json::Value" {
            let found = parameter(&format!("#[tool(default = {json})] p: {kind}"), "");
            assert!(found.is_ok_and(|(line, _)| line.ends_with(&format!("default {json}"))), "{kind}");
        }
    }
}

#[test]
fn names_of_types_are_resolved() {
    let others = "
        mod m { pub struct Item<'i> { pub name: &'i str } pub type Items<'i> = Vec<Item<'i>>; pub type Count = u32;
                pub(crate) enum Unit { A } pub type Renamed = Unit; type Private = u8; }
        use m::Item as Thing; use std::option::Option as Maybe; type Loop = Loop2; type Loop2 = Loop;
        struct Vec2 { pub x: u8 } pub struct Of<T> { pub of: T } type Ofs<T> = Vec<Of<T>>;";
    for (kind, shape, slot) in [
        ("m::Count", "u32", "pub p: m :: Count as U32 u32"),
        ("Thing", "Item", "pub p: Thing < 'a > as value Thing < 'a > borrows"),
        ("Thing<'_>", "Item", "pub p: Thing < 'a > as value Thing < 'a > borrows"),
        ("Maybe<u8>", "nullable u8, optional", "pub p: Maybe < u8 > as option U8 u8"),
        ("m::Items<'_>", "list of Item", "pub p: m :: Items < 'a > as list value crate :: m :: Item < 'a > borrows"),
        ("m::Renamed", "Unit", "pub(crate) p: m :: Renamed as value m :: Renamed"),
        ("crate::m::Unit", "Unit", "pub(crate) p: crate :: m :: Unit as value crate :: m :: Unit"),
        ("Vec2", "Vec2", "pub(crate) p: Vec2 as value Vec2"),
        (
            "(u8, &str)",
            "tuple of (u8, text), min_items = 2, max_items = 2",
            "pub p: (u8 , & 'a str ,) as (U8 u8, borrowed) borrows",
        ),
        ("Of<u8>", "Of", "pub p: Of < u8 > as value Of < u8 >"),
        (
            "Box<m::Item<'_>>",
            "Item",
            "pub p: Box < m :: Item < 'a > > as Box < m :: Item < 'a > > to value m :: Item < 'a > borrows",
        ),
        ("std::sync::Arc<str>", "text", "pub p: std :: sync :: Arc < str > as from std :: sync :: Arc < str >"),
        ("Box<[u8]>", "list of u8", "pub p: Box < [u8] > as Box < [u8] > to list U8 u8"),
        (
            "Ofs<&str>",
            "list of Of",
            "pub p: Ofs < & 'a str > as list value Of < & 'a :: std :: primitive :: str > borrows",
        ),
    ] {
        let found = parameter(&format!("p: {kind}"), others)
            .map(|(line, member)| (line, member.replace("pub (crate)", "pub(crate)")));
        assert_eq!(found, Ok((format!("p: {shape}"), slot.to_owned())), "{kind}");
    }
    for (kind, code) in [("Loop", "T036"), ("Itme", "T030"), ("m::Item<'static>", "T035"), ("m", "T030")] {
        assert_eq!(parameter(&format!("p: {kind}"), others), Err(vec![code]), "{kind}");
    }
    for (kind, code) in [
        ("Of", "T040"),
        ("Of<u8, u8>", "T040"),
        ("Of<Nowhere>", "T030"),
        ("Many", "T040"),
        ("Many<{ size() }>", "T010"),
        ("Many<u8>", "T010"),
        ("Many<0>", "T042"),
    ] {
        let others = "pub struct Of<T> { pub of: T } pub struct Many<const N: usize> { pub of: [u8; N] }";
        assert_eq!(parameter(&format!("p: {kind}"), others), Err(vec![code]), "{kind}");
    }
}

#[test]
fn what_cannot_be_read_is_refused_at_the_parameter() {
    for (kind, code) in [
        ("()", "T032"),
        ("[u8]", "T032"),
        ("[u8; 0]", "T042"),
        ("[u8; SIZE]", "T042"),
        ("[u8; 16_385]", "T042"),
        ("Vec<[[u64; 64]; 33]>", "T042"),
        ("smallvec::SmallVec<[String; 700]>", "T042"),
        ("smallvec::SmallVec<u8>", "T040"),
        ("std::borrow::Cow<'static, str>", "T035"),
        ("std::borrow::Cow<'_, [u8]>", "T040"),
        ("std::borrow::Cow<'_>", "T040"),
        ("Box<dyn Fn()>", "T033"),
        ("Box<u8, A>", "T040"),
        ("std::sync::Arc<[Nowhere]>", "T030"),
        ("std::sync::Arc<std::sync::Mutex<u8>>", "T033"),
        ("std::collections::BinaryHeap<String>", "T032"),
        ("std::num::NonZero<String>", "T040"),
        ("std::num::NonZero<Option<u8>>", "T040"),
        ("chrono::DateTime<chrono::Local>", "T040"),
        ("std::collections::HashMap<bool, u8>", "T040"),
        ("std::collections::HashMap<Option<String>, u8>", "T040"),
        ("std::collections::BTreeMap<Vec<u8>, u8>", "T040"),
        ("std::collections::HashMap<String, u8, S>", "T040"),
        ("std::collections::BTreeMap<String>", "T040"),
        ("&u32", "T034"),
        ("&[u8]", "T034"),
        ("&String", "T034"),
        ("&mut String", "T013"),
        ("&'static str", "T035"),
        ("str", "T033"),
        ("fn()", "T033"),
        ("impl Fn()", "T033"),
        ("&dyn Fn()", "T034"),
        ("*const u8", "T033"),
        ("std::rc::Rc<u8>", "T033"),
        ("<u8 as T>::X", "T033"),
        ("serde_json::Number<'_>", "T032"),
        ("Nowhere", "T030"),
        ("Option<Option<u8>>", "T037"),
        ("Vec", "T040"),
        ("Vec<u8, A>", "T040"),
        ("u8<u8>", "T040"),
        ("Vec<Vec<Nowhere>>", "T030"),
        ("Two<'_, '_>", "T010"),
        ("Empty", "T038"),
        ("Trait", "T032"),
    ] {
        let others = "pub struct Two<'a, 'b> { pub a: &'a str, pub b: &'b str } pub enum Empty {} trait Trait {}";
        assert_eq!(parameter(&format!("p: {kind}"), others), Err(vec![code]), "{kind}");
    }
}

#[test]
fn what_to_take_instead_is_written_out() {
    for (kind, help) in [
        ("&[Vec<&str>]", "take `Vec<Vec<&str>>`"),
        (
            "&m::Count",
            "take it by value: `m::Count`; if the host gives it and not the model, mark it `#[tool(context)]`",
        ),
    ] {
        let program = program(&format!("/// T.\n#[tool] pub fn f(p: {kind}) {{}}"));
        assert_eq!(program.faults[0].diagnostics[0].help.as_deref(), Some(help), "{kind}");
    }
}

#[test]
fn ranges_become_constraints() {
    for (written, expected) in [
        ("#[tool(range = 1..=16)] p: u32", "u32, minimum = 1, maximum = 16"),
        ("#[tool(range = 0..10)] p: i32", "i32, minimum = 0, maximum = 9"),
        ("#[tool(range = 1..)] p: u32", "u32, minimum = 1"),
        ("#[tool(range = ..=-1)] p: i32", "i32, maximum = -1"),
        ("#[tool(range = 0..1)] p: f64", "f64, minimum = 0.0, exclusive_maximum = 1.0"),
        ("#[tool(range = 0.0..=0.5)] p: f64", "f64, minimum = 0.0, maximum = 0.5"),
        ("#[tool(length = 1..=80)] p: &str", "text, min_length = 1, max_length = 80"),
        ("#[tool(length = 2)] p: &str", "text, min_length = 2, max_length = 2"),
        ("#[tool(items = ..3)] p: Vec<u8>", "list of u8, max_items = 2"),
        ("#[tool(max_length = 9, min_length = 1)] p: String", "text, min_length = 1, max_length = 9"),
        ("#[tool(range = 1..=3)] p: Option<u8>", "nullable (u8, minimum = 1, maximum = 3), optional"),
    ] {
        let found = parameter(written, "").unwrap_or_else(|codes| panic!("{written}: {codes:?}"));
        assert_eq!(found.0, format!("p: {expected}"), "{written}");
    }
    for (written, code) in [
        ("#[tool(range = 1..=3)] p: &str", "T052"),
        ("#[tool(length = 1..)] p: u8", "T052"),
        ("#[tool(range = A..=B)] p: u8", "T052"),
        ("#[tool(range = ..)] p: u8", "T052"),
        ("#[tool(minimum = \"x\")] p: u8", "T052"),
        ("#[tool(range = 3..=1)] p: u8", "T053"),
        ("#[tool(range = 0..0)] p: u8", "T053"),
        ("#[tool(range = 1..=3, minimum = 2)] p: u8", "T053"),
        ("#[tool(maximum = 256)] p: u8", "T053"),
    ] {
        assert_eq!(parameter(written, ""), Err(vec![code]), "{written}");
    }
}

#[test]
fn a_type_must_be_seen_where_it_is_read() {
    let tool = "mod m { /// T.\n#[toolcall::tool] pub fn f(p: Order) {}";
    let generic = "mod m { /// T.\n#[toolcall::tool] pub fn f(p: Of<u8>, q: Of<u16>, r: Of<u8>) {}";
    for (declared, code) in [
        ("struct Order { pub id: u8 } }", vec!["T007"]),
        ("pub struct Order { id: u8 } }", vec!["T007"]),
        ("pub struct Order { #[tool(name = \"x\")] pub id: u8 } }", vec!["T007"]),
        ("pub struct Order { pub id: Inner } struct Inner { pub id: u8 } }", vec!["T007"]),
        ("#[toolcall::value] struct Order { #[tool(name = \"x\")] id: u8 } }", vec![]),
        ("pub struct Order { pub(crate) id: u8 } }", vec![]),
        // Once, however many types it is given.
        ("pub struct Of<T> { of: T } }", vec!["T007"]),
        ("struct Of<T> { pub of: T } }", vec!["T007"]),
        ("pub struct Of<T> { #[tool(name = \"x\")] pub of: T } }", vec!["T007"]),
    ] {
        let program = program(&format!("{} {declared}", if declared.contains("Of<T>") { generic } else { tool }));
        assert_eq!(codes_of(&program), code, "{declared}");
    }
}

#[test]
fn a_faulty_type_is_told_of_once() {
    let program = program(
        "/// A.\n#[tool] pub fn a(p: Order) {}\n/// B.\n#[tool] pub fn b(p: Vec<Order>) {}
         #[toolcall::value] pub struct Order { id: Nowhere, #[serde(flatten)] rest: u8 }",
    );
    let faults: Vec<(&str, usize)> =
        program.faults.iter().map(|fault| (fault.key.item.as_str(), fault.diagnostics.len())).collect();
    assert_eq!(faults, [("Order", 2), ("a", 0), ("b", 0)]);
    let faulty: Vec<String> = program.toolsets[0].faulty.iter().map(ToString::to_string).collect();
    assert_eq!(faulty, ["A", "B"]);
}

#[test]
fn what_is_given_is_named_for_each_place() {
    let source = |own: &str| {
        format!(
            "mod h {{ #[toolcall::value] pub struct Res<T> {{ it: T, more: crate::w::Some<Self> }} pub type Alias<T> = Res<T>; }}
             mod w {{ #[toolcall::value] pub struct Some<T>(Vec<T>); }}
             mod m {{ #[toolcall::value] {own} struct Own(u8); /// F.\n#[toolcall::tool] fn f(a: crate::h::Alias<Own>) {{}} }}"
        )
    };
    let program = program(&source("pub(crate)"));
    let paths: Vec<_> = program.values.iter().map(|value| value.path.to_string().replace(' ', "")).collect();
    assert_eq!(paths, ["Own", "Some<crate::h::Res<crate::m::Own>>", "Res<crate::m::Own>"]);
    assert_eq!(codes_of(&self::program(&source(""))), ["T039"]);
}
