//! jiter's pull API. What it gives as text is borrowed from the parser until its next step, so every text is copied;
//! its own scratch is kept from call to call. Without the feature `num-bigint`, which would make wide integers.

mod steps;

use core::mem;

use jiter::Jiter;

use super::{Contender, Refused, priority_named, require, sort_named};
use crate::answer;
use crate::declared::{Address, Item, Priority, Sort};
use crate::payloads::Tool;
use steps::take;

/// The scratch in which jiter decodes escapes.
#[derive(Debug, Default)]
pub(super) struct JiterPull {
    tape: Vec<u8>,
}

impl Contender for JiterPull {
    fn name(&self) -> &'static str {
        super::JITER
    }

    fn call(&mut self, tool: Tool, arguments: &[u8]) -> Result<u64, Refused> {
        let mut pull = Pull(Jiter::with_tape(arguments, mem::take(&mut self.tape)));
        let answer = match tool {
            Tool::Tiny => pull.tiny(),
            Tool::Search => pull.search(),
            Tool::Mail => pull.mail(),
            Tool::Write => pull.write(),
            Tool::Order => pull.order(),
        };
        self.tape = pull.0.into_tape();
        answer
    }
}

struct Pull<'j>(Jiter<'j>);

impl Pull<'_> {
    fn tiny(&mut self) -> Result<u64, Refused> {
        let (mut city, mut days) = (String::new(), 0);
        let named = |key: &str| match key {
            "city" => Some(0),
            "days" => Some(1),
            _ => None,
        };
        self.record(named, 0b11, |pull, field| match field {
            0 => pull.text(&mut city),
            _ => pull.unsigned(0, 16, &mut days),
        })?;
        self.finish()?;
        Ok(answer::tiny(&city, days))
    }

    fn search(&mut self) -> Result<u64, Refused> {
        let (mut query, mut limit, mut score, mut exact) = (String::new(), 0, 0.0, false);
        let (mut sort, mut cursor) = (Sort::Relevance, None);
        let named = |key: &str| match key {
            "query" => Some(0),
            "limit" => Some(1),
            "min_score" => Some(2),
            "exact" => Some(3),
            "sort" => Some(4),
            "cursor" => Some(5),
            _ => None,
        };
        self.record(named, 0b1_1111, |pull, field| match field {
            0 => pull.text(&mut query),
            1 => pull.unsigned(1, 1000, &mut limit),
            2 => pull.float(0.0, 1.0, &mut score),
            3 => take(pull.0.next_bool(), &mut exact),
            4 => pull.name(sort_named, &mut sort),
            _ => pull.option(Self::signed, &mut cursor),
        })?;
        self.finish()?;
        Ok(answer::search(&query, limit, score, exact, sort, cursor))
    }

    fn mail(&mut self) -> Result<u64, Refused> {
        let [mut from, mut to, mut subject, mut body] = [const { String::new() }; 4];
        let (mut cc, mut priority, mut retries) = (None, Priority::Low, 0);
        let (mut delay, mut html, mut thread) = (0.0, false, 0);
        let named = |key: &str| match key {
            "from" => Some(0),
            "to" => Some(1),
            "cc" => Some(2),
            "subject" => Some(3),
            "body" => Some(4),
            "priority" => Some(5),
            "retries" => Some(6),
            "delay" => Some(7),
            "html" => Some(8),
            "thread" => Some(9),
            _ => None,
        };
        self.record(named, 0b11_1111_1011, |pull, field| match field {
            0 => pull.text(&mut from),
            1 => pull.text(&mut to),
            2 => pull.option(Self::text, &mut cc),
            3 => pull.text(&mut subject),
            4 => pull.text(&mut body),
            5 => pull.name(priority_named, &mut priority),
            6 => pull.unsigned(0, 10, &mut retries),
            7 => pull.float(f64::MIN, f64::MAX, &mut delay),
            8 => take(pull.0.next_bool(), &mut html),
            _ => pull.signed(&mut thread),
        })?;
        self.finish()?;
        Ok(answer::mail([&from, &to, &subject, &body], cc.as_deref(), priority, retries, delay, html, thread))
    }

    fn write(&mut self) -> Result<u64, Refused> {
        let (mut path, mut content, mut mode) = (String::new(), String::new(), None);
        let named = |key: &str| match key {
            "path" => Some(0),
            "content" => Some(1),
            "mode" => Some(2),
            _ => None,
        };
        self.record(named, 0b11, |pull, field| match field {
            0 => pull.text(&mut path),
            1 => pull.text(&mut content),
            _ => pull.option(|pull, mode| pull.unsigned(0, u32::MAX, mode), &mut mode),
        })?;
        self.finish()?;
        Ok(answer::write(&path, &content, mode))
    }

    fn order(&mut self) -> Result<u64, Refused> {
        let (mut customer, mut notify) = (String::new(), false);
        let (mut place, mut lines) = (Place::default(), Vec::new());
        let named = |key: &str| match key {
            "customer" => Some(0),
            "address" => Some(1),
            "orders" => Some(2),
            "notify" => Some(3),
            _ => None,
        };
        self.record(named, 0b1111, |pull, field| match field {
            0 => pull.text(&mut customer),
            1 => pull.address(&mut place),
            2 => pull.orders(&mut lines),
            _ => take(pull.0.next_bool(), &mut notify),
        })?;
        self.finish()?;
        let Place { street, city, zip, country } = &place;
        let address = Address { street, city, zip, country };
        Ok(answer::order(&customer, address, lines.iter().map(Line::item), notify))
    }

    fn address(&mut self, place: &mut Place) -> Result<(), Refused> {
        let Place { street, city, zip, country } = place;
        let named = |key: &str| match key {
            "street" => Some(0),
            "city" => Some(1),
            "zip" => Some(2),
            "country" => Some(3),
            _ => None,
        };
        self.record(named, 0b1111, |pull, field| match field {
            0 => pull.text(street),
            1 => pull.text(city),
            2 => pull.text(zip),
            _ => pull.text(country),
        })
    }

    fn orders(&mut self, lines: &mut Vec<Line>) -> Result<(), Refused> {
        let mut next = self.0.next_array().map_err(|_| Refused)?;
        while next.is_some() {
            require(lines.len() < 512)?;
            let mut line = Line::default();
            self.line(&mut line)?;
            lines.push(line);
            next = self.0.array_step().map_err(|_| Refused)?;
        }
        Ok(())
    }

    fn line(&mut self, line: &mut Line) -> Result<(), Refused> {
        let Line { sku, qty, price, note } = line;
        let named = |key: &str| match key {
            "sku" => Some(0),
            "qty" => Some(1),
            "price" => Some(2),
            "note" => Some(3),
            _ => None,
        };
        self.record(named, 0b111, |pull, field| match field {
            0 => pull.text(sku),
            1 => pull.unsigned(1, 10_000, qty),
            2 => pull.float(0.0, f64::MAX, price),
            _ => pull.option(Self::text, note),
        })
    }
}

/// An address with texts of its own.
#[derive(Default)]
struct Place {
    street: String,
    city: String,
    zip: String,
    country: String,
}

/// A line of an order with texts of its own.
#[derive(Default)]
struct Line {
    sku: String,
    qty: u32,
    price: f64,
    note: Option<String>,
}

impl Line {
    fn item(&self) -> Item<'_> {
        let Self { sku, qty, price, note } = self;
        Item { sku, qty: *qty, price: *price, note: note.as_deref() }
    }
}
