//! The same for types that hold others: maps, arrays, and values of any type.

use core::fmt;
use std::collections::{BTreeMap, VecDeque};

use proptest::prelude::*;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use toolcall::Scratch;
use toolcall_tests::cases::{arrays, characters, maps, untyped};
use toolcall_tests::generate::Generator;
use toolcall_tests::random::Random;
use toolcall_tests::spell::spell;

use crate::texts::{mostly, number, object, string, white};
use crate::{compare, none};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Count {
    #[serde(deserialize_with = "distinct")]
    pieces: BTreeMap<String, u32>,
}

/// serde lets the last of equal keys win.
fn distinct<'d, D: Deserializer<'d>>(deserializer: D) -> Result<BTreeMap<String, u32>, D::Error> {
    struct Distinct;
    impl<'d> Visitor<'d> for Distinct {
        type Value = BTreeMap<String, u32>;
        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object")
        }
        fn visit_map<A: MapAccess<'d>>(self, mut entries: A) -> Result<Self::Value, A::Error> {
            let mut map = BTreeMap::new();
            while let Some((key, value)) = entries.next_entry()? {
                if map.insert(key, value).is_some() {
                    return Err(Error::custom("twice"));
                }
            }
            Ok(map)
        }
    }
    deserializer.deserialize_map(Distinct)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Blend {
    colours: Vec<[u8; 3]>,
    background: Option<[u8; 3]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    pattern: VecDeque<char>,
    label: Option<String>,
}

fn list(item: BoxedStrategy<String>, most: usize) -> impl Strategy<Value = String> {
    prop::collection::vec((white(), item), 0..most).prop_map(|items| {
        format!("[{}]", items.iter().map(|(white, item)| format!("{white}{item}")).collect::<Vec<_>>().join(","))
    })
}

fn byte() -> BoxedStrategy<String> {
    mostly((0_u16..258).prop_map(|value| value.to_string())).boxed()
}

fn character() -> BoxedStrategy<String> {
    let usual = any::<char>().prop_map(|char| serde_json::Value::from(char.to_string()).to_string());
    prop_oneof![9 => mostly(usual), 1 => string()].boxed()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn maps_are_the_same(entries in prop::collection::vec((prop_oneof!["\"[a-f]{0,2}\"", string()], white(), mostly((0_u32..9).prop_map(|value| value.to_string()))), 0..6)) {
        let entries: Vec<_> = entries.iter().map(|(key, white, value)| format!("{white}{key}{white}:{value}")).collect();
        let text = format!("{{\"pieces\":{{{}}}}}", entries.join(","));
        let mut scratch = Scratch::new();
        let ours = maps::tools::Count::parse(text.as_bytes(), &mut scratch).ok();
        compare(&text, ours, none, |ours, theirs: Count| {
            prop_assert_eq!(ours.pieces, theirs.pieces);
            Ok(())
        })?;
    }

    #[test]
    fn arrays_are_the_same(text in object(vec![
        ("colours", mostly(list(prop_oneof![list(byte(), 5), Just("[1,2,3]".to_owned()), Just("[7, 8,9 ]".to_owned())].boxed(), 4)).boxed()),
        ("background", mostly(list(byte(), 5)).boxed()),
    ])) {
        let mut scratch = Scratch::new();
        let ours = arrays::tools::Blend::parse(text.as_bytes(), &mut scratch).ok();
        compare(&text, ours, none, |ours, theirs: Blend| {
            prop_assert_eq!((ours.colours, ours.background), (theirs.colours, theirs.background));
            Ok(())
        })?;
    }

    #[test]
    fn characters_are_the_same(text in object(vec![
        ("pattern", mostly(list(character(), 5)).boxed()),
        ("label", mostly(string()).boxed()),
    ])) {
        let mut scratch = Scratch::new();
        let ours = characters::tools::Line::parse(text.as_bytes(), &mut scratch).ok();
        compare(&text, ours, none, |ours, theirs: Line| {
            prop_assert_eq!((ours.pattern, ours.label.as_deref()), (theirs.pattern.into(), theirs.label.as_deref()));
            Ok(())
        })?;
    }

    #[test]
    fn numbers_of_any_type_are_the_same(number in number()) {
        let text = format!("{{\"document\":[{number}]}}");
        let mut scratch = Scratch::new();
        let ours = untyped::tools::Store::parse(text.as_bytes(), &mut scratch).ok();
        let theirs = serde_json::from_str::<serde_json::Value>(&text).ok();
        prop_assert_eq!(ours.map(|ours| ours.document), theirs.map(|theirs| theirs["document"].clone()), "{}", text);
    }
}

#[test]
fn values_of_any_type_are_the_same() {
    let (schema, mut random) = (serde_json::Value::Null, Random::of("any"));
    let mut scratch = Scratch::new();
    for _ in 0..4_000 {
        let value = Generator::new(&schema, &mut random).any(4);
        let text = spell(&value, &mut random);
        for arguments in [format!("{{\"document\":{text}}}"), format!("{{\"docum\\u0065nt\":{text}}}")] {
            let ours = untyped::tools::Store::parse(arguments.as_bytes(), &mut scratch).expect("any value fits");
            let theirs: serde_json::Value = serde_json::from_str(&text).expect("JSON");
            assert_eq!(ours.document, theirs, "{text}");
        }
    }
}
