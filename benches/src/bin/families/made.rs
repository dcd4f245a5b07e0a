//! The families: hostile arguments of about any size, each with how a check of them ends at each level.

/// Arguments of one kind.
pub(crate) struct Family {
    pub(crate) name: &'static str,
    pub(crate) ends: Ends,
    /// Arguments of about so many bytes, and not much less.
    pub(crate) make: fn(usize) -> String,
}

/// What becomes of them.
#[derive(Clone, Copy)]
pub(crate) struct Ends {
    /// How a check ends at each level: `done`, or the code of the first violation.
    pub(crate) check: [&'static str; 3],
    /// Whether a call stays on the fast path; else the coercer looks at them as well.
    pub(crate) is_fast: bool,
}

const FAST: Ends = Ends { is_fast: true, ..DONE };
const DONE: Ends = ends("done", "done", "done");

const fn refused(code: &'static str) -> Ends {
    ends(code, code, code)
}

const fn ends(exact: &'static str, lossless: &'static str, lenient: &'static str) -> Ends {
    Ends { check: [exact, lossless, lenient], is_fast: false }
}

/// What all others are measured by: records in lists of records, as they are declared.
pub(crate) const TYPICAL: Family = Family {
    name: "typical",
    ends: FAST,
    make: |bytes| {
        let order = |at: usize| {
            let note = if at.is_multiple_of(3) { r#","note":"by the door, please""# } else { "" };
            format!(r#"{{"sku":"A-{at:05}","quantity":{},"price":{at}.5,"colour":"pale_green"{note}}}"#, at % 99 + 1)
        };
        let batch = |at: usize| {
            let orders: Vec<String> = (at * 40..at * 40 + 40).map(order).collect();
            format!(r#"{{"customer":"Ada of {at} Street","express":false,"orders":[{}]}}"#, orders.join(","))
        };
        around("batches", &many(bytes, batch))
    },
};

/// The same, in a way that only the coercer reads.
pub(crate) const COERCED: Family =
    Family { name: "typical, coerced", ends: DONE, make: |bytes| (TYPICAL.make)(bytes).replacen('b', "\\u0062", 1) };

/// `{"key":[…]}`
fn around(key: &str, items: &str) -> String {
    format!("{{\"{key}\":[{items}]}}")
}

/// Pieces with commas between them, as many as take so many bytes.
fn many(bytes: usize, piece: impl Fn(usize) -> String) -> String {
    let mut text = piece(0);
    for at in 1.. {
        if text.len() >= bytes {
            break;
        }
        text.push(',');
        text.push_str(&piece(at));
    }
    text
}

/// `{"key":[[…],[…]]}` of lists that no bound is too small for; [`grouped`] with other brackets.
fn rows(key: &str, bytes: usize, piece: impl Fn(usize) -> String) -> String {
    around(key, &grouped(bytes, ["[", "]"], piece))
}

fn grouped(bytes: usize, [open, close]: [&str; 2], piece: impl Fn(usize) -> String) -> String {
    many(bytes, |at| format!("{open}{}{close}", many((bytes / 16).clamp(1, 1 << 17), |inner| piece(at << 17 | inner))))
}

/// What stands at the bottom of a nest.
fn nested(levels: usize, open: &str, inner: &str, close: &str) -> String {
    format!("{}{inner}{}", open.repeat(levels), close.repeat(levels))
}

fn values(bytes: usize) -> String {
    many(bytes, |at| format!("{at}.25"))
}

fn encoded(times: usize, json: String) -> String {
    (0..times).fold(json, |json, _| serde_json::to_string(&json).expect("a text"))
}

fn text(piece: &str, bytes: usize) -> String {
    format!("{{\"texts\":[\"{}\"]}}", piece.repeat(bytes / piece.len()))
}

fn loosely(piece: &str, bytes: usize) -> String {
    format!("{{\"whole\":[[1]{}]}}", piece.repeat(bytes / piece.len()))
}

macro_rules! families {
    [$($name:ident $ends:expr, $make:expr;)*] => {
        &[$(Family { name: stringify!($name), ends: $ends, make: $make },)*]
    };
}

pub(crate) const FAMILIES: &[Family] = families![
    // Keys.
    unknown_keys refused("unknown_key"), |bytes| format!("{{{}}}", many(bytes, |at| format!("\"k{at}\":{at}")));
    unknown_keys_of_rows refused("unknown_key"), |bytes| {
        let row = format!("{{{}}}", many(1_000, |at| format!("\"k{:02}x\":1", at % 67)));
        around("wide", &many(bytes, |_| row.clone()))
    };
    unknown_keys_in_front ends("unknown_key", "unknown_key", "done"), |bytes| {
        let link = format!("\"values\":[{}],\"next\":null,\"last\":true", values(bytes));
        format!(r#"{{"tree":{{"by":"next","next":{{{},{link}}}}}}}"#, many(500, |at| format!("\"zq{at}\":0")))
    };
    unknown_keys_nested refused("unknown_key"), |bytes| {
        let inner = format!("{{\"next\":null,\"values\":[{}],\"last\":true}}", values(bytes));
        let links = nested(59, r#"{"zq":0,"next":"#, &inner, r#","values":null,"last":null}"#);
        format!(r#"{{"tree":{{"by":"next","next":{links}}}}}"#)
    };
    equal_keys refused("duplicate_key"), |bytes| format!("{{{}}}", many(bytes, |_| "\"words\":\"a\"".into()));
    long_key refused("unknown_key"), |bytes| format!("{{\"{}\":1}}", "n".repeat(bytes));
    escaped_keys refused("unknown_key"), |bytes| format!("{{{}}}", many(bytes, |at| format!("\"\\u006b{at}\":1")));
    keys_alike refused("unknown_key"), |bytes| {
        let key = "\"the_number_of_pieces_that_are_left_in_the_nineth_warehouse";
        let row = format!("{{{}}}", many(1_000, |at| format!("{key}{}\":1", at % 10)));
        around("alike", &many(bytes, |_| row.clone()))
    };
    keys_backwards refused("missing_key"), |bytes| {
        let row = format!("{{{}}}", many(500, |at| format!("\"k{:02}\":1", 65 - at % 66)));
        around("wide", &many(bytes, |_| row.clone()))
    };
    empty_records refused("missing_key"), |bytes| around("wide", &many(bytes, |_| "{}".into()));
    map_of_many_keys FAST, |bytes| around("maps", &grouped(bytes, ["{", "}"], |at| format!("\"{at:x}\":1")));
    map_of_equal_keys refused("duplicate_key"), |bytes| {
        around("maps", &grouped(bytes, ["{", "}"], |_| "\"a\":1".into()))
    };
    map_of_long_keys FAST, |bytes| {
        around("maps", &grouped(bytes, ["{", "}"], |at| format!("\"{}{at:x}\":1", "k".repeat(200))))
    };
    // Values.
    near_names refused("not_in_enum"), |bytes| rows("colours", bytes, |_| "\"light_gray\"".into());
    names_in_capitals ends("not_in_enum", "done", "done"), |bytes| rows("colours", bytes, |_| "\"DARK_GREY\"".into());
    wrong_types refused("wrong_type"), |bytes| rows("whole", bytes, |_| "[]".into());
    numbers_as_text ends("wrong_type", "done", "done"), |bytes| rows("whole", bytes, |at| format!("\"{at}\""));
    digits refused("out_of_range"), |bytes| format!("{{\"floats\":[[{}]]}}", "9".repeat(bytes));
    digits_of_whole refused("out_of_range"), |bytes| format!("{{\"whole\":[[{}]]}}", "9".repeat(bytes));
    digits_of_many FAST, |bytes| rows("floats", bytes, |at| format!("0.{}{at}", "1234567890".repeat(100)));
    fractions FAST, |bytes| format!("{{\"floats\":[[0.{}1]]}}", "0".repeat(bytes));
    exponents refused("out_of_range"), |bytes| rows("floats", bytes, |_| format!("1e{}", "9".repeat(40)));
    hard_floats FAST, |bytes| rows("floats", bytes, |_| "2.2250738585072011e-308".into());
    // Text.
    escapes FAST, |bytes| text(r"\u0041", bytes);
    short_escapes FAST, |bytes| text(r"\n\\", bytes);
    surrogate_pairs FAST, |bytes| text(r"\ud83d\ude00", bytes);
    half_surrogates refused("lone_surrogate"), |bytes| text(r"\ud83d\ude00", bytes).replacen("\\ude00\"", "\"", 1);
    pattern_late refused("pattern"), |bytes| format!("{{\"words\":\"{}A\"}}", "a a ".repeat(bytes / 4));
    white_space FAST, |bytes| format!("{{\"whole\":[[1{}]]}}", " ".repeat(bytes));
    white_space_between FAST, |bytes| rows("whole", bytes, |_| format!("\n{}1", " \t".repeat(40)));
    // Nests.
    deep refused("wrong_type"), |bytes| rows("colours", bytes, |_| nested(60, "[", "", "]"));
    too_deep refused("too_deep"), |bytes| format!("{{\"raw\":{}}}", "[".repeat(bytes));
    // Deeper than the fast path reads a value of any form.
    deep_raw DONE, |bytes| around("raw", &many(bytes, |_| nested(61, "[", "1", "]")));
    tags_behind DONE, |bytes| {
        let leaf = format!(r#"{{"values":[{}],"by":"leaf"}}"#, values(bytes));
        format!(r#"{{"tree":{}}}"#, nested(61, r#"{"of":"#, &leaf, r#","by":"not"}"#))
    };
    unique_nested DONE, |bytes| {
        let inner = format!(r#"{{"values":[{}]}}"#, values(bytes.min(400_000)));
        format!(r#"{{"tree":{{"by":"sets","sets":[{}]}}}}"#, nested(28, r#"{"sets":[{},"#, &inner, "]}"))
    };
    // Lists.
    unique_numbers DONE, |bytes| around("numbers", &many(bytes.min(400_000), |at| at.to_string()));
    equal_numbers refused("repeated_item"), |bytes| around("numbers", &many(bytes.min(100_000), |_| "1".into()));
    unique_records DONE, |bytes| {
        around("points", &many(bytes.min(1_200_000), |at| format!("{{\"y\":{at},\"x\":1.0}}")))
    };
    lists_to_wrap ends("wrong_type", "wrong_type", "done"), |bytes| rows("rows", bytes, |at| (at % 99).to_string());
    too_many_items refused("too_many_items"), |bytes| around("rows", &many(bytes.max(200_000), |_| "[]".into()));
    // Forms that are tried.
    forms_nearly refused("unknown_key"), |bytes| rows("forms", bytes, |_| r#"{"x":1,"y":2,"labels":""}"#.into());
    forms_late DONE, |bytes| rows("forms", bytes, |_| r#"{"y":1,"x":2,"label":"here"}"#.into());
    forms_coerced ends("wrong_type", "wrong_type", "unknown_key"), |bytes| {
        rows("forms", bytes, |_| r#"{"x":"1","y":" 2 ","labels":""}"#.into())
    };
    forms_late_coerced ends("wrong_type", "done", "done"), |bytes| {
        rows("forms", bytes, |_| r#"{"y":"1","x":"2","label":"here"}"#.into())
    };
    forms_late_of_text ends("not_in_enum", "done", "done"), |bytes| {
        rows("forms", bytes, |_| r#""{\"y\":1,\"x\":2,\"label\":\"here\"}""#.into())
    };
    forms_of_text ends("not_in_enum", "out_of_range", "out_of_range"), |bytes| {
        rows("forms", bytes, |_| r#""{\"x\":1,\"y\":2,\"radius\":-1}""#.into())
    };
    forms_nested refused("wrong_type"), |bytes| {
        let last = many(bytes, |at| if at == 9 { "\"a\"".into() } else { "7".into() });
        format!("{{\"filter\":{}}}", nested(29, r#"{"all":["#, &last, "]}"))
    };
    // JSON in strings.
    encoded_once ends("wrong_type", "done", "done"), |bytes| encoded(1, (TYPICAL.make)(bytes * 4 / 5));
    encoded_thrice ends("wrong_type", "done", "done"), |bytes| encoded(3, (TYPICAL.make)(bytes / 3));
    encoded_too_often refused("wrong_type"), |bytes| encoded(4, (TYPICAL.make)(bytes / 5));
    encoded_parts ends("wrong_type", "done", "done"), |bytes| {
        rows("rows", bytes, |_| encoded(1, "[1,2,3,4,5,6,7]".into()))
    };
    encoded_and_cut refused("wrong_type"), |bytes| rows("rows", bytes, |_| encoded(1, "[1,2,3,4,5,6,7,".into()));
    // Nearly JSON.
    comments ends("malformed_json", "malformed_json", "done"), |bytes| loosely(",/* so */[2]// and\n", bytes);
    commas ends("malformed_json", "malformed_json", "done"), |bytes| loosely(",[1,]", bytes);
    quotes ends("malformed_json", "malformed_json", "done"), |bytes| {
        format!("{{'words':'{}b'}}", "a a ".repeat(bytes / 4))
    };
    bare_keys ends("malformed_json", "malformed_json", "unknown_key"), |bytes| {
        format!("{{{}}}", many(bytes, |at| format!("k{at}:True")))
    };
    fenced ends("malformed_json", "malformed_json", "done"), |bytes| format!("```json\n{}\n```", (TYPICAL.make)(bytes));
    fences_within refused("malformed_json"), |bytes| "```json\n".repeat(bytes / 8);
    cut_off refused("malformed_json"), |bytes| (TYPICAL.make)(bytes).trim_end_matches('}').to_owned();
];
