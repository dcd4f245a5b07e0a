use super::*;

fn lines_of(text: &str) -> Vec<Fragment> {
    let fragment = |line: &str| Fragment { form: Form::Line, text: format!(" {line}"), span: Span::default() };
    text.lines().map(fragment).collect()
}

fn read(text: &str) -> Docs {
    docs(&lines_of(text), false)
}

fn bullets(text: &str) -> Vec<(Option<String>, String)> {
    read(text).bullets.into_iter().map(|bullet| (bullet.name, bullet.text)).collect()
}

#[test]
fn the_summary_is_all_but_the_section() {
    let docs = read(
        "Get the forecast.\n\nFor one city.\n\n# Parameters\n* `city` - the city\n* days: how many\n\n# Errors\nIf it rains.",
    );
    assert_eq!(docs.summary, "Get the forecast.\n\nFor one city.\n\n# Errors\nIf it rains.");
    assert_eq!(docs.bullets.len(), 2);
    assert!(docs.text.contains("# Parameters"));
}

#[test]
fn a_bullet_is_a_name_a_dash_and_a_text() {
    for (line, name, text) in [
        ("* `city` - the city", Some("city"), "the city"),
        ("- city - the city", Some("city"), "the city"),
        ("+ city – the city", Some("city"), "the city"),
        ("* city — the city", Some("city"), "the city"),
        ("* city: the city", Some("city"), "the city"),
        ("* `city`: the city", Some("city"), "the city"),
        ("* city- the city", Some("city"), "the city"),
        ("* issue-number - which", Some("issue-number"), "which"),
        ("* `r#type` - which", Some("type"), "which"),
        ("* `city`", Some("city"), ""),
        ("* city", Some("city"), ""),
        ("* `city` the city", None, "`city` the city"),
        ("* the city", None, "the city"),
        ("* `a b` - both", None, "`a b` - both"),
        ("* `open - text", None, "`open - text"),
        ("*  - text", None, "- text"),
        ("* größe - wie groß", Some("größe"), "wie groß"),
    ] {
        let expected = [(name.map(str::to_owned), text.to_owned())];
        assert_eq!(bullets(&format!("# Parameters\n{line}")), expected, "{line}");
    }
}

#[test]
fn lines_go_on_below_their_bullet() {
    let text = "# Args\n* `a` - one\n  two\n    * nested\n\n  three\n* b: four\nlazy\n\nnot b's\n  nor this\n* c: five";
    let expected = [
        (Some("a".to_owned()), "one\ntwo\n  * nested\n\nthree".to_owned()),
        (Some("b".to_owned()), "four\nlazy".to_owned()),
        (Some("c".to_owned()), "five".to_owned()),
    ];
    assert_eq!(bullets(text), expected);
}

#[test]
fn headings_open_and_close_the_section() {
    for heading in ["# Parameters", "### Arguments ##", "###### args", "# Args:"] {
        assert_eq!(bullets(&format!("{heading}\n* a: b")).len(), 1, "{heading}");
    }
    for heading in ["#Parameters", "####### Args", "Parameters", "# My parameters", "    # Args"] {
        assert_eq!(bullets(&format!("{heading}\n* a: b")).len(), 0, "{heading}");
    }
    // A deeper heading stays within, an equal one closes.
    assert_eq!(bullets("## Args\n* a: b\n### Optional\n* c: d\n## Errors\n* e: f").len(), 2);
}

#[test]
fn a_code_block_holds_no_heading_and_no_bullet() {
    let docs =
        read("Text.\n```\n# Parameters\n* a: b\n```\n# Parameters\n* c: d\n  ~~~text\n  * e: f\n  # Errors\n  ~~~");
    assert_eq!(docs.bullets.len(), 1);
    assert_eq!(docs.bullets[0].text, "d\n~~~text\n* e: f\n# Errors\n~~~");
    assert!(docs.summary.contains("* a: b"));
}

#[test]
fn indentation_is_taken_away_as_rustdoc_does() {
    let fragment = |form, text: &str| Fragment { form, text: text.to_owned(), span: Span::default() };
    for (fragments, expected) in [
        (vec![fragment(Form::Line, " a"), fragment(Form::Line, ""), fragment(Form::Line, "   b")], "a\n\n  b"),
        (vec![fragment(Form::Attribute, "a\n  b")], "a\n  b"),
        (vec![fragment(Form::Line, " a"), fragment(Form::Attribute, "b")], "a\nb"),
        (vec![fragment(Form::Block, "\n * a\n *\n *   b\n ")], "a\n\n  b"),
        (vec![fragment(Form::Block, " a\n * b\n ")], "a\nb"),
        (vec![fragment(Form::Block, "\n    a\n      b\n    ")], "a\n  b"),
        (vec![fragment(Form::Block, " a ")], "a"),
        (vec![fragment(Form::Line, "")], ""),
        (vec![], ""),
    ] {
        assert_eq!(docs(&fragments, false).text, expected, "{fragments:?}");
    }
}

#[test]
fn odd_texts_do_not_panic() {
    for text in
        ["#", "# Args\n*", "# Args\n* `", "# Args\n* -", "```", "# Args\n*\u{a0}x", "# Args\n* é–", "\t\u{3000}x"]
    {
        let _ = read(text);
    }
}
