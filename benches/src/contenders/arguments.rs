//! The arguments of the tools as structs for serde's derive, for every contender that reads through serde: texts borrow
//! from the input where they have no escapes, unknown keys are refused by the derive, bounds are checked after it.

use std::borrow::Cow;

use serde::Deserialize;

use super::{Refused, require};
use crate::answer;
use crate::declared::{self, Priority, Sort};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tiny<'a> {
    #[serde(borrow)]
    city: Cow<'a, str>,
    days: u8,
}

impl Tiny<'_> {
    pub(super) fn answer(self) -> Result<u64, Refused> {
        let Self { city, days } = self;
        require(days <= 16)?;
        Ok(answer::tiny(&city, days))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Search<'a> {
    #[serde(borrow)]
    query: Cow<'a, str>,
    limit: u32,
    min_score: f64,
    exact: bool,
    sort: Sort,
    cursor: Option<i64>,
}

impl Search<'_> {
    pub(super) fn answer(self) -> Result<u64, Refused> {
        let Self { query, limit, min_score, exact, sort, cursor } = self;
        require((1..=1000).contains(&limit) && (0.0..=1.0).contains(&min_score))?;
        Ok(answer::search(&query, limit, min_score, exact, sort, cursor))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Mail<'a> {
    #[serde(borrow)]
    from: Cow<'a, str>,
    #[serde(borrow)]
    to: Cow<'a, str>,
    #[serde(borrow)]
    cc: Option<Text<'a>>,
    #[serde(borrow)]
    subject: Cow<'a, str>,
    #[serde(borrow)]
    body: Cow<'a, str>,
    priority: Priority,
    retries: u8,
    delay: f64,
    html: bool,
    thread: i64,
}

impl Mail<'_> {
    pub(super) fn answer(self) -> Result<u64, Refused> {
        let Self { from, to, cc, subject, body, priority, retries, delay, html, thread } = self;
        require(retries <= 10)?;
        let texts = [&*from, &to, &subject, &body];
        Ok(answer::mail(texts, cc.as_ref().map(|cc| &*cc.0), priority, retries, delay, html, thread))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Write<'a> {
    #[serde(borrow)]
    path: Cow<'a, str>,
    #[serde(borrow)]
    content: Cow<'a, str>,
    mode: Option<u32>,
}

impl Write<'_> {
    pub(super) fn answer(self) -> Result<u64, Refused> {
        let Self { path, content, mode } = self;
        Ok(answer::write(&path, &content, mode))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Order<'a> {
    #[serde(borrow)]
    customer: Cow<'a, str>,
    #[serde(borrow)]
    address: Address<'a>,
    #[serde(borrow)]
    orders: Vec<Item<'a>>,
    notify: bool,
}

impl Order<'_> {
    pub(super) fn answer(self) -> Result<u64, Refused> {
        let Self { customer, address, orders, notify } = self;
        require(orders.len() <= 512 && orders.iter().all(Item::in_range))?;
        let Address { street, city, zip, country } = &address;
        let address = declared::Address { street, city, zip, country };
        Ok(answer::order(&customer, address, orders.iter().map(Item::borrowed), notify))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Address<'a> {
    #[serde(borrow)]
    street: Cow<'a, str>,
    #[serde(borrow)]
    city: Cow<'a, str>,
    #[serde(borrow)]
    zip: Cow<'a, str>,
    #[serde(borrow)]
    country: Cow<'a, str>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Item<'a> {
    #[serde(borrow)]
    sku: Cow<'a, str>,
    qty: u32,
    price: f64,
    #[serde(borrow)]
    note: Option<Text<'a>>,
}

impl Item<'_> {
    fn in_range(&self) -> bool {
        (1..=10_000).contains(&self.qty) && self.price >= 0.0
    }

    fn borrowed(&self) -> declared::Item<'_> {
        let Self { sku, qty, price, note } = self;
        declared::Item { sku, qty: *qty, price: *price, note: note.as_ref().map(|note| &*note.0) }
    }
}

/// A text that borrows if it can, for options: a plain `Option<Cow<str>>` would always own it.
#[derive(Deserialize)]
#[serde(transparent)]
struct Text<'a>(#[serde(borrow)] Cow<'a, str>);
