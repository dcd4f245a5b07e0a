//! The forms in which tools are declared.

use super::*;

#[test]
fn forms_are_seen_by_their_structure() {
    let schema = r#"{"type":"object","properties":{"v":{"type":"string"}},"additionalProperties":false}"#;
    let mcp = format!(r#"{{"name":"t","inputSchema":{schema}}}"#);
    let chat = format!(r#"{{"type":"function","function":{{"name":"t","parameters":{schema},"strict":true}}}}"#);
    let responses = format!(r#"{{"type":"function","name":"t","parameters":{schema}}}"#);
    let anthropic = format!(r#"{{"name":"t","input_schema":{schema}}}"#);
    let custom = format!(r#"{{"type":"custom","name":"t","input_schema":{schema}}}"#);
    let gemini = format!(r#"{{"functionDeclarations":[{{"name":"t","parametersJsonSchema":{schema}}}]}}"#);
    let bedrock = format!(r#"{{"toolSpec":{{"name":"t","inputSchema":{{"json":{schema}}}}}}}"#);
    let bare = format!(r#"{{"name":"t","parameters":{schema}}}"#);
    for (text, form) in [
        (&mcp, Form::Mcp),
        (&chat, Form::OpenaiChat),
        (&bare, Form::OpenaiChat),
        (&responses, Form::OpenaiResponses),
        (&anthropic, Form::Anthropic),
        (&custom, Form::Anthropic),
        (&gemini, Form::GeminiJson),
        (&bedrock, Form::Bedrock),
    ] {
        for text in [
            text.clone(),
            format!("[{text}]"),
            format!(r#"{{"tools":[{text}]}}"#),
            format!(r#"{{"jsonrpc":"2.0","id":1,"result":{{"tools":[{text}]}}}}"#),
            format!(r#"{{"toolConfig":{{"tools":[{text}]}}}}"#),
        ] {
            let read = file(&text);
            assert_eq!(read.tools.len(), 1, "{text}");
            assert_eq!((read.tools[0].form, said(&read).as_str()), (Some(form), "v: text, optional"), "{text}");
            let place = &read.tools[0].schema.as_ref().expect("a schema").place;
            assert_eq!(&text[place.span.start as usize..place.span.end as usize], schema);
        }
    }
}

#[test]
fn the_dialect_of_gemini_is_read() {
    let text = r#"{"functionDeclarations":[{"name":"t","description":"d","parameters":{"type":"OBJECT","properties":{
        "a":{"type":"STRING","nullable":true,"maxLength":"3"},"b":{"type":"ARRAY","items":{"type":"INTEGER"}},
        "c":{"type":"OBJECT","minProperties":"1"}},"required":["a"],"propertyOrdering":["a"]}},{"name":"none"}]}"#;
    let read = file(text);
    let pointer = "/functionDeclarations/0/parameters/properties/c/minProperties";
    // No validator of JSON Schema knows capitals.
    assert_eq!(said(&read), format!("J011 #{pointer}"));
    assert!(matches!(read.tools[1].verdict, Verdict::Shape(0)));
    let read = file(&text.replace(r#","minProperties":"1""#, ""));
    let expected = "| d; a: nullable (text, max_length = 3); b: list of big integer, optional; c: map of any, optional; ; tool none, from custom";
    assert_eq!(said(&read), expected);
}

#[test]
fn remarks_of_the_envelope_are_kept() {
    let text = r#"{"tools":[{"name":"get","title":"Get","description":"Gets.","inputSchema":{"type":"object"},
        "annotations":{"readOnlyHint":true,"openWorldHint":false,"title":"Other"},"_meta":{"x":1},
        "outputSchema":{"type":"object","properties":{"n":{"type":"integer"}},"required":["n"]}},
        {"name":"put","inputSchema":true,"annotations":{"title":"Put","destructiveHint":true},"outputSchema":{"not":{}}}]}"#;
    let read = file(text);
    let [get, put] = &read.catalog.tools[..] else { panic!("two tools") };
    assert_eq!((get.title.as_deref(), get.description.as_str()), (Some("Get"), "Gets."));
    assert_eq!((get.hints.read_only, get.hints.open_world, get.hints.destructive), (Some(true), Some(false), None));
    assert_eq!((put.title.as_deref(), put.hints.destructive), (Some("Put"), Some(true)));
    assert_eq!(read.catalog.fields(get.returns.expect("an output").kind)[0].name, "n");
    assert!(put.returns.is_none() && read.tools[1].output.is_some());
    assert_eq!(read.tools[1].remarks[0].code, "J022");
    assert!(read.catalog.others.contains_key(&put.arguments), "any object");
}

#[test]
fn what_a_field_says_is_kept() {
    let read = tool(
        "{'$ref':'#/$defs/Unit','title':'U','description':'which','deprecated':true},
        'w':{'type':'integer','default':3,'examples':[4,'x'],'description':''},
        'x':{'$ref':'#/$defs/Unit'}},'$defs':{'Unit':{'enum':['c'],'description':'of heat'}",
    );
    let fields = read.catalog.fields(read.catalog.tools[0].arguments);
    let [v, w, x] = fields else { panic!("{fields:?}") };
    assert_eq!((v.title.as_deref(), v.description.as_deref(), v.deprecated), (Some("U"), Some("which"), true));
    assert_eq!(w.presence, crate::catalog::Presence::Default(crate::json::Json::Integer(3)));
    assert_eq!((w.examples.len(), w.description.as_deref()), (1, None));
    assert_eq!(x.description.as_deref(), Some("of heat"));
    assert_eq!(read.catalog.type_of(x.kind).name.as_deref(), Some("Unit"));
}
