//! The limit: a reader that knows the layout, so that only values are left to read. It steps over keys without a look,
//! counts nothing and notices nothing that is missing. What others need beyond it is what checking keys costs them.
//!
//! It is safe code and takes 8 bytes at a time where a text is full of escapes; there a reader with wider steps beats it.
//! It reads what this package writes without white space and in declared order, and refuses or misreads all else.

mod at;

use super::{Contender, Refused, priority_named, require, sort_named};
use crate::answer;
use crate::declared::{Address, Item};
use crate::payloads::Tool;
use at::At;

/// The memory for texts with escapes.
#[derive(Debug, Default)]
pub(super) struct Limit {
    plain: Vec<u8>,
}

impl Contender for Limit {
    fn name(&self) -> &'static str {
        super::LIMIT
    }

    fn call(&mut self, tool: Tool, arguments: &[u8]) -> Result<u64, Refused> {
        let mut at = At::start(arguments)?;
        match tool {
            Tool::Tiny => tiny(&mut at),
            Tool::Search => search(&mut at),
            Tool::Mail => mail(&mut at),
            Tool::Write => write(&mut at, &mut self.plain),
            Tool::Order => order(&mut at),
        }
    }
}

fn tiny(at: &mut At<'_>) -> Result<u64, Refused> {
    let city = at.text(r#"{"city":"#)?;
    let days = at.unsigned(r#","days":"#)?;
    at.end("}")?;
    require(days <= 16)?;
    Ok(answer::tiny(city, days as u8))
}

fn search(at: &mut At<'_>) -> Result<u64, Refused> {
    let query = at.text(r#"{"query":"#)?;
    let limit = at.unsigned(r#","limit":"#)?;
    let score = at.float(r#","min_score":"#)?;
    let exact = at.boolean(r#","exact":"#)?;
    let sort = sort_named(at.text(r#","sort":"#)?).ok_or(Refused)?;
    let cursor = at.optional(|at| at.signed(r#","cursor":"#))?;
    at.end("}")?;
    require((1..=1000).contains(&limit) && (0.0..=1.0).contains(&score))?;
    Ok(answer::search(query, limit as u32, score, exact, sort, cursor))
}

fn mail(at: &mut At<'_>) -> Result<u64, Refused> {
    let from = at.text(r#"{"from":"#)?;
    let to = at.text(r#","to":"#)?;
    // The one key that may be absent is told by its first letter; the next one begins otherwise.
    let cc = if at.is_next(r#","c"#) { Some(at.text(r#","cc":"#)?) } else { None };
    let subject = at.text(r#","subject":"#)?;
    let body = at.text(r#","body":"#)?;
    let priority = priority_named(at.text(r#","priority":"#)?).ok_or(Refused)?;
    let retries = at.unsigned(r#","retries":"#)?;
    let delay = at.float(r#","delay":"#)?;
    let html = at.boolean(r#","html":"#)?;
    let thread = at.signed(r#","thread":"#)?;
    at.end("}")?;
    require(retries <= 10)?;
    Ok(answer::mail([from, to, subject, body], cc, priority, retries as u8, delay, html, thread))
}

fn write(at: &mut At<'_>, plain: &mut Vec<u8>) -> Result<u64, Refused> {
    let path = at.text(r#"{"path":"#)?;
    let content = at.escaped(r#","content":"#, plain)?;
    let mode = at.optional(|at| at.unsigned(r#","mode":"#))?;
    at.end("}")?;
    Ok(answer::write(path, content, mode.map(u32::try_from).transpose().map_err(|_| Refused)?))
}

fn order(at: &mut At<'_>) -> Result<u64, Refused> {
    let customer = at.text(r#"{"customer":"#)?;
    let street = at.text(r#","address":{"street":"#)?;
    let city = at.text(r#","city":"#)?;
    let zip = at.text(r#","zip":"#)?;
    let address = Address { street, city, zip, country: at.text(r#","country":"#)? };
    let mut items = Vec::new();
    at.skip(r#"},"orders":"#);
    while !at.is_next("]") {
        items.push(item(at)?);
    }
    let notify = at.boolean(r#"],"notify":"#)?;
    at.end("}")?;
    require(items.len() <= 512)?;
    Ok(answer::order(customer, address, items.into_iter(), notify))
}

/// With the bracket or the comma before it.
fn item<'a>(at: &mut At<'a>) -> Result<Item<'a>, Refused> {
    let sku = at.text(r#",{"sku":"#)?;
    let qty = at.unsigned(r#","qty":"#)?;
    let price = at.float(r#","price":"#)?;
    let note = at.optional(|at| at.text_or_null(r#","note":"#))?.flatten();
    at.skip("}");
    require((1..=10_000).contains(&qty) && price >= 0.0)?;
    Ok(Item { sku, qty: qty as u32, price, note })
}
