//! Texts that look like arguments: most of them are, and some are wrong in one place.

use proptest::prelude::*;

/// Numbers of all sizes and forms.
pub(crate) fn number() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<i8>().prop_map(|value| value.to_string()),
        any::<i64>().prop_map(|value| value.to_string()),
        any::<u64>().prop_map(|value| value.to_string()),
        any::<f64>().prop_filter("finite", |value| value.is_finite()).prop_map(|value| format!("{value:?}")),
        "-?(0|[1-9][0-9]{0,25})(\\.[0-9]{1,25})?([eE][+-]?[0-9]{1,3})?",
        prop::sample::select(vec![
            "-0",
            "128",
            "-129",
            "32768",
            "2147483648",
            "9223372036854775808",
            "-9223372036854775809",
            "0.1"
        ])
        .prop_map(str::to_owned),
    ]
}

/// A string between quotes, in any spelling, now and then a broken one.
pub(crate) fn string() -> impl Strategy<Value = String> {
    let character = prop_oneof![
        8 => any::<char>().prop_filter("no control", |char| !char.is_control() && !"\"\\".contains(*char)).prop_map(String::from),
        2 => prop::sample::select(vec!["\\n", "\\\"", "\\\\", "\\/", "\\b", "\\u0000", "\\u00e9", "\\uD83D\\uDE00", "\\ufffd"]).prop_map(str::to_owned),
        1 => prop::sample::select(vec!["a", "\\ud800", "\\x", "\\u12", "\u{1}", "\\udc00"]).prop_map(str::to_owned),
    ];
    prop::collection::vec(character, 0..40).prop_map(|parts| format!("\"{}\"", parts.concat()))
}

/// Mostly what is asked for.
pub(crate) fn mostly(usual: impl Strategy<Value = String>) -> impl Strategy<Value = String> {
    prop_oneof![
        12 => usual,
        1 => prop::sample::select(vec!["null", "true", "\"\"", "[]", "{}", "1", ""]).prop_map(str::to_owned),
    ]
}

pub(crate) fn boolean() -> impl Strategy<Value = String> {
    prop::sample::select(vec!["true", "false", "null"]).prop_map(str::to_owned)
}

pub(crate) fn white() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec!["", "", "", " ", "\n  ", "\t", "                        "])
}

/// An object of these members, in any order; now and then one is missing or there twice.
pub(crate) fn object(members: Vec<(&'static str, BoxedStrategy<String>)>) -> impl Strategy<Value = String> {
    let strategies: Vec<_> = members
        .into_iter()
        .map(|(key, value)| {
            let times = prop_oneof![1 => Just(0_usize), 30 => Just(1), 1 => Just(2)];
            (times, value, white(), white()).prop_map(move |(times, value, before, after)| {
                vec![format!("{before}\"{key}\"{after}:{before}{value}{after}"); times]
            })
        })
        .collect();
    let members = strategies.prop_map(|members| members.concat());
    (members.prop_shuffle(), prop_oneof![20 => Just(""), 1 => Just(",\"more\":1"), 1 => Just(",")])
        .prop_map(|(members, tail)| format!("{{{}{tail}}}", members.join(",")))
}

pub(crate) fn items() -> impl Strategy<Value = String> {
    let item = object(vec![
        ("article", mostly(string()).boxed()),
        ("cents", mostly((0_u32..100_010).prop_map(|cents| cents.to_string())).boxed()),
        ("pieces", mostly((0_u8..101).prop_map(|pieces| pieces.to_string())).boxed()),
    ]);
    prop::collection::vec(item, 0..12).prop_map(|items| format!("[{}]", items.join(",")))
}
