//! Keys that a dialect does not take.

use super::*;
use crate::lower::lower;

fn sample(names: &[&str]) -> Sample {
    let mut sample = Sample::default();
    let flag = sample.place(Shape::Bool);
    let fields = names.iter().map(|name| field(name, flag, "")).collect();
    let inner = sample.named("Inner", "", Shape::Record(fields));
    sample.tool("t", vec![field("inner", inner, "")]);
    sample
}

#[test]
fn they_are_respelled_and_both_are_accepted() {
    let sample = sample(&["page-size", "größe", "plain"]);
    let keys = |dialect| normalise(&sample.catalog, spec(dialect)).keys.into_iter().collect::<Vec<_>>();
    let pair = |declared: &str, shown: &str| (declared.to_owned(), shown.to_owned());
    assert_eq!(keys(Dialect::Anthropic), [pair("größe", "gr__e")]);
    assert_eq!(keys(Dialect::Gemini), [pair("größe", "gr__e"), pair("page-size", "page_size")]);
    for dialect in [Dialect::Openai, Dialect::OpenaiStrict, Dialect::Mcp] {
        assert_eq!(keys(dialect), []);
    }
    let mut table = lower(&sample.catalog);
    for dialect in Dialect::ALL {
        let keys = keys(*dialect);
        table.spell(keys.iter().map(|(declared, shown)| (declared.as_str(), shown.as_str())));
    }
    let place = |name| u32::try_from(table.fields.iter().position(|field| field.name == name).unwrap()).unwrap();
    let expected = [(place("page-size"), "page_size".to_owned()), (place("größe"), "gr__e".to_owned())];
    assert_eq!(table.spellings, expected);
}

#[test]
fn the_schema_and_the_ledger_have_the_other_spelling() {
    let view = normalise(&sample(&["page-size", "plain"]).catalog, spec(Dialect::Gemini));
    let inner = property(schema_of(&view.tools[0].tree), "inner").to_string();
    let expected = r#"{"type":"OBJECT","properties":{"page_size":{"type":"BOOLEAN"},"plain":{"type":"BOOLEAN"}},"required":["page_size","plain"]}"#;
    assert_eq!(inner, expected);
    let line = "t #/properties/inner/properties/page_size properties: stands for page-size, both are accepted\n";
    assert!(view.ledger.to_string().contains(line), "{}", view.ledger);
    let [warning] = &view.diagnostics[..] else { panic!("{:?}", view.diagnostics) };
    assert_eq!(warning.message, "keys of `t` are shown otherwise in gemini: `page-size` as `page_size`");
}

#[test]
fn one_that_becomes_the_alias_of_another_is_an_error() {
    for (alias, codes) in [("a_b", &["V008", "V007"][..]), ("a-b", &["V007"]), ("c", &["V007"])] {
        let mut sample = Sample::default();
        let flag = sample.place(Shape::Bool);
        let other = Field { aliases: vec![alias.to_owned()], ..field("other", flag, "") };
        sample.tool("t", vec![other, field("a.b", flag, "")]);
        let view = normalise(&sample.catalog, spec(Dialect::Gemini));
        let found: Vec<_> = view.diagnostics.iter().map(|diagnostic| diagnostic.code).collect();
        assert_eq!(found, codes, "{alias}");
    }
    let mut sample = Sample::default();
    let flag = sample.place(Shape::Bool);
    sample.tool("t", vec![Field { aliases: vec!["a_b".to_owned()], ..field("a-b", flag, "") }]);
    let view = normalise(&sample.catalog, spec(Dialect::Gemini));
    assert_eq!(view.diagnostics.len(), 1, "a key may have its own spelling as an alias");
}

#[test]
fn two_that_become_one_are_an_error() {
    for names in [["a-b", "a_b"], ["a_b", "a-b"], ["a-b", "a.b"]] {
        let view = normalise(&sample(&names).catalog, spec(Dialect::Gemini));
        let codes: Vec<_> = view.diagnostics.iter().map(|diagnostic| diagnostic.code).collect();
        assert_eq!(codes, ["V008", "V007"], "{names:?}");
        let message = format!("the keys `{}` and `{}` of `t` are both `a_b` in gemini", names[0], names[1]);
        assert_eq!(view.diagnostics[0].message, message);
    }
}
