//! What does not stop a tool and is told all the same.

use super::*;

#[test]
fn unknown_keywords_and_bad_defaults_are_told() {
    let read = tool(
        "{'type':'string','minLenght':3,'x-order':1},'w':{'type':'integer','default':'x'},
        'y':{'type':'string','default':null},'z':{'type':'integer','default':0.1}",
    );
    let base = "#/inputSchema/properties";
    let expected = ["v/minLenght", "w/default", "y/default", "z/default"].map(|at| format!("{base}/{at}"));
    let codes = ["J020", "J021", "J021", "J021"];
    assert_eq!(
        remarks(&read),
        codes.iter().zip(&expected).map(|(code, at)| format!("{code} {at}")).collect::<Vec<_>>()
    );
    assert_eq!(said(&read).matches("optional").count(), 3);
}

/// Of a default within itself the innermost is taken back, and the others have an end.
#[test]
fn a_default_must_fit_with_those_inside_it() {
    let list = "{'type':'array','uniqueItems':true,'items':{'type':'object','properties':{'d':{'type':'integer','default':7}}},
        'default':[{},{'d':7}]}";
    for (schema, defaults) in [("{'$ref':'#','default':{}}", 1), (list, 0)] {
        let read = with(&format!("'properties':{{'v':{schema}}}"));
        assert_eq!(remarks(&read), ["J021 #/inputSchema/properties/v/default"], "{schema}");
        assert_eq!(said(&read).matches("default ").count(), defaults, "{}", said(&read));
    }
}

/// As they would have been written had they been sent: nested defaults, declared order, digits.
#[test]
fn defaults_are_filled_in_whole() {
    let object = "{'type':'object','properties':{'deep':{'type':'boolean','default':false},'ratio':{'type':'number','default':100.0}}}";
    for (schema, expected) in [
        ("{'type':'number','default':100.0}", "100.0"),
        ("{'type':'number','default':1.50e2}", "1.50e2"),
        ("{'type':'integer','default':2.0}", "2"),
        ("{'type':'integer','default':-1e3}", "-1000"),
        (&format!("{{'type':'integer','default':1e{}}}", 30), &format!("1{}", "0".repeat(30))),
        (&format!("{{'type':'integer','default':1e{}}}", 300), &format!("1{}", "0".repeat(300))),
        ("{'default':[ 1.0, {'a' : 1e0} ]}", r#"[1.0,{"a":1e0}]"#),
        (&object.replace("'object',", "'object','default':{},"), r#"{"deep":false,"ratio":100.0}"#),
        (&object.replace("'object',", "'object','default':{'z':1,'ratio':2},"), r#"{"deep":false,"ratio":2,"z":1}"#),
        (
            &format!("{{'type':'array','items':{object},'default':[{{}},{{'deep':true}}]}}"),
            r#"[{"deep":false,"ratio":100.0},{"deep":true,"ratio":100.0}]"#,
        ),
        (
            &format!("{{'anyOf':[{{'type':'integer'}},{object}],'default':{{}}}}"),
            "\u{1}@A{\"deep\":false,\"ratio\":100.0}",
        ),
    ] {
        let read = with(&format!("'properties':{{'v':{schema}}}"));
        let table = crate::lower::lower(&read.catalog);
        let filled = table.fields.iter().find(|field| field.name == "v").map(|field| field.presence.clone());
        assert_eq!(filled, Some(crate::lower::PresenceBuf::Default(expected.to_owned())), "{schema}");
    }
}

#[test]
fn characters_that_are_not_seen_are_told() {
    for (text, pointer) in [
        ("{'title':'a\\u200b'}", "/inputSchema/properties/v/title"),
        ("{'not':{'description':'\\udb40\\udc41'}}", "/inputSchema/properties/v/not/description"),
        ("{'enum':['x','\\u2066']}", "/inputSchema/properties/v/enum/1"),
        ("{'properties':{'\\ufeff':true}}", "/inputSchema/properties/v/properties/\u{feff}"),
    ] {
        assert_eq!(remarks(&tool(text)), [format!("J023 #{pointer}")], "{text}");
    }
    assert!(remarks(&tool("{'description':'é\\n\\t👩\u{200d}💻'}")).is_empty());
}

#[test]
fn descriptions_that_are_no_text_are_told() {
    for (said, expected) in [
        (r#""description":["b"]"#, vec!["J024 #/description"]),
        (r#""title":7,"description":"b""#, vec!["J024 #/title"]),
        (r#""description":null"#, vec![]),
    ] {
        let read = read(format!(r#"{{"name":"a",{said},"inputSchema":{{}}}}"#).as_bytes(), &Options::REMOTE);
        assert_eq!(remarks(&read.expect("a tool")), expected, "{said}");
    }
}

#[test]
fn every_code_is_of_the_list() {
    let codes: Vec<&str> = CODES.iter().map(|code| code.id).collect();
    assert!(codes.is_sorted() && codes.windows(2).all(|pair| pair[0] != pair[1]));
    for code in ["J001", "J008", "J014", "J022"] {
        assert!(codes.contains(&code), "{code}");
    }
}
