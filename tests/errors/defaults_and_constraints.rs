//! Defaults and constraints that do not fit their parameters.

pub mod tools {
    toolcall::include_tools!();
}

/// Defaults of another type.
#[toolcall::tool]
pub fn kinds(#[tool(default = "a")] days: u32, #[tool(default = 1)] city: &str, #[tool(default = 1.5)] count: i8) {}

/// More digits than any type has.
#[toolcall::tool]
pub fn digits(#[tool(default = 999999999999999999999999999999999999999999)] days: u32) {}

/// Defaults outside of their domain.
#[toolcall::tool]
pub fn domains(
    #[tool(range = 1..=3, default = 9)] days: u32,
    #[tool(default = 300)] byte: u8,
    #[tool(length = 2.., default = "a")] code: &str,
    #[tool(maximum = 5, default = TEN)] limit: u32,
    #[tool(default = Unit::Celcius)] unit: Unit,
    #[tool(multiple_of = 0.1, default = 0.25)] tenths: f64,
    #[tool(default = Area::Circle(300))] area: Area,
    #[tool(default = Some(Area::Box { width: TEN, height: -1 }))] or: Option<Area>,
    #[tool(wire = "string", one_of = [1, 256])] few: u8,
) {
}

#[toolcall::value]
pub enum Area {
    Circle(u8),
    Box { width: u32, height: u32 },
}

const TEN: u32 = 10;

#[toolcall::value]
pub enum Unit {
    Celsius,
}

/// Constraints of another type.
#[toolcall::tool]
pub fn constraints(
    #[tool(range = 1..=3)] city: &str,
    #[tool(length = 3)] days: u32,
    #[tool(items = 1..)] name: String,
    #[tool(range = 0.5..2.5)] whole: u32,
    #[tool(minimum = "a")] text: f64,
    #[tool(length = -1..)] negative: String,
    #[tool(range = low()..)] computed: u32,
    #[tool(multiple_of = 0)] never: u32,
    #[tool(multiple_of = -0.5)] below: f64,
    #[tool(multiple_of = 0.5)] half: i32,
    #[tool(multiple_of = 5)] word: String,
    #[tool(range = ..=1e400)] vast: f64,
    #[tool(minimum = -1_000e999f64)] abyss: f64,
) {
}

/// Constraints that contradict each other.
#[toolcall::tool]
pub fn contradictions(
    #[tool(minimum = 3, maximum = 1)] days: u32,
    #[tool(minimum = 1, exclusive_minimum = 1)] both: i32,
    #[tool(range = 300..)] byte: u8,
    #[tool(length = 5..5)] empty: String,
    #[tool(min_items = 3, max_items = 2)] list: Vec<u8>,
    #[tool(range = 1..=4, multiple_of = 5)] between: u8,
    #[tool(multiple_of = 0.3, range = 0.1..=0.2)] tenths: f64,
    #[tool(items = 70000..)] many: Vec<u8>,
    #[tool(items = ..100001)] more: Vec<u8>,
    #[tool(min_length = 2000000)] longest: &str,
) {
}

/// Examples outside of their domain.
#[toolcall::tool(example = r#"{"days":"1","city":"x"}"#)]
pub fn examples(
    #[tool(range = 1..=3, example = 9)] days: u32,
    #[tool(example = 1)] city: &str,
    #[tool(example = r#"["a"]"#)] sizes: Vec<u8>,
    #[tool(example = "[1")] broken: Vec<u8>,
    #[tool(example = Unit::Celcius)] unit: Unit,
    #[tool(multiple_of = 0.1, example = 0.25)] tenths: Option<f64>,
) {
}

/// An example of a tool that lacks a key, and one that has it twice.
#[toolcall::tool(example = "{}")]
pub fn missing(days: u32) {}

/// An example that is no object.
#[toolcall::tool(example = r#"{"days":1,"days":2}"#)]
pub fn twice(days: u32) {}

/// Values that there cannot be.
#[toolcall::tool(unknown = "drop", max_retries = -1)]
pub fn values(
    #[tool(one_of = [1, "a"])] mixed: u8,
    #[tool(one_of = [1, 256])] wide: u8,
    #[tool(one_of = ["a", "a"])] twice: &str,
    #[tool(one_of = [])] none: &str,
    #[tool(one_of = [true, true])] flag: bool,
    #[tool(one_of = ["a", "b"], default = "c")] default: &str,
    #[tool(one_of = [1, 3], example = 2)] example: u8,
    #[tool(one_of = ["a"], length = 1..)] length: &str,
    #[tool(one_of = "a")] text: &str,
    #[tool(required, default = 3)] required: Option<u8>,
    #[tool(default = [1, "a"])] list: Vec<u8>,
    #[tool(default = [1, 2, 3], max_items = 2)] long: Vec<u8>,
    #[tool(default = [("a", 1), ("a", 3)])] map: std::collections::BTreeMap<String, u8>,
    #[tool(default = (1, 2, 3))] pair: (u8, u8),
    #[tool(default = Some(300))] option: Option<u8>,
    #[tool(default = "ab")] char: char,
    #[tool(one_of = [true], default = false)] asked: bool,
    #[tool(one_of = [false], example = true)] shown: Option<bool>,
    #[tool(one_of = [true, 1])] other: bool,
    #[tool(one_of = ["true"])] named: bool,
) {
}

/// Values that fit another form than the one that is named.
#[toolcall::tool]
pub fn forms(
    #[tool(default = Amount::Small(300))] small: Amount,
    #[tool(example = Amount::Small(300))] shown: Amount,
    #[tool(default = [Amount::Big(300), Amount::Small(300)])] list: Vec<Amount>,
    #[tool(default = Some(Amount::Pair { a: 300, b: 1 }))] pair: Option<Amount>,
) {
}

#[derive(serde::Deserialize)]
#[serde(untagged)]
#[toolcall::value]
pub enum Amount {
    Small(u8),
    Big(i64),
    Pair { a: u8, b: i64 },
    Wide { a: i64, b: i64 },
}
