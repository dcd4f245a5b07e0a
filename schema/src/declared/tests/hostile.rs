//! Declarations of those who mean harm: refused or read, and soon.

use std::time::{Duration, Instant};

use super::*;

/// The verdict, within a time that leaves room for a slow machine without optimisation.
fn quick(schema: &str) -> String {
    let text = format!(r#"{{"name":"t","inputSchema":{schema}}}"#);
    let begun = Instant::now();
    let said = match read(text.as_bytes(), &Options::REMOTE) {
        Ok(read) => said(&read),
        Err(fault) => fault.code.to_owned(),
    };
    assert!(
        begun.elapsed() < Duration::from_secs(5),
        "{:?} for {}",
        begun.elapsed(),
        text.chars().take(200).collect::<String>()
    );
    said.chars().take(30).collect()
}

fn defs(count: usize, of: impl Fn(usize) -> String) -> String {
    let all: Vec<_> = (0..count).map(|index| format!(r#""d{index}":{}"#, of(index))).collect();
    all.join(",")
}

#[test]
fn references_do_not_multiply() {
    let next = |index: usize| format!(r##"{{"$ref":"#/$defs/d{}"}}"##, index + 1);
    for word in ["allOf", "anyOf", "oneOf"] {
        let bomb = defs(40, |index| format!(r#"{{"{word}":[{0},{0}]}}"#, next(index)));
        let schema = format!(r##"{{"properties":{{"v":{{"$ref":"#/$defs/d0"}}}},"$defs":{{{bomb},"d40":{{}}}}}}"##);
        quick(&schema);
    }
    let doubled = defs(60, |index| format!(r#"{{"type":"object","properties":{{"a":{0},"b":{0}}}}}"#, next(index)));
    let schema = format!(r##"{{"properties":{{"v":{{"$ref":"#/$defs/d0"}}}},"$defs":{{{doubled},"d60":{{}}}}}}"##);
    assert!(quick(&schema).starts_with("v: d0, optional"), "each type is there once");
    let products = r#"{"anyOf":[{"minLength":1},{"minLength":2},{"minLength":3},{"maxLength":9}]},"#.repeat(40);
    quick(&format!(r#"{{"properties":{{"v":{{"allOf":[{products}{{}}]}}}}}}"#));
}

#[test]
fn circles_end() {
    for schema in [
        r##"{"$ref":"#"}"##,
        r##"{"anyOf":[{"$ref":"#"},{"type":"object"}]}"##,
        r##"{"not":{"allOf":[{"$ref":"#"}]}}"##,
        r##"{"properties":{"v":{"$ref":"#/properties/v"}}}"##,
    ] {
        assert!(quick(schema).starts_with("J009"), "{schema}");
    }
    for schema in [
        r##"{"properties":{"v":{"type":"array","items":{"$ref":"#/properties/v"}}}}"##,
        r##"{"properties":{"v":{"$ref":"#"}},"required":["v"]}"##,
    ] {
        quick(schema);
    }
    let chain =
        defs(1_000, |index| format!(r##"{{"properties":{{"n":{{"$ref":"#/$defs/d{}"}}}}}}"##, (index + 1) % 1_000));
    let deep = format!(r##"{{"properties":{{"v":{{"$ref":"#/$defs/d0"}}}},"$defs":{{{chain}}}}}"##);
    assert!(quick(&deep).starts_with("J013"));
    // From its far end on, each is known before the one before it.
    let all: Vec<_> = (0..1_000).rev().map(|index| format!(r##""v{index}":{{"$ref":"#/$defs/d{index}"}}"##)).collect();
    let flat = chain.replace(r##"{"properties":{"n":{"$ref":"#/$defs/d0"}}}"##, "{}");
    assert!(quick(&format!(r#"{{"properties":{{{}}},"$defs":{{{flat}}}}}"#, all.join(","))).starts_with("J013"));
}

#[test]
fn many_references_take_no_longer_each() {
    let many = |of: &dyn Fn(usize) -> String| (0..20_000).map(of).collect::<Vec<_>>().join(",");
    let all = many(&|index| format!(r##"{{"$ref":"#/$defs/d{index}"}}"##));
    let lost = many(&|index| format!(r##""k{index}":{{"$ref":"x{index}"}}"##));
    let schema = format!(
        r##"{{"properties":{{"v":{{"allOf":[{all}]}}}},"$defs":{{"L":{{"properties":{{{lost}}}}},{}}}}}"##,
        defs(20_000, |_| "{}".to_owned())
    );
    quick(&schema);
}

#[test]
fn what_is_large_takes_time_that_grows_with_it() {
    let many = |count: usize, of: &dyn Fn(usize) -> String| (0..count).map(of).collect::<Vec<_>>().join(",");
    let keys = many(100_000, &|index| format!(r#""k{index}":1"#));
    let names = many(100_000, &|index| format!(r#""k{index}""#));
    for schema in [
        format!(r#"{{{keys}}}"#),
        format!(r#"{{"required":[{names}]}}"#),
        format!(r#"{{"properties":{{"v":{{"enum":[{names}]}}}}}}"#),
        format!(r#"{{"properties":{{"v":{{"allOf":[{{"enum":[{names}]}},{{"enum":[{names}]}}]}}}}}}"#),
        format!(r#"{{"properties":{{"v":{{"default":{{{keys}}}}}}}}}"#),
        format!(r#"{{"properties":{{{}}}}}"#, many(100_000, &|index| format!(r#""k{index}":true"#))),
        format!(r#"{{{}}}"#, many(100_000, &|_| r#""k":1"#.to_owned())),
        format!(r#"{{"$id":"http://x.y/{}","properties":{{}}}}"#, "a".repeat(100_000)),
    ] {
        quick(&schema);
    }
}

#[test]
fn values_within_forms_within_forms_do_not_multiply() {
    let forms =
        r##"{"type":"object","properties":{"p":{"$ref":"#/$defs/F"},"x":{"type":"integer"}},"required":["x"]}"##;
    let other = forms.replace("\"x\"", "\"y\"");
    let value = format!("{}{{}}{}", r#"{"p":"#.repeat(60), "}".repeat(60));
    let schema = format!(
        r##"{{"properties":{{"v":{{"$ref":"#/$defs/F","default":{value}}}}},"$defs":{{"F":{{"anyOf":[{forms},{other}]}}}}}}"##
    );
    assert!(quick(&schema).starts_with("v: F, optional"));
}
