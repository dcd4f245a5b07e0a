use toolcall_schema::pattern::Endian;

use super::*;

#[test]
fn the_longest_module_path_names_the_toolset() {
    let config = Config::new().toolset("crate::a", "one").toolset("a::b", "two");
    let of = |path: &str| config.toolsets.of(&path.split("::").map(str::to_owned).collect::<Vec<_>>()).to_owned();
    assert_eq!([of("a"), of("a::b::c"), of("a::bc"), of("b")], ["one", "two", "one", "tools"]);
}

#[test]
fn roots_must_be_there_and_differ() {
    let of_this = Package::new(env!("CARGO_MANIFEST_DIR"), "my-tools", []);
    assert!(Config::new().targets(&of_this).is_ok_and(|targets| targets.len() == 1));
    let missing = Config::new().root("src/lib.rs").root("src/no.rs").targets(&of_this);
    assert!(missing.is_err_and(|error| error.contains("`src/no.rs`")));

    let of = |roots: [&str; 2]| targets(roots.map(str::to_owned).into_iter(), "my_tools");
    assert!(of(["src/bin/a.rs", "src/bin/a.rs"]).is_ok_and(|targets| targets.len() == 1));
    assert!(of(["src/lib.rs", "src/main.rs"]).is_ok_and(|targets| targets.len() == 2));
    for [one, other] in [["src/bin/a.rs", "examples/a.rs"], ["src/lib.rs", "tests/my-tools.rs"]] {
        assert!(of([one, other]).is_err_and(|error| error.contains(one) && error.contains(other)), "{other}");
    }
}

#[test]
fn the_order_of_bytes_is_that_of_the_target() {
    for (cfg, endian) in [("target_endian=\"big\"", Endian::Big), ("target_endian=\"little\"", Endian::Little)] {
        assert_eq!(Package::new("", "", [cfg.to_owned()]).endian(), endian);
    }
}

#[test]
fn targets_are_named_as_cargo_names_them() {
    for (root, line) in [
        ("src/lib.rs", "lib my_tools\n"),
        ("src/main.rs", "bin my_tools.bin\n"),
        ("src/bin/admin-tool.rs", "bin admin_tool.bin\n"),
        ("src/bin/admin/main.rs", "bin admin.bin\n"),
        ("examples/tour.rs", "bin tour.bin\n"),
        ("tests/it.rs", "lib it\n"),
        ("lib.rs", "lib my_tools\n"),
        // A folder must not be able to lead out of `OUT_DIR`.
        ("src/../main.rs", "bin __.bin\n"),
    ] {
        assert_eq!(Target::of_root(root.to_owned(), "my_tools").line(), line, "{root}");
    }
}
