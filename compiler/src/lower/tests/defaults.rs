//! Defaults: what is shown of them, what is emitted for them, and what is refused.

use super::types::parameter;

#[test]
fn defaults_are_shown_if_they_are_known() {
    let others = "pub struct Size { pub low: i8, #[serde(rename = \"h\")] pub high: u32 } const SOME: Option<u32> = Some(3);
        pub struct Metres(pub u8); pub struct Pair(pub u8, pub String);
        mod m { pub const DAYS: u32 = SAME; const SAME: u32 = 4; pub const UNIT: super::Unit = super::Unit::B; }
        const NAME: &str = \"Brest\"; pub enum Unit { A, #[serde(rename = \"b\")] B } use Unit::A; fn compute() -> u32 { 1 }";
    for (written, shape, default) in SHOWN {
        let found = parameter(written, others);
        let (line, member) = found.unwrap_or_else(|codes| panic!("{written}: {codes:?}"));
        assert_eq!(line, format!("p: {shape}"), "{written}");
        let expression = member.split_once(" = ").map_or(String::new(), |(_, default)| format!(" = {default}"));
        assert_eq!(expression, *default, "{written}");
    }
}

#[test]
fn defaults_outside_of_their_domain_are_refused() {
    for (written, code) in [
        ("#[tool(default = 256)] p: u8", "T051"),
        ("#[tool(range = 1..=3, default = 9)] p: u8", "T051"),
        ("#[tool(length = 2.., default = \"x\")] p: &str", "T051"),
        ("#[tool(default = 1e39)] p: f32", "T051"),
        ("#[tool(default = \"3\")] p: u8", "T050"),
        ("#[tool(default = 3)] p: String", "T050"),
        ("#[tool(default = 3.0)] p: u8", "T050"),
        ("#[tool(default = \"A\")] p: Unit", "T050"),
        ("#[tool(default = 3)] p: Vec<u8>", "T050"),
    ] {
        assert_eq!(parameter(written, "pub enum Unit { A }"), Err(vec![code]), "{written}");
    }
}

/// A parameter, what the catalog has of it, and its default as it is emitted.
const SHOWN: &[(&str, &str, &str)] = &[
    ("#[tool(default = 3)] p: u32", "u32, default 3", " = 3"),
    ("#[tool(default = -0.5)] p: f64", "f64, default -0.5", " = -0.5"),
    ("#[tool(default = b'a')] p: i64", "i64, default 97", " = 97"),
    ("#[tool(default = true)] p: bool", "bool, default true", " = true"),
    ("#[tool(default = \"x\")] p: &str", "text, default \"x\"", " = \"x\""),
    ("#[tool(default = m::DAYS)] p: u32", "u32, default 4", " = 4 (m :: DAYS)"),
    ("#[tool(default = NAME)] p: String", "text, default \"Brest\"", " = \"Brest\" (NAME)"),
    ("#[tool(default = Unit::B)] p: Unit", "Unit, default \"b\"", " = { Unit :: B }"),
    ("#[tool(default = m::UNIT)] p: Unit", "Unit, default \"b\"", " = { m :: UNIT }"),
    ("#[tool(default = A)] p: Unit", "Unit, default \"A\"", " = { A }"),
    ("#[tool(default = compute())] p: u32", "u32, optional", " = { compute () }"),
    ("#[tool(default = u32::MAX)] p: u32", "u32, optional", " = { u32 :: MAX }"),
    ("#[tool(default)] p: u32", "u32, optional", " = { :: core :: default :: Default :: default () }"),
    ("#[tool(default = vec![1])] p: Vec<u8>", "list of u8, default [1]", " = [1]"),
    ("#[tool(default = [])] p: Vec<u8>", "list of u8, default []", " = []"),
    ("#[tool(default = vec![1; 3])] p: Vec<u8>", "list of u8, optional", " = { vec ! [1 ; 3] }"),
    ("#[tool(default = &[m::DAYS, 2])] p: Vec<u32>", "list of u32, default [4,2]", " = [4,2]"),
    ("#[tool(default = [None, Some(2)])] p: Vec<Option<u8>>", "list of nullable u8, default [null,2]", " = [null,2]"),
    ("#[tool(default = Some([1]))] p: Option<Vec<u8>>", "nullable list of u8, default [1]", " = [1]"),
    ("#[tool(default = [A, Unit::B])] p: Vec<Unit>", "list of Unit, default [\"A\",\"b\"]", " = [\"A\",\"b\"]"),
    ("#[tool(default = Some(3))] p: Option<u32>", "nullable u32, default 3", " = 3"),
    ("#[tool(default = SOME)] p: Option<u32>", "nullable u32, default 3", " = { SOME }"),
    ("#[tool(default = Some(A))] p: Option<Unit>", "nullable Unit, default \"A\"", " = { Some (A) }"),
    ("#[tool(default = Some(compute()))] p: Option<u32>", "nullable u32, optional", " = { Some (compute ()) }"),
    ("#[tool(default)] p: Option<u32>", "nullable u32, optional", ""),
    ("#[tool(default = 'x')] p: char", "text, min_length = 1, max_length = 1, default \"x\"", " = \"x\""),
    (
        "#[tool(default = Size { low: -1, high: m::DAYS })] p: Size",
        "Size, default {\"low\":-1,\"h\":4}",
        " = {\"low\":-1,\"h\":4}",
    ),
    (
        "#[tool(default = Size { low: -1, ..usual() })] p: Size",
        "Size, optional",
        " = { Size { low : - 1 , .. usual () } }",
    ),
    ("#[tool(default = Metres(2))] p: Metres", "u8, default 2", " = { Metres (2) }"),
    (
        "#[tool(default = Pair(1, \"a\"))] p: Pair",
        "Pair, min_items = 2, max_items = 2, default [1,\"a\"]",
        " = [1,\"a\"]",
    ),
    ("p: Option<u32>", "nullable u32, optional", ""),
    ("#[tool(default = None)] p: Option<u32>", "nullable u32, optional", ""),
    ("#[tool(default = 3)] p: Option<u32>", "nullable u32, default 3", " = 3"),
    (
        "#[tool(default = Unit::A)] p: Option<Unit>",
        "nullable Unit, default \"A\"",
        " = { :: core :: option :: Option :: Some (Unit :: A) }",
    ),
];
