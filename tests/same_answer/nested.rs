//! Records within records.

use proptest::prelude::*;
use serde::Deserialize;
use toolcall::Scratch;
use toolcall_tests::cases::nested;

use super::cases;
use super::texts::{items, mostly, object, string};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Price {
    order: Order,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Order {
    customer: Customer,
    items: Vec<Item>,
    wrapping: Option<Wrapping>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Customer {
    name: String,
    #[expect(dead_code, reason = "it is compared by its presence in the text")]
    email: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Item {
    article: String,
    cents: u32,
    pieces: Option<u8>,
}

#[derive(Deserialize, PartialEq, Debug)]
enum Wrapping {
    #[serde(rename = "brown-paper")]
    BrownPaper,
    #[serde(rename = "ribbon")]
    Ribbon,
}

impl Order {
    /// The constraints that serde knows nothing of.
    fn fits(&self) -> bool {
        (1..=10).contains(&self.items.len())
            && !self.customer.name.is_empty()
            && self
                .items
                .iter()
                .all(|item| item.cents <= 100_000 && item.pieces.is_none_or(|pieces| (1..=99).contains(&pieces)))
    }
}

proptest! {
    #![proptest_config(cases(3_000))]

    #[test]
    fn nested_records_are_the_same(text in object(vec![("order", mostly(object(vec![
        ("customer", mostly(object(vec![("name", mostly(string()).boxed()), ("email", mostly(string()).boxed())])).boxed()),
        ("items", mostly(items()).boxed()),
        ("wrapping", mostly(prop::sample::select(vec!["\"ribbon\"", "\"brown-paper\"", "\"Ribbon\"", "null"]).prop_map(str::to_owned)).boxed()),
    ])).boxed())])) {
        let mut scratch = Scratch::new();
        let ours = nested::tools::Price::parse(text.as_bytes(), &mut scratch).ok();
        let theirs = serde_json::from_str::<Price>(&text).ok().filter(|theirs| theirs.order.fits());
        prop_assert_eq!(ours.is_some(), theirs.is_some(), "{}", text);
        if let (Some(ours), Some(theirs)) = (ours, theirs) {
            let (ours, theirs) = (ours.order, theirs.order);
            prop_assert_eq!(ours.customer.name(), theirs.customer.name);
            prop_assert_eq!(ours.wrapping.map(|wrapping| format!("{wrapping:?}")), theirs.wrapping.map(|wrapping| format!("{wrapping:?}")));
            prop_assert_eq!(ours.items.len(), theirs.items.len());
            for (ours, theirs) in ours.items.iter().zip(&theirs.items) {
                prop_assert_eq!((ours.article, ours.cents, ours.pieces), (theirs.article.as_str(), theirs.cents, theirs.pieces.unwrap_or(1)));
            }
        }
    }
}
