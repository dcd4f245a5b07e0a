//! Contexts, and what the tools of a toolset must agree on.

use super::*;

fn context(source: &str) -> Result<(String, String), Vec<&'static str>> {
    let program = program(source);
    if !program.faults.is_empty() {
        return Err(codes_of(&program));
    }
    let toolset = &program.toolsets[0];
    let shown =
        |tokens: &Option<proc_macro2::TokenStream>| tokens.as_ref().map(ToString::to_string).unwrap_or_default();
    Ok((shown(&toolset.tools[0].context), shown(&toolset.context)))
}

#[test]
fn a_context_has_a_path_for_both_files() {
    let others =
        "use std::sync::Arc; mod db { pub struct Db; pub type Shared = std::sync::Arc<dyn Fn() + Send>; } use db::Db;
        use tokio::sync::Mutex;";
    for (kind, written, absolute) in [
        ("&Db", "Db", "crate :: db :: Db"),
        ("&'x db::Db", "db :: Db", "crate :: db :: Db"),
        (
            "&Arc<Mutex<Db>>",
            "Arc < Mutex < Db > >",
            ":: std :: sync :: Arc < :: tokio :: sync :: Mutex < crate :: db :: Db > >",
        ),
        ("&Vec<u8>", "Vec < u8 >", ":: std :: vec :: Vec < :: std :: primitive :: u8 >"),
        ("&(Db, &'static str)", "(Db , & 'static str)", "(crate :: db :: Db , & 'static :: std :: primitive :: str ,)"),
        ("&db::Shared", "db :: Shared", "crate :: db :: Shared"),
    ] {
        let source = format!("/// T.\n#[tool] pub fn f<'x>(#[tool(context)] db: {kind}, x: u8) {{}} {others}");
        assert_eq!(context(&source), Ok((written.to_owned(), absolute.to_owned())), "{kind}");
    }
    for (kind, code) in [
        ("Db", "T061"),
        ("&mut Db", "T061"),
        ("&'static Db", "T061"),
        ("&dyn Fn()", "T062"),
        ("&Arc<dyn Fn()>", "T062"),
        ("&Borrowing", "T062"),
        ("&Borrowing<'_>", "T062"),
        ("&Nowhere", "T062"),
        ("&hidden::inner::Secret", "T062"),
        ("&impl Fn()", "T062"),
    ] {
        let others =
            format!("{others} pub struct Borrowing<'b>(&'b str); mod hidden {{ mod inner {{ pub struct Secret; }} }}");
        let source = format!("/// T.\n#[tool] pub fn f(#[tool(context)] db: {kind}, x: u8) {{}} {others}");
        assert_eq!(context(&source), Err(vec![code]), "{kind}");
    }
}

#[test]
fn the_tools_of_a_toolset_share_one_context() {
    let tools = |second: &str| {
        format!(
            "pub struct Store; pub struct Other; type Same = Store; mod m {{ pub use super::Store as S; }}
             #[tool] impl Store {{ /// A.\n#[tool] fn a(&self) {{}} /// B.\n#[tool] fn b() {{}} }}
             /// C.\n#[tool] pub fn c({second}) {{}}"
        )
    };
    for (second, codes) in [
        ("x: u8", vec![]),
        ("#[tool(context)] s: &Store", vec![]),
        ("#[tool(context)] s: &Same", vec![]),
        ("#[tool(context)] s: &m::S", vec![]),
        ("#[tool(context)] s: &Other", vec!["T063"]),
        ("#[tool(context)] s: &Store, #[tool(context)] t: &Store", vec!["T060"]),
    ] {
        assert_eq!(codes_of(&program(&tools(second))), codes, "{second}");
    }
}

#[test]
fn a_toolset_must_be_included_where_its_tools_see_it() {
    let tool = "/// T.\n#[toolcall::tool] pub fn f() {}\n/// U.\n#[toolcall::tool] pub fn g() {}";
    for (source, codes) in [
        (tool.to_owned(), vec!["T064"]),
        (format!("{tool} mod a {{ mod tools {{ toolcall::include_tools!(); }} }}"), vec!["T066", "T066"]),
        (format!("{tool} mod a {{ pub mod tools {{ toolcall::include_tools!(); }} }}"), vec![]),
        (format!("mod a {{ {tool} toolcall::include_tools!(tools); }}"), vec![]),
        (
            format!("{tool} mod a {{ toolcall::include_tools!(); }} mod b {{ toolcall::include_tools!(); }}"),
            vec!["T065"],
        ),
        (format!("{tool} toolcall::include_tools!(\"tools\");"), vec!["T064", "T067"]),
        (format!("{tool} #[cfg(not(test))] mod tools {{ toolcall::include_tools!(); }}"), vec!["T018"]),
        (format!("{tool} mod broken; toolcall::include_tools!(other);"), vec![]),
    ] {
        let program = program_of(&[("src/lib.rs", &source), ("src/broken.rs", "fn (")]);
        assert_eq!(codes_of(&program), codes, "{source}");
    }
}

#[test]
fn equal_names_show_both_places() {
    let program = program(
        "/// A.\n#[tool] pub fn f() {} mod m { /// B.\n#[toolcall::tool] pub fn f() {}
         /// C.\n#[toolcall::tool] pub fn get_x() {} /// D.\n#[toolcall::tool(name = \"getX\")] pub fn other() {} }",
    );
    assert_eq!(codes_of(&program), ["T023", "T023"]);
    assert_eq!(program.faults[0].diagnostics[0].related.len(), 1);
    assert_eq!(program.toolsets[0].tools.len(), 2);
    assert!(program.toolsets[0].faulty.is_empty());
}
