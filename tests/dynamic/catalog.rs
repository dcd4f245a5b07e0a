//! Compiled tools as ones that were loaded: nothing of what was declared is lost on the way.

use toolcall::dynamic::{DynamicTools, Loader, Part, Registry};
use toolcall::{Dialect, Level, Outcome, Policy, Rejection, Scratch, Source, Toolset};
use toolcall_tests::case::CASES;

fn case(name: &str) -> &'static Toolset {
    CASES.iter().find(|case| case.name == name).expect("the case").tools
}

/// What came of a check, with what was coerced. The example that ends a rejection is that of compiled tools alone.
fn told(outcome: &Outcome<'_>, out: &[u8]) -> String {
    let violations = |rejection: &Rejection| rejection.violations().map(|one| format!("{one:?}\n")).collect::<String>();
    match outcome {
        Outcome::Done => String::from_utf8_lossy(out).into_owned(),
        Outcome::Rejected(rejection) => violations(rejection),
        other => other.name().to_owned(),
    }
}

#[test]
fn every_view_is_rendered_again() {
    let mut tools = 0;
    for case in CASES {
        let catalog = case.tools.catalog();
        assert_eq!(catalog.refused(), [], "{}", case.name);
        for dialect in Dialect::ALL {
            let compiled = case.tools.schema(*dialect).expect("rendered");
            assert!(catalog.schema(*dialect) == compiled, "{} {dialect}", case.name);
        }
        for (tool, again) in case.tools.tools().zip(catalog.tools()) {
            tools += 1;
            assert_eq!((tool.name, tool.title, tool.description), (again.name(), again.title(), again.description()));
            assert_eq!((tool.hints, tool.timeout, tool.source), (again.hints(), again.timeout(), again.source()));
            assert_eq!((tool.max_retries, tool.coerce), (again.max_retries(), again.coerce()));
            assert_eq!((tool.is_deprecated, tool.is_untrusted), (again.is_deprecated(), again.is_untrusted()));
        }
        assert_eq!(case.tools.tools().count(), catalog.tools().count());
    }
    assert!(tools > 100, "{tools}");
}

/// Aliases, secrets, levels, limits: every call of every case is taken as the compiled tools take it.
#[test]
fn every_call_is_checked_alike() {
    let (mut scratch, mut again, mut out, mut other) = (Scratch::new(), Scratch::new(), Vec::new(), Vec::new());
    let (mut calls, mut coerced) = (0, 0);
    for case in CASES {
        let catalog = case.tools.catalog();
        for call in case.calls() {
            for policy in [Policy::DECLARED, Policy::at(Level::Exact), Policy::at(Level::Lenient)] {
                let compiled =
                    told(&case.tools.check(&call.tool, &call.arguments, policy, &mut scratch, &mut out), &out);
                let loaded = told(&catalog.check(&call.tool, &call.arguments, policy, &mut again, &mut other), &other);
                assert_eq!(compiled, loaded, "{} line {}", case.name, call.line);
                let [one, other] = [&scratch, &again].map(|scratch| format!("{:?}", scratch.receipt()));
                coerced += usize::from(out != call.arguments && !out.is_empty());
                assert_eq!(one, other, "{} line {}", case.name, call.line);
                calls += 1;
            }
        }
    }
    println!("{calls} checks, {coerced} of them not canonical");
    assert!(calls > 1000 && coerced > 100, "{calls} {coerced}");
}

#[test]
fn lists_are_compared_and_filtered() {
    let hello = case("hello").catalog();
    assert!(hello.diff(&case("hello").catalog()).is_empty());
    let name = hello.tools().next().expect("a tool").name().to_owned();
    let only = hello.only(|tool| tool.name() == name);
    assert_eq!(
        only.schema(Dialect::Gemini),
        [b"[", only.schema_of(&name, Dialect::Gemini).expect("it"), b"]"].concat()
    );
    assert_eq!(only.schema_of(&name, Dialect::Gemini), hello.schema_of(&name, Dialect::Gemini));
    let diff = hello.diff(&only);
    assert_eq!((diff.added.len(), diff.removed.len(), diff.changed.len()), (0, hello.tools().count() - 1, 0));

    // What a server says of the same tool is compared by what it means.
    let list = Loader::new().source(Source::Native).load(hello.schema(Dialect::Mcp)).expect("a list");
    assert!(hello.diff(&list).added.is_empty() && hello.diff(&list).removed.is_empty());
    let server = DynamicTools::load(list.schema(Dialect::Mcp)).expect("a list");
    assert!(list.diff(&server).changed.iter().all(|changed| changed.parts == [Part::Source]));

    let registry = Registry::new(case("hello"));
    let displaced = registry.put("own", only);
    assert_eq!(displaced.len(), 1, "a name is the program's own");
}

/// What is beyond a shape keeps its schema and its validator under its new place.
#[test]
fn tools_beyond_a_shape_are_filtered_too() {
    let file = r#"[{"name":"a","inputSchema":{"type":"object"}},
        {"name":"b","inputSchema":{"type":"object","not":{"required":["x"]}}}]"#;
    let tools = DynamicTools::load(file.as_bytes()).expect("a list").only(|tool| tool.name() == "b");
    assert!(String::from_utf8_lossy(tools.schema(Dialect::Mcp)).contains(r#""not""#));
    let (mut scratch, mut out) = (Scratch::new(), Vec::new());
    for (arguments, fits) in [(r#"{"x":1}"#, false), (r#"{"y":1}"#, true)] {
        let outcome = tools.check("b", arguments.as_bytes(), Policy::DECLARED, &mut scratch, &mut out);
        assert_eq!(outcome.is_done(), fits, "{arguments}");
    }
}
