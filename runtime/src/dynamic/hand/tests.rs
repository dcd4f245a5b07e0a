//! Tools that are built by hand, as their authors and their hosts meet them.

use core::future::ready;
use core::pin::pin;
use core::task::{Context, Poll, Waker};

use serde_json::{Value, json};
use toolcall_schema::catalog::{self, Catalog, Field, Shape, Type, TypeId};
use toolcall_schema::dialect::Dialect;
use toolcall_schema::source::Source;
use toolcall_schema::span::Span;

use super::{NotPrepared, Tool, Toolbox};
use crate::dynamic::Loader;
use crate::reply::Reply;
use crate::scratch::Scratch;
use crate::tool_result::ToolResult;

const COUNT: &str = r#"{"type":"object","properties":{"n":{"type":"integer","minimum":1}},"required":["n"]}"#;

fn called(tools: &Toolbox<str>, name: &str, arguments: &str) -> (String, String) {
    let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
    let outcome = tools.call_sync("ctx", name, arguments.as_bytes(), &mut scratch, &mut reply).name().to_owned();
    (outcome, reply.text().to_owned())
}

fn is(outcome: &str, text: &str) -> (String, String) {
    (outcome.to_owned(), text.to_owned())
}

fn sample() -> Toolbox<str> {
    let tools = [
        Tool::new("echo", "Says what it was told.", |arguments, context: &str| format!("{context} {arguments}"))
            .params(["z", "a"]),
        Tool::new("nothing", "Takes nothing.", |arguments, _: &str| arguments.to_owned()),
        Tool::typed("count", "Counts.", |arguments: std::collections::BTreeMap<String, u8>, _: &str| {
            if arguments["n"] == 7 {
                Err("seven is too much")
            } else {
                Ok(ToolResult::json(&arguments).metadata("k", 1))
            }
        })
        .schema(COUNT),
        Tool::new("break", "Breaks.", |_, _: &str| -> String { panic!("within") }),
        Tool::awaited("wait", "Waits.", |arguments, context| Box::pin(ready(format!("{context} {arguments}"))))
            .params(["w"]),
    ];
    Toolbox::new(tools).expect("they are right")
}

#[test]
fn each_handler_gets_its_arguments_and_the_context() {
    let tools = sample();
    assert_eq!(called(&tools, "echo", r#"{ "a": "1", "z": "2" }"#), is("done", r#"ctx {"z":"2","a":"1"}"#));
    assert_eq!(called(&tools, "nothing", ""), is("done", "{}"));
    assert_eq!(called(&tools, "count", r#"{"n":"3"}"#), is("done", r#"{"n":3}"#));
    assert_eq!(called(&tools, "count", r#"{"n":7}"#), is("failed", "seven is too much"));
}

#[test]
fn what_does_not_fit_never_reaches_a_handler() {
    let tools = sample();
    assert_eq!(called(&tools, "nothing", r#"{"x":1}"#).0, "rejected");
    assert_eq!(called(&tools, "echo", r#"{"a":"1"}"#), is("rejected", "/z: missing, expected a string"));
    let (outcome, text) = called(&tools, "count", r#"{"n":300}"#);
    assert_eq!((outcome.as_str(), text.contains("invalid value: integer `300`")), ("rejected", true), "{text}");
    assert!(called(&tools, "ecko", "{}").1.contains("did you mean `echo`?"));
}

#[test]
fn panics_and_missing_awaits_are_outcomes() {
    let tools = sample();
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let broken = called(&tools, "break", "{}").0;
    std::panic::set_hook(hook);
    assert_eq!(broken, "panicked");
    assert_eq!(called(&tools, "wait", r#"{"w":"x"}"#).0, "failed");
    let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
    for (name, arguments, expected) in [("wait", r#"{"w":"x"}"#, r#"ctx {"w":"x"}"#), ("nothing", "", "{}")] {
        {
            let call = pin!(tools.call("ctx", name, arguments.as_bytes(), &mut scratch, &mut reply));
            let polled = call.poll(&mut Context::from_waker(Waker::noop()));
            assert!(matches!(polled, Poll::Ready(outcome) if outcome.is_done()));
        }
        assert_eq!(reply.text(), expected);
    }
}

#[test]
fn one_handler_serves_all_tools_of_a_catalog() {
    let mut catalog = Catalog::default();
    let kind = |shape| Type { shape, name: None, description: None, constraints: Vec::new(), span: Span::default() };
    let text = catalog.add(kind(Shape::Text));
    let arguments = catalog.add(kind(Shape::Record(vec![Field::new("q", text, Span::default())])));
    let tool = catalog::Tool::new("find", "Finds.", arguments, Span::default());
    catalog.tools.push(tool);
    let mut broken = catalog.clone();
    broken.tools[0].arguments = TypeId(7);
    let faults = Loader::new().build(broken).unwrap_err();
    assert_eq!(faults[0].to_string(), "find: there is no type 7");
    let built = Loader::new().source(Source::A2a).build(catalog).unwrap();
    assert_eq!(built.find("find").unwrap().source(), Source::A2a);
    let tools = Toolbox::over(built, |name, arguments, context: &str| format!("{name} {arguments} {context}"));
    assert_eq!(called(&tools, "find", r#"{"q":"x"}"#), is("done", r#"find {"q":"x"} ctx"#));
    assert_eq!(called(&tools, "find", "{}").0, "rejected");
}

#[test]
fn definitions_are_those_of_declared_tools() {
    let tool: Tool = Tool::new("search", "Finds.", |_, (): &()| "").params(["query"]).source(Source::Http);
    let definition: Value = serde_json::from_slice(&tool.definition(Dialect::Anthropic).unwrap()).unwrap();
    let schema = json!({"type": "object", "properties": {"query": {"type": "string"}}, "required": ["query"],
        "additionalProperties": false});
    assert_eq!(definition, json!({"name": "search", "description": "Finds.", "input_schema": schema}));
    let tools = sample();
    assert!(tools.tools().tools().all(|tool| tool.source() == Source::Custom));
    assert_eq!(Toolbox::new([tool]).unwrap().tools().find("search").unwrap().source(), Source::Http);
}

#[test]
fn everything_that_is_wrong_is_told_before_a_model_is_asked() {
    let schema =
        r#"{"type":"object","properties":{"a":{"type":"text","minimum":"1"},"b":{"maxLength":-1}},"required":1}"#;
    let tool: Tool = Tool::new("t", "", |_, (): &()| "").schema(schema);
    let told: Vec<_> = tool.prepare().unwrap_err().into_iter().map(|error| (error.pointer, error.keyword)).collect();
    let expected = [
        ("/required", "required"),
        ("/properties/a/type", "type"),
        ("/properties/a/minimum", "minimum"),
        ("/properties/b/maxLength", "maxLength"),
    ];
    for (pointer, keyword) in expected {
        assert!(told.contains(&(pointer.to_owned(), keyword.to_owned())), "{pointer} in {told:?}");
    }
    assert_eq!(told.len(), expected.len(), "{told:?}");
    let fault = |tool: Tool| Toolbox::new([tool]).unwrap_err().to_string();
    let new = |name: &str| -> Tool { Tool::new(name, "", |_, (): &()| "") };
    assert!(fault(new("t").schema("{")).starts_with("`t`: J001 at arguments#: it is no JSON: "));
    assert!(fault(new("t").schema(r#"{},"name":{}"#)).contains("trailing characters"));
    assert!(fault(new("t").output(r#"{"type":1}"#)).starts_with("`t`: J011 at output#/type: "));
    assert!(fault(new("")).contains("J006 at name#"));
    let NotPrepared { tools } = Toolbox::new([new("t"), new("t")]).unwrap_err();
    assert_eq!((tools.len(), tools[0].1[0].code), (1, "J007"));
}
