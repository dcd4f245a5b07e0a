//! Names and descriptions of parameters.

use super::*;

#[test]
fn the_description_of_a_parameter_comes_from_the_nearest_source() {
    let text = shown(
        "/// T.
         /// # Args
         /// * a: bullet
         /// * b: bullet
         /// * c: bullet
         #[tool] pub fn f(#[tool(description = \"word\")] /// comment
             a: Unit, /** comment */ b: Unit, c: Unit, d: Unit, e: Option<Alias>, g: Vec<Unit>, h: Secret,
             #[tool(description = \"\")] i: Unit) {}
         /// The unit.
         pub enum Unit { A } 
         /// The alias.
         pub type Alias = Unit;
         /// Hidden.
         #[doc(hidden)] pub enum Secret { A }",
    );
    let expected = "\
  a: Unit
    | word
  b: Unit
    | comment
  c: Unit
    | bullet
  d: Unit
    | The unit.
  e: nullable Unit, optional
    | The alias.
  g: list of Unit
  h: Secret
  i: Unit
";
    assert!(text.contains(expected), "{text}");
}

#[test]
fn a_nameless_parameter_is_named_by_its_bullet() {
    let source = "/// T.\n/// # Args\n/// * `type` - which\n/// * issue-number: n\n#[tool] pub fn f(_: u32, (Wrapped | Wrapped): u32) {}";
    let text = shown(source);
    assert!(text.contains("  type: u32\n    | which\n  issue-number: u32\n    | n\n"), "{text}");
    assert!(text.contains("pub r#type: u32 as U32 u32\n  pub argument_2: u32 as U32 u32"), "{text}");
    assert_eq!(codes_of(&program(source)), ["T026", "T026"]);
}

#[test]
fn names_lose_what_is_rust_only() {
    let text = shown(
        "/// T.\n#[tool] pub fn r#match(mut r#type: u32, _unused: u32, __odd: u32, #[tool(name = \"x-y\")] z: u32) {}",
    );
    assert!(text.starts_with("tool match\n  | T.\n  type: u32\n  unused: u32\n  _odd: u32\n  x-y: u32\n"), "{text}");
    assert!(text.contains("Match r#match\n  pub r#type: u32 as U32 u32\n  pub unused: u32"), "{text}");
}
