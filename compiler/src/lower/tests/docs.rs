//! Doc comments: of types by every path, and from files of their own.

use super::*;

/// What the tools say, and then their parameters.
fn told(files: &[(&str, &str)]) -> Vec<Option<String>> {
    let program = program_of(files);
    let catalog = &program.toolsets.first().unwrap_or_else(|| panic!("{program:?}")).catalog;
    let tools = catalog.tools.iter().flat_map(|tool| {
        let fields = catalog.fields(tool.arguments).iter().map(|field| field.description.clone());
        std::iter::once(Some(tool.description.clone())).chain(fields)
    });
    tools.collect()
}

#[test]
fn a_type_is_found_by_every_path() {
    let source = "mod tools { toolcall::include_tools!(); }
        pub mod a {
            /// D.
            pub struct S { pub x: u8 }
            pub mod b {
                use crate::a::S as R; use super::*; use toolcall::tool;
                /// T.
                #[tool] pub fn f(p: crate::a::S, q: super::S, r: self::R, s: Option<super::super::a::S>, t: S) {}
            }
        }";
    let found = told(&[("src/lib.rs", source)]);
    assert_eq!(found.iter().flatten().collect::<Vec<_>>(), ["T.", "D.", "D.", "D.", "D.", "D."]);
}

#[test]
fn a_text_may_stand_in_a_file_of_its_own() {
    let root = "mod tools { toolcall::include_tools!(); } mod a; use toolcall::tool;
        #[doc = include_str!(\"../docs/f.md\")]
        #[tool] pub fn f(#[cfg_attr(all(), doc = include_str!(\"p.md\"))] p: u8, #[doc = include_str!(\"no.md\")] q: u8) {}";
    let inner = "use toolcall::tool; /// First.
        #[doc = include_str!(\"b.md\")] #[tool] pub fn g() { let _ = include_str!(\"c.md\"); }";
    let files = [
        ("src/lib.rs", root),
        ("src/a/mod.rs", inner),
        ("docs/f.md", "F.\n\n# Parameters\n* `q` - Q.\n"),
        ("src/p.md", "P.\n"),
        ("src/a/b.md", "B."),
        ("src/a/c.md", "C."),
    ];
    let found = told(&files);
    assert_eq!(found.iter().flatten().collect::<Vec<_>>(), ["F.", "P.", "Q.", "First.\nB."]);
    let mut sources = Sources::in_memory(files);
    read_crate(&mut sources, "src/lib.rs", &Cfg::default());
    let looked_at: Vec<&str> = sources.looked_at().filter(|path| path.ends_with(".md")).collect();
    assert_eq!(looked_at, ["docs/f.md", "src/a/b.md", "src/no.md", "src/p.md"]);
}

#[test]
fn what_is_no_text_is_not_shown() {
    let source = "mod tools { toolcall::include_tools!(); } use toolcall::tool;
        /// T.
        #[doc(alias = \"x\")] #[doc(cfg(unix))] #[doc(inline)]
        #[tool] pub fn f(#[doc(alias = \"y\")] p: u8) {}";
    assert_eq!(told(&[("src/lib.rs", source)]), [Some("T.".to_owned()), None]);
}
