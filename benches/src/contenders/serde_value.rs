//! A `serde_json::Value` and its getters: the document as a tree first, then every argument by its key.

use serde_json::{Map, Value};

use super::{Contender, Refused, priority_named, require, sort_named};
use crate::answer;
use crate::declared::{Address, Item};
use crate::payloads::Tool;

/// Has no state: the tree is made anew for each call.
#[derive(Debug, Default)]
pub(super) struct SerdeValue;

impl Contender for SerdeValue {
    fn name(&self) -> &'static str {
        super::TREE
    }

    fn call(&mut self, tool: Tool, arguments: &[u8]) -> Result<u64, Refused> {
        let value: Value = serde_json::from_slice(arguments).map_err(|_| Refused)?;
        match tool {
            Tool::Tiny => tiny(&value),
            Tool::Search => search(&value),
            Tool::Mail => mail(&value),
            Tool::Write => write(&value),
            Tool::Order => order(&value),
        }
    }
}

fn tiny(value: &Value) -> Result<u64, Refused> {
    let it = Record::of(value, |key| matches!(key, "city" | "days"))?;
    Ok(answer::tiny(it.text("city")?, it.unsigned("days", 0, 16)?))
}

fn search(value: &Value) -> Result<u64, Refused> {
    let known = |key: &str| matches!(key, "query" | "limit" | "min_score" | "exact" | "sort" | "cursor");
    let it = Record::of(value, known)?;
    let score = it.float("min_score")?;
    require((0.0..=1.0).contains(&score))?;
    let sort = sort_named(it.text("sort")?).ok_or(Refused)?;
    let cursor = it.optional("cursor", Value::as_i64)?;
    Ok(answer::search(it.text("query")?, it.unsigned("limit", 1, 1000)?, score, it.boolean("exact")?, sort, cursor))
}

fn mail(value: &Value) -> Result<u64, Refused> {
    let it = Record::of(value, |key| {
        let text = matches!(key, "from" | "to" | "cc" | "subject" | "body" | "priority");
        text || matches!(key, "retries" | "delay" | "html" | "thread")
    })?;
    let texts = [it.text("from")?, it.text("to")?, it.text("subject")?, it.text("body")?];
    let priority = priority_named(it.text("priority")?).ok_or(Refused)?;
    let thread = it.0.get("thread").and_then(Value::as_i64).ok_or(Refused)?;
    let cc = it.optional("cc", Value::as_str)?;
    let retries = it.unsigned("retries", 0, 10)?;
    Ok(answer::mail(texts, cc, priority, retries, it.float("delay")?, it.boolean("html")?, thread))
}

fn write(value: &Value) -> Result<u64, Refused> {
    let it = Record::of(value, |key| matches!(key, "path" | "content" | "mode"))?;
    let mode = it.optional("mode", |mode| mode.as_u64().and_then(|mode| mode.try_into().ok()))?;
    Ok(answer::write(it.text("path")?, it.text("content")?, mode))
}

fn order(value: &Value) -> Result<u64, Refused> {
    let it = Record::of(value, |key| matches!(key, "customer" | "address" | "orders" | "notify"))?;
    let place = it.0.get("address").ok_or(Refused)?;
    let place = Record::of(place, |key| matches!(key, "street" | "city" | "zip" | "country"))?;
    let [street, city] = [place.text("street")?, place.text("city")?];
    let address = Address { street, city, zip: place.text("zip")?, country: place.text("country")? };
    let list = it.0.get("orders").and_then(Value::as_array).ok_or(Refused)?;
    require(list.len() <= 512)?;
    let items: Vec<Item<'_>> = list.iter().map(item).collect::<Result<_, _>>()?;
    Ok(answer::order(it.text("customer")?, address, items.into_iter(), it.boolean("notify")?))
}

fn item(value: &Value) -> Result<Item<'_>, Refused> {
    let it = Record::of(value, |key| matches!(key, "sku" | "qty" | "price" | "note"))?;
    let price = it.float("price")?;
    require(price >= 0.0)?;
    let note = it.optional("note", Value::as_str)?;
    Ok(Item { sku: it.text("sku")?, qty: it.unsigned("qty", 1, 10_000)?, price, note })
}

/// A record of which every key is known.
struct Record<'v>(&'v Map<String, Value>);

impl<'v> Record<'v> {
    fn of(value: &'v Value, known: impl Fn(&str) -> bool) -> Result<Self, Refused> {
        let map = value.as_object().ok_or(Refused)?;
        require(map.keys().all(|key| known(key)))?;
        Ok(Self(map))
    }

    fn text(&self, key: &str) -> Result<&'v str, Refused> {
        self.0.get(key).and_then(Value::as_str).ok_or(Refused)
    }

    fn unsigned<T: TryFrom<u64> + PartialOrd>(&self, key: &str, least: T, most: T) -> Result<T, Refused> {
        let number = self.0.get(key).and_then(Value::as_u64).and_then(|number| T::try_from(number).ok());
        number.filter(|number| (least..=most).contains(number)).ok_or(Refused)
    }

    fn float(&self, key: &str) -> Result<f64, Refused> {
        self.0.get(key).and_then(Value::as_f64).ok_or(Refused)
    }

    fn boolean(&self, key: &str) -> Result<bool, Refused> {
        self.0.get(key).and_then(Value::as_bool).ok_or(Refused)
    }

    fn optional<T>(&self, key: &str, read: impl Fn(&'v Value) -> Option<T>) -> Result<Option<T>, Refused> {
        match self.0.get(key) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => read(value).map(Some).ok_or(Refused),
        }
    }
}
