//! simd-json -> slots: a tape with all memory reused, walked straight into the typed slots of each tool. It parses in place, so the copy of the input
//! that a caller needs belongs to it; the copy is padded, which spares simd-json a second one.

mod walk;

use core::mem;

use simd_json::{Buffers, INPUT_PADDING, Tape};

use super::{Contender, Refused, priority_named, sort_named};
use crate::answer;
use crate::declared::{Address, Item, Priority, Sort};
use crate::payloads::Tool;
use walk::Walk;

/// The memory that is kept from call to call: with it, simd-json does not touch the heap.
pub(super) struct SimdTape {
    input: Vec<u8>,
    buffers: Buffers,
    tape: Tape<'static>,
}

impl Default for SimdTape {
    fn default() -> Self {
        Self { input: Vec::new(), buffers: Buffers::default(), tape: Tape(Vec::new()) }
    }
}

impl Contender for SimdTape {
    fn name(&self) -> &'static str {
        super::TAPE
    }

    fn call(&mut self, tool: Tool, arguments: &[u8]) -> Result<u64, Refused> {
        match tool {
            Tool::Tiny => self.walk(arguments, tiny),
            Tool::Search => self.walk(arguments, search),
            Tool::Mail => self.walk(arguments, mail),
            Tool::Write => self.walk(arguments, write),
            Tool::Order => self.walk(arguments, order),
        }
    }
}

impl SimdTape {
    #[inline(always)]
    fn walk(
        &mut self,
        arguments: &[u8],
        tool: impl FnOnce(Walk<'_, '_>) -> Result<u64, Refused>,
    ) -> Result<u64, Refused> {
        // What lies behind the document may hold anything, so old bytes need no clearing.
        let padded = arguments.len() + INPUT_PADDING;
        if self.input.len() < padded {
            self.input.resize(padded, 0);
        }
        let input = &mut self.input[..padded];
        input[..arguments.len()].copy_from_slice(arguments);
        let mut tape = mem::replace(&mut self.tape, Tape(Vec::new())).reset();
        let answer = match simd_json::fill_tape_padded(input, arguments.len(), &mut self.buffers, &mut tape) {
            Ok(()) => tool(Walk::new(&tape.0)),
            Err(_) => Err(Refused),
        };
        self.tape = tape.reset();
        answer
    }
}

fn tiny(mut walk: Walk<'_, '_>) -> Result<u64, Refused> {
    let (mut city, mut days) = ("", 0);
    walk.record(0b11, |walk, key| match key {
        "city" => walk.text(&mut city).map(|()| 0),
        "days" => walk.unsigned(0, 16, &mut days).map(|()| 1),
        _ => Err(Refused),
    })?;
    Ok(answer::tiny(city, days))
}

fn search(mut walk: Walk<'_, '_>) -> Result<u64, Refused> {
    let (mut query, mut limit, mut score, mut exact) = ("", 0, 0.0, false);
    let (mut sort, mut cursor) = (Sort::Relevance, None);
    walk.record(0b1_1111, |walk, key| match key {
        "query" => walk.text(&mut query).map(|()| 0),
        "limit" => walk.unsigned(1, 1000, &mut limit).map(|()| 1),
        "min_score" => walk.float(0.0, 1.0, &mut score).map(|()| 2),
        "exact" => walk.boolean(&mut exact).map(|()| 3),
        "sort" => walk.name(sort_named, &mut sort).map(|()| 4),
        "cursor" => walk.option(Walk::signed, &mut cursor).map(|()| 5),
        _ => Err(Refused),
    })?;
    Ok(answer::search(query, limit, score, exact, sort, cursor))
}

fn mail(mut walk: Walk<'_, '_>) -> Result<u64, Refused> {
    let (mut from, mut to, mut cc, mut subject, mut body) = ("", "", None, "", "");
    let (mut priority, mut retries, mut delay, mut html, mut thread) = (Priority::Low, 0, 0.0, false, 0);
    walk.record(0b11_1111_1011, |walk, key| match key {
        "from" => walk.text(&mut from).map(|()| 0),
        "to" => walk.text(&mut to).map(|()| 1),
        "cc" => walk.option(Walk::text, &mut cc).map(|()| 2),
        "subject" => walk.text(&mut subject).map(|()| 3),
        "body" => walk.text(&mut body).map(|()| 4),
        "priority" => walk.name(priority_named, &mut priority).map(|()| 5),
        "retries" => walk.unsigned(0, 10, &mut retries).map(|()| 6),
        "delay" => walk.float(f64::MIN, f64::MAX, &mut delay).map(|()| 7),
        "html" => walk.boolean(&mut html).map(|()| 8),
        "thread" => walk.signed(&mut thread).map(|()| 9),
        _ => Err(Refused),
    })?;
    Ok(answer::mail([from, to, subject, body], cc, priority, retries, delay, html, thread))
}

fn write(mut walk: Walk<'_, '_>) -> Result<u64, Refused> {
    let (mut path, mut content, mut mode) = ("", "", None);
    walk.record(0b11, |walk, key| match key {
        "path" => walk.text(&mut path).map(|()| 0),
        "content" => walk.text(&mut content).map(|()| 1),
        "mode" => walk.option(|walk, mode| walk.unsigned(0, u32::MAX, mode), &mut mode).map(|()| 2),
        _ => Err(Refused),
    })?;
    Ok(answer::write(path, content, mode))
}

fn order(mut walk: Walk<'_, '_>) -> Result<u64, Refused> {
    let (mut customer, mut notify) = ("", false);
    let mut place = Address::default();
    let mut items = Vec::new();
    walk.record(0b1111, |walk, key| match key {
        "customer" => walk.text(&mut customer).map(|()| 0),
        "address" => address(walk, &mut place).map(|()| 1),
        "orders" => walk.list(512, item, &mut items).map(|()| 2),
        "notify" => walk.boolean(&mut notify).map(|()| 3),
        _ => Err(Refused),
    })?;
    Ok(answer::order(customer, place, items.into_iter(), notify))
}

fn address<'i>(walk: &mut Walk<'_, 'i>, address: &mut Address<'i>) -> Result<(), Refused> {
    let Address { street, city, zip, country } = address;
    walk.record(0b1111, |walk, key| match key {
        "street" => walk.text(street).map(|()| 0),
        "city" => walk.text(city).map(|()| 1),
        "zip" => walk.text(zip).map(|()| 2),
        "country" => walk.text(country).map(|()| 3),
        _ => Err(Refused),
    })
}

fn item<'i>(walk: &mut Walk<'_, 'i>, item: &mut Item<'i>) -> Result<(), Refused> {
    let Item { sku, qty, price, note } = item;
    walk.record(0b111, |walk, key| match key {
        "sku" => walk.text(sku).map(|()| 0),
        "qty" => walk.unsigned(1, 10_000, qty).map(|()| 1),
        "price" => walk.float(0.0, f64::MAX, price).map(|()| 2),
        "note" => walk.option(Walk::text, note).map(|()| 3),
        _ => Err(Refused),
    })
}
