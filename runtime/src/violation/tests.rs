use super::*;

fn add(
    rejection: &mut Rejection,
    code: Code,
    keyword: &'static str,
    pointer: &str,
    expected: &str,
    suggestion: Option<&str>,
) {
    if let Some(draft) = rejection.draft(code, keyword, Found::String) {
        draft.pointer(|out| out.push_str(pointer)).expected(|out| out.push_str(expected)).suggestion(suggestion).keep();
    }
}

fn json(rejection: &Rejection) -> String {
    let mut out = Vec::new();
    rejection.write_json(&mut out);
    String::from_utf8(out).expect("UTF-8")
}

#[test]
fn as_json() {
    let mut rejection = Rejection::new();
    add(&mut rejection, Code::NotInEnum, "enum", "/unit", r#"one of "c", "f""#, Some("c"));
    add(&mut rejection, Code::DuplicateKey, "", "/a", "", None);
    let expected = concat!(
        r#"{"violations":[{"pointer":"/unit","code":"not_in_enum","keyword":"enum","expected":"one of \"c\", \"f\"","#,
        r#""found":"string","suggestion":"c"},{"pointer":"/a","code":"duplicate_key","found":"string"}],"more":0}"#
    );
    assert_eq!(json(&rejection), expected);
    rejection.clear();
    let draft = rejection.draft(Code::MalformedJson, "", Found::Nothing).expect("room");
    draft.offset(Some(7)).expected(|out| out.push_str("a colon")).keep();
    let expected =
        r#"{"violations":[{"pointer":"","code":"malformed_json","expected":"a colon","offset":7}],"more":0}"#;
    assert_eq!(json(&rejection), expected);
}

#[test]
fn sixteen_are_kept_and_the_rest_counted() {
    let mut rejection = Rejection::new();
    for _ in 0..30 {
        add(&mut rejection, Code::WrongType, "type", "/a", "a string", None);
    }
    assert_eq!((rejection.violations().len(), rejection.more()), (16, 14));
    assert!(rejection.to_string().ends_with("\n/a: expected a string, got a string\nand 14 more"));
}

#[test]
fn both_forms_are_bounded() {
    // Quotes double in JSON and not in text.
    for part in ["x", "\""] {
        for length in [0, 10, 100, 200, 600] {
            let mut rejection = Rejection::new();
            for _ in 0..20 {
                add(&mut rejection, Code::WrongType, "type", &part.repeat(length), &part.repeat(length.min(256)), None);
            }
            let (text, json) = (rejection.to_string(), json(&rejection));
            assert!(text.len() <= 4096 && json.len() <= 4096, "{} {}", text.len(), json.len());
            assert_eq!(rejection.violations().len() + rejection.more(), 20);
            assert!(rejection.violations().len() >= 2);
            // Counted as it was written.
            let more = rejection.more();
            let tail = if more == 0 { 0 } else { format!("\nand {more} more").len() };
            assert_eq!(text.len() + 1, rejection.text_length + tail);
            assert_eq!(
                json.len(),
                r#"{"violations":[],"more":}"#.len() + rejection.json_length - 1 + more.to_string().len()
            );
        }
    }
}

#[test]
fn one_that_does_not_fit_ends_the_list() {
    let mut rejection = Rejection::new();
    for length in [3000, 2000, 1] {
        add(&mut rejection, Code::WrongType, "type", &"x".repeat(length), "", None);
    }
    assert_eq!((rejection.violations().len(), rejection.more()), (1, 2));
    assert_eq!(rejection.violations().map(|violation| violation.pointer().len()).collect::<Vec<_>>(), [3000]);
}

#[test]
fn memory_is_taken_once() {
    let mut rejection = Rejection::new();
    add(&mut rejection, Code::WrongType, "type", "/a", "a string", None);
    let taken = (rejection.texts.capacity(), rejection.entries.capacity());
    for _ in 0..3 {
        rejection.clear();
        for length in [1, 600, 600, 600, 600, 600, 600, 600, 600] {
            add(&mut rejection, Code::WrongType, "type", &"x".repeat(length), &"y".repeat(256), Some("z"));
        }
        let _ = rejection.disagree();
    }
    assert_eq!((rejection.texts.capacity(), rejection.entries.capacity()), taken);
}

#[test]
fn names_that_do_not_show() {
    let segment = |name: &str| {
        let mut out = String::new();
        visible::push_segment(&mut out, name, 64);
        out
    };
    let table = [
        ("days", "days"),
        ("a/b~c", "a~1b~0c"),
        ("größe 名", "größe 名"),
        ("a\nb\u{0}\u{7f}\u{85}", r"a\u000ab\u0000\u007f\u0085"),
        ("\u{202e}\u{200b}\u{feff}\u{2028}", r"\u202e\u200b\ufeff\u2028"),
        ("\u{e0041}", r"\udb40\udc41"),
        ("a\u{5d0}b\u{627}\u{661}", r"a\u05d0b\u0627\u0661"),
        ("\u{3164}\u{1e900}", r"\u3164\ud83a\udd00"),
        ("", ""),
    ];
    for (name, shown) in table {
        assert_eq!(segment(name), shown);
    }
    for (length, shown) in
        [(64, "x".repeat(64)), (65, format!("{}…", "x".repeat(61))), (1_000_000, format!("{}…", "x".repeat(61)))]
    {
        assert_eq!(segment(&"x".repeat(length)), shown);
    }
    let mut quoted = String::new();
    visible::push_quoted(&mut quoted, "a\"b\\c/~\t", 64);
    assert_eq!(quoted, r#""a\"b\\c/~\u0009""#);
}

/// The ranges of the property `Default_Ignorable_Code_Point` (DerivedCoreProperties of Unicode 16).
#[test]
fn nothing_that_is_drawn_as_nothing_shows() {
    let ranges = [
        ('\u{ad}', '\u{ad}'),
        ('\u{34f}', '\u{34f}'),
        ('\u{61c}', '\u{61c}'),
        ('\u{115f}', '\u{1160}'),
        ('\u{17b4}', '\u{17b5}'),
        ('\u{180b}', '\u{180f}'),
        ('\u{200b}', '\u{200f}'),
        ('\u{202a}', '\u{202e}'),
        ('\u{2060}', '\u{206f}'),
        ('\u{3164}', '\u{3164}'),
        ('\u{fe00}', '\u{fe0f}'),
        ('\u{feff}', '\u{feff}'),
        ('\u{ffa0}', '\u{ffa0}'),
        ('\u{fff0}', '\u{fff8}'),
        ('\u{1bca0}', '\u{1bca3}'),
        ('\u{1d173}', '\u{1d17a}'),
        ('\u{e0000}', '\u{e0fff}'),
    ];
    for character in ranges.into_iter().flat_map(|(first, last)| first..=last) {
        assert!(!visible::shows(character), "{character:?}");
    }
}

#[test]
fn only_exact_names_are_suggested() {
    for (name, is_suggested) in [("days", true), ("größe", true), ("a\nb", false), ("\u{202e}", false)] {
        let mut rejection = Rejection::new();
        add(&mut rejection, Code::UnknownKey, "", "/x", "", Some(name));
        let suggestion = rejection.violations().next().and_then(|violation| violation.suggestion());
        assert_eq!(suggestion, Some(name).filter(|_| is_suggested));
    }
}

#[test]
fn our_own_mistake_is_said_as_one() {
    let mut rejection = Rejection::new();
    add(&mut rejection, Code::WrongType, "type", "/a", "a string", None);
    let line = "arguments: these arguments are right, but the tool can not read them; its operator must look into it";
    assert_eq!(rejection.disagree().to_string(), line);
}

#[test]
fn an_example_that_fits_is_shown() {
    let mut rejection = Rejection::new();
    rejection.draft(Code::MissingKey, "required", Found::Nothing).expect("there is room").keep();
    rejection.exemplify(Some(r#"{"city":"Oslo"}"#));
    assert!(rejection.to_string().ends_with("\nfor example: {\"city\":\"Oslo\"}"), "{rejection}");
    let mut json = Vec::new();
    rejection.write_json(&mut json);
    let json: serde_json::Value = serde_json::from_slice(&json).expect("JSON");
    assert_eq!(json["example"]["city"], "Oslo");
    assert_eq!(serde_json::to_value(&rejection).expect("a value")["example"], r#"{"city":"Oslo"}"#);
    let long: &str = Box::leak(format!("{{\"city\":\"{}\"}}", "x".repeat(2000)).into_boxed_str());
    rejection.exemplify(Some(long));
    assert_eq!(rejection.example(), None);
}
