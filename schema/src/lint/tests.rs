use super::*;
use crate::catalog::sample::{Sample, field, variants};
use crate::dialect::Dialect;
use crate::dialects::spec;
use crate::normalise::normalise;
use crate::table::Width;

/// The codes and messages of a sample in every dialect.
fn found(sample: &Sample, budget: Budget) -> Vec<(&'static str, String)> {
    let views: Vec<_> = Dialect::ALL.iter().map(|dialect| normalise(&sample.catalog, spec(*dialect))).collect();
    let views: Vec<_> = views.iter().collect();
    let found = lint(&Subject { catalog: &sample.catalog, views: &views, budget });
    found.into_iter().map(|diagnostic| (diagnostic.code, diagnostic.message)).collect()
}

/// Those of one code.
fn messages(sample: &Sample, code: &str) -> Vec<String> {
    let found = found(sample, Budget::default()).into_iter();
    found.filter(|(found, _)| *found == code).map(|(_, message)| message).collect()
}

#[test]
fn codes_are_in_order_and_explained() {
    assert!(LINTS.windows(2).all(|pair| pair[0].code < pair[1].code));
    assert!(LINTS.iter().all(|lint| !lint.title.is_empty() && !lint.example.is_empty()));
}

#[test]
fn a_tool_without_faults_is_silent() {
    let mut sample = Sample::default();
    let unit = sample.named("Unit", "A unit.", variants(&[("m", "metres")]));
    let text = sample.limited(Shape::Text, &[("max_length", 80)]);
    let id = sample.limited(Shape::Integer(Width::U64), &[("maximum", 1 << 53)]);
    let big = sample.place(Shape::Integer(Width::U64));
    let fields = vec![
        field("unit", unit, ""),
        field("path", text, "which"),
        field("note_id", id, "which"),
        field("paid", big, "how much"),
        field("familie", text, "👨‍👩‍👧 می‌خواهم ☕️"),
    ];
    sample.tool("measure", fields);
    assert_eq!(found(&sample, Budget::default()), []);
}

#[test]
fn ids_are_found_beneath_lists_and_options() {
    let mut sample = Sample::default();
    let id = sample.place(Shape::Integer(Width::I64));
    let list = sample.place(Shape::List(id));
    let maybe = sample.place(Shape::Nullable(list));
    let small = sample.place(Shape::Integer(Width::U32));
    let names = ["id", "userId", "note-ids", "valid", "humid", "ID", "id_count"];
    let mut fields: Vec<_> = names.iter().map(|name| field(name, maybe, "x")).collect();
    fields.push(field("small_id", small, "x"));
    sample.tool("t", fields);
    let told = messages(&sample, "L005");
    let names: Vec<_> = told.iter().filter_map(|message| message.split('`').nth(1)).collect();
    assert_eq!(names, ["id", "userId", "note-ids", "ID"]);
}

#[test]
fn names_that_differ_in_form_only_are_nearly_equal() {
    let mut sample = Sample::default();
    let flag = sample.place(Shape::Bool);
    sample.tool("get_order", vec![field("city", flag, "x"), field("City", flag, "x"), field("cite", flag, "x")]);
    sample.tool("getOrders", vec![]);
    sample.tool("set_order", vec![]);
    let expected = [
        "the tools `get_order` and `getOrders` are nearly of one name",
        "the keys `city` and `City` are nearly of one name",
    ];
    assert_eq!(messages(&sample, "L004"), expected);
}

#[test]
fn the_dialect_that_takes_most_is_held_against_the_budget() {
    let mut sample = Sample::default();
    sample.tool("short", vec![]);
    sample.tool("long", vec![]).description = "x".repeat(1_000);
    let block = |dialect| normalise(&sample.catalog, spec(dialect)).block();
    let largest = block(Dialect::OpenaiStrict);
    let (tool, all) = (largest.tools[1].len(), largest.bytes.len());
    let told = |tool, toolset| found(&sample, Budget { tool, toolset });
    assert_eq!(told(tool, all), []);
    let tokens = |size| format!("{size} bytes in openai-strict, about {} tokens (give or take a quarter)", size / 4);
    let of_tool = format!("`long` takes {}, more than {}", tokens(tool), tool - 1);
    let of_all = format!("the 2 tools of this toolset take {}, more than {}", tokens(all), all - 1);
    assert_eq!(told(tool - 1, all - 1), [("L007", of_tool), ("L007", of_all)]);
}

#[test]
fn every_shown_text_is_searched_for_hidden_characters() {
    let mut sample = Sample::default();
    let unit = sample.named("Unit", "A\u{202e} unit.", variants(&[("m", "me\u{ad}tres")]));
    let unit = Field { title: Some("U\u{feff}".into()), ..field("unit", unit, "a\u{200d}") };
    sample.tool("t", vec![unit]).description = "Adds.\u{e0041}\u{e0042}\u{e0042}\r".into();
    let held =
        |name: &str, characters: &str| format!("the texts of `{name}` hold characters that are not seen: {characters}");
    let expected =
        [held("t", "U+E0041, U+E0042, U+000D"), held("Unit", "U+202E, U+00AD"), held("unit` of `t", "U+FEFF, U+200D")];
    assert_eq!(messages(&sample, "L008"), expected);
}

#[test]
fn what_a_tool_allows_is_silent_for_it() {
    let mut sample = Sample::default();
    let text = sample.place(Shape::Text);
    sample.tool("one", vec![field("path", text, "x")]).policy.allowed = vec!["L006".into()];
    let other = sample.place(Shape::Text);
    sample.tool("other", vec![field("url", other, "x")]);
    assert_eq!(messages(&sample, "L006"), ["`url` of `other` may be any text of any length"]);
}
