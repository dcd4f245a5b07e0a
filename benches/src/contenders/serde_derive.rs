//! serde_json with serde's derive: texts borrow from the input where they have no escapes, unknown keys are refused
//! by the derive, bounds are checked after it.

use std::borrow::Cow;

use serde::Deserialize;

use super::{BASE, Contender, Refused};
use crate::answer;
use crate::declared::{self, Priority, Sort};

/// Has no state: the derive cannot reuse memory.
#[derive(Debug, Default)]
pub(super) struct SerdeDerive;

impl Contender for SerdeDerive {
    fn name(&self) -> &'static str {
        BASE
    }

    fn tiny(&mut self, arguments: &[u8]) -> Result<u64, Refused> {
        let Tiny { city, days } = read(arguments)?;
        require(days <= 16)?;
        Ok(answer::tiny(&city, days))
    }

    fn search(&mut self, arguments: &[u8]) -> Result<u64, Refused> {
        let Search { query, limit, min_score, exact, sort, cursor } = read(arguments)?;
        require((1..=1000).contains(&limit) && (0.0..=1.0).contains(&min_score))?;
        Ok(answer::search(&query, limit, min_score, exact, sort, cursor))
    }

    fn mail(&mut self, arguments: &[u8]) -> Result<u64, Refused> {
        let it: Mail<'_> = read(arguments)?;
        require(it.retries <= 10)?;
        let texts = [&*it.from, &it.to, &it.subject, &it.body];
        Ok(answer::mail(texts, it.cc.as_ref().map(|cc| &*cc.0), it.priority, it.retries, it.delay, it.html, it.thread))
    }

    fn write(&mut self, arguments: &[u8]) -> Result<u64, Refused> {
        let Write { path, content, mode } = read(arguments)?;
        Ok(answer::write(&path, &content, mode))
    }

    fn order(&mut self, arguments: &[u8]) -> Result<u64, Refused> {
        let Order { customer, address, orders, notify } = read(arguments)?;
        require(orders.len() <= 512 && orders.iter().all(Item::in_range))?;
        let Address { street, city, zip, country } = &address;
        let address = declared::Address { street, city, zip, country };
        Ok(answer::order(&customer, address, orders.iter().map(Item::borrowed), notify))
    }
}

fn read<'a, T: Deserialize<'a>>(arguments: &'a [u8]) -> Result<T, Refused> {
    serde_json::from_slice(arguments).map_err(|_| Refused)
}

fn require(fits: bool) -> Result<(), Refused> {
    if fits { Ok(()) } else { Err(Refused) }
}

/// A text that borrows if it can, for options: a plain `Option<Cow<str>>` would always own it.
#[derive(Deserialize)]
#[serde(transparent)]
struct Text<'a>(#[serde(borrow)] Cow<'a, str>);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tiny<'a> {
    #[serde(borrow)]
    city: Cow<'a, str>,
    days: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Search<'a> {
    #[serde(borrow)]
    query: Cow<'a, str>,
    limit: u32,
    min_score: f64,
    exact: bool,
    sort: Sort,
    cursor: Option<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mail<'a> {
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Write<'a> {
    #[serde(borrow)]
    path: Cow<'a, str>,
    #[serde(borrow)]
    content: Cow<'a, str>,
    mode: Option<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Order<'a> {
    #[serde(borrow)]
    customer: Cow<'a, str>,
    #[serde(borrow)]
    address: Address<'a>,
    #[serde(borrow)]
    orders: Vec<Item<'a>>,
    notify: bool,
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
