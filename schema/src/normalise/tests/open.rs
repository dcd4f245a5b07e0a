//! Objects that may have keys which are not declared.

use super::*;

/// `go {place: {x: i64, …: text}, …}`
fn sample() -> Sample {
    let mut sample = Sample::default();
    let (text, any) = (sample.place(Shape::Text), sample.place(Shape::Any));
    let x = sample.place(Shape::Integer(Width::I64));
    let place = sample.place(Shape::Record(vec![field("x", x, "")]));
    let arguments = sample.tool("go", vec![field("place", place, "")]).arguments;
    sample.catalog.others.extend([(place, text), (arguments, any)]);
    sample
}

#[test]
fn what_other_keys_may_be_is_shown() {
    let (view, schema) = view(sample(), Dialect::Mcp);
    assert_eq!(schema.key("additionalProperties"), None);
    let others = property(&schema, "place").key("additionalProperties").map(Json::to_string);
    assert_eq!(others.as_deref(), Some(r#"{"type":"string"}"#));
    assert!(view.ledger.entries.iter().all(|entry| !entry.change.is_loss()));
}

#[test]
fn strict_dialects_close_what_has_declared_keys() {
    for dialect in [Dialect::OpenaiStrict, Dialect::AnthropicStrict] {
        let (view, schema) = view(sample(), dialect);
        let closed = |schema: &Json| schema.key("additionalProperties") == Some(&Json::Bool(false));
        assert!(closed(&schema) && closed(property(&schema, "place")), "{schema}");
        assert!(view.ledger.to_string().contains("additionalProperties"), "{}", view.ledger);
        assert_eq!(view.diagnostics, []);
    }
}

#[test]
fn an_object_without_declared_keys_is_not_shown_strict() {
    let mut sample = Sample::default();
    let any = sample.place(Shape::Any);
    let arguments = sample.tool("go", Vec::new()).arguments;
    sample.catalog.others.insert(arguments, any);
    let (view, schema) = view(sample, Dialect::OpenaiStrict);
    assert_eq!(schema.key("additionalProperties"), None);
    assert!(view.diagnostics[0].message.contains("`go` is shown non-strict"), "{:?}", view.diagnostics);
}
