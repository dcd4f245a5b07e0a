//! How a host speaks of tools.

use toolcall::dynamic::Registry;
use toolcall_tests::case::CASES;

use crate::tools;

/// Any name that a call may use says which tool is meant; one that none has is told, and nothing changes.
#[test]
fn a_host_is_told_of_names_that_no_tool_has() {
    let hello = CASES.iter().find(|case| case.name == "hello").expect("the case").tools;
    let own = hello.tools().next().expect("a tool").name;
    let registry = Registry::new(hello);
    registry.put("file", tools());
    let off = |name: &str| registry.enable(name, false).map(drop).map_err(|error| error.to_string());
    let number = registry.current().number();
    assert_eq!(off("note.ad"), Err(r#"there is no tool "note.ad"; did you mean "note.add"?"#.to_owned()));
    assert_eq!(off("thing"), Err(r#"there is no tool "thing""#.to_owned()));
    let near = registry.shadow(&format!("{own}s"), Some("file")).expect_err("no tool").nearest;
    assert_eq!(near.as_deref(), Some(own));
    assert!(registry.shadow("note.add", Some("file")).is_err(), "it is not the program's own");
    assert_eq!((registry.current().number(), registry.current().shadowed().count()), (number, 0));

    off("note_add").expect("the spelling of a dialect");
    assert!(registry.current().find("note.add").is_none() && registry.current().find("note_add").is_none());
    registry.remove("file");
    registry.enable("note.add", true).expect("it was switched off");
    assert!(registry.enable("note.add", true).is_err(), "now nothing has the name");
    registry.put("file", tools());
    assert!(registry.current().find("note_add").is_some());
}
