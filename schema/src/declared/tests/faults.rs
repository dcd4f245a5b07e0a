//! What is refused, where, and what that leaves of the others.

use super::*;

#[test]
fn a_file_that_is_none_says_what_was_expected() {
    for (text, code) in [
        ("", "J001"),
        ("{\"tools\":[}", "J001"),
        ("{}", "J002"),
        ("[1,2]", "J002"),
        ("7", "J002"),
        ("{\"tools\":{}}", "J002"),
        ("{\"error\":{\"code\":1}}", "J002"),
        ("{\"tools\":[],\"tools\":[]}", "J004"),
    ] {
        let fault = read(text.as_bytes(), &Options::REMOTE).expect_err(text);
        assert_eq!(fault.code, code, "{text}: {fault}");
        assert!(code != "J002" || fault.help.contains("inputSchema") && fault.help.contains("toolSpec"), "{fault}");
    }
    assert!(file("[]").tools.is_empty() && file("{\"tools\":[]}").tools.is_empty());
}

#[test]
fn one_bad_tool_spoils_no_other() {
    let text = r#"{"tools":[
        {"name":"a","inputSchema":{"type":"object"}},
        {"name":"b","inputSchema":{"type":"object","properties":{"x":{"$ref":"http://x.y/z.json"}}}},
        {"name":"c","inputSchema":{"type":"object","type":"object"}},
        {"name":"d"}, 7, {"type":"web_search"},
        {"name":"e","inputSchema":{"not":{"required":["x"]}}},
        {"name":"","inputSchema":{}}, {"name":"f\u200b","inputSchema":{}},
        {"name":"a","inputSchema":{}},
        {"name":"g","inputSchema":{"type":"object"}},
        {"type":"function","type":"x","function":{"name":"h"}}]}"#;
    let read = file(text);
    let verdicts: Vec<String> = read
        .tools
        .iter()
        .map(|tool| match &tool.verdict {
            Verdict::Shape(index) => read.catalog.tools[*index].name.clone(),
            Verdict::Beyond(beyond) => beyond.to_string(),
            Verdict::Refused(fault) => format!("{} #{}", fault.code, fault.place.pointer),
        })
        .collect();
    let at = text.find("{\"required\"").expect("a place");
    let expected = [
        "a",
        "J008 #/tools/1/inputSchema/properties/x/$ref",
        "J004 #/tools/2/inputSchema",
        "J005 #/tools/3",
        "J005 #/tools/4",
        "J005 #/tools/5",
        &format!("`not` at byte {at}, #/tools/6/inputSchema/not (it says more than types do)"),
        "J006 #/tools/7/name",
        "J006 #/tools/8/name",
        "J007 #/tools/9/name",
        "g",
        "J004 #/tools/11",
    ];
    assert_eq!(verdicts, expected);
    assert_eq!(read.faults().count(), 10);
    assert_eq!(read.tools[6].schema.as_ref().expect("its text").text, r#"{"not":{"required":["x"]}}"#);
    let Verdict::Refused(same) = &read.tools[9].verdict else { panic!("refused") };
    assert_eq!(same.other.as_ref().expect("the earlier").pointer, "/tools/0/name");
    let diagnostic = same.diagnostic(crate::diag::Severity::Error);
    assert_eq!((diagnostic.code, diagnostic.related.len()), ("J007", 1));
    assert!(same.to_string().contains("#/tools/0/name"), "{same}");
}

#[test]
fn names_that_some_dialect_cannot_tell_apart_collide() {
    let tools = |one: &str, other: &str| {
        let text = format!(r#"[{{"name":"{one}","parameters":{{}}}},{{"name":"{other}","parameters":{{}}}}]"#);
        matches!(file(&text).tools[1].verdict, Verdict::Shape(_))
    };
    assert!(tools("a", "b") && tools("a.b", "a.c") && tools("a", "A"));
    assert!(!tools("a.b", "a_b") && !tools("a_b", "a b") && !tools("a/b", "a.b"));
    assert!(!tools(&"a".repeat(257), "b") || tools("a", "b"));
}

#[test]
fn references_lead_to_schemas_within_the_tool() {
    let defs = "},'$defs':{'A':{'type':'string'},'B':{'$id':'http://x.y/b','$anchor':'b','properties':{'q':true},
        '$defs':{'C':{'type':'boolean'}}},'D':{'default':{'type':'string'},'enum':['E']},'a/b%':{'type':'number'},
        'N':{'type':'object','properties':{'n':{'$ref':'#/$defs/N'}},'additionalProperties':false}";
    for (reference, expected) in [
        ("#/$defs/A", "v: text"),
        ("#/$defs/a~1b%25", "v: f64"),
        ("http://x.y/b#/$defs/C", "v: bool"),
        ("http://x.y/b#b", "v: nullable B; "),
        ("#b", "J009"),
        ("#/$defs/D/default", "J009"),
        ("#/$defs/D/enum/0", "J009"),
        ("#/$defs", "J009"),
        ("#/$defs/Z", "J009"),
        ("b", "J008"),
        ("file:///etc/passwd", "J008"),
        ("https://json-schema.org/draft/2020-12/schema", "J008"),
        ("#/$defs/N", "v: N"),
    ] {
        let read = tool(&format!("{{'$ref':'{reference}'}}{defs}"));
        let said = said(&read);
        assert!(said.starts_with(expected), "{reference}: {said}");
        if let Verdict::Refused(fault) = &read.tools[0].verdict {
            assert_eq!(fault.place.pointer, "/inputSchema/properties/v/$ref");
            assert!(fault.message.contains(reference), "{fault}");
        }
    }
}

#[test]
fn another_version_within_a_schema_is_refused() {
    let nested = |root: &str, inner: &str| {
        said(&with(&format!("'$schema':'{root}','properties':{{'v':{{'$schema':'{inner}'}}}}")))
    };
    let (old, new) = (Draft::Draft7.uri(), Draft::Draft202012.uri());
    assert_eq!(nested(new, new), "v: any, optional");
    assert_eq!(nested(new, old), "J010 #/inputSchema/properties/v/$schema");
    assert_eq!(nested("http://x.y", new), "J010 #/inputSchema/$schema");
}
