//! What keeps an item from being built.

use super::*;

#[test]
fn functions_that_cannot_be_tools() {
    for (source, codes) in [
        ("/// T.\n#[tool] pub fn f<T>(x: T) {}", vec!["T010"]),
        ("/// T.\n#[tool] pub fn f<const N: usize>() {}", vec!["T010"]),
        ("/// T.\n#[tool] pub fn f<'a>(x: &'a str) {}", vec![]),
        ("/// T.\n#[tool] pub const fn f() {}", vec![]),
        ("/// T.\n#[tool] pub unsafe fn f() {}", vec!["T011"]),
        ("/// T.\n#[tool] pub unsafe extern \"C\" fn f(x: u8, ...) {}", vec!["T011"]),
        ("#[tool] pub fn f() {}", vec!["T024"]),
        ("/// # Parameters\n/// * x: y\n#[tool] pub fn f(x: u8) {}", vec!["T024"]),
        ("#[tool(allow = \"undocumented\")] pub fn f() {}", vec![]),
        ("#[tool(description = \"T.\")] pub fn f() {}", vec![]),
        ("/// T.\n#[tool(description = \"\")] pub fn f() {}", vec!["T024"]),
        ("/// T.\n#[tool(name = \"\")] pub fn f() {}", vec!["T020"]),
        ("/// T.\n#[tool] pub fn größe() {}", vec!["T020"]),
        ("/// T.\n#[tool(toolset = \"my tools\")] pub fn f() {}", vec!["T067"]),
        ("/// T.\n#[tool] pub fn f(x: u8, _x: u8) {}", vec!["T022"]),
        ("/// T.\n#[tool] pub fn f(#[tool(name = \"\")] x: u8) {}", vec!["T021"]),
        ("/// T.\n#[tool] pub fn f(_: u8) {}", vec!["T014"]),
        ("/// T.\n#[tool] pub fn f(#[tool(name = \"x\")] _: u8) {}", vec![]),
        ("/// T.\n/// # Args\n/// * y: text\n#[tool] pub fn f(x: u8) {}", vec!["T025"]),
        ("/// T.\n#[tool(read_only, destructive)] pub fn f() {}", vec!["T053"]),
        ("/// T.\n#[tool(nmae = \"x\")] pub fn f(#[tool(rnage = 1..)] x: u8, y: ()) {}", vec!["T001", "T001", "T032"]),
        ("/// T.\n#[cfg(not(test))] #[tool] pub fn f() {}", vec!["T018"]),
        ("/// T.\n#[cfg_attr(not(test), tool)] pub fn f() {}", vec!["T018"]),
        ("/// T.\n#[cfg(test)] #[tool] pub fn f(x: ()) {}", vec![]),
        ("/// T.\n#[tool] pub fn f(#[cfg(windows)] x: (), y: u8) {}", vec![]),
        ("/// T.\n#[tool] pub fn f(#[tool(context, default = 3)] x: &u8) {}", vec!["T002"]),
    ] {
        assert_eq!(codes_of(&program(source)), codes, "{source}");
    }
}

#[test]
fn methods_that_cannot_be_tools() {
    for (source, codes) in [
        ("#[tool] impl S { /// T.\n#[tool] fn f(&mut self) {} }", vec!["T012"]),
        ("#[tool] impl S { /// T.\n#[tool] fn f(self) {} }", vec!["T012"]),
        ("#[tool] impl S { /// T.\n#[tool] fn f(self: &Self) {} }", vec!["T012"]),
        ("#[tool] impl S { /// T.\n#[tool] fn f(&self, #[tool(context)] x: &u8) {} }", vec!["T060"]),
        ("#[tool] impl S { fn f(&self) {} }", vec!["T016"]),
        ("#[tool] impl Clone for S { #[tool] fn f(&self) {} }", vec!["T017"]),
        ("#[tool] impl<T> S { /// T.\n#[tool] fn f(&self, x: T) {} }", vec!["T010"]),
        ("#[tool] impl<'a> S { /// T.\n#[tool] fn f(&self) {} }", vec!["T010"]),
        ("impl S { /// T.\n#[tool] fn f(&self) {} }", vec!["T015"]),
        ("impl S { /// T.\n#[other] fn f(&self) {} }", vec![]),
    ] {
        let program = program(&format!("pub struct S; {source}"));
        assert_eq!(codes_of(&program), codes, "{source}");
    }
}

#[test]
fn a_fault_is_kept_where_the_attribute_looks() {
    let key = |source: &str| {
        let program = program(source);
        let key = &program.faults[0].key;
        (key.file.clone(), key.item.clone(), key.line)
    };
    let at = |item: &str| ("src/lib.rs".to_owned(), item.to_owned(), None);
    assert_eq!(key("#[tool] pub fn r#match() {}"), at("match"));
    assert_eq!(key("struct S; #[tool] impl S { #[cfg(windows)] #[tool] fn a() {} #[tool] fn b() {} }"), at("S.a"));
    assert_eq!(key("struct S; #[tool] impl crate::S { fn a() {} }"), at("S"));
    assert_eq!(key("struct S; impl S { #[tool] fn a() {} }"), at("a"));
}

#[test]
fn one_faulty_method_keeps_its_impl_from_being_built() {
    let program = program("pub struct S; #[tool] impl S { /// A.\n#[tool] fn a(&self) {} #[tool] fn b(&self) {} }");
    assert_eq!(codes_of(&program), ["T024"]);
    assert!(program.toolsets[0].tools.is_empty());
    let faulty: Vec<String> = program.toolsets[0].faulty.iter().map(ToString::to_string).collect();
    assert_eq!(faulty, ["A", "B"]);
}

#[test]
fn names_inside_a_type_are_told_apart() {
    for (source, codes) in [
        ("pub struct P { pub a: u8, pub b: u8 }", vec![]),
        ("#[toolcall::value] pub struct P { a: u8, #[tool(name = \"a\")] b: u8 }", vec!["T022"]),
        ("#[serde(rename_all = \"lowercase\")] pub enum P { Ab, AB }", vec!["T022"]),
        ("#[toolcall::value] pub enum P { #[tool(name = \"\")] A }", vec!["T021"]),
        ("#[toolcall::value] pub enum P { #[tool(title = \"x\")] A }", vec!["T002"]),
        ("#[toolcall::value(name = \"x\")] pub enum P { A }", vec!["T002"]),
        ("#[toolcall::value(description = \"x\")] pub enum P { A }", vec![]),
        ("#[serde(tag = \"t\")] pub enum P { A }", vec![]),
        ("#[serde(tag = \"t\")] pub enum P { A { t: u8 } }", vec!["T022"]),
        ("#[serde(tag = \"t\")] pub enum P { A(u8) }", vec!["T006"]),
        ("#[serde(tag = \"t\")] pub enum P { A(Q) } pub struct Q { pub t: u8 }", vec!["T022"]),
        ("#[serde(untagged)] pub enum P { A, B(u8) }", vec!["T038"]),
        ("#[serde(untagged)] pub enum P { A(Box<P>) }", vec!["T036"]),
        ("#[serde(untagged)] pub enum P { A(Q), B(u8) } pub struct Q(P);", vec!["T036"]),
        ("pub struct P { #[serde(flatten)] pub a: Vec<u8> }", vec!["T006"]),
        ("#[serde(transparent)] pub struct P { pub a: u8, pub b: u8 }", vec!["T006"]),
        ("pub struct P;", vec!["T032"]),
        ("pub struct P(pub Option<u8>);", vec!["T036"]),
        ("pub struct P(pub P);", vec!["T036"]),
        ("pub struct P { #[serde(default)] pub a: u8 }", vec![]),
        ("#[serde(default)] pub struct P { pub a: u8 }", vec![]),
        ("pub struct P { #[serde(default = \"f\")] pub a: u8 }", vec!["T007"]),
        ("#[serde(default = \"f\")] pub struct P { pub a: u8 }", vec!["T007"]),
        ("#[toolcall::value] pub struct P { #[serde(default = \"f\")] a: u8 }", vec![]),
        ("pub struct P { #[serde(alias = \"b\")] pub a: u8, pub b: u8 }", vec!["T022"]),
        ("#[toolcall::value] pub struct P { #[tool(alias = [\"b\", \"c\"])] pub a: u8, pub c: u8 }", vec!["T022"]),
        ("#[toolcall::value] pub struct P { #[tool(alias = [\"b\", 3])] pub a: u8 }", vec!["T004"]),
        ("pub enum P { #[serde(alias = \"B\")] A, B }", vec!["T022"]),
        ("pub enum P { #[serde(skip)] A }", vec!["T038"]),
        ("pub enum P { A(u8), #[serde(other)] B }", vec!["T006"]),
        ("#[serde(tag = \"t\")] pub enum P { A, #[serde(untagged)] B(u8) }", vec!["T006"]),
        ("pub struct P { #[serde(with = \"m\")] pub a: u8 }", vec!["T006"]),
        ("pub struct P(#[serde(skip)] pub u8, pub u8);", vec!["T006"]),
        ("#[serde(from = \"u8\")] pub struct P { pub a: u8 }", vec!["T006"]),
        ("pub struct P { #[schemars(range(min = 3, max = 1))] pub a: u8 }", vec!["T053"]),
        ("pub struct P { #[schemars(length(min = 1))] pub a: u8 }", vec!["T052"]),
        ("pub struct P { #[schemars(range(low = 1))] pub a: u8 }", vec!["T006"]),
        ("pub struct P { #[schemars(email)] pub a: String }", vec!["T006"]),
        ("pub struct P { #[schemars(description = TEXT)] pub a: String }", vec!["T006"]),
        ("#[schemars(title = \"x\")] pub struct P { pub a: u8 }", vec!["T006"]),
    ] {
        let program = program(&format!("/// T.\n#[tool] pub fn f(p: P) {{}} {source}"));
        assert_eq!(codes_of(&program), codes, "{source}");
    }
}

#[test]
fn a_file_that_is_two_modules_is_told_of() {
    let program = program_of(&[
        ("src/lib.rs", "mod tools { toolcall::include_tools!(); } #[path = \"a.rs\"] mod a; #[path = \"a.rs\"] mod b;"),
        ("src/a.rs", "/// T.\n#[toolcall::tool] pub fn f() {}"),
    ]);
    assert_eq!(codes_of(&program), ["T019"]);
    assert_eq!(program.toolsets[0].tools.len(), 1);
}
