//! Arguments that are made from the shape of a tool are taken by its parser.

#![forbid(unsafe_code)]

use std::fs;

use toolcall::Scratch;
use toolcall::dynamic::Loader;
use toolcall_tests::case::CASES;

#[test]
fn nearly_every_tool_has_a_sample_that_its_parser_takes() {
    let (mut count, mut without) = (0, Vec::new());
    for case in CASES {
        for (index, tool) in case.tools.tools().enumerate() {
            count += 1;
            match case.tools.sample(tool.name) {
                Some(arguments) if (case.parse[index])(arguments.as_bytes(), &mut Scratch::new()) => {
                    assert_eq!(case.tools.sample(tool.name), Some(arguments), "the same each time");
                }
                // A type of another crate may refuse what the shape, which says nothing of it, allows.
                _ => without.push(format!("{} {}", case.name, tool.name)),
            }
        }
    }
    println!("{count} tools, without a sample: {without:?}");
    assert!(without.len() * 20 <= count, "of {count} tools these have none: {without:?}");
}

#[test]
fn so_has_a_declared_tool() {
    let text = fs::read("../tools-example/src/data/berths.json").expect("declarations");
    let tools = Loader::new().trusted().load(&text).expect("tools");
    assert!(tools.tools().count() > 0);
    for tool in tools.tools() {
        assert!(tools.sample(tool.name()).is_some(), "{}", tool.name());
    }
    assert_eq!(tools.sample("nobody"), None);
}
