use super::*;
use crate::decl::Candidate;

/// The modules that were followed with the files of their functions, and those that were left.
fn followed(files: &[(&str, &str)], root: &str) -> (Vec<String>, Vec<String>, Crate) {
    let mut sources = Sources::in_memory(files.iter().map(|(path, text)| (*path, *text)));
    let krate = read(&mut sources, root, &Cfg::new(["unix"]));
    let functions = krate.candidates.iter().filter_map(|candidate| match candidate {
        Candidate::Function(function) => {
            let file = &sources.files()[function.name.span.file as usize].path;
            Some(format!("{} {file}", krate.module_name(function.module)))
        }
        Candidate::Impl(_) => None,
    });
    let left = krate.left.iter().map(|left| left.module.clone()).collect();
    (functions.collect(), left, krate)
}

const MARK: &str = "#[tool] fn f() {}";

#[test]
fn a_module_is_a_file_or_a_folder() {
    let files = [
        ("src/lib.rs", "mod a; mod b; #[tool] fn f() {}"),
        ("src/a.rs", "mod c; #[tool] fn f() {}"),
        ("src/a/c.rs", MARK),
        ("src/b/mod.rs", "mod d; #[tool] fn f() {}"),
        ("src/b/d.rs", MARK),
        // Not this one: `b` is a `mod.rs`.
        ("src/b/b/d.rs", MARK),
    ];
    let (functions, left, _) = followed(&files, "src/lib.rs");
    assert_eq!(
        functions,
        [
            "crate src/lib.rs",
            "crate::a src/a.rs",
            "crate::a::c src/a/c.rs",
            "crate::b src/b/mod.rs",
            "crate::b::d src/b/d.rs"
        ]
    );
    assert!(left.is_empty());
}

#[test]
fn modules_in_braces_are_folders() {
    let files = [
        ("src/lib.rs", "mod a { mod b; #[path = \"x.rs\"] mod c; } mod d;"),
        ("src/a/b.rs", MARK),
        ("src/a/x.rs", MARK),
        ("src/d.rs", "mod e { mod f; #[path = \"y.rs\"] mod g; } #[path = \"z.rs\"] mod h;"),
        ("src/d/e/f.rs", MARK),
        ("src/d/e/y.rs", MARK),
        // A path outside of braces starts beside the file.
        ("src/z.rs", "mod i; #[tool] fn f() {}"),
        // A file with a path counts as a `mod.rs`.
        ("src/i.rs", MARK),
    ];
    let (functions, left, _) = followed(&files, "src/lib.rs");
    assert_eq!(
        functions,
        [
            "crate::a::b src/a/b.rs",
            "crate::a::c src/a/x.rs",
            "crate::d::e::f src/d/e/f.rs",
            "crate::d::e::g src/d/e/y.rs",
            "crate::d::h src/z.rs",
            "crate::d::h::i src/i.rs"
        ]
    );
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn a_path_on_braces_names_a_folder() {
    let files = [("src/main.rs", "#[path = \"other\"] mod a { mod b; }"), ("src/other/b.rs", MARK)];
    assert_eq!(followed(&files, "src/main.rs").0, ["crate::a::b src/other/b.rs"]);
}

#[test]
fn names_may_be_raw() {
    let files = [("src/lib.rs", "mod r#type; mod r#fn { mod x; }"), ("src/type.rs", MARK), ("src/fn/x.rs", MARK)];
    let (functions, ..) = followed(&files, "src/lib.rs");
    assert_eq!(
        functions,
        ["crate::r#fn::x src/fn/x.rs", "crate::r#type src/type.rs"]
            .map(String::from)
            .iter()
            .rev()
            .cloned()
            .collect::<Vec<_>>()
    );
}

#[test]
fn what_is_not_there_is_left() {
    let files = [
        (
            "src/lib.rs",
            "mod gone; #[cfg(test)] mod tests; #[cfg(unix)] mod here; mod empty; mod broken; #[path = \"here.rs\"] mod again;",
        ),
        ("src/tests.rs", MARK),
        ("src/here.rs", MARK),
        ("src/empty.rs", "#![cfg(windows)] #[tool] fn f() {}"),
        ("src/broken.rs", "fn ("),
    ];
    let (functions, left, krate) = followed(&files, "src/lib.rs");
    assert_eq!(functions, ["crate::here src/here.rs"]);
    assert_eq!(left, ["crate::tests", "crate::gone", "crate::empty", "crate::again"]);
    assert_eq!(krate.left[0].reason, "`cfg(test)` does not hold");
    assert_eq!(krate.left[3].shared, Some(1));
    assert_eq!(krate.unparsed.len(), 1);
}

#[test]
fn every_candidate_path_is_watched() {
    let mut sources = Sources::in_memory([("src/lib.rs", "mod a; #[cfg(windows)] mod b;")]);
    read(&mut sources, "src/lib.rs", &Cfg::default());
    let looked_at: Vec<&str> = sources.looked_at().collect();
    assert_eq!(looked_at, ["src/a.rs", "src/a/mod.rs", "src/lib.rs"]);
}

#[test]
fn conditions_on_tests_are_inherited() {
    let files = [(
        "src/lib.rs",
        "#[cfg(not(test))] mod a { mod b { #[tool] fn f() {} } } #[cfg(any(unix, not(test)))] #[tool] fn g() {} #[cfg(not(test))] impl S { #[tool] fn f() {} }",
    )];
    let (.., krate) = followed(&files, "src/lib.rs");
    let not_in_tests: Vec<bool> = krate
        .candidates
        .iter()
        .map(|candidate| match candidate {
            Candidate::Function(function) => function.not_in_tests,
            Candidate::Impl(block) => block.methods[0].not_in_tests,
        })
        .collect();
    assert_eq!(not_in_tests, [true, false, true]);
}

#[test]
fn a_missing_root_is_left() {
    let (functions, left, _) = followed(&[], "src/lib.rs");
    assert!(functions.is_empty());
    assert_eq!(left, ["crate"]);
}

#[test]
fn a_file_that_is_nested_too_deeply_is_left_alone() {
    let deep = format!("const A: u8 = {}1{};", "(".repeat(100_000), ")".repeat(100_000));
    let files = [("src/lib.rs", "mod a; mod b;"), ("src/a.rs", &deep), ("src/b.rs", MARK)];
    let (functions, left, _) = followed(&files, "src/lib.rs");
    assert_eq!(functions, ["crate::b src/b.rs"]);
    assert_eq!(left, ["crate::a"]);
}
