//! A small program from source text to program, keys, and what of it is ours.

use super::*;

const WEATHER: &str = r#"
use toolcall::tool;

mod tools {
    toolcall::include_tools!();
}
mod shop;

/// Get the forecast for a city.
///
/// # Parameters
/// * `city` - city name
/// * `days` - how many days ahead
#[tool(title = "Forecast", read_only)]
pub async fn get_weather(city: &str, #[tool(range = 1..=16, default = 3)] days: u32) -> String { String::new() }

pub struct Store { orders: Vec<u32> }

#[toolcall::tool]
impl Store {
    const LIMIT: u32 = 10;

    /// Finds orders.
    #[tool]
    pub fn find(&self, #[tool(default = Self::LIMIT)] limit: u32, state: Option<shop::State>) {}

    /// Places an order.
    #[tool(name = "place-order", destructive)]
    async fn place(&self, #[tool(description = "what is ordered")] order: shop::Order<'_>, note: Option<String>) {}

    /// Not a tool.
    pub fn helper(&self) {}
}

/// Adds.
#[tool(name = "add")]
fn sum(/** the numbers */ numbers: Vec<f64>, _: bool) {}
"#;

const SHOP: &str = r#"
/// An order.
#[toolcall::value]
#[derive(serde::Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Order<'o> {
    /// Whose it is.
    customer_name: &'o str,
    #[tool(items = 1..=9)]
    items: Vec<Item>,
    #[tool(default = State::Open)]
    state: State,
}

pub struct Item { pub id: u64, pub(crate) price: f32 }

/// How far it is.
pub enum State {
    /// Not yet sent.
    Open,
    #[serde(rename = "SENT")]
    Sent,
}

/// Lists what there is.
#[toolcall::tool]
pub(crate) fn list() {}
"#;

fn weather() -> Program {
    program_of(&[("src/lib.rs", &WEATHER.replace("_: bool", "flag: bool")), ("src/shop.rs", SHOP)])
}

#[test]
fn a_small_program_is_understood() {
    let program = weather();
    assert!(program.faults.is_empty() && program.diagnostics.is_empty(), "{program:#?}");
    assert_eq!(program.toolsets.len(), 1);
    let toolset = &program.toolsets[0];
    assert_eq!((toolset.name.as_str(), toolset.module.join("::").as_str()), ("tools", "tools"));
    assert_eq!(toolset.context.as_ref().map(ToString::to_string).as_deref(), Some("crate :: Store"));
    let expected = "\
tool get_weather, async, read only
  title: Forecast
  | Get the forecast for a city.
  city: text
    | city name
  days: u32, minimum = 1, maximum = 16, default 3
    | how many days ahead

tool find
  | Finds orders.
  limit: u32, optional
  state: nullable State, optional
    | How far it is.

tool place-order, async, destructive
  | Places an order.
  order: Order
    | what is ordered
  note: nullable text, optional

tool add
  | Adds.
  numbers: list of f64
    | the numbers
  flag: bool

tool list
  | Lists what there is.

enum State
  | How far it is.
  Open
    | Not yet sent.
  SENT

record Order
  | An order.
  customerName: text
    | Whose it is.
  items: list of Item, min_items = 1, max_items = 9
  state: State, default \"Open\"

record Item
  id: u64
  price: f32
";
    assert_eq!(toolset.catalog.to_string(), expected);
}

#[test]
fn the_rust_side_names_what_the_author_named() {
    let program = weather();
    let tools = &program.toolsets[0].tools;
    let calls: Vec<String> = tools.iter().map(|tool| format!("{} {}", tool.alias, tool.callee)).collect();
    let expected =
        ["GetWeather get_weather", "Find < Store > :: find", "PlaceOrder < Store > :: place", "Add sum", "List list"];
    assert_eq!(calls, expected);
    let keys: Vec<String> = tools.iter().map(|tool| format!("{}#{}", tool.key.file, tool.key.item)).collect();
    assert_eq!(
        keys,
        [
            "src/lib.rs#get_weather",
            "src/lib.rs#Store.find",
            "src/lib.rs#Store.find",
            "src/lib.rs#sum",
            "src/shop.rs#list"
        ]
    );
    let members: Vec<Vec<String>> = tools
        .iter()
        .map(|tool| {
            let shown = |parameter: &Parameter| match parameter {
                Parameter::Context => "context".to_owned(),
                Parameter::Argument(member) => of_member(member),
            };
            tool.parameters.iter().map(shown).collect()
        })
        .collect();
    assert_eq!(members[0], ["pub city: & 'a str as borrowed borrows", "pub days: u32 as U32 u32 = 3"]);
    assert_eq!(
        members[1],
        [
            "context",
            "pub limit: u32 as U32 u32 = { Store :: LIMIT }",
            "pub state: Option < shop :: State > as option value shop :: State"
        ]
    );
    assert_eq!(
        members[2],
        [
            "context",
            "pub order: shop :: Order < 'a > as value shop :: Order < 'a > borrows",
            "pub note: Option < String > as option owned"
        ]
    );
    assert_eq!(members[3][0], "pub numbers: Vec < f64 > as list F64");
}

#[test]
fn a_type_is_bound_where_its_attribute_stands_or_in_the_shared_file() {
    let program = weather();
    let values: Vec<String> = program
        .values
        .iter()
        .map(|value| {
            let parts = match &value.parts {
                Parts::Record { members, .. } => members.iter().map(of_member).collect::<Vec<_>>().join(", "),
                Parts::Newtype(slot, _) => of_slot(slot),
                Parts::Tuple(slots) => slots.iter().map(of_slot).collect::<Vec<_>>().join(", "),
                Parts::Choice(choice) => {
                    choice.forms.iter().map(|form| form.ident.to_string()).collect::<Vec<_>>().join(", ")
                }
                Parts::Integers(values) => format!("{values:?}"),
                Parts::Enum(variants) => variants.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
            };
            let key = value.key.as_ref().map_or(String::new(), |key| format!("{}#{} ", key.file, key.item));
            format!("{key}{}: {parts}", value.path)
        })
        .collect();
    assert_eq!(
        values,
        [
            "crate :: shop :: State: Open, Sent",
            "crate :: shop :: Item: pub id: :: std :: primitive :: u64 as U64 u64, pub price: :: std :: primitive :: f32 as F32",
            "src/shop.rs#Order Order < 'a >: pub customer_name: & 'a str as borrowed borrows, \
             pub items: Vec < Item > as list value Item, pub state: State as value State = { State :: Open }",
        ]
    );
}

#[test]
fn a_key_that_repeats_in_a_file_has_its_line() {
    let program = program(
        "mod a {\n /// A.\n #[toolcall::tool(name = \"x\")] pub fn f() {} }\nmod b {\n /// B.\n #[toolcall::tool] pub fn f() {} }",
    );
    let lines: Vec<Option<u32>> = program.toolsets[0].tools.iter().map(|tool| tool.key.line).collect();
    assert_eq!(lines, [Some(4), Some(7)]);
}

#[test]
fn another_crates_attribute_is_left_alone() {
    let program = program_of(&[(
        "src/lib.rs",
        "use rig::tool; #[tool(nonsense)] fn f(x: *const u8) {} mod tools { toolcall::include_tools!(); }",
    )]);
    assert!(codes_of(&program).is_empty() && program.toolsets[0].tools.is_empty());
}

#[test]
fn toolsets_are_apart() {
    let program = program_of(&[(
        "src/lib.rs",
        "mod tools { toolcall::include_tools!(); } mod admin { use toolcall::include_tools as t; t!(admin); }
         /// A.
         #[toolcall::tool] pub fn a() {}
         /// B.
         #[toolcall::tool(toolset = \"admin\")] pub fn b() {}
         pub struct S;
         #[toolcall::tool(toolset = \"admin\")] impl S {
             /// C.
             #[tool] fn c(&self) {}
             /// D.
             #[tool(toolset = \"tools\")] fn d() {} }",
    )]);
    assert!(program.faults.is_empty(), "{:#?}", program.faults);
    let names = |index: usize| {
        let tools = &program.toolsets[index].catalog.tools;
        tools.iter().map(|tool| tool.name.as_str()).collect::<Vec<_>>()
    };
    assert_eq!((program.toolsets[0].name.as_str(), names(0)), ("admin", vec!["b", "c"]));
    assert_eq!((program.toolsets[1].name.as_str(), names(1)), ("tools", vec!["a", "d"]));
}

#[test]
fn no_source_text_panics() {
    let others = "#[tool(default = -1, range = 3..1)] #[cfg_attr(all(), serde(x = \"\"))] pub enum E<'a, T> { A = 1, B(T) }
        impl<T> Trait for [T] {} #[toolcall::tool] impl &'a mut [u8; N] { #[tool] fn f(self: Box<Self>, (a, b): <T as U>::V) {} }
        pub(in super::super) use self::{self as s, super::*, *}; extern crate self as me; type X<'a> = Option<X<'a>>;";
    for source in [WEATHER, SHOP, others] {
        let inside = |from: usize| {
            source[..from].ends_with(char::is_alphanumeric) && source[from..].starts_with(char::is_alphanumeric)
        };
        for from in source.char_indices().map(|(index, _)| index).filter(|from| !inside(*from)) {
            let rest = &source[from..];
            let word = rest.find(|char: char| !char.is_alphanumeric()).unwrap_or(rest.len()).max(1);
            let Some(after) = rest.get(word..) else { continue };
            for put in ["", "self"] {
                let changed = format!("{}{put}{after}", &source[..from]);
                let _ = program_of(&[("src/lib.rs", &changed), ("src/shop.rs", SHOP)]);
            }
        }
    }
}
