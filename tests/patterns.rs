//! Patterns from their text to the verdict of the run time, held against another engine of ECMA-262.

#![forbid(unsafe_code)]

use proptest::prelude::*;
use toolcall::__private as rt;
use toolcall_schema::pattern::{self, Endian};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn random_patterns_match_as_in_ecma_262(source in any_pattern(), texts in prop::collection::vec(text(), 12)) {
        let judge = regress::Regex::with_flags(&source, "u").expect("it is one");
        let ours = built(&source);
        for text in texts {
            prop_assert_eq!(ours.matches(&text), judge.find(&text).is_some(), "{} {:?}", source, text);
        }
    }

    /// Whatever is written: no panic, and nothing is taken that is no pattern there.
    #[test]
    fn any_text_is_taken_or_refused(source in "[abé0-9\\\\^$.*+?(){}\\[\\]|,:=!<>xuckpdwsDWSB-]{0,12}", text in text()) {
        if pattern::Pattern::parse(&source).is_ok_and(|pattern| pattern.class().is_some() || pattern.automaton().is_ok()) {
            let judge = regress::Regex::with_flags(&source, "u");
            let judge = judge.unwrap_or_else(|error| panic!("{source} is no pattern: {error}"));
            prop_assert_eq!(built(&source).matches(&text), judge.find(&text).is_some(), "{} {:?}", source, text);
        }
    }
}

/// What is too large for full rows is searched by lists.
#[test]
fn large_automata_match_as_well() {
    for source in ["^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$", "^.{1,80}$|^x\n$", "^[a-zé]{1,400}$"] {
        let bytes = pattern::Pattern::parse(source).expect(source).automaton().expect(source).bytes(Endian::Little);
        assert!(bytes.starts_with(b"rust-regex-automata-dfa-sparse"), "{source}");
        let (ours, judge) = (built(source), regress::Regex::with_flags(source, "u").expect(source));
        for text in ["", "a@b.c", "a@b", "é@é.é", " a@b.c", "x\n", "x", "é", "aé\u{2028}"] {
            assert_eq!(ours.matches(text), judge.find(text).is_some(), "{source} {text:?}");
        }
        assert_eq!(ours.matches(&"é".repeat(80)), source != "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$");
        assert!(!ours.matches(&"é".repeat(401)));
    }
}

/// As emitted code has it.
fn built(source: &str) -> rt::Pattern {
    let pattern = pattern::Pattern::parse(source).unwrap_or_else(|refused| panic!("{source}: {refused}"));
    if let Some(class) = pattern.class() {
        return rt::Pattern::class("", class);
    }
    let endian = if cfg!(target_endian = "big") { Endian::Big } else { Endian::Little };
    let bytes = pattern.automaton().unwrap_or_else(|refused| panic!("{source}: {refused}")).bytes(endian);
    let place = Box::leak(Box::new(rt::Aligned([0; 64 * 1024])));
    place.0[..bytes.len()].copy_from_slice(&bytes);
    rt::Pattern::automaton("", Box::leak(Box::new(rt::Automaton::new(place))))
}

/// Patterns of the subset, the simple form among them.
fn any_pattern() -> impl Strategy<Value = String> {
    let class = prop::sample::select(CLASSES).prop_map(str::to_owned);
    let simple = (class.clone(), count()).prop_map(|(class, count)| format!("^{class}{count}$"));
    let leaf = prop_oneof![
        4 => prop::sample::select(CHARACTERS).prop_map(str::to_owned),
        4 => class,
        1 => prop::sample::select(vec!["^", "$", "", "(?:^)", "(?:$)"]).prop_map(str::to_owned),
    ];
    let whole = leaf.prop_recursive(4, 24, 4, |inner| {
        prop_oneof![
            4 => prop::collection::vec(inner.clone(), 1..4).prop_map(|parts| parts.concat()),
            2 => prop::collection::vec(inner.clone(), 1..4).prop_map(|parts| format!("(?:{})", parts.join("|"))),
            1 => prop::collection::vec(inner.clone(), 1..3).prop_map(|parts| parts.join("|")),
            3 => (inner, count()).prop_map(|(inner, count)| format!("({inner}){count}")),
        ]
    });
    prop_oneof![1 => simple, 4 => whole]
}

fn count() -> impl Strategy<Value = String> {
    let exact =
        prop::sample::select(vec!["", "*", "+", "?", "*?", "+?", "??", "{2}", "{0}", "{1,}", "{0,2}", "{2,3}?"]);
    exact.prop_map(str::to_owned)
}

fn text() -> impl Strategy<Value = String> {
    let character =
        prop::sample::select("abcAZ019_- .\n\r\téß٣\u{85}\u{a0}\u{2028}\u{2029}\u{feff}😀".chars().collect::<Vec<_>>());
    prop::collection::vec(character, 0..7).prop_map(String::from_iter)
}

#[rustfmt::skip]
const CLASSES: &[&str] = &[
    ".", "\\d", "\\D", "\\w", "\\W", "\\s", "\\S", "[abc]", "[^abc]", "[a-c]", "[^\\s]", "[\\d_-]", "[^]", "[à-ÿ]", "[^é]", "[\\u{1f600}a]",
    "[^\\n]", "[\\W\\d]", "[.]", "[\\x00-\\x7f]", "[^\\0-\\x7f]", "[A-Za-z0-9._%+-]",
];

#[rustfmt::skip]
const CHARACTERS: &[&str] = &[
    "a", "b", "c", "ab", "A", "1", "é", "😀", "\\.", "_", " ", "\\n", "\\u2028", "\\x61", "\\cJ", "\\/", "-",
];
