//! What each level makes of values that were not sent as declared.

use toolcall_schema::level::Level::{Exact, Lenient, Lossless};
use toolcall_schema::table::{Kind, Table, Width};

use super::fixture::{at, node, nullable, of_table};

/// Refused below a level, and what becomes of it from there on.
#[track_caller]
fn from(level: toolcall_schema::level::Level, sent: &str, expected: &str) {
    for other in toolcall_schema::level::Level::ALL {
        let found = at(other, sent);
        if other < level {
            assert!(found.starts_with("refused "), "{other} {sent}: {found}");
        } else {
            assert_eq!(found, expected, "{other} {sent}");
        }
    }
}

/// Refused at every level.
#[track_caller]
fn never(sent: &str) {
    for level in toolcall_schema::level::Level::ALL {
        let found = at(level, sent);
        assert!(found.starts_with("refused "), "{level} {sent}: {found}");
    }
}

#[test]
fn numbers_and_booleans_in_strings() {
    from(Lossless, r#"{"city":"x","days":"5"}"#, r#"{"city":"x","days":5,"flag":true} /days:number_from_text"#);
    from(
        Lossless,
        r#"{"city":"x","big":"-12"}"#,
        r#"{"city":"x","days":3,"big":-12,"flag":true} /big:number_from_text"#,
    );
    from(
        Lossless,
        r#"{"city":"x","ratio":"5e-1"}"#,
        r#"{"city":"x","days":3,"ratio":5e-1,"flag":true} /ratio:number_from_text"#,
    );
    from(Lossless, r#"{"city":"x","flag":"false"}"#, r#"{"city":"x","days":3,"flag":false} /flag:boolean_from_text"#);
    from(Lossless, r#"{"city":"x","days":"\u0035"}"#, r#"{"city":"x","days":5,"flag":true} /days:number_from_text"#);
    from(Lenient, r#"{"city":"x","days":" 5 "}"#, r#"{"city":"x","days":5,"flag":true} /days:number_from_text"#);
    from(Lenient, r#"{"city":"x","days":"5.0"}"#, r#"{"city":"x","days":5,"flag":true} /days:number_from_text"#);
    from(Lenient, r#"{"city":"x","flag":"False"}"#, r#"{"city":"x","days":3,"flag":false} /flag:boolean_from_text"#);
    for text in ["5.5", "1_000", "٥", "0x5", "+5", "05", "--5", "5-", "1e400", "NaN", "five", "0", "17", "-", "5 days"]
    {
        never(&format!(r#"{{"city":"x","days":"{text}"}}"#));
    }
    // Not the only spelling of zero.
    let found = at(Lossless, r#"{"city":"x","big":"-0"}"#);
    assert!(found.starts_with("refused "), "{found}");
    for text in ["yes", "1", "on", "t", "truee"] {
        never(&format!(r#"{{"city":"x","flag":"{text}"}}"#));
    }
    for value in ["1", "0", "[]", "{}"] {
        never(&format!(r#"{{"city":"x","flag":{value}}}"#));
    }
    for text in [".5", "5.", "1e400", "NaN", "Infinity", "0.5e", "1,0", "0", "2"] {
        never(&format!(r#"{{"city":"x","ratio":"{text}"}}"#));
    }
    assert_eq!(
        at(Lossless, r#"{"city":"x","days":"17"}"#),
        "refused /days: expected an integer from 1 to 16, got a larger one"
    );
}

#[test]
fn numbers_for_text() {
    from(
        Lossless,
        r#"{"city":9007199254740993}"#,
        r#"{"city":"9007199254740993","days":3,"flag":true} /city:text_from_number"#,
    );
    from(Lossless, r#"{"city":1.50}"#, r#"{"city":"1.50","days":3,"flag":true} /city:text_from_number"#);
    for value in ["true", "null", "[]", "{}", "11111111111111111111111111111111111111111"] {
        never(&format!(r#"{{"city":{value}}}"#));
    }
    assert_eq!(
        at(Lossless, r#"{"city":11111111111111111111111111111111111111111}"#),
        "refused /city: expected a string of 1 to 40 characters, got an integer"
    );
}

#[test]
fn names_in_other_case() {
    from(
        Lossless,
        r#"{"city":"x","unit":"Celsius"}"#,
        r#"{"city":"x","days":3,"unit":"celsius","flag":true} /unit:letter_case"#,
    );
    from(
        Lenient,
        r#"{"city":"x","unit":" CELSIUS\n"}"#,
        r#"{"city":"x","days":3,"unit":"celsius","flag":true} /unit:trimmed"#,
    );
    for name in ["celcius", "c", "celsius!", "ſ", "kelvin"] {
        never(&format!(r#"{{"city":"x","unit":"{name}"}}"#));
    }
}

#[test]
fn json_in_strings() {
    let place = r#"{"city":"x","days":3,"place":{"lat":1,"lon":2},"flag":true} /place:decoded"#;
    from(Lossless, r#"{"city":"x","place":"{\"lat\":1,\"lon\":2}"}"#, place);
    from(Lossless, r#"{"city":"x","place":" { \"lon\":2, \"lat\":1 } "}"#, place);
    from(
        Lossless,
        r#"{"city":"x","place":"{\"lat\":1,\"lon\":2,\"note\":null}"}"#,
        &place.replace("2}", "2,\"note\":null}"),
    );
    from(Lossless, r#""{\"city\":\"Rome\"}""#, r#"{"city":"Rome","days":3,"flag":true} :decoded"#);
    from(Lossless, r#""\"{\\\"city\\\":\\\"Rome\\\"}\"""#, r#"{"city":"Rome","days":3,"flag":true} :decoded :decoded"#);
    let tags = r#"{"city":"x","days":3,"tags":["a","b"],"flag":true} /tags:decoded"#;
    from(Lossless, r#"{"city":"x","tags":"[\"a\",\"b\"]"}"#, tags);
    // What is inside is coerced, too.
    let stops = r#"{"city":"x","days":3,"stops":[{"lat":1,"lon":2.5}],"flag":true}"#;
    from(
        Lossless,
        r#"{"stops":"[\"{\\\"lat\\\":\\\"1\\\",\\\"lon\\\":2.5}\"]","city":"x"}"#,
        &format!("{stops} /stops:decoded /stops/0:decoded /stops/0/lat:number_from_text"),
    );
    for text in [r#"{\"lat\":1"#, "null", "Rome", r#"{\"lat\":1,\"lon\":2} x"#, r#"{'lat':1}"#, "[1,2]", "5"] {
        never(&format!(r#"{{"city":"x","place":"{text}"}}"#));
    }
    // Where text is declared, JSON in it is text.
    assert_eq!(at(Lenient, r#"{"city":"{\"a\":1}"}"#), r#"{"city":"{\"a\":1}","days":3,"flag":true}"#);
}

#[test]
fn what_is_wrong_inside_a_string_is_pointed_at() {
    assert_eq!(
        at(Lossless, r#"{"city":"x","place":"{\"lat\":true}","days":99}"#),
        "refused /place/lat: expected a number, got a boolean; /place/lon: missing, expected a number; \
         /days: expected an integer from 1 to 16, got a larger one"
    );
    assert_eq!(at(Lossless, r#"{"city":"x","place":"[1]"}"#), "refused /place: expected an object, got an array");
    let deep = format!(r#"{{"city":"x","place":"{}{}"}}"#, "[".repeat(64), "]".repeat(64));
    assert_eq!(at(Lossless, &deep), "refused /place: expected an object, got a string");
}

#[test]
fn one_value_for_a_list() {
    from(Lenient, r#"{"city":"x","tags":"a"}"#, r#"{"city":"x","days":3,"tags":["a"],"flag":true} /tags:wrapped"#);
    from(
        Lenient,
        r#"{"city":"x","stops":{"lat":1,"lon":"2"}}"#,
        r#"{"city":"x","days":3,"stops":[{"lat":1,"lon":2}],"flag":true} /stops:wrapped /stops/0/lon:number_from_text"#,
    );
    assert_eq!(at(Lenient, r#"{"city":"x","stops":{"lat":1}}"#), "refused /stops/0/lon: missing, expected a number");
    assert_eq!(at(Lenient, r#"{"city":"x","tags":null}"#), r#"{"city":"x","days":3,"flag":true}"#);
    never(r#"{"city":"x","stops":7}"#);
}

/// Numbers and booleans in a row are wrapped in a row; what is between them is read for itself.
#[test]
fn values_for_lists() {
    let rows = Table {
        nodes: &[node(Kind::List(1), 0, 0), nullable(Kind::List(2)), node(Kind::Integer(Width::U8), 0, 0)],
        ..Table::EMPTY
    };
    let at = |sent| of_table(&rows, Lenient, sent).0;
    assert_eq!(
        at(r#"[1,2 , 3,[4],null,"5",6,7, [],8]"#),
        "[[1],[2],[3],[4],null,[5],[6],[7],[],[8]] \
         /0:wrapped /1:wrapped /2:wrapped /5:wrapped /5/0:number_from_text /6:wrapped /7:wrapped /9:wrapped"
    );
    assert_eq!(
        at("[1,300,2,true,3]"),
        "refused /1/0: expected an integer from 0 to 255, got a larger one; /3/0: expected an integer from 0 to 255, got a boolean"
    );
    assert!(at("[1,2,03]").starts_with("refused ") && at("[1,2,3").starts_with("refused "));
    let flags = Table { nodes: &[rows.nodes[0], rows.nodes[1], node(Kind::Bool, 0, 0)], ..Table::EMPTY };
    let (found, _) = of_table(&flags, Lenient, "[true,false]");
    assert_eq!(found, "[[true],[false]] /0:wrapped /1:wrapped");
}

#[test]
fn text_that_is_no_single_item() {
    for text in ["a, b", "a;b", "a|b", "a\\nb", "[a]", "(a)", "{a", "\\\"a", "'a'", "null", "None", " ", ""] {
        let sent = format!(r#"{{"city":"x","tags":"{text}"}}"#);
        let found = at(Lenient, &sent);
        let is_blank = text.trim().is_empty() && found.ends_with("/tags:blank");
        assert!(is_blank || found.starts_with("refused /tags: "), "{sent}: {found}");
    }
}

#[test]
fn empty_text_for_what_is_optional() {
    from(Lenient, r#"{"city":"x","days":""}"#, r#"{"city":"x","days":3,"flag":true} /days:blank"#);
    from(Lenient, r#"{"city":"x","place":" "}"#, r#"{"city":"x","days":3,"flag":true} /place:blank"#);
    never(r#"{"city":""}"#);
}

#[test]
fn unknown_keys() {
    from(
        Lenient,
        r#"{"city":"x","place":{"lat":1,"lon":2,"zip/code":3,"note":null}}"#,
        r#"{"city":"x","days":3,"place":{"lat":1,"lon":2,"note":null},"flag":true} /place/zip~1code:dropped"#,
    );
    let all =
        r#""city":"x","days":3,"unit":null,"ratio":null,"big":null,"tags":null,"place":null,"stops":null,"small":null"#;
    let without_one = format!(r#"{{"zone":[1,{{}}],{all}}}"#);
    let with_all = format!(r#"{{"zone":[1,{{}}],{all},"flag":true}}"#);
    from(Lenient, &with_all, r#"{"city":"x","days":3,"big":null,"flag":true} /zone:dropped"#);
    // Its name is still known once the keys behind it have been looked at.
    let escaped = with_all.replace("zone", r"z\u006fne").replace("flag", r"fla\u0067");
    from(Lenient, &escaped, r#"{"city":"x","days":3,"big":null,"flag":true} /zone:dropped"#);
    // It may be the one that is not there.
    never(&without_one);
    // What is nearly a key that there is, is a mistake, and to drop it would be another one.
    assert!(at(Lenient, r#"{"city":"x","dayz":5}"#).contains("did you mean \"days\""));
    never(&with_all.replace("zone", "dayz"));
    never(r#"{"city":"x","zone":[1,}"#);
    let many: String = (0..100).map(|index| format!(r#","zone{index}":0"#)).collect();
    assert!(at(Lenient, &format!(r#"{{{all},"flag":true{many}}}"#)).starts_with("refused /zone64: unknown key"));
}

#[test]
fn text_that_is_nearly_json() {
    let rome = r#"{"city":"Rome","days":3,"flag":true}"#;
    from(Lenient, "```json\n{\"city\":\"Rome\"}\n```", &format!("{rome} :fence"));
    from(Lenient, "{'city':'Rome',}<|call|>", &format!("{rome} :trailing_comma :single_quotes :end_tag"));
    from(Lenient, "{city: \"Rome\", flag: True} // so", &format!("{rome} :comment :bare_key :python_literal"));
    from(
        Lenient,
        "{'city':'Rome','days':'5'}",
        &format!("{} :single_quotes /days:number_from_text", rome.replace('3', "5")),
    );
    // What is wrong after the repair is told as if the text had been sent so.
    assert!(at(Lenient, "{'city':'Rome','days':99}").starts_with("refused /days: expected an integer from 1 to 16"));
    for text in
        ["{'city':'Rome'", "{\"city\":\"Rome", "{\"city\":\"Rome\",", "{\"city\":\"Rome\"} {}", "{'city':'it's'}"]
    {
        never(text);
        assert!(at(Lenient, text).contains("JSON"), "{text}: {}", at(Lenient, text));
    }
}

#[test]
fn what_fits_is_left_alone() {
    for sent in [r#"{"city":"5"}"#, r#"{"city":" x "}"#, r#"{"city":"true","days":1.0}"#, r#"{"city":"null"}"#] {
        let exact = at(Exact, sent);
        assert!(!exact.starts_with("refused"), "{sent}");
        assert_eq!(exact, at(Lenient, sent));
    }
}
