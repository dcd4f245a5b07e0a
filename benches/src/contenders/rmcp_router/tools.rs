//! The tools as one declares them for rmcp. Its arguments must own their texts, since they are read from a tree that is
//! used up; bounds are checked in the tool.

use rmcp::handler::server::wrapper::Parameters;
use rmcp::schemars::{self, JsonSchema};
use rmcp::{ServerHandler, tool, tool_router};
use serde::Deserialize;

use super::super::{priority_named, require, sort_named};
use crate::answer;
use crate::declared;

/// Has no state.
#[derive(Clone, Debug)]
pub(super) struct Tools;

impl ServerHandler for Tools {}

#[tool_router(vis = "pub(super)")]
impl Tools {
    #[tool(description = "Weather of a city.")]
    fn tiny(&self, Parameters(it): Parameters<Tiny>) -> Result<String, String> {
        fits(it.days <= 16)?;
        Ok(answer::tiny(&it.city, it.days).to_string())
    }

    #[tool(description = "Search the code of all projects.")]
    fn search(&self, Parameters(it): Parameters<Search>) -> Result<String, String> {
        fits((1..=1000).contains(&it.limit) && (0.0..=1.0).contains(&it.min_score))?;
        let sort = sort_named(&it.sort).ok_or("no such order")?;
        Ok(answer::search(&it.query, it.limit, it.min_score, it.exact, sort, it.cursor).to_string())
    }

    #[tool(description = "Send a mail.")]
    fn mail(&self, Parameters(it): Parameters<Mail>) -> Result<String, String> {
        fits(it.retries <= 10)?;
        let priority = priority_named(&it.priority).ok_or("no such priority")?;
        let texts = [it.from.as_str(), &it.to, &it.subject, &it.body];
        Ok(answer::mail(texts, it.cc.as_deref(), priority, it.retries, it.delay, it.html, it.thread).to_string())
    }

    #[tool(description = "Write a file.")]
    fn write(&self, Parameters(it): Parameters<Write>) -> Result<String, String> {
        Ok(answer::write(&it.path, &it.content, it.mode).to_string())
    }

    #[tool(description = "Place an order.")]
    fn order(&self, Parameters(it): Parameters<Order>) -> Result<String, String> {
        fits(it.orders.len() <= 512 && it.orders.iter().all(Item::in_range))?;
        let Address { street, city, zip, country } = &it.address;
        let address = declared::Address { street, city, zip, country };
        Ok(answer::order(&it.customer, address, it.orders.iter().map(Item::borrowed), it.notify).to_string())
    }
}

fn fits(fits: bool) -> Result<(), String> {
    require(fits).map_err(|_| "out of range".to_owned())
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Tiny {
    city: String,
    days: u8,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Search {
    query: String,
    limit: u32,
    min_score: f64,
    exact: bool,
    sort: String,
    cursor: Option<i64>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Mail {
    from: String,
    to: String,
    cc: Option<String>,
    subject: String,
    body: String,
    priority: String,
    retries: u8,
    delay: f64,
    html: bool,
    thread: i64,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Write {
    path: String,
    content: String,
    mode: Option<u32>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Order {
    customer: String,
    address: Address,
    orders: Vec<Item>,
    notify: bool,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Address {
    street: String,
    city: String,
    zip: String,
    country: String,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Item {
    sku: String,
    qty: u32,
    price: f64,
    note: Option<String>,
}

impl Item {
    fn in_range(&self) -> bool {
        (1..=10_000).contains(&self.qty) && self.price >= 0.0
    }

    fn borrowed(&self) -> declared::Item<'_> {
        let Self { sku, qty, price, note } = self;
        declared::Item { sku, qty: *qty, price: *price, note: note.as_deref() }
    }
}
