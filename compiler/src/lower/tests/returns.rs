use super::*;

/// What the only tool of a source returns, with the named types in it.
fn returned(source: &str) -> String {
    let program = program(source);
    assert!(program.faults.is_empty(), "{:#?}", program.faults);
    let text = program.toolsets[0].catalog.to_string();
    text.split_once("  returns ").map(|(_, returned)| returned.trim_end().to_owned()).unwrap_or_default()
}

fn of_type(written: &str) -> String {
    returned(&format!("/// D.\n#[tool(returns)] fn f() -> {written} {{}}"))
}

#[test]
fn a_result_is_its_value() {
    for written in ["Vec<u8>", "Result<Vec<u8>, E>", "std::io::Result<Vec<u8>>", "Answer<Vec<u8>>", "Plain<Vec<u8>>"] {
        let aliases = "type Answer<T> = Result<T, E>; type Plain<T> = T;";
        let source = format!("{aliases} /// D.\n#[tool(returns)] fn f() -> {written} {{}}");
        assert_eq!(returned(&source), "list of u8", "{written}");
    }
}

#[test]
fn pointers_hold_what_they_point_to() {
    for (written, expected) in [
        ("&'static [&'static str]", "list of text"),
        ("Box<[Box<str>]>", "list of text"),
        ("std::borrow::Cow<'static, [u8]>", "list of u8"),
        (
            "std::rc::Rc<std::cell::RefCell<(bool, char)>>",
            "tuple of (bool, text, min_length = 1, max_length = 1), min_items = 2, max_items = 2",
        ),
        ("Option<Option<u8>>", "nullable u8"),
        ("[u8; 0]", "list of u8, min_items = 0, max_items = 0"),
    ] {
        assert_eq!(of_type(written), expected, "{written}");
    }
}

#[test]
fn a_type_within_itself_ends() {
    let tree = "#[derive(Serialize)] struct Tree { below: Below } #[derive(Serialize)] struct Below(Vec<Tree>);";
    let shown = returned(&format!("{tree} /// D.\n#[tool(returns)] fn f() -> Tree {{}}"));
    assert_eq!(shown, "Tree\n\nrecord Tree, returned\n  below: Below\n\nlist Below, returned\n  list of Tree");
    let chain = "#[derive(Serialize)] struct A(Option<Box<A>>); #[derive(Serialize)] struct B(Box<C>);
        #[derive(Serialize)] struct C(Box<B>); #[derive(Serialize)] #[serde(untagged)] enum D { D(Box<D>) }
        #[derive(Serialize)] struct L(Vec<L>);";
    let shown = returned(&format!("{chain} /// D.\n#[tool(returns)] fn f() -> (A, B, D, L) {{}}"));
    assert_eq!(shown, "tuple of (any, any, any, any), min_items = 4, max_items = 4");
}

#[test]
fn a_default_is_written_where_its_type_is() {
    let pair = "mod inner { use super::*; pub struct Own; #[derive(Serialize)] pub struct Pair<A, const N: usize, B = Vec<A>, C = Id> { a: A, b: B, c: C }
        #[derive(Serialize)] pub struct Id(u8); }";
    let shown = returned(&format!("{pair} /// D.\n#[tool(returns)] fn f() -> inner::Pair<bool, 3> {{}}"));
    assert_eq!(shown, "Pair\n\nrecord Pair, returned\n  a: bool\n  b: list of bool\n  c: u8");
}

#[test]
fn a_default_within_itself_ends() {
    let program = program(
        "#[derive(Serialize)] struct S<T = Vec<S>> { x: T } /// D.\n#[tool(returns = true)] fn f() -> Vec<S> {}",
    );
    let told: Vec<_> = program.diagnostics.iter().map(|told| told.message.as_str()).collect();
    assert!(told.iter().any(|told| told.contains("no end of what `S` is given")), "{told:?}");
}
