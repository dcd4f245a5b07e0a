use super::*;
use crate::stack::with_room;
use crate::{Config, stages};

/// What is before, what opens, what is within, what closes, what is behind.
type Shape = [&'static str; 5];

/// Each nests deeper with every repetition of what opens and closes.
const ENDLESS: &[Shape] = &[
    ["const A: u8 = ", "(", "1", ")", ";"],
    ["const A: u8 = ", "[", "1", "]", ";"],
    ["const A: u8 = ", "{", "1", "}", ";"],
    ["const A: u8 = ", "-", "1", "", ";"],
    ["const A: u8 = ", "return ", "1", "", ";"],
    ["const A: u8 = ", "|| ", "1", "", ";"],
    ["const A: u8 = ", "|a, b| ", "1", "", ";"],
    ["const A: u8 = ", "if {a} {b} else ", "{1}", "", ";"],
    ["const A: u8 = ", "match ", "a", " {}", ";"],
    ["const A: u8 = ", "for S {} in ", "a ", "{}", ";"],
    ["const A: u8 = 1", "", "", " + 1", ";"],
    ["const A: u8 = 1", "", "", " + {1}", ";"],
    ["const A: u8 = {1}", "", "", " as u8", ";"],
    ["const A: u8 = a", "", "", ".f(1, 2)", ";"],
    ["const A: u8 = a", "", "", "?", ";"],
    ["type A = ", "&", "B", "", ";"],
    ["type A = ", "*const ", "B", "", ";"],
    ["type A = ", "B<", "B", ">", ";"],
    ["type A = ", "B<C, ", "B", ">", ";"],
    ["type A = ", "<", "B", " as C>::D", ";"],
    ["type A = ", "fn() -> ", "B", "", ";"],
    ["type A = ", "(", "B", ",)", ";"],
    ["use ", "a::", "b", "", ";"],
    ["", "mod a {", "", "}", ""],
];

/// The same in what a tool is made of.
const OF_TOOLS: &[Shape] = &[
    ["fn f(a: ", "Vec<", "u8", ">", ") {}"],
    ["fn f(#[tool(default = ", "(", "1", ")", ")] a: u8) {}"],
    ["fn f(#[tool(default = ", "f(", "1", ")", ")] a: u8) {}"],
    ["fn f(#[tool(default = ", "!", "1", "", ")] a: u8) {}"],
];

fn nested(times: usize, [before, open, inner, close, after]: Shape) -> String {
    format!("{before}{}{inner}{}{after}", open.repeat(times), close.repeat(times))
}

fn deepest(shape: Shape) -> usize {
    let (mut fits, mut does_not) = (0, MOST + 1);
    while does_not - fits > 1 {
        let middle = fits.midpoint(does_not);
        if is_deep(&nested(middle, shape)) { does_not = middle } else { fits = middle }
    }
    fits
}

fn is_deep(text: &str) -> bool {
    is_too_deep(&text.parse().expect("tokens"))
}

#[test]
fn what_nests_without_an_end_is_too_deep() {
    for &shape in ENDLESS {
        assert!(is_deep(&nested(MOST + 1, shape)), "{shape:?}");
        assert!(!is_deep(&nested(10, shape)), "{shape:?}");
    }
}

/// The deepest of each that is read fits into the stack.
#[test]
fn what_is_not_too_deep_is_parsed() {
    for &shape in ENDLESS {
        let text = nested(deepest(shape), shape);
        with_room(|| drop(syn::parse_str::<syn::File>(&text).unwrap_or_else(|error| panic!("{shape:?}: {error}"))));
    }
}

/// So does what is made of it, to the end; half as deep, since that takes a quarter of the time.
#[test]
fn what_is_not_too_deep_is_compiled() {
    for &shape in OF_TOOLS {
        let tool = nested(deepest(shape) / 2, shape);
        let text = format!("mod tools {{ toolcall::include_tools!(); }}\n/// F.\n#[toolcall::tool] {tool}");
        let compiled = stages::of(&[("a.rs", &text)], "a.rs", &Config::new());
        let (code, told) = (compiled.code, compiled.diagnostics);
        // Types that no arguments reach the end of are refused, but they are understood.
        assert!(code.iter().any(|file| file.text.contains("fn __call")) || told.contains("T043"), "{shape:?}: {told}");
    }
}

#[test]
fn a_long_file_is_not_deep() {
    for part in [
        "fn f() -> u8 { a.b() + 1 }\n",
        "/// A line.\n",
        "#[a] #![a]",
        "static A: [u8; 2] = [1, 2];",
        "#[a] struct S { a: A<B, C>, }",
        "mod a { use b; }",
    ] {
        assert!(!is_deep(&part.repeat(MOST)), "{part}");
    }
    let list = format!("const A: &[(u8, u8)] = &[{}];", "(1 + 2, A::<B>::C), ".repeat(MOST));
    assert!(!is_deep(&list));
}
