use super::tests::fixture::{CITY, accept, codes, lines, refuse, refuse_bytes};
use crate::violation::{Code, Found};

mod agreement;
mod choices;
mod fixture;
mod framing;
mod hostile;
mod ladder;
mod numbers;
mod open;
mod patterns;
mod repeated;
mod trials;

#[test]
fn canonical_form() {
    let table = [
        // Declared order, defaults, white space.
        (r#"{"city":"Rome"}"#, r#"{"city":"Rome","days":3,"flag":true}"#),
        (" {\n\t\"days\" : 5 ,\r\"city\": \"Rome\" } ", r#"{"city":"Rome","days":5,"flag":true}"#),
        (r#"{"flag":false,"unit":"celsius","city":"x"}"#, r#"{"city":"x","days":3,"unit":"celsius","flag":false}"#),
        // Null is kept where it is a value, and absent where it is not.
        (r#"{"big":null,"city":"x","days":null,"unit":null}"#, r#"{"city":"x","days":3,"big":null,"flag":true}"#),
        (r#"{"tags":null,"city":"x","place":null}"#, r#"{"city":"x","days":3,"flag":true}"#),
        // Strings.
        (
            r#"{"city":"\u0052ome\/\n\u000a\u0007\b\f\r\t\"\\"}"#,
            r#"{"city":"Rome/\n\n\u0007\b\f\r\t\"\\","days":3,"flag":true}"#,
        ),
        (r#"{"city":"\ud83d\ude00\u00e9\u0000"}"#, r#"{"city":"😀é\u0000","days":3,"flag":true}"#),
        (
            "{\"city\":\"\u{2028}\u{7f}\u{85}\u{ffff}\"}",
            "{\"city\":\"\u{2028}\u{7f}\u{85}\u{ffff}\",\"days\":3,\"flag\":true}",
        ),
        // Keys with escapes are the keys they mean.
        (r#"{"ci\u0074y":"x","d\u0061ys":4}"#, r#"{"city":"x","days":4,"flag":true}"#),
        // Compound values, in any order at each level.
        (r#"{"city":"x","tags":["a", "b"]}"#, r#"{"city":"x","days":3,"tags":["a","b"],"flag":true}"#),
        (
            r#"{"stops":[{"lon":1,"lat":2},{"note":null,"lat":3,"lon":4.50},{"lat":5,"note":"n","lon":6}],"city":"x"}"#,
            concat!(
                r#"{"city":"x","days":3,"stops":[{"lat":2,"lon":1},{"lat":3,"lon":4.50,"note":null},"#,
                r#"{"lat":5,"lon":6,"note":"n"}],"flag":true}"#
            ),
        ),
        (r#"{"place":{"lon":0,"lat":0},"city":"x"}"#, r#"{"city":"x","days":3,"place":{"lat":0,"lon":0},"flag":true}"#),
        (r#"{"city":"x","stops":[ ]}"#, r#"{"city":"x","days":3,"stops":[],"flag":true}"#),
    ];
    for (sent, canonical) in table {
        assert_eq!(accept(sent), canonical, "{sent}");
    }
}

#[test]
fn what_the_canonical_form_means_is_what_was_sent() {
    for sent in [
        r#"{"stops":[{"lon":1,"lat":2}],"tags":["\"","\\","\u2028"],"flag":false,"days":1,"city":"\u00e9\ud83d\ude00"}"#,
        r#"{"place":{"note":"a\tb","lon":-1e-5,"lat":1E+2},"flag":true,"days":16,"city":"x"}"#,
    ] {
        let (sent, canonical): (serde_json::Value, serde_json::Value) =
            (serde_json::from_str(sent).expect("JSON"), serde_json::from_str(&accept(sent)).expect("JSON"));
        assert_eq!(sent, canonical);
    }
}

#[test]
fn lines_for_the_model() {
    let table = [
        (r#"{"city":"x","days":"3"}"#, "/days: expected an integer from 1 to 16, got a string"),
        (r#"{"city":"x","dayz":3}"#, r#"/dayz: unknown key, did you mean "days"?"#),
        (
            r#"{"city":"x","qqqqqq":3}"#,
            r#"/qqqqqq: unknown key, expected one of "city", "days", "unit", "ratio", "big", "tags", "place", "stops", "small", "flag""#,
        ),
        ("{}", "/city: missing, expected a string of 1 to 40 characters"),
        (r#"{"city":""}"#, "/city: expected a string of 1 to 40 characters, got a shorter one"),
        (r#"{"city":null}"#, "/city: expected a string of 1 to 40 characters, got null"),
        (r#"{"city":"x","city":"x"}"#, "/city: duplicate key, expected it once"),
        (r#"{"city":"x","days":1.5}"#, "/days: expected an integer from 1 to 16, got a number with a fraction"),
        (r#"{"city":"x","days":17}"#, "/days: expected an integer from 1 to 16, got a larger one"),
        (r#"{"city":"x","days":-1e99}"#, "/days: expected an integer from 1 to 16, got a smaller one"),
        (r#"{"city":"x","big":"1"}"#, "/big: expected an integer or null, got a string"),
        (
            r#"{"city":"x","big":9223372036854775808}"#,
            "/big: expected an integer from -9223372036854775808 to 9223372036854775807 or null, got a larger one",
        ),
        (r#"{"city":"x","ratio":0}"#, "/ratio: expected a number greater than 0 and at most 1, got a smaller one"),
        (r#"{"city":"x","small":true}"#, "/small: expected a number of at most 0.1, got a boolean"),
        (
            r#"{"city":"x","unit":"Celcius"}"#,
            r#"/unit: expected one of "celsius", "fahrenheit", got another string, did you mean "celsius"?"#,
        ),
        (r#"{"city":"x","unit":"kelvin"}"#, r#"/unit: expected one of "celsius", "fahrenheit", got another string"#),
        (r#"{"city":"x","unit":1}"#, r#"/unit: expected one of "celsius", "fahrenheit", got an integer"#),
        (r#"{"city":"x","flag":1}"#, "/flag: expected true or false, got an integer"),
        (r#"{"city":"x","flag":0.5}"#, "/flag: expected true or false, got a number"),
        (r#"{"city":"x","tags":[]}"#, "/tags: expected an array of 1 to 3 items, got fewer"),
        (r#"{"city":"x","tags":["","","",""]}"#, "/tags: expected an array of 1 to 3 items, got more"),
        (r#"{"city":"x","tags":["",{}]}"#, "/tags/1: expected a string, got an object"),
        (r#"{"city":"x","stops":[{"lat":1,"lon":1},{"lat":1}]}"#, "/stops/1/lon: missing, expected a number"),
        (r#"{"city":"x","stops":[{"lat":1,"lon":1,"alt":1}]}"#, r#"/stops/0/alt: unknown key, did you mean "lat"?"#),
        (r#"{"city":"x","place":[[{"lat":1}]]}"#, "/place: expected an object, got an array"),
        ("[]", "arguments: expected an object, got an array"),
        (r#""{}""#, "arguments: expected an object, got a string"),
        ("1", "arguments: expected an object, got an integer"),
    ];
    for (sent, line) in table {
        assert_eq!(lines(sent), line, "{sent}");
    }
}

#[test]
fn all_violations_in_order() {
    let sent = r#"{"days":"x","nope":{"days":[1,{}]},"days":4,"stops":[7,{"lat":"","x":1},{"lon":1,"lon":2}],"tags":[1,2,3,4]}"#;
    let expected = [
        "/days: expected an integer from 1 to 16, got a string",
        r#"/nope: unknown key, expected one of "city", "days", "unit", "ratio", "big", "tags", "place", "stops", "small", "flag""#,
        "/days: duplicate key, expected it once",
        "/stops/0: expected an object, got an integer",
        "/stops/1/lat: expected a number, got a string",
        r#"/stops/1/x: unknown key, expected one of "lat", "lon", "note""#,
        "/stops/1/lon: missing, expected a number",
        "/stops/2/lon: duplicate key, expected it once",
        "/stops/2/lat: missing, expected a number",
        "/tags/0: expected a string, got an integer",
        "/tags/1: expected a string, got an integer",
        "/tags/2: expected a string, got an integer",
        "/tags: expected an array of 1 to 3 items, got more",
        "/tags/3: expected a string, got an integer",
        "/city: missing, expected a string of 1 to 40 characters",
    ];
    assert_eq!(lines(sent), expected.join("\n"));
    assert_eq!(lines(sent), lines(sent), "the same every time");
}

#[test]
fn keys_are_compared_by_every_byte() {
    for key in [
        r"city\u0000",
        "City",
        "CITY",
        "citY",
        " city",
        "city ",
        "",
        "cit",
        "cityy",
        "c\u{131}ty",
        "ci\u{301}ty",
        r"\u0063",
    ] {
        let sent = format!(r#"{{"city":"x","{key}":1}}"#);
        assert_eq!(codes(&sent), [Code::UnknownKey], "{key}");
    }
    for key in ["city", r"ci\u0074y", r"\u0063\u0069\u0074\u0079"] {
        let sent = format!(r#"{{"city":"x","{key}":1}}"#);
        assert_eq!(codes(&sent), [Code::DuplicateKey], "{key}");
    }
    for key in ["__proto__", "constructor", "prototype"] {
        assert_eq!(codes(&format!(r#"{{"city":"x","{key}":{{}}}}"#)), [Code::UnknownKey]);
    }
}

#[test]
fn an_absent_null_still_counts_as_there() {
    assert_eq!(codes(r#"{"city":"x","days":null,"days":3}"#), [Code::DuplicateKey]);
    assert_eq!(codes(r#"{"city":"x","days":null,"days":null}"#), [Code::DuplicateKey]);
}

#[test]
fn data_of_a_violation() {
    let rejection = refuse(r#"{"city":"x","unit":"celsiu","days":"3"}"#);
    let [unit, days] = <[_; 2]>::try_from(rejection.violations().collect::<Vec<_>>()).expect("two");
    assert_eq!((unit.pointer(), unit.code(), unit.keyword()), ("/unit", Code::NotInEnum, "enum"));
    assert_eq!((unit.found(), unit.suggestion(), unit.offset()), (Found::String, Some("celsius"), None));
    assert_eq!((days.pointer(), days.code(), days.keyword()), ("/days", Code::WrongType, "type"));
    assert_eq!((days.expected(), days.found(), days.suggestion()), ("an integer from 1 to 16", Found::String, None));
    assert_eq!(rejection.more(), 0);
}

#[test]
fn each_keyword() {
    let table = [
        (r#""days":0"#, "minimum"),
        (r#""days":17"#, "maximum"),
        (r#""ratio":0"#, "exclusiveMinimum"),
        (r#""ratio":1.01"#, "maximum"),
        (r#""ratio":1e400"#, "maximum"),
        (r#""days":1.5"#, "type"),
        (r#""days":[]"#, "type"),
        (r#""tags":[]"#, "minItems"),
        (r#""tags":["","","",""]"#, "maxItems"),
        (r#""unit":"""#, "enum"),
        (r#""q":1"#, "additionalProperties"),
        (r#""city":"y""#, ""),
    ];
    for (member, keyword) in table {
        let rejection = refuse(&format!(r#"{{"city":"x",{member}}}"#));
        assert_eq!(
            rejection.violations().map(|violation| violation.keyword()).collect::<Vec<_>>(),
            [keyword],
            "{member}"
        );
    }
    let long = format!(r#"{{"city":"{}"}}"#, "é".repeat(41));
    for (sent, keyword) in [("{}", "required"), (r#"{"city":""}"#, "minLength"), (long.as_str(), "maxLength")] {
        assert_eq!(refuse(sent).violations().next().map(|violation| violation.keyword()), Some(keyword));
    }
}

/// By the book `1e400` and `1.0` are integers; nobody who reads what came would call the first one so.
#[test]
fn a_number_beyond_all_integers_is_told_as_a_number() {
    for (sent, found) in [("1e400", Found::Number), ("-1e400", Found::Number), ("2.0", Found::Integer)] {
        let rejection = refuse(&format!(r#"{{"city":"x","ratio":{sent}}}"#));
        let violations: Vec<_> =
            rejection.violations().map(|violation| (violation.code(), violation.found())).collect();
        assert_eq!(violations, [(Code::OutOfRange, found)], "{sent}");
    }
}

#[test]
fn lengths_are_code_points() {
    for character in ["x", "é", "\u{800}", "😀", r"\n", r"\u00e9", r"\ud83d\ude00"] {
        let (fits, beyond) = (character.repeat(40), character.repeat(41));
        accept(&format!(r#"{{"city":"{fits}"}}"#));
        assert_eq!(codes(&format!(r#"{{"city":"{beyond}"}}"#)), [Code::TooLong], "{character}");
    }
}

#[test]
fn a_table_with_wrong_indices_fits_nothing() {
    use toolcall_schema::table::{Fields, Kind, Member, Node, Presence, Run, Table};
    let none = Run { start: 0, len: 0 };
    let members = [Member { node: 9, presence: Presence::Default(3) }];
    let fields = Fields { names: &["a"], members: &members, defaults: &[] };
    let nodes =
        [Node { kind: Kind::Record(Run { start: 0, len: 1 }), nullable: false, checks: Run { start: 7, len: 7 } }];
    let table = Table { nodes: &nodes, fields, ..Table::EMPTY };
    assert_eq!(refuse_bytes(&table, 0, br#"{"a":1}"#).violations().count(), 1);
    let nodes = [Node { kind: Kind::List(0), nullable: false, checks: none }];
    let table = Table { nodes: &nodes, ..table };
    assert_eq!(refuse_bytes(&table, 7, b"[]").violations().count(), 1);
}

#[test]
fn the_memory_can_be_used_again() {
    let mut scratch = crate::Scratch::new();
    for sent in
        [r#"{"city":1}"#, CITY, "{", CITY, r#"{"city":"x","stops":[{"#, CITY, r#"{"city":"\u0041","x":1}"#, CITY]
    {
        let fits = fixture::run(sent.as_bytes(), &mut scratch);
        assert_eq!(fits, sent == CITY, "{sent}");
        assert_eq!(scratch.canonical.is_empty(), !fits);
        assert_eq!(scratch.rejection.is_empty(), fits);
    }
}
