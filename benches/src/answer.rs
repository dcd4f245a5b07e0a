//! What a tool of the benches does: it folds its arguments into one number, so that contenders can be compared.
//!
//! Each function is a call that the optimiser cannot look into. While the clock runs, numbers and the lengths of
//! texts are only added up, since a tool that read 8 KB would drown what is measured; inside [`exact`] every byte
//! counts, and so does its place.

use std::cell::Cell;
use std::hint::black_box;

use crate::contenders::Refused;
use crate::declared::{Address, Item, Priority, Sort};

/// Does the work with answers that depend on every byte of every text.
pub fn exact<T>(work: impl FnOnce() -> T) -> T {
    EXACT.set(true);
    let result = work();
    EXACT.set(false);
    result
}

/// The answer that a reply tells as text; while the clock runs, no more than the length of that text.
///
/// # Errors
/// If the text is no number.
pub fn told(text: &str) -> Result<u64, Refused> {
    if EXACT.get() { text.parse().map_err(|_| Refused) } else { Ok(black_box(text).len() as u64) }
}

/// Answer of the tool `tiny`.
#[inline(never)]
pub fn tiny(city: &str, days: u8) -> u64 {
    Sum::new(1).text(city).number(days).done()
}

/// Answer of the tool `search`.
#[inline(never)]
pub fn search(query: &str, limit: u32, min_score: f64, exact: bool, sort: Sort, cursor: Option<i64>) -> u64 {
    let sum = Sum::new(2).text(query).number(limit).float(min_score);
    sum.number(exact).number(sort as u8).signed(cursor).done()
}

/// Answer of the tool `mail`; the texts are from, to, subject and body.
#[inline(never)]
pub fn mail(
    texts: [&str; 4],
    cc: Option<&str>,
    priority: Priority,
    retries: u8,
    delay: f64,
    html: bool,
    thread: i64,
) -> u64 {
    let sum = texts.into_iter().fold(Sum::new(3), Sum::text).optional(cc).number(priority as u8);
    sum.number(retries).float(delay).number(html).signed(Some(thread)).done()
}

/// Answer of the tool `write`.
#[inline(never)]
pub fn write(path: &str, content: &str, mode: Option<u32>) -> u64 {
    Sum::new(4).text(path).text(content).signed(mode.map(i64::from)).done()
}

/// Answer of the tool `order`.
#[inline(never)]
pub fn order<'a>(customer: &str, address: Address<'_>, items: impl Iterator<Item = Item<'a>>, notify: bool) -> u64 {
    let Address { street, city, zip, country } = address;
    let sum = [customer, street, city, zip, country].into_iter().fold(Sum::new(5), Sum::text);
    items
        .fold(sum, |sum, Item { sku, qty, price, note }| sum.text(sku).number(qty).float(price).optional(note))
        .number(notify)
        .done()
}

struct Sum {
    sum: u64,
    exact: bool,
}

impl Sum {
    fn new(tool: u64) -> Self {
        Self { sum: tool, exact: EXACT.get() }
    }

    #[inline(always)]
    fn number(self, number: impl Into<u64>) -> Self {
        let number = number.into();
        if self.exact { self.mix(number) } else { Self { sum: self.sum.wrapping_add(number), ..self } }
    }

    #[inline(always)]
    fn float(self, number: f64) -> Self {
        self.number(number.to_bits())
    }

    #[inline(always)]
    fn signed(self, number: Option<i64>) -> Self {
        let present = self.number(number.is_some());
        present.number(number.unwrap_or_default().cast_unsigned())
    }

    #[inline(always)]
    fn text(self, text: &str) -> Self {
        let text = black_box(text);
        let sum = self.number(text.len() as u64);
        if sum.exact { sum.bytes(text) } else { sum }
    }

    #[inline(always)]
    fn optional(self, text: Option<&str>) -> Self {
        self.number(text.is_some()).text(text.unwrap_or_default())
    }

    #[cold]
    fn mix(self, number: u64) -> Self {
        Self { sum: (self.sum ^ number).wrapping_mul(FACTOR).rotate_left(29), ..self }
    }

    #[cold]
    fn bytes(self, text: &str) -> Self {
        text.bytes().map(u64::from).fold(self, Self::mix)
    }

    fn done(self) -> u64 {
        black_box(self.sum)
    }
}

const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;

thread_local! {
    static EXACT: Cell<bool> = const { Cell::new(false) };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_argument_counts() {
        exact(|| {
            let known = tiny("Paris", 3);
            assert_eq!(known, tiny("Paris", 3));
            for (city, days) in [("Parig", 3), ("Pari", 3), ("Paris", 4)] {
                assert_ne!(known, tiny(city, days));
            }
            assert_ne!(write("a", "b", None), write("a", "b", Some(0)));
            assert_ne!(write("ab", "c", None), write("a", "bc", None));
        });
    }

    #[test]
    fn while_the_clock_runs_the_length_of_a_text_counts() {
        assert_eq!(tiny("Paris", 3), tiny("Milan", 3));
        assert_ne!(tiny("Paris", 3), tiny("Rome", 3));
    }
}
